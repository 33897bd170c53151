import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { messages } from '#rules/messages.ts'
import { type FileKind, uploadLimits } from '#rules/uploads.ts'
import { HttpError, invalid } from '../http-error.ts'
import { fileNotAllowed } from './content.ts'

/** A file as it came with a request. */
export interface ReceivedFile {
  /** As the browser sent it; not to be believed. */
  readonly name: string
  readonly bytes: Buffer
}

/** The file of an upload, which is read only when its handler asks for it. */
export interface IncomingFile {
  /** @throws HttpError 400 when it is not one file in the field `file`, or larger than its kind may be; 429 at too many at once */
  receive(kind: FileKind): Promise<ReceivedFile>
  /** What tells this file from another one. @throws Error before it was received */
  digest(): string
}

/** Room for the lines around the file. */
const overhead = 16 * 1024
/** Longest body of an upload, in bytes. */
export const uploadBodyLimit = Math.max(...Object.values(uploadLimits).map(({ maxBytes }) => maxBytes)) + overhead

const notOneFile = () => invalid('file', 'Send one file in the field file.')

const readParts = async (request: FastifyRequest, maxBytes: number): Promise<ReceivedFile> => {
  // Nothing more comes of a connection that is gone, not even its end.
  if (request.raw.destroyed) throw notOneFile()
  let received: ReceivedFile | null = null
  const limits = { fileSize: maxBytes, files: 1, fields: 0, parts: 2, headerPairs: 20, fieldNameSize: 100 }
  for await (const part of request.parts({ limits })) {
    if (part.type !== 'file' || part.fieldname !== 'file' || received !== null) throw notOneFile()
    const chunks: Buffer[] = []
    for await (const chunk of part.file) {
      if (part.file.truncated) throw fileNotAllowed()
      chunks.push(chunk as Buffer)
    }
    if (part.file.truncated) throw fileNotAllowed()
    received = { name: part.filename ?? '', bytes: Buffer.concat(chunks) }
  }
  if (received === null) throw notOneFile()
  return received
}

/** Files are held while they are judged and stored, so that only so many may be under way: in this process, and of one person. */
const mostAtOnce = 40
const mostOfOne = 10
const underWay: string[] = []

/** @throws HttpError 429 when too many are under way */
const take = (owner: string): void => {
  if (underWay.length >= mostAtOnce || underWay.filter((one) => one === owner).length >= mostOfOne) {
    throw new HttpError(429, 'Too many uploads at once. Please try again.')
  }
  underWay.push(owner)
}

/**
 * Runs a call with its file. The upload counts as under way from when its file is asked for until the call's work is over, which does
 * not depend on a connection that may be gone already: whoever has the answer may send the next file.
 *
 * @param owner whose upload it is
 */
export const withIncomingFile = async <T>(
  request: FastifyRequest,
  owner: string,
  work: (file: IncomingFile) => Promise<T>,
): Promise<T> => {
  let digest: string | null = null
  let isCounted = false
  const receive = async (kind: FileKind): Promise<ReceivedFile> => {
    take(owner)
    isCounted = true
    try {
      const file = await readParts(request, uploadLimits[kind].maxBytes)
      const content = createHash('sha256').update(file.bytes).digest('base64url')
      digest = `${content} ${file.name}`
      return file
    } catch (error) {
      if (error instanceof HttpError) throw error
      if (error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE') throw fileNotAllowed()
      throw notOneFile()
    }
  }
  try {
    return await work({
      receive,
      digest: () => {
        if (digest === null) throw new Error('The file was not received.')
        return digest
      },
    })
  } finally {
    if (isCounted) underWay.splice(underWay.indexOf(owner), 1)
  }
}

/**
 * Looks at an upload before any of it is read.
 *
 * @throws HttpError 415 for another content type, 413 for more than any file may have
 */
export const checkUploadHeaders = ({ headers }: FastifyRequest): void => {
  const type = headers['content-type']
  if (type !== undefined && !/^multipart\/form-data(?:;|$)/i.test(type)) {
    throw new HttpError(415, 'The content type must be multipart/form-data.', { field: 'file' })
  }
  if (Number(headers['content-length'] ?? 0) > uploadBodyLimit) {
    throw new HttpError(413, messages.fileNotAllowed, { field: 'file' })
  }
}

const timeout = 5_000
const mostDiscarded = 16 * 1024 * 1024

/**
 * Lets the rest of a refused upload pass by, so that the caller comes to read the refusal; one that goes on for long is cut off.
 */
export const discardRest = ({ raw }: FastifyRequest): void => {
  if (raw.complete || raw.destroyed) return
  const timer = setTimeout(() => raw.destroy(), timeout)
  timer.unref()
  raw.once('close', () => clearTimeout(timer))
  let discarded = 0
  raw.on('data', (chunk: Buffer) => {
    discarded += chunk.length
    if (discarded > mostDiscarded) raw.destroy()
  })
  raw.on('error', () => undefined)
  raw.resume()
}
