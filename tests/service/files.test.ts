import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { messages } from '../../src/rules/messages.ts'
import { fileRemoval, storedFile } from '../../src/service/db/file-schema.ts'
import { teamMember } from '../../src/service/db/schema.ts'
import { seedFiles } from '../../src/service/db/seed/files.ts'
import { seedId } from '../../src/service/db/seed/ids.ts'
import { diskStore } from '../../src/service/file/disk-store.ts'
import { attachment, cleanFileName } from '../../src/service/file/file-name.ts'
import { type FileStore, storageKey } from '../../src/service/file/file-store.ts'
import { removeDueFiles } from '../../src/service/file/removal.ts'
import { reserveKey } from '../../src/service/file/store.ts'
import {
  compound,
  docx,
  download,
  form,
  formType,
  pdf,
  picture,
  type Sent,
  type UploadReply,
  upload,
  zip,
} from './support/files.ts'
import { type RunningService, type Session, startService, textOf } from './support/service.ts'

let folder: string
let running: RunningService
let member: Session
let lead: Session
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-files-'))
  running = await startService({ fileStore: diskStore(folder) })
  member = await running.logIn('member')
  lead = await running.logIn('lead')
})
afterAll(async () => {
  await running?.stop()
  await rm(folder, { recursive: true, force: true })
})

const cv = '/teammember/uploadProfileCv'
const cvBack = '/teammember/downloadProfileCv'
const photo = '/teammember/uploadProfilePhoto'
const certificateOf = (person: string) => seedId(`${person}/certificate/practitioner`)
const skillOf = (person: string) => seedId(`${person}/skill/TypeScript`)

const inStore = async (): Promise<readonly string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
}
const isInStore = async (key: string): Promise<boolean> => {
  const content = await running.settings.fileStore.read(key)
  content?.body.destroy()
  return content !== null
}
const sweep = () =>
  removeDueFiles({ db: running.db, fileStore: running.settings.fileStore, clock: () => running.clock.now, log: running.app.log })
/** Every stored file has its row and every row its file. */
const expectTidy = async () => {
  await sweep()
  const rows = await running.db.select({ key: storedFile.storageKey }).from(storedFile)
  expect([...(await inStore())].sort()).toEqual(rows.map(({ key }) => key.split('/')[1]).sort())
  expect(await running.db.$count(fileRemoval)).toBe(0)
}
const memberRow = async () => {
  const [row] = await running.db.select().from(teamMember).where(eq(teamMember.id, member.memberId))
  if (row === undefined) throw new Error('The seed has no member')
  return row
}

describe('a CV', () => {
  it.each([
    { what: 'PDF', bytes: pdf(), name: 'My CV.pdf', type: 'application/pdf' },
    {
      what: 'DOCX',
      bytes: docx(),
      name: 'My CV.docx',
      type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    },
    { what: 'DOC', bytes: compound(), name: 'My CV.doc', type: 'application/msword' },
  ])('is given back as it came: $what', async ({ bytes, name, type }) => {
    const reply = await upload(running, cv, member, { bytes, name })
    expect(reply).toMatchObject({ status: 200, body: { value: { FileName: name, Size: bytes.length } } })
    expect((await memberRow()).cv).toBe(name)
    const back = await download(running, cvBack, member)
    expect(back.status).toBe(200)
    expect(back.bytes.equals(bytes)).toBe(true)
    expect(Object.fromEntries(back.headers)).toMatchObject({
      'content-type': type,
      'content-length': String(bytes.length),
      'content-disposition': `attachment; filename="${name}"; filename*=UTF-8''${encodeURIComponent(name)}`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
    await expectTidy()
  })

  it('is gone with its bytes when it is removed', async () => {
    await upload(running, cv, member, { bytes: pdf() })
    expect((await running.call('DELETE', '/teammember/removeCv', { session: member })).status).toBe(200)
    expect((await memberRow()).cv).toBeNull()
    expect((await download(running, cvBack, member)).status).toBe(404)
    await expectTidy()
  })

  it('is one file after ten uploads at once', async () => {
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, index) => upload(running, cv, member, { bytes: pdf(`Number ${index}`) })),
    )
    expect(replies.map(({ status }) => status)).toEqual(Array(10).fill(200))
    const rows = await running.db.select().from(storedFile).where(eq(storedFile.memberId, member.memberId))
    expect(rows).toHaveLength(1)
    await expectTidy()
  })
})

describe('the files of certificates and skills', () => {
  const kinds = [
    {
      kind: 'certificate',
      up: '/teammember/uploadCertificateCv',
      back: '/teammember/downloadCertificateCv',
      idOf: certificateOf,
    },
    { kind: 'skill', up: '/teammember/uploadSkillCv', back: '/teammember/downloadSkillCv', idOf: skillOf },
  ] as const

  it.each(kinds)('belong to one $kind each, and their names are shown with it', async ({ kind, up, back, idOf }) => {
    const bytes = pdf(`Of the ${kind}`)
    const reply = await upload(running, `${up}/${idOf('member')}`, member, { bytes, name: `${kind}.pdf` })
    expect(reply).toMatchObject({ status: 200, body: { value: { FileName: `${kind}.pdf` } } })
    expect((await download(running, `${back}/${idOf('member').toUpperCase()}`, member)).bytes.equals(bytes)).toBe(true)
    const list = await running.call('GET', kind === 'skill' ? '/teammember/technicalSkills' : '/teammember/certificates', {
      session: member,
    })
    expect(list.value).toContainEqual(expect.objectContaining({ Id: idOf('member'), FileName: `${kind}.pdf` }))
  })

  it.each(kinds)("are nobody else's: $kind", async ({ up, back, idOf }) => {
    await upload(running, `${up}/${idOf('member')}`, member, { bytes: pdf() })
    const before = await running.db.select().from(storedFile)
    for (const id of [idOf('member'), seedId('nobody')]) {
      expect(await upload(running, `${up}/${id}`, lead, { bytes: pdf('Mine') })).toMatchObject({
        status: 403,
        body: { message: 'You may not see this record.' },
      })
      expect((await download(running, `${back}/${id}`, lead)).status).toBe(403)
    }
    expect(await running.db.select().from(storedFile)).toEqual(before)
    await expectTidy()
  })

  it.each([
    { kind: 'certificate', method: 'DELETE', remove: '/teammember/removeCertificate', up: kinds[0].up, idOf: certificateOf },
    { kind: 'skill', method: 'POST', remove: '/teammember/removeSkill', up: kinds[1].up, idOf: skillOf },
  ])('go with their $kind, also when it is removed during an upload', async ({ method, remove, up, idOf }) => {
    await upload(running, `${up}/${idOf('lead')}`, lead, { bytes: pdf() })
    const replies = await Promise.all([
      upload(running, `${up}/${idOf('lead')}`, lead, { bytes: pdf('Late') }),
      running.call(method, `${remove}/${idOf('lead')}`, { session: lead }),
    ])
    expect([200, 403]).toContain(replies[0].status)
    expect(replies[1].status).toBe(200)
    expect(
      await running.db
        .select()
        .from(storedFile)
        .where(eq(storedFile.ownerId, idOf('lead'))),
    ).toEqual([])
    await expectTidy()
  })
})

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

describe('a photo', () => {
  const urlOf = (reply: UploadReply): string => textOf(reply.body.value, 'PhotoUrl')
  const pathOf = (url: string) => url.replace('/files/photos/', '/teammember/photo/')
  const shown = async (sent: Sent) => {
    const reply = await upload(running, photo, member, sent)
    expect(reply.status).toBe(200)
    const { bytes } = await download(running, pathOf(urlOf(reply)), null)
    return { bytes, metadata: await sharp(bytes).metadata() }
  }

  it('is kept as a JPEG of at most 512 pixels, whole and not stretched', async () => {
    const { metadata } = await shown({ bytes: await picture('png', 2000, 1000) })
    expect(metadata).toMatchObject({ format: 'jpeg', width: 512, height: 256 })
    expect((await shown({ bytes: await picture('jpeg', 100, 200) })).metadata).toMatchObject({ width: 100, height: 200 })
  })

  it('is turned upright, and what the camera wrote into it is gone', async () => {
    const taken = await sharp(await picture('jpeg', 300, 200))
      .withExif({ IFD0: { Make: 'Camera of Maya' }, IFD3: { GPSLatitude: '48/1 12/1 0/1', GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    expect((await sharp(taken).metadata()).exif).toBeDefined()
    const { bytes, metadata } = await shown({ bytes: taken })
    expect(metadata).toMatchObject({ width: 200, height: 300 })
    for (const kind of ['exif', 'xmp', 'iptc', 'icc', 'orientation'] as const) expect(metadata[kind]).toBeUndefined()
    expect(bytes.toString('latin1')).not.toMatch(/Exif|Camera of Maya/)
  })

  it('keeps nothing of a script behind or inside it', async () => {
    const script = '<script>alert(1)</script><?php system("id") ?>'
    const commented = await sharp(await picture('jpeg'))
      .withExif({ IFD0: { ImageDescription: script } })
      .toBuffer()
    for (const bytes of [Buffer.concat([await picture('jpeg'), Buffer.from(script)]), commented]) {
      expect((await shown({ bytes })).bytes.toString('latin1')).not.toMatch(/script|php/)
    }
  })

  it('takes the place of the one before, whose address then leads nowhere', async () => {
    const first = urlOf(await upload(running, photo, member, { bytes: await picture('jpeg') }))
    const second = urlOf(await upload(running, photo, member, { bytes: await picture('png') }))
    expect(second).not.toBe(first)
    expect((await memberRow()).photoUrl).toBe(second)
    await expectTidy()
    expect((await download(running, pathOf(first), null)).status).toBe(404)
    expect((await download(running, pathOf(second), null)).status).toBe(200)
  })

  it('is no way to a document', async () => {
    await upload(running, cv, member, { bytes: pdf() })
    const [row] = await running.db.select().from(storedFile).where(eq(storedFile.kind, 'cv'))
    const id = row?.storageKey.split('/')[1] ?? ''
    expect((await download(running, `/teammember/photo/${id}`, null)).status).toBe(404)
    expect((await download(running, `/teammember/photo/..%2Fdocuments%2F${id}`, null)).status).toBe(400)
  })
})

describe('with an Idempotency-Key', () => {
  it('the same bytes are kept once and answered twice', async () => {
    const sent = { bytes: pdf('Once'), key: 'file-once' }
    const [first, second] = [await upload(running, cv, member, sent), await upload(running, cv, member, sent)]
    expect(second.body).toEqual(first.body)
    expect([first.replayed, second.replayed]).toEqual([false, true])
    await expectTidy()
  })

  it('10 at once are kept once', async () => {
    const bytes = await picture('jpeg')
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => upload(running, photo, member, { bytes, key: 'file-at-once' })),
    )
    expect(new Set(replies.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1)
    expect(replies[0]?.status).toBe(200)
    await expectTidy()
  })

  it('other bytes are refused', async () => {
    await upload(running, cv, member, { bytes: pdf('One'), key: 'file-other' })
    expect(await upload(running, cv, member, { bytes: pdf('Two'), key: 'file-other' })).toMatchObject({
      status: 422,
      body: { field: 'Idempotency-Key' },
    })
    await expectTidy()
  })
})

it('a person has ten uploads under way at most, and the next is welcome when one is over', async () => {
  const whole = form({ bytes: pdf() })
  const head = `POST /v1${cv} HTTP/1.1\r\nhost: v1\r\nauthorization: Bearer ${lead.idToken}\r\ncontent-type: ${formType}\r\n`
  const begin = (): Socket => {
    const socket = connect(Number(new URL(running.url).port), '127.0.0.1')
    socket.write(`${head}content-length: ${whole.length}\r\n\r\n`)
    socket.write(whole.subarray(0, 200))
    return socket
  }
  const begun = Array.from({ length: 11 }, begin)
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

describe('when something breaks', () => {
  const failing = async (fileStore: Partial<FileStore>, test: (broken: RunningService, session: Session) => Promise<void>) => {
    const broken = await startService({ fileStore: { ...running.settings.fileStore, ...fileStore } })
    try {
      await test(broken, await broken.logIn('member'))
    } finally {
      await broken.stop()
    }
  }

  it('a store that cannot be written to leaves no row', async () => {
    const write = () => Promise.reject(new Error('The disk is full'))
    await failing({ write }, async (broken, session) => {
      expect(await upload(broken, cv, session, { bytes: pdf() })).toMatchObject({ status: 500 })
      expect(await broken.db.$count(storedFile)).toBe(0)
    })
  })

  it('bytes whose upload was not committed are taken out again', async () => {
    const before = (await inStore()).length
    await failing({}, async (broken, session) => {
      await broken.pool.query('alter table stored_file rename to gone')
      expect(await upload(broken, cv, session, { bytes: pdf() })).toMatchObject({ status: 500 })
      expect((await inStore()).length).toBe(before + 1)
      const context = { db: broken.db, fileStore: broken.settings.fileStore, clock: () => broken.clock.now, log: broken.app.log }
      expect(await removeDueFiles(context)).toBe(1)
    })
    expect((await inStore()).length).toBe(before)
  })

  it('a crash after the bytes were written is made good within the hour', async () => {
    const key = storageKey('documents', randomUUID())
    await reserveKey(running.db, key, new Date(running.clock.now.getTime() + 3_600_000))
    await running.settings.fileStore.write(key, pdf(), 'application/pdf')
    await sweep()
    expect(await isInStore(key)).toBe(true)
    running.clock.forward(3_600_001)
    await expectTidy()
    expect(await isInStore(key)).toBe(false)
  })

  it('a store that cannot remove now is asked again later', async () => {
    let isAway = true
    const remove = async (key: string) => {
      if (isAway) throw new Error('away')
      await running.settings.fileStore.remove(key)
    }
    await failing({ remove }, async (broken, session) => {
      await upload(broken, cv, session, { bytes: pdf() })
      await broken.call('DELETE', '/teammember/removeCv', { session })
      const context = { db: broken.db, fileStore: broken.settings.fileStore, clock: () => broken.clock.now, log: broken.app.log }
      expect(await removeDueFiles(context)).toBe(1)
      expect(await broken.db.$count(fileRemoval)).toBe(1)
      isAway = false
      expect(await removeDueFiles(context)).toBe(0)
      broken.clock.forward(5_001)
      expect(await removeDueFiles(context)).toBe(1)
      expect(await broken.db.$count(fileRemoval)).toBe(0)
    })
  })

  it('the background takes out what was dropped', async () => {
    const background = await startService({ fileStore: running.settings.fileStore, background: true, fileRemovalInterval: 10 })
    try {
      const session = await background.logIn('member')
      await upload(background, cv, session, { bytes: pdf() })
      const [row] = await background.db.select().from(storedFile)
      await background.call('DELETE', '/teammember/removeCv', { session })
      await expect.poll(() => background.db.$count(fileRemoval)).toBe(0)
      expect(await isInStore(row?.storageKey ?? '')).toBe(false)
    } finally {
      await background.stop()
    }
  })
})

it('the demo has CVs to download, and what a person has removed stays removed', async () => {
  const demo = await startService({ fileStore: running.settings.fileStore })
  try {
    const session = await demo.logIn('member')
    expect((await download(demo, cvBack, session)).status).toBe(404)
    await seedFiles(demo.pool, demo.settings.fileStore)
    const { status, bytes } = await download(demo, cvBack, session)
    expect(status).toBe(200)
    expect(await upload(demo, cv, session, { bytes })).toMatchObject({ status: 200 })
    await demo.call('DELETE', '/teammember/removeCv', { session })
    await seedFiles(demo.pool, demo.settings.fileStore)
    expect((await download(demo, cvBack, session)).status).toBe(404)
  } finally {
    await demo.stop()
  }
})
