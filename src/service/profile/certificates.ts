import { asc, desc, eq, sql } from 'drizzle-orm'
import type { profileCalls } from '#contract/profile.ts'
import { profileForms } from '#rules/profile-forms.ts'
import type { Queries } from '../db/database.ts'
import { certificate } from '../db/profile-schema.ts'
import { dropFile, fileNames, findFile } from '../file/store.ts'
import { answerFields, takeFields } from '../form-fields.ts'
import type { Handlers, Service } from '../handler.ts'
import { lockMember } from '../teammember/lock-member.ts'
import { entryId, onlyRow, removeEntry } from './entries.ts'

type Row = typeof certificate.$inferSelect

const answerOf = (row: Row, fileName: string | null) => ({
  Id: row.id,
  ...answerFields(profileForms.certificate, row),
  FileName: fileName,
})

/** A person's certificates, the one issued last first. */
export const findCertificates = async (db: Queries, memberId: string) => {
  const rows = await db
    .select()
    .from(certificate)
    .where(eq(certificate.memberId, memberId))
    .orderBy(sql`${certificate.issueDate} desc nulls last`, desc(certificate.createdAt), asc(certificate.id))
  const files = await fileNames(db, memberId, 'certificate')
  return rows.map((row) => answerOf(row, files.get(row.id) ?? null))
}

type CertificateCalls = Pick<Handlers<typeof profileCalls>, 'getCertificates' | 'saveCertificate' | 'removeCertificate'>

export const certificateHandlers = ({ db }: Service): CertificateCalls => ({
  getCertificates: async ({ caller }) => await findCertificates(db, caller.memberId),

  saveCertificate: async ({ body, caller, commit, now }) => {
    const values = takeFields(profileForms.certificate, body, now)
    return await commit(async (tx) => {
      await lockMember(tx, caller.memberId)
      const id = await entryId(tx, certificate, caller.memberId, body.Id)
      const rows = await tx
        .insert(certificate)
        .values({ memberId: caller.memberId, id, createdAt: now, ...values })
        .onConflictDoUpdate({ target: [certificate.memberId, certificate.id], set: values })
        .returning()
      const file = await findFile(tx, caller.memberId, 'certificate', id)
      return answerOf(onlyRow(rows), file?.name ?? null)
    })
  },

  removeCertificate: async ({ params, caller, commit }) =>
    await commit(async (tx) => {
      await removeEntry(tx, certificate, caller.memberId, params.id)
      await dropFile(tx, caller.memberId, 'certificate', params.id)
      return true
    }),
})
