import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { storedFile } from '../../src/service/db/file-schema.ts'
import { teamMember } from '../../src/service/db/member-schema.ts'
import { expectTidy, type FileService, startFileService, uploadCv, uploadPhoto } from './support/file-service.ts'
import { download, pdf, picture, type Sent, type UploadReply, upload } from './support/files.ts'
import { type RunningService, type Session, textOf } from './support/service.ts'

let files: FileService
let running: RunningService
let member: Session
beforeAll(async () => {
  files = await startFileService()
  ;({ running, member } = files)
})
afterAll(() => files?.stop())

const cv = uploadCv
const photo = uploadPhoto
const memberRow = async () => {
  const [row] = await running.db.select().from(teamMember).where(eq(teamMember.id, member.memberId))
  if (row === undefined) throw new Error('The seed has no member')
  return row
}

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
    await expectTidy(files)
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
