/** A secret as machines and the journal see it; the same shape as the rules' `Sealed`. */
export interface SealedHandle {
  readonly sealed: string
  readonly length: 'empty' | 'short' | 'acceptable' | 'long'
}

/** Keeps secret texts in this page's memory and gives out handles that mean nothing elsewhere. */
export interface Vault {
  /** The handle of a text: the same text has the same handle until `clear`. Its length is judged in Unicode characters. */
  seal(text: string): SealedHandle
  /** The text behind a handle. Throws `SecretIsGone` when this page does not hold it, for instance after a reload. */
  open(handle: SealedHandle): string
  /** Forgets every text; handles given out before no longer open. */
  clear(): void
}

/** The text of a handle is not in this page: the person has to type it again. */
export class SecretIsGone extends Error {
  constructor() {
    super('The secret behind this handle is not in this page')
    this.name = 'SecretIsGone'
  }
}

/** Specification 5: a password has 8 to 128 characters. */
const judge = (text: string): SealedHandle['length'] => {
  const size = [...text].length
  if (size === 0) return 'empty'
  if (size < 8) return 'short'
  return size <= 128 ? 'acceptable' : 'long'
}

const randomHandle = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** An empty vault. One is enough for a page. */
export const createVault = (): Vault => {
  const handles = new Map<string, SealedHandle>()
  const texts = new Map<string, string>()
  return {
    seal: (text) => {
      if (text === '') return { sealed: '', length: 'empty' }
      const known = handles.get(text)
      if (known !== undefined) return known
      const handle: SealedHandle = { sealed: randomHandle(), length: judge(text) }
      handles.set(text, handle)
      texts.set(handle.sealed, text)
      return handle
    },
    open: (handle) => {
      if (handle.length === 'empty') return ''
      const text = texts.get(handle.sealed)
      if (text === undefined) throw new SecretIsGone()
      return text
    },
    clear: () => {
      handles.clear()
      texts.clear()
    },
  }
}
