import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { messages } from '../../src/rules/messages.ts'
import { fileRemoval, storedFile } from '../../src/service/db/file-schema.ts'
import { teamMember } from '../../src/service/db/schema.ts'
import { seedId } from '../../src/service/db/seed/ids.ts'
import { diskStore } from '../../src/service/file/disk-store.ts'
import { removeDueFiles } from '../../src/service/file/removal.ts'
import { compound, docx, download, pdf, picture, type Sent, upload, zip } from './support/files.ts'
import { type RunningService, type Session, startService } from './support/service.ts'

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
