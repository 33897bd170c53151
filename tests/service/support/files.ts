import { crc32, deflateRawSync } from 'node:zlib'
import sharp from 'sharp'
import type { RunningService, Session } from './service.ts'

/** A small PDF that a reader opens. */
export const pdf = (text = 'A page'): Buffer =>
  Buffer.from(`%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 100]/Contents 4 0 R>>endobj
4 0 obj<</Length ${text.length + 30}>>stream
BT /F1 12 Tf 10 50 Td (${text}) Tj ET
endstream endobj
trailer<</Root 1 0 R>>
%%EOF
`)

interface Entry {
  readonly name: string
  readonly text: string
}

/** A zip archive. @param before how many bytes will stand in front of it */
export const zip = (entries: readonly Entry[], before = 0): Buffer => {
  const locals: Buffer[] = []
  const directory: Buffer[] = []
  let at = before
  for (const { name, text } of entries) {
    const data = deflateRawSync(text)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(8, 4)
    common.writeUInt32LE(crc32(text), 10)
    common.writeUInt32LE(data.length, 14)
    common.writeUInt32LE(Buffer.byteLength(text), 18)
    common.writeUInt16LE(Buffer.byteLength(name), 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, Buffer.from(name), data])
    const entry = Buffer.alloc(46)
    entry.write('PK\x01\x02', 0, 'latin1')
    entry.writeUInt16LE(20, 4)
    common.copy(entry, 6)
    entry.writeUInt32LE(at, 42)
    directory.push(entry, Buffer.from(name))
    locals.push(local)
    at += local.length
  }
  const central = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 0, 'latin1')
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(central.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...locals, central, end])
}

const contentTypes = (main: string): Entry => ({
  name: '[Content_Types].xml',
  text: `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/${main}" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
})

/** A Word document; with other parts when told. */
export const docx = (parts: readonly Entry[] = [{ name: 'word/document.xml', text: '<w:document/>' }]): Buffer =>
  zip([contentTypes('word/document.xml'), { name: '_rels/.rels', text: '<Relationships/>' }, ...parts])

/** A compound file with one stream of this name, as Word 97 wrote them. */
export const compound = (stream = 'WordDocument'): Buffer => {
  const header = Buffer.alloc(512)
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header)
  header.writeUInt16LE(0x3e, 24)
  header.writeUInt16LE(3, 26)
  header.writeUInt16LE(0xfffe, 28)
  header.writeUInt16LE(9, 30)
  header.writeUInt16LE(6, 32)
  header.writeUInt32LE(1, 44)
  header.writeUInt32LE(1, 48)
  header.writeUInt32LE(4096, 56)
  header.writeUInt32LE(0xfffffffe, 60)
  header.writeUInt32LE(0xfffffffe, 68)
  header.fill(0xff, 76)
  header.writeUInt32LE(0, 76)
  const table = Buffer.alloc(512, 0xff)
  table.writeUInt32LE(0xfffffffd, 0)
  table.writeUInt32LE(0xfffffffe, 4)
  table.writeUInt32LE(0xfffffffe, 8)
  const directory = Buffer.alloc(512)
  const entries = [
    { name: 'Root Entry', type: 5, start: 0xfffffffe },
    { name: stream, type: 2, start: 2 },
  ]
  for (const [index, { name, type, start }] of entries.entries()) {
    const at = index * 128
    directory.write(name, at, 'utf16le')
    directory.writeUInt16LE(2 * name.length + 2, at + 64)
    directory[at + 66] = type
    directory.writeUInt32LE(start, at + 116)
  }
  return Buffer.concat([header, table, directory, Buffer.alloc(512, 'text')])
}

/** A plain picture. */
export const picture = (format: 'jpeg' | 'png' | 'webp' | 'tiff', width = 640, height = 480): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#3355aa' } })
    .toFormat(format)
    .toBuffer()

export interface Sent {
  readonly bytes: Buffer | string
  readonly name?: string
  readonly type?: string
  readonly field?: string
  readonly key?: string
  readonly headers?: Readonly<Record<string, string>>
}

const boundary = '----the-boundary-of-the-tests'

/** The lines of a form with one file. */
export const form = ({ bytes, name = 'cv.pdf', type = 'application/octet-stream', field = 'file' }: Sent): Buffer =>
  Buffer.concat([
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\n`),
    Buffer.from(`Content-Type: ${type}\r\n\r\n`),
    Buffer.from(bytes),
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ])
export const formType = `multipart/form-data; boundary=${boundary}`

export interface UploadReply {
  readonly status: number
  readonly body: Readonly<Record<string, unknown>>
  readonly replayed: boolean
}

/** Sends one file as the person of the session. @param path under v1 */
export const upload = async (
  running: RunningService,
  path: string,
  session: Session | null,
  sent: Sent,
): Promise<UploadReply> => {
  const response = await fetch(`${running.url}${path}`, {
    method: 'POST',
    headers: {
      'content-type': formType,
      ...(session === null ? {} : { authorization: `Bearer ${session.idToken}` }),
      ...(sent.key === undefined ? {} : { 'idempotency-key': sent.key }),
      ...sent.headers,
    },
    body: new Uint8Array(form(sent)),
  })
  const body = (await response.json()) as Readonly<Record<string, unknown>>
  return { status: response.status, body, replayed: response.headers.get('idempotent-replayed') === 'true' }
}

/** Fetches a file as the person of the session. */
export const download = async (
  running: RunningService,
  path: string,
  session: Session | null,
): Promise<{ readonly status: number; readonly bytes: Buffer; readonly headers: Headers }> => {
  const headers: Record<string, string> = session === null ? {} : { authorization: `Bearer ${session.idToken}` }
  const response = await fetch(`${running.url}${path}`, { headers })
  return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()), headers: response.headers }
}
