import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { storedFile } from '../../src/service/db/file-schema.ts'
import { teamMember } from '../../src/service/db/member-schema.ts'
import { seedFiles } from '../../src/service/db/seed/files.ts'
import { seedId } from '../../src/service/db/seed/ids.ts'
import {
  certificateOf,
  downloadCv,
  expectTidy,
  type FileService,
  skillOf,
  startFileService,
  uploadCv,
} from './support/file-service.ts'
import { compound, docx, download, pdf, upload } from './support/files.ts'
import { type RunningService, type Session, startService } from './support/service.ts'

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
    const back = await download(running, downloadCv, member)
    expect(back.status).toBe(200)
    expect(back.bytes.equals(bytes)).toBe(true)
    expect(Object.fromEntries(back.headers)).toMatchObject({
      'content-type': type,
      'content-length': String(bytes.length),
      'content-disposition': `attachment; filename="${name}"; filename*=UTF-8''${encodeURIComponent(name)}`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
    await expectTidy(files)
  })

  it('is gone with its bytes when it is removed', async () => {
    await upload(running, cv, member, { bytes: pdf() })
    expect((await running.call('DELETE', '/teammember/removeCv', { session: member })).status).toBe(200)
    expect((await memberRow()).cv).toBeNull()
    expect((await download(running, downloadCv, member)).status).toBe(404)
    await expectTidy(files)
  })

  it('is one file after ten uploads at once', async () => {
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, index) => upload(running, cv, member, { bytes: pdf(`Number ${index}`) })),
    )
    expect(replies.map(({ status }) => status)).toEqual(Array(10).fill(200))
    const rows = await running.db.select().from(storedFile).where(eq(storedFile.memberId, member.memberId))
    expect(rows).toHaveLength(1)
    await expectTidy(files)
  })
})

describe('the files of certificates and skills', () => {
  const kinds = [
    {
      kind: 'certificate',
      up: '/teammember/uploadCertificateCv',
      back: '/teammember/downloadCertificateCv',
      gone: '/teammember/removeCertificateCv',
      idOf: certificateOf,
    },
    {
      kind: 'skill',
      up: '/teammember/uploadSkillCv',
      back: '/teammember/downloadSkillCv',
      gone: '/teammember/removeSkillCv',
      idOf: skillOf,
    },
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

  it.each(kinds)("are nobody else's: $kind", async ({ up, back, gone, idOf }) => {
    await upload(running, `${up}/${idOf('member')}`, member, { bytes: pdf() })
    const before = await running.db.select().from(storedFile)
    for (const id of [idOf('member'), seedId('nobody')]) {
      expect(await upload(running, `${up}/${id}`, lead, { bytes: pdf('Mine') })).toMatchObject({
        status: 403,
        body: { message: 'You may not see this record.' },
      })
      expect((await download(running, `${back}/${id}`, lead)).status).toBe(403)
      expect((await running.call('DELETE', `${gone}/${id}`, { session: lead })).status).toBe(403)
    }
    expect(await running.db.select().from(storedFile)).toEqual(before)
    await expectTidy(files)
  })

  it.each(kinds)('are removed without their $kind, once for one key', async ({ kind, up, back, gone, idOf }) => {
    const id = idOf('member')
    const remove = () => running.call('DELETE', `${gone}/${id}`, { session: member, key: `remove-${kind}` })
    await upload(running, `${up}/${id}`, member, { bytes: pdf('Old') })
    expect((await remove()).status).toBe(200)
    expect((await download(running, `${back}/${id}`, member)).status).toBe(404)
    const list = kind === 'skill' ? '/teammember/technicalSkills' : '/teammember/certificates'
    const { value } = await running.call('GET', list, { session: member })
    expect(value).toContainEqual(expect.objectContaining({ Id: id, FileName: null }))
    await expectTidy(files)
    // The same request again is answered as before, and leaves a newer file alone.
    await upload(running, `${up}/${id}`, member, { bytes: pdf('New') })
    expect((await remove()).status).toBe(200)
    expect((await download(running, `${back}/${id}`, member)).status).toBe(200)
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
    await expectTidy(files)
  })
})

it('the demo has CVs to download, and what a person has removed stays removed', async () => {
  const demo = await startService({ fileStore: running.settings.fileStore })
  try {
    const session = await demo.logIn('member')
    expect((await download(demo, downloadCv, session)).status).toBe(404)
    await seedFiles(demo.pool, demo.settings.fileStore)
    const { status, bytes } = await download(demo, downloadCv, session)
    expect(status).toBe(200)
    expect(await upload(demo, cv, session, { bytes })).toMatchObject({ status: 200 })
    await demo.call('DELETE', '/teammember/removeCv', { session })
    await seedFiles(demo.pool, demo.settings.fileStore)
    expect((await download(demo, downloadCv, session)).status).toBe(404)
  } finally {
    await demo.stop()
  }
})
