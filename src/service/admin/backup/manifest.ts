import Type, { type Static } from 'typebox'
import { Compile } from 'typebox/compile'
import { strictObject } from '#contract/call.ts'
import { AdminProblem } from '../admin-problem.ts'

/** What `backup.json` says: docs/decisions/0038-a-backup-is-read-over-a-connection.md. */

export const format = 1

export const manifestEntry = 'backup.json'
/** The hash of the manifest, which has those of everything else. */
export const manifestHashEntry = 'backup.json.sha256'
/** The line of that entry, in the form that `sha256sum --check` reads. @param sha256 of the manifest */
export const hashLine = (sha256: string): string => `${sha256}  ${manifestEntry}\n`

const count = Type.Integer({ minimum: 0 })
const content = { bytes: count, sha256: Type.String({ pattern: '^[0-9a-f]{64}$' }) }

const manifest = strictObject({
  format: Type.Literal(format),
  /** The version of the portal that wrote it. */
  portal: Type.String(),
  madeAt: Type.String(),
  /** The last migration of the database. */
  migration: strictObject({ tag: Type.String(), when: count }),
  /** Which SECRETs have sealed fields: ids that are derived from them and tell nothing of them. */
  sealedWith: Type.Array(strictObject({ keyId: Type.String(), rows: count })),
  tables: Type.Array(strictObject({ name: Type.String(), columns: Type.Array(Type.String()), rows: count, ...content })),
  /** Tables whose rows are not in it. */
  leftOut: Type.Array(Type.String()),
  sequences: Type.Array(strictObject({ name: Type.String(), next: Type.String({ pattern: '^-?\\d{1,19}$' }) })),
  files: Type.Array(strictObject({ key: Type.String(), mediaType: Type.String(), ...content })),
  /** Files that rows name and that were not in the file store. */
  missing: Type.Array(Type.String()),
})

export type Manifest = Static<typeof manifest>
export type BackedUpTable = Manifest['tables'][number]
export type BackedUpFile = Manifest['files'][number]

const validator = Compile(manifest)

/** The name of a table's rows in the archive. */
export const tableEntry = (name: string): string => `tables/${name}.copy`
/** The name of an uploaded file in the archive. @param key its name in the file store */
export const fileEntry = (key: string): string => `files/${key}`

/**
 * Reads the text of `backup.json`, whose hash was found right.
 *
 * @throws AdminProblem when this version cannot read it
 */
export const parseManifest = (text: string): Manifest => {
  const value: unknown = JSON.parse(text)
  const found = typeof value === 'object' && value !== null && 'format' in value ? value.format : undefined
  if (typeof found === 'number' && found > format) {
    throw new AdminProblem(['The backup was made by a newer version of the portal; restore it with that version.'])
  }
  if (!validator.Check(value)) throw new AdminProblem([`The backup's ${manifestEntry} is not of the form that it should have.`])
  return value
}
