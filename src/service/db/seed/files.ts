import { and, eq, isNull } from 'drizzle-orm'
import type { Pool } from 'pg'
import { type FileStore, storageKey } from '../../file/file-store.ts'
import { openDatabase } from '../database.ts'
import { storedFile } from '../file-schema.ts'
import { teamMember } from '../member-schema.ts'
import { memberIdOf } from './accounts.ts'
import { momentFrom, seedId } from './ids.ts'
import { everybody } from './other-teams.ts'

/** A PDF of one page with these lines of plain letters. */
const onePage = (lines: readonly string[]): Buffer => {
  const text = lines
    .map(
      (line, index) => `BT /F1 ${index === 0 ? 22 : 12} Tf 72 ${760 - 28 * index} Td (${line.replace(/[()\\]/g, '\\$&')}) Tj ET`,
    )
    .join('\n')
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${text.length}>>\nstream\n${text}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ]
  let written = '%PDF-1.4\n'
  const places = objects.map((object, index) => {
    const place = written.length
    written += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`
  const trailer = `trailer\n<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${written.length}\n%%EOF\n`
  return Buffer.from(`${written}${table}${trailer}`, 'latin1')
}

interface SeededFile {
  readonly memberId: string
  readonly kind: 'cv'
  readonly ownerId: string
  readonly name: string
  readonly lines: readonly string[]
}

/** Files that the demo's rows tell of and that are not there: what a person has removed or replaced stays so. */
const missingFiles = async (db: ReturnType<typeof openDatabase>): Promise<readonly SeededFile[]> => {
  const missing: SeededFile[] = []
  for (const person of everybody.filter(({ isComplete }) => isComplete)) {
    const memberId = memberIdOf(person.name)
    const fullName = `${person.firstName} ${person.lastName}`
    const name = `${person.firstName}-${person.lastName}-CV.pdf`
    const [without] = await db
      .select({ cv: teamMember.cv })
      .from(teamMember)
      .leftJoin(storedFile, and(eq(storedFile.memberId, teamMember.id), eq(storedFile.kind, 'cv')))
      .where(and(eq(teamMember.id, memberId), eq(teamMember.cv, name), isNull(storedFile.storageKey)))
    if (without !== undefined) {
      const lines = [
        fullName,
        person.job,
        `${person.experienceYear} years in ${person.field}`,
        `${person.city}, ${person.country}`,
      ]
      missing.push({ memberId, kind: 'cv', ownerId: memberId, name, lines })
    }
  }
  return missing
}

/**
 * Puts the CVs of the demo accounts into the file store, so that they can be downloaded. What is there stays; it can run at
 * every start, after `seed`.
 *
 * @param today the day around which dates lie; the machine's when not given
 */
export const seedFiles = async (pool: Pool, fileStore: FileStore, today: Date = new Date()): Promise<void> => {
  const db = openDatabase(pool)
  for (const { lines, ...place } of await missingFiles(db)) {
    const bytes = onePage(lines)
    const key = storageKey('documents', seedId(`${place.memberId}/file/${place.kind}`))
    await fileStore.write(key, bytes, 'application/pdf')
    await db
      .insert(storedFile)
      .values({
        ...place,
        mediaType: 'application/pdf',
        size: bytes.length,
        storageKey: key,
        uploadedAt: momentFrom(today, -100),
      })
      .onConflictDoNothing()
  }
}
