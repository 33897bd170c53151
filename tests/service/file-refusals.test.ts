import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { crc32 } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { messages } from '../../src/rules/messages.ts'
import { storedFile } from '../../src/service/db/file-schema.ts'
import { attachment, cleanFileName } from '../../src/service/file/file-name.ts'
import { type FileService, startFileService, uploadCv, uploadPhoto } from './support/file-service.ts'
import { compound, docx, form, formType, pdf, picture, type Sent, upload, zip } from './support/files.ts'
import type { RunningService, Session } from './support/service.ts'

let files: FileService
let running: RunningService
let member: Session
let lead: Session
beforeAll(async () => {
  files = await startFileService()
  ;({ running, member, lead } = files)
})
afterAll(() => files?.stop())

const cv = uploadCv
const photo = uploadPhoto

describe('a file that may not be', () => {
  const refused = { status: 400, body: { message: messages.fileNotAllowed, field: 'file' } }
  const html = '<html><script>alert(1)</script></html>'
  const wordParts = [{ name: 'word/document.xml', text: '<w:document/>' }]
  const cases: ReadonlyArray<{ readonly what: string; readonly to: string; readonly sent: () => Promise<Sent> | Sent }> = [
    { what: 'an empty file', to: cv, sent: () => ({ bytes: '' }) },
    { what: 'a text', to: cv, sent: () => ({ bytes: 'My curriculum vitae', type: 'application/pdf' }) },
    { what: 'a page called cv.pdf', to: cv, sent: () => ({ bytes: html, type: 'application/pdf' }) },
    { what: 'a PDF that is also a page', to: cv, sent: () => ({ bytes: `%PDF-1.4\n${html}\n%%EOF\n` }) },
    { what: 'a PDF after something else', to: cv, sent: () => ({ bytes: Buffer.concat([Buffer.from('GIF89a'), pdf()]) }) },
    { what: 'a PDF with a script behind it', to: cv, sent: () => ({ bytes: Buffer.concat([pdf(), Buffer.from(html)]) }) },
    { what: 'half a PDF', to: cv, sent: () => ({ bytes: pdf().subarray(0, 100) }) },
    {
      what: 'a PDF that is also an archive',
      to: cv,
      sent: () => ({ bytes: Buffer.concat([pdf(), zip([{ name: 'a.txt', text: 'a' }], pdf().length)]) }),
    },
    { what: 'an archive', to: cv, sent: () => ({ bytes: zip([{ name: 'virus.exe', text: 'MZ' }]), name: 'cv.docx' }) },
    { what: 'a DOCX without a document', to: cv, sent: () => ({ bytes: docx([{ name: 'word/other.xml', text: 'a' }]) }) },
    {
      what: 'a DOCX with macros',
      to: cv,
      sent: () => ({ bytes: docx([...wordParts, { name: 'word/vbaProject.bin', text: 'Sub AutoOpen' }]) }),
    },
    {
      what: 'a DOCX that unpacks elsewhere',
      to: cv,
      sent: () => ({ bytes: docx([...wordParts, { name: '../../.bashrc', text: 'rm' }]) }),
    },
    { what: 'a DOCX after a script', to: cv, sent: () => ({ bytes: Buffer.concat([Buffer.from('#!/bin/sh\n'), docx()]) }) },
    { what: 'half a DOCX', to: cv, sent: () => ({ bytes: docx().subarray(0, -30) }) },
    { what: 'a spreadsheet of 1997', to: cv, sent: () => ({ bytes: compound('Workbook'), name: 'cv.doc' }) },
    { what: 'an installer', to: cv, sent: () => ({ bytes: compound('\u4840\u3F3F'), name: 'cv.doc' }) },
    { what: 'half a DOC', to: cv, sent: () => ({ bytes: compound().subarray(0, 700), name: 'cv.doc' }) },
    { what: 'a program', to: cv, sent: () => ({ bytes: Buffer.concat([Buffer.from('MZ'), Buffer.alloc(500)]) }) },
    { what: 'a CV of 5 MB and a byte', to: cv, sent: () => ({ bytes: Buffer.concat([pdf(), Buffer.alloc(5 * 1024 * 1024)]) }) },
    { what: 'a picture as CV', to: cv, sent: async () => ({ bytes: await picture('png') }) },
    { what: 'a CV as photo', to: photo, sent: () => ({ bytes: pdf(), type: 'image/png' }) },
    {
      what: 'an SVG called photo.png',
      to: photo,
      sent: () => ({ bytes: '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', name: 'photo.png' }),
    },
    { what: 'a WebP called photo.jpg', to: photo, sent: async () => ({ bytes: await picture('webp'), name: 'photo.jpg' }) },
    { what: 'a TIFF called photo.jpg', to: photo, sent: async () => ({ bytes: await picture('tiff'), name: 'photo.jpg' }) },
    { what: 'half a photo', to: photo, sent: async () => ({ bytes: (await picture('jpeg', 2000, 2000)).subarray(0, 3000) }) },
    { what: 'a picture of 50 million pixels', to: photo, sent: async () => ({ bytes: await picture('png', 10_000, 5_000) }) },
    {
      what: 'a PNG that says it is endless',
      to: photo,
      sent: async () => {
        const bytes = await picture('png')
        bytes.writeUInt32BE(0x7fffffff, 16)
        bytes.writeUInt32BE(0x7fffffff, 20)
        bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29)
        return { bytes }
      },
    },
    {
      what: 'a photo of 2 MB and a byte',
      to: photo,
      sent: async () => ({ bytes: Buffer.concat([await picture('png'), Buffer.alloc(2 * 1024 * 1024)]) }),
    },
  ]

  it.each(cases)('$what', async ({ to, sent }) => {
    const before = await running.db.select().from(storedFile)
    expect(await upload(running, to, member, await sent())).toMatchObject(refused)
    expect(await running.db.select().from(storedFile)).toEqual(before)
  })

  it('is told in the same words when its length alone is too much', async () => {
    const sent = { bytes: Buffer.alloc(6 * 1024 * 1024) }
    expect(await upload(running, cv, member, sent)).toMatchObject({ ...refused, status: 413 })
  })
})

describe('a form of another shape', () => {
  const boundary = 'of-this-test'
  const part = (name: string, content: string, more = '; filename="cv.pdf"') =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${content}\r\n`
  const good = () => part('file', pdf().toString('latin1'))

  it.each([
    { what: 'no field', body: `--${boundary}--\r\n`, message: 'Send one file in the field file.' },
    { what: 'nothing', body: '', message: 'Send one file in the field file.' },
    { what: 'another field', body: `${part('document', 'x')}--${boundary}--\r\n`, message: 'Send one file in the field file.' },
    { what: 'two files', body: `${good()}${good()}--${boundary}--\r\n`, message: 'Send one file in the field file.' },
    {
      what: 'a field before',
      body: `${part('a', 'b', '')}${good()}--${boundary}--\r\n`,
      message: 'Send one file in the field file.',
    },
    {
      what: 'a field after',
      body: `${good()}${part('a', 'b', '')}--${boundary}--\r\n`,
      message: 'Send one file in the field file.',
    },
    { what: 'a text', body: `${part('file', 'b', '')}--${boundary}--\r\n`, message: 'Send one file in the field file.' },
    { what: 'a prototype', body: `${part('__proto__', 'x')}--${boundary}--\r\n`, message: 'Send one file in the field file.' },
    { what: 'no end', body: good(), message: 'Send one file in the field file.' },
    { what: 'noise', body: 'noise\r\n\r\nnoise', message: 'Send one file in the field file.' },
  ])('with $what is refused', async ({ body, message }) => {
    const reply = await running.call('POST', cv, {
      session: member,
      body,
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    })
    expect(reply).toMatchObject({ status: 400, message, field: 'file' })
  })

  it.each(['multipart/form-data', 'multipart/form-data; boundary=', `multipart/form-data; boundary=${'x'.repeat(5000)}`])(
    'with the type %s is refused',
    async (type) => {
      const reply = await running.call('POST', cv, { session: member, body: good(), headers: { 'content-type': type } })
      expect(reply.status).toBe(400)
    },
  )

  it('as JSON is refused, as is a form where JSON belongs', async () => {
    expect(await running.call('POST', cv, { session: member, body: { file: 'x' } })).toMatchObject({ status: 415, field: 'file' })
    const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` }
    expect((await running.call('PUT', '/notification/readAll', { session: member, body: good(), headers })).status).toBe(415)
  })
})

describe('the name of a file', () => {
  it.each([
    ['../../etc/passwd.pdf', 'passwd.pdf'],
    ['C:\\\\Users\\\\me\\\\cv.pdf', 'cv.pdf'],
    ['résumé – 履歴書 😀.pdf', 'résumé – 履歴書 😀.pdf'],
    ['cv\u202Efdp.exe', 'cvfdp.pdf'],
    ['cv\u0000\u0007\u200B\u2028.pdf', 'cv.pdf'],
    ['cv.pdf.exe', 'cv.pdf.pdf'],
    ['cv.PDF', 'cv.pdf'],
    ['cv', 'cv.pdf'],
    ['.htaccess', 'htaccess.pdf'],
    ['   ', 'cv.pdf'],
    ['....pdf', 'cv.pdf'],
    ['a<b>c|d*e?.pdf', 'a_b_c_d_e_.pdf'],
    [`${'long'.repeat(100)}.pdf`, `${'long'.repeat(100).slice(0, 146)}.pdf`],
  ])('%j is kept as %j', (sent, kept) => {
    expect(cleanFileName(sent, '.pdf', 'cv')).toBe(kept)
  })

  it('travels in a header that old and new programs read', () => {
    expect(attachment(`Zoë's "CV" (new).pdf`)).toBe(
      `attachment; filename="Zo_'s _CV_ (new).pdf"; filename*=UTF-8''Zo%C3%AB%27s%20%22CV%22%20%28new%29.pdf`,
    )
    expect(attachment('a\r\nx: y.pdf')).not.toMatch(/[\r\n]/)
  })
})

/** Begins an upload of the lead's by hand, of which so many bytes have been sent. */
const beginUpload = (whole: Buffer, sent: number): Socket => {
  const head = `POST /v1${cv} HTTP/1.1\r\nhost: v1\r\nauthorization: Bearer ${lead.idToken}\r\ncontent-type: ${formType}\r\n`
  const socket = connect(Number(new URL(running.url).port), '127.0.0.1')
  // One that is refused or given up may be reset by the service, which is no error of the test's.
  socket.on('error', () => undefined)
  socket.write(`${head}content-length: ${whole.length}\r\n\r\n`)
  socket.write(whole.subarray(0, sent))
  return socket
}

it('a person has ten uploads under way at most, and the next is welcome when one is over', async () => {
  const whole = form({ bytes: pdf() })
  const begun = Array.from({ length: 11 }, () => beginUpload(whole, 200))
  try {
    const refused = await Promise.race(begun.map(async (socket) => String((await once(socket, 'data'))[0])))
    expect(refused).toMatch(/^HTTP\/1.1 429 /)
    expect((await upload(running, cv, lead, { bytes: pdf() })).status).toBe(429)
    expect((await upload(running, cv, member, { bytes: pdf() })).status).toBe(200)
  } finally {
    for (const socket of begun) socket.destroy()
  }
  await expect.poll(async () => (await upload(running, cv, lead, { bytes: pdf() })).status).toBe(200)
})

it('uploads whose connection was lost at any moment do not count for ever', async () => {
  const whole = form({ bytes: pdf() })
  for (const sent of [0, 200, whole.length]) {
    for (let step = 0; step < 20; step += 1) {
      const socket = beginUpload(whole, sent)
      await once(socket, 'connect')
      // Between what the service does before it asks for the file: none, one or several of its turns later.
      for (let turn = 0; turn < step; turn += 1) await new Promise(setImmediate)
      socket.destroy()
    }
  }
  const tenAtOnce = () => Promise.all(Array.from({ length: 10 }, () => upload(running, cv, lead, { bytes: pdf() })))
  await expect.poll(async () => (await tenAtOnce()).map(({ status }) => status)).toEqual(Array(10).fill(200))
})
