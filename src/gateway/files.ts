import { Transform } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { type AnswerOf, type CallShape, envelope, errorAnswer } from '#contract/call.ts'
import { fileCalls } from '#contract/file.ts'
import { payRunCalls } from '#contract/pay-run.ts'
import { reportCalls } from '#contract/report.ts'
import type { ErrorCode } from '#rules/error-codes.ts'
import { messages } from '#rules/messages.ts'
import { type FileKind, uploadLimits } from '#rules/uploads.ts'
import { isUuid } from '#rules/uuid.ts'
import { type CallHeaders, isRefusedStatus } from './call.ts'
import { codeOfStatus } from './errors.ts'
import type { TransferAnswer, TransferV1 } from './files-client.ts'
import { discardRest } from './files-rest.ts'

export interface FileRoutesOptions {
  readonly transfer: TransferV1
  /** What v1 is told of a request. */
  readonly headersOf: (request: FastifyRequest) => CallHeaders
  /** Whether another site's page sent the request. */
  readonly isForeign: (request: FastifyRequest) => boolean
}

interface UploadRoute {
  readonly path: string
  readonly kind: FileKind
  readonly call: CallShape
  /** The `data` that the browser gets, made of v1's answer. */
  readonly data: (value: unknown) => object
}

const storedFile = (value: unknown) => {
  const { FileName, Size, UploadedOn } = value as AnswerOf<typeof fileCalls.uploadProfileCv>
  return { fileName: FileName, size: Size, uploadedOn: UploadedOn }
}
const photo = (value: unknown) => ({ photoUrl: (value as AnswerOf<typeof fileCalls.uploadProfilePhoto>).PhotoUrl })

const uploads: readonly UploadRoute[] = [
  { path: '/photo', kind: 'photo', call: fileCalls.uploadProfilePhoto, data: photo },
  { path: '/cv', kind: 'cv', call: fileCalls.uploadProfileCv, data: storedFile },
  { path: '/certificates/:id', kind: 'certificate', call: fileCalls.uploadCertificateCv, data: storedFile },
  { path: '/skills/:id', kind: 'skill', call: fileCalls.uploadSkillCv, data: storedFile },
]

interface DownloadRoute {
  readonly path: string
  readonly call: CallShape
  readonly mediaTypes: ReadonlySet<string>
  /** What v1 calls the parameters of the query; others are passed over. */
  readonly query?: Readonly<Record<string, string>>
}

const documents = new Set(uploadLimits.cv.mediaTypes)
const tables = new Set(['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'])

const downloads: readonly DownloadRoute[] = [
  { path: '/cv', call: fileCalls.downloadProfileCv, mediaTypes: documents },
  { path: '/certificates/:id', call: fileCalls.downloadCertificateCv, mediaTypes: documents },
  { path: '/skills/:id', call: fileCalls.downloadSkillCv, mediaTypes: documents },
  { path: '/pay-slips/:id', call: payRunCalls.slip, mediaTypes: documents },
  {
    path: '/timesheet-report',
    call: reportCalls.timesheetReportFile,
    mediaTypes: tables,
    query: { format: 'Format', start: 'startDate', end: 'endDate', members: 'TeammemberIds', projects: 'ProjectIds' },
  },
]

const pictures = new Set(['image/jpeg', 'image/png', 'image/webp'])

const images: readonly DownloadRoute[] = [
  { path: '/photos/:id', call: fileCalls.getPhoto, mediaTypes: pictures },
  { path: '/training/:sha256([0-9a-f]{64}).webp', call: fileCalls.getTrainingImage, mediaTypes: pictures },
]

/** Room for the lines of the form around the file. */
const overhead = 16 * 1024

interface Told {
  readonly code: ErrorCode
  readonly message: string
  readonly field?: string
}

/** Refuses in the form of a GraphQL error, which is the one form that the client reads. What nobody expected can be quoted. */
const refuse = (reply: FastifyReply, status: number, { code, message, field }: Told): FastifyReply => {
  const isUnexpected = status >= 500 && message === messages.genericError
  const extensions = { code, ...(field !== undefined && { field }), ...(isUnexpected && { reference: reply.request.id }) }
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .send({ errors: [{ message, extensions }] })
}

const tooLarge: Told = { code: 'VALIDATION', message: messages.fileNotAllowed, field: 'file' }
const foreign: Told = { code: 'FORBIDDEN', message: 'Requests from other sites are refused.' }
const notForm: Told = { code: 'BAD_REQUEST', message: 'Send multipart/form-data.' }
const nothingHere: Told = { code: 'NOT_FOUND', message: messages.nothingHere }
const upstream: Told = { code: 'UPSTREAM', message: messages.genericError }
const failed: Told = { code: 'INTERNAL', message: messages.genericError }

const refusal = Compile(errorAnswer as TSchema)
const longestAnswer = 64 * 1024

/** A short JSON answer of v1; undefined for anything else. */
const readJson = async ({ body }: TransferAnswer): Promise<unknown> => {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of body) {
    length += (chunk as Buffer).length
    if (length > longestAnswer) return undefined
    chunks.push(chunk as Buffer)
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'))
  } catch {
    return undefined
  }
}

/** Passes on what v1 refused with; anything that v1 does not say is told as its being away. */
const refuseAsV1 = async (reply: FastifyReply, answer: TransferAnswer): Promise<FastifyReply> => {
  const body = await readJson(answer)
  if (!isRefusedStatus(answer.status) || !refusal.Check(body)) return refuse(reply, 502, upstream)
  const { message, field } = body as { message: string; field?: string }
  const told = { code: codeOfStatus(answer.status), message }
  return refuse(reply, answer.status, field === undefined ? told : { ...told, field })
}

const paramsOf = (request: FastifyRequest): Readonly<Record<string, string>> => ({ ...(request.params as object) })

/** The query under v1's names; what is said twice is passed over. */
const queryOf = (request: FastifyRequest, { query = {} }: DownloadRoute): Readonly<Record<string, string>> => {
  const said = new Map(Object.entries({ ...(request.query as object) }))
  return Object.fromEntries(
    Object.entries(query).flatMap(([name, v1Name]) => {
      const value: unknown = said.get(name)
      return typeof value === 'string' ? [[v1Name, value]] : []
    }),
  )
}

/** Ends the call to v1 when the browser is gone. */
const signalOf = (reply: FastifyReply): AbortSignal => {
  const gone = new AbortController()
  reply.raw.once('close', () => gone.abort())
  return gone.signal
}

class TooLarge extends Error {}

/** Lets a form through as long as it is not longer than it may be. */
const meter = (limit: number): Transform => {
  let length = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      length += chunk.length
      if (length > limit) done(new TooLarge())
      else done(null, chunk)
    },
  })
}

/** Whatever else stands in the place of an id is asked of nobody. */
const namesNothing = (request: FastifyRequest): boolean =>
  Object.values(paramsOf(request)).some((id) => !isUuid(id) && !/^[0-9a-f]{64}$/.test(id))

const addUpload = (app: FastifyInstance, { path, kind, call, data }: UploadRoute, options: FileRoutesOptions): void => {
  const limit = uploadLimits[kind].maxBytes + overhead
  const good = Compile(envelope(call.answer) as TSchema)
  app.post(path, async (request, reply) => {
    if (options.isForeign(request)) return refuse(reply, 403, foreign)
    if (namesNothing(request)) return refuse(reply, 404, nothingHere)
    const contentType = request.headers['content-type']
    if (contentType === undefined) return refuse(reply, 415, notForm)
    const said = request.headers['content-length']
    const length = said === undefined ? undefined : Number(said)
    if (length !== undefined && length > limit) return refuse(reply, 413, tooLarge)
    const body = meter(limit)
    let isTooLarge = false
    body.on('error', (error) => {
      isTooLarge = error instanceof TooLarge
    })
    const form = { body: request.raw.pipe(body), contentType, length }
    let answer: TransferAnswer
    try {
      answer = await options.transfer(call, { params: paramsOf(request) }, options.headersOf(request), form, signalOf(reply))
    } catch (error) {
      if (isTooLarge) return refuse(reply, 413, tooLarge)
      throw error
    }
    if (answer.status !== 200) return await refuseAsV1(reply, answer)
    const value = await readJson(answer)
    if (!good.Check(value)) return refuse(reply, 502, upstream)
    return reply.header('cache-control', 'no-store').send({ data: data((value as { value: unknown }).value) })
  })
}

interface DownloadForm {
  readonly cacheControl: string
  /** For a page to show, instead of the person to keep. */
  readonly inline: boolean
}

/** All text of the portal is UTF-8. */
const withCharset = (type: string): string => (type.startsWith('text/') ? `${type}; charset=utf-8` : type)

/** Whatever v1 says of a file, the browser neither shows a document nor guesses at its type. */
const sendOn = (reply: FastifyReply, answer: TransferAnswer, { mediaTypes }: DownloadRoute, form: DownloadForm): FastifyReply => {
  const type = answer.header('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
  const disposition = answer.header('content-disposition') ?? ''
  const length = answer.header('content-length')
  if (length !== undefined) reply.header('content-length', length)
  return reply
    .header('content-type', mediaTypes.has(type) ? withCharset(type) : 'application/octet-stream')
    .header('content-disposition', form.inline ? 'inline' : disposition.startsWith('attachment') ? disposition : 'attachment')
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', form.cacheControl)
    .send(answer.body)
}

const addDownload = (
  app: FastifyInstance,
  route: DownloadRoute,
  form: DownloadForm,
  { transfer, headersOf, isForeign }: FileRoutesOptions,
): void => {
  app.get(route.path, { exposeHeadRoute: false }, async (request, reply) => {
    if (!form.inline && isForeign(request)) return refuse(reply, 403, foreign)
    if (namesNothing(request)) return refuse(reply, 404, nothingHere)
    const given = { params: paramsOf(request), query: queryOf(request, route) }
    const answer = await transfer(route.call, given, headersOf(request), null, signalOf(reply))
    return answer.status === 200 ? sendOn(reply, answer, route, form) : await refuseAsV1(reply, answer)
  })
}

/**
 * Uploads and downloads beside the GraphQL operations, streamed to v1 and back: `POST` and `GET /files/cv`,
 * `/files/certificates/<id>` and `/files/skills/<id>`, `GET /files/pay-slips/<id>`, `POST /files/photo`, `GET /files/photos/<photo id>`,
 * `GET /files/training/<SHA-256>.webp`, `GET /files/timesheet-report?format=&start=&end=&members=&projects=`. An upload is multipart with
 * one field `file` and answers `{data: {fileName, size, uploadedOn}}` or `{data: {photoUrl}}`; a refusal is
 * `{errors: [{message, extensions: {code, field}}]}` with v1's status.
 */
export const addFileRoutes = async (app: FastifyInstance, options: FileRoutesOptions): Promise<void> => {
  await app.register(
    async (files) => {
      files.removeAllContentTypeParsers()
      files.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null))
      files.addHook('onResponse', async (request) => discardRest(request.raw))
      files.setNotFoundHandler((_request, reply) => refuse(reply, 404, nothingHere))
      files.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
        const status = error.statusCode ?? 500
        if (status === 415) return refuse(reply, 415, notForm)
        if (status === 413) return refuse(reply, 413, tooLarge)
        if (status < 500) return refuse(reply, status, { code: 'BAD_REQUEST', message: 'The request cannot be understood.' })
        const isAway = error.name === 'V1Unreachable'
        request.log[isAway ? 'warn' : 'error']({ err: error }, 'file not passed on')
        return isAway ? refuse(reply, 502, upstream) : refuse(reply, 500, failed)
      })
      for (const route of uploads) addUpload(files, route, options)
      const kept = { cacheControl: 'no-store', inline: false }
      for (const route of downloads) addDownload(files, route, kept, options)
      const shown = { cacheControl: 'public, max-age=31536000, immutable', inline: true }
      for (const route of images) addDownload(files, route, shown, options)
    },
    { prefix: '/files' },
  )
}
