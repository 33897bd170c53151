import type { Readable } from 'node:stream'
import { Pool } from 'undici'
import type { CallShape } from '#contract/call.ts'
import { type CallHeaders, V1Unreachable } from './call.ts'
import { pathOf } from './v1-client.ts'

/** A form on its way to v1, as it comes from the browser. */
export interface SentForm {
  readonly body: Readable
  /** With its boundary. */
  readonly contentType: string
  /** In bytes; undefined when the browser did not say. */
  readonly length: number | undefined
}

/** v1's answer, of any status; the body must be read or destroyed. */
export interface TransferAnswer {
  readonly status: number
  readonly header: (name: string) => string | undefined
  readonly body: Readable
}

/** What an address says of a transfer: the parameters of its path, and its query. */
export interface TransferGiven {
  readonly params: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
}

/**
 * Performs one call of the contract that carries a file, in either direction, without holding the file.
 *
 * @param form what an upload sends; null for a download
 * @param signal ends the call, for a caller who is gone
 * @throws V1Unreachable when v1 could not be reached in time
 */
export type TransferV1 = (
  call: CallShape,
  given: TransferGiven,
  headers: CallHeaders,
  form: SentForm | null,
  signal: AbortSignal,
) => Promise<TransferAnswer>

export interface FileClientOptions {
  /** Where v1 listens, with its path: `http://127.0.0.1:4000/v1`. */
  readonly baseUrl: string
  /** Milliseconds without a byte of an answer; 30,000 unless told. */
  readonly timeout?: number
}

export interface FileClient {
  readonly transfer: TransferV1
  readonly close: () => Promise<void>
}

/** Connections to v1 for files only, so that slow ones never keep the other calls waiting. */
export const createFileClient = ({ baseUrl, timeout = 30_000 }: FileClientOptions): FileClient => {
  const { origin, pathname } = new URL(baseUrl)
  const prefix = pathname.replace(/\/$/, '')
  const pool = new Pool(origin, {
    connections: 64,
    connect: { timeout: Math.min(timeout, 5_000) },
    headersTimeout: timeout,
    bodyTimeout: timeout,
  })
  const transfer: TransferV1 = async (call, given, headers, form, signal) => {
    const path = prefix + pathOf(call, given)
    const known = Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== undefined)
    const described: Record<string, string> =
      form === null
        ? {}
        : {
            'content-type': form.contentType,
            ...(form.length === undefined ? {} : { 'content-length': String(form.length) }),
          }
    try {
      const answer = await pool.request({
        method: call.method,
        path,
        headers: { ...Object.fromEntries(known), ...described },
        body: form?.body ?? null,
        signal,
      })
      const header = (name: string): string | undefined => {
        const value = answer.headers[name]
        return Array.isArray(value) ? value[0] : value
      }
      return { status: answer.statusCode, header, body: answer.body }
    } catch (error) {
      throw new V1Unreachable('connection', error instanceof Error ? error.message : String(error))
    }
  }
  return { transfer, close: () => pool.destroy() }
}
