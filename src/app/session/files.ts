import { failureOfStatus, failureTold } from '#features/shared/services/expect-data.ts'
import type { DownloadPlace, DownloadWatch, FilesPort } from '#features/shared/services/services.ts'
import { type Failure, isRefused } from '#machines/failure.ts'
import { messages } from '#rules/messages.ts'
import { fileNameOf } from './file-name.ts'
import type { RenewableSession } from './session-port.ts'
import type { TokenStore, Tokens } from './token-store.ts'

/** Milliseconds without a byte after which a transfer counts as unanswered. */
const silenceLimit = 20_000

const folders = {
  photo: 'photo',
  cv: 'cv',
  certificate: 'certificates',
  skill: 'skills',
  paySlip: 'pay-slips',
  timesheetReport: 'timesheet-report',
} as const

const pathOf = (place: DownloadPlace): string => {
  const path = `/files/${folders[place.kind]}${place.id === null ? '' : `/${encodeURIComponent(place.id)}`}`
  return 'query' in place ? `${path}?${new URLSearchParams(place.query)}` : path
}

const unreachable: Failure = { kind: 'unreachable' }
const signedOut: Failure = { kind: 'refused', code: 'UNAUTHENTICATED', message: messages.pleaseLogin, field: null }

/** What the gateway, or something before it, said no with. */
const failureOf = (status: number, body: string): Failure => {
  try {
    return failureTold(JSON.parse(body).errors[0])
  } catch {
    // A proxy that takes less than the portal does answers in its own words.
    if (status === 413) return { kind: 'refused', code: 'VALIDATION', message: messages.fileNotAllowed, field: 'file' }
    return failureOfStatus(status)
  }
}

/** The gateway answers an upload in JSON; a page with 200 is of something before it, which has stored nothing. */
const isJson = (body: string): boolean => {
  try {
    JSON.parse(body)
    return true
  } catch {
    return false
  }
}

const isSignedOut = (error: unknown): boolean => isRefused(error, 'UNAUTHENTICATED')

interface Sending {
  readonly path: string
  readonly form: FormData
  readonly headers: Readonly<Record<string, string>>
  readonly onProgress: (share: number) => void
  readonly signal: AbortSignal
}

/** One try. `fetch` cannot tell how much of a body it has sent. */
const post = ({ path, form, headers, onProgress, signal }: Sending): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    let silence: ReturnType<typeof setTimeout> | undefined
    const abort = () => request.abort()
    const settle = (end: () => void) => () => {
      clearTimeout(silence)
      signal.removeEventListener('abort', abort)
      end()
    }
    const listen = () => {
      clearTimeout(silence)
      silence = setTimeout(abort, silenceLimit)
    }
    request.open('POST', path)
    for (const [name, text] of Object.entries(headers)) request.setRequestHeader(name, text)
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      listen()
      if (lengthComputable && total > 0) onProgress(loaded / total)
    }
    request.onload = settle(() => {
      if (request.status >= 200 && request.status < 300 && isJson(request.responseText)) resolve()
      else reject(failureOf(request.status, request.responseText))
    })
    request.onerror = settle(() => reject(unreachable))
    request.onabort = settle(() => reject(signal.aborted ? signal.reason : unreachable))
    signal.addEventListener('abort', abort)
    listen()
    request.send(form)
  })

/** Reads the whole body; `onBytes` is told at each piece how much is there. */
const blobOf = async (answer: Response, onBytes: (bytes: number) => void): Promise<Blob> => {
  const reader = answer.body?.getReader()
  const pieces: BlobPart[] = []
  let bytes = 0
  for (let piece = await reader?.read(); piece?.value !== undefined; piece = await reader?.read()) {
    bytes += piece.value.length
    onBytes(bytes)
    pieces.push(piece.value)
  }
  return new Blob(pieces, { type: answer.headers.get('content-type') ?? '' })
}

const get = async (path: string, headers: Readonly<Record<string, string>>, watch?: DownloadWatch) => {
  const silent = new AbortController()
  const giveUp = () => silent.abort()
  let silence = setTimeout(giveUp, silenceLimit)
  const listen = (bytes: number) => {
    clearTimeout(silence)
    silence = setTimeout(giveUp, silenceLimit)
    watch?.onProgress(bytes)
  }
  watch?.signal.addEventListener('abort', giveUp)
  try {
    watch?.signal.throwIfAborted()
    const answer = await fetch(path, { headers, signal: silent.signal, referrerPolicy: 'no-referrer' })
    // The gateway says of every file what it is for; a page with 200 that does not is no file of a person's.
    const isFile = answer.ok && answer.headers.has('content-disposition')
    if (!isFile) throw failureOf(answer.status, await answer.text())
    return { blob: await blobOf(answer, listen), name: fileNameOf(answer.headers.get('content-disposition')) }
  } catch (error) {
    watch?.signal.throwIfAborted()
    // What is no failure is the browser's own error, which says only that no answer came.
    throw error instanceof Error ? unreachable : error
  } finally {
    clearTimeout(silence)
    watch?.signal.removeEventListener('abort', giveUp)
  }
}

/**
 * Sends and fetches files as the signed-in person; a call refused as signed out waits for the one refresh and is tried once more.
 *
 * @param store where the tokens are
 * @param origin scheme, host and port of the portal
 */
export const createFiles = (store: TokenStore, session: Pick<RenewableSession, 'renew'>, origin: string): FilesPort => {
  const headersOf = (tokens: Tokens | null) => {
    if (tokens === null) throw signedOut
    return { authorization: `Bearer ${tokens.idToken}`, 'x-refresh-token': tokens.refreshToken }
  }
  const asPerson = async <Answer>(call: (headers: Readonly<Record<string, string>>) => Promise<Answer>): Promise<Answer> => {
    const tokens = store.peek()
    try {
      return await call(headersOf(tokens))
    } catch (error) {
      if (!isSignedOut(error)) throw error
      await session.renew(tokens?.idToken ?? null)
      return call(headersOf(store.peek()))
    }
  }
  return {
    upload: async (place, { blob, name, requestKey }, onProgress, signal) => {
      signal.throwIfAborted()
      const form = new FormData()
      form.append('file', blob, name)
      const path = `${origin}${pathOf(place)}`
      await asPerson((headers) => {
        signal.throwIfAborted()
        return post({ path, form, headers: { ...headers, 'idempotency-key': requestKey }, onProgress, signal })
      })
    },
    download: (place, watch) => asPerson((headers) => get(`${origin}${pathOf(place)}`, headers, watch)),
  }
}
