import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { fileCalls } from '#contract/file.ts'
import { messages } from '#rules/messages.ts'
import type { FileKind } from '#rules/uploads.ts'
import type { Queries, Transaction } from '../db/database.ts'
import { teamMember } from '../db/member-schema.ts'
import { certificate, teamMemberSkill } from '../db/profile-schema.ts'
import type { Caller, Commit, Committed, Handlers, SentFile, Service } from '../handler.ts'
import { forbidden, HttpError } from '../http-error.ts'
import { lockMember } from '../teammember/lock-member.ts'
import { judgeContent } from './content.ts'
import { attachment, cleanFileName } from './file-name.ts'
import { contentKey, type FileFolder, storageKey } from './file-store.ts'
import { drawPhoto } from './photo.ts'
import type { IncomingFile } from './receive.ts'
import { dropFile, findFile, keepFile, releaseKey, reserveKey, type StoredFile } from './store.ts'

/** How long an upload may take from its reservation to its commit before its file is taken out again, in milliseconds. */
const reservationTime = 60 * 60 * 1000

const rows = { certificate, skill: teamMemberSkill } as const

/** The row, locked against being removed meanwhile. @throws HttpError 403 when the person has no such certificate or skill */
const ownRow = async (db: Queries, memberId: string, kind: keyof typeof rows, id: string): Promise<void> => {
  const table = rows[kind]
  const mine = and(eq(table.memberId, memberId), eq(table.id, id))
  const [row] = await db.select({ id: table.id }).from(table).where(mine).for('key share')
  if (row === undefined) throw forbidden()
}

const noFile = () => new HttpError(404, 'There is no file.')

interface Upload {
  readonly caller: Caller
  readonly file: IncomingFile
  readonly commit: Commit
  readonly now: Date
}

interface Content {
  readonly name: string
  readonly mediaType: string
  readonly bytes: Buffer
}

/** Uploads and downloads (specification 7.2; decisions B and C, Uploads). */
export const fileHandlers = ({ db, settings }: Service): Handlers<typeof fileCalls> => {
  const { fileStore } = settings

  /**
   * Writes the bytes, then commits the row together with `also`. Whatever happens in between, the bytes of an upload that was not
   * committed leave the store again.
   */
  const save = async <T>(
    { caller, commit, now }: Upload,
    place: { readonly kind: FileKind; readonly ownerId: string; readonly folder: FileFolder },
    { name, mediaType, bytes }: Content,
    also: (tx: Transaction, file: StoredFile) => Promise<T>,
  ): Promise<Committed<T>> => {
    const { memberId } = caller
    const key = storageKey(place.folder, randomUUID())
    const file: StoredFile = {
      memberId,
      kind: place.kind,
      ownerId: place.ownerId,
      name,
      mediaType,
      size: bytes.length,
      storageKey: key,
      uploadedAt: now,
    }
    await reserveKey(db, key, new Date(now.getTime() + reservationTime))
    try {
      await fileStore.write(key, bytes, mediaType)
      return await commit(async (tx) => {
        await lockMember(tx, memberId)
        const value = await also(tx, file)
        if (!(await keepFile(tx, file))) throw new HttpError(503, messages.genericError)
        return value
      })
    } finally {
      // Where this fails the reservation ends by itself.
      await releaseKey(db, key, now).catch(() => undefined)
    }
  }

  const receiveDocument = async (kind: Exclude<FileKind, 'photo'>, file: IncomingFile): Promise<Content> => {
    const { name, bytes } = await file.receive(kind)
    const { mediaType, ending } = await judgeContent(kind, bytes)
    return { name: cleanFileName(name, ending, kind), mediaType, bytes }
  }

  const answerOf = ({ name, size, uploadedAt }: StoredFile) => ({
    FileName: name,
    Size: size,
    UploadedOn: uploadedAt.toISOString(),
  })

  const uploadForRow = async (kind: keyof typeof rows, id: string, upload: Upload) => {
    const ownerId = id.toLowerCase()
    const { memberId } = upload.caller
    await ownRow(db, memberId, kind, ownerId)
    const content = await receiveDocument(kind, upload.file)
    return await save(upload, { kind, ownerId, folder: 'documents' }, content, async (tx, file) => {
      await ownRow(tx, memberId, kind, ownerId)
      return answerOf(file)
    })
  }

  const send = async (file: StoredFile | null): Promise<SentFile> => {
    const content = file === null ? null : await fileStore.read(file.storageKey)
    if (file === null || content === null) throw noFile()
    return {
      body: content.body,
      headers: {
        'content-type': file.mediaType,
        'content-length': String(content.size),
        'content-disposition': attachment(file.name),
        'x-content-type-options': 'nosniff',
      },
    }
  }

  /** A picture for everybody who was shown its address; another picture has another one. */
  const show = async (key: string, mediaType: string): Promise<SentFile> => {
    const content = await fileStore.read(key)
    if (content === null) throw noFile()
    return {
      body: content.body,
      headers: {
        'content-type': mediaType,
        'content-length': String(content.size),
        'content-disposition': 'inline',
        'x-content-type-options': 'nosniff',
        'cache-control': 'public, max-age=31536000, immutable',
      },
    }
  }

  const downloadForRow = async (kind: keyof typeof rows, id: string, { memberId }: Caller): Promise<SentFile> => {
    const ownerId = id.toLowerCase()
    await ownRow(db, memberId, kind, ownerId)
    return await send(await findFile(db, memberId, kind, ownerId))
  }

  const removeForRow = async (kind: keyof typeof rows, id: string, { memberId }: Caller, commit: Commit) =>
    await commit(async (tx) => {
      const ownerId = id.toLowerCase()
      await lockMember(tx, memberId)
      await ownRow(tx, memberId, kind, ownerId)
      await dropFile(tx, memberId, kind, ownerId)
      return true
    })

  return {
    uploadProfileCv: async (incoming) => {
      const content = await receiveDocument('cv', incoming.file)
      const { memberId } = incoming.caller
      return await save(incoming, { kind: 'cv', ownerId: memberId, folder: 'documents' }, content, async (tx, file) => {
        await tx.update(teamMember).set({ cv: file.name }).where(eq(teamMember.id, memberId))
        return answerOf(file)
      })
    },

    uploadProfilePhoto: async (incoming) => {
      const { bytes } = await incoming.file.receive('photo')
      await judgeContent('photo', bytes)
      const content = { name: 'photo.jpg', mediaType: 'image/jpeg', bytes: await drawPhoto(bytes) }
      const { memberId } = incoming.caller
      return await save(incoming, { kind: 'photo', ownerId: memberId, folder: 'photos' }, content, async (tx, file) => {
        const photoUrl = `/files/${file.storageKey}`
        await tx.update(teamMember).set({ photoUrl }).where(eq(teamMember.id, memberId))
        return { PhotoUrl: photoUrl }
      })
    },

    uploadCertificateCv: (incoming) => uploadForRow('certificate', incoming.params.id, incoming),
    uploadSkillCv: (incoming) => uploadForRow('skill', incoming.params.id, incoming),

    downloadProfileCv: async ({ caller }) => await send(await findFile(db, caller.memberId, 'cv')),
    downloadCertificateCv: ({ params, caller }) => downloadForRow('certificate', params.id, caller),
    downloadSkillCv: ({ params, caller }) => downloadForRow('skill', params.id, caller),

    getPhoto: async ({ params }) => await show(storageKey('photos', params.id.toLowerCase()), 'image/jpeg'),
    getTrainingImage: async ({ params }) => await show(contentKey('training', params.sha256), 'image/webp'),

    removeCv: async ({ caller, commit }) =>
      await commit(async (tx) => {
        await lockMember(tx, caller.memberId)
        await dropFile(tx, caller.memberId, 'cv')
        await tx.update(teamMember).set({ cv: null }).where(eq(teamMember.id, caller.memberId))
        return true
      }),
    removeCertificateCv: ({ params, caller, commit }) => removeForRow('certificate', params.id, caller, commit),
    removeSkillCv: ({ params, caller, commit }) => removeForRow('skill', params.id, caller, commit),
  }
}
