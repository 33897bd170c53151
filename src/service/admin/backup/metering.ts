import { createHash } from 'node:crypto'
import { Transform, type TransformCallback } from 'node:stream'

/** What identifies bytes. */
export interface Measured {
  readonly bytes: number
  /** In lower-case hexadecimal. */
  readonly sha256: string
}

/** Passes bytes on and measures them. */
export class Meter extends Transform {
  readonly #hash = createHash('sha256')
  #bytes = 0

  override _transform(chunk: Buffer, _encoding: string, done: TransformCallback): void {
    this.#hash.update(chunk)
    this.#bytes += chunk.length
    done(null, chunk)
  }

  /** To be asked once, when all bytes have passed. */
  measured(): Measured {
    return { bytes: this.#bytes, sha256: this.#hash.digest('hex') }
  }
}

/** Passes bytes on and ends with an error when they are not the expected ones. */
export class Check extends Meter {
  readonly #expected: Measured
  readonly #failure: () => Error

  constructor({ bytes, sha256 }: Measured, failure: () => Error) {
    super()
    this.#expected = { bytes, sha256 }
    this.#failure = failure
  }

  override _flush(done: TransformCallback): void {
    const { bytes, sha256 } = this.measured()
    done(bytes === this.#expected.bytes && sha256 === this.#expected.sha256 ? null : this.#failure())
  }
}
