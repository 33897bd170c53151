import { createHash } from 'node:crypto'
import { pipeline, type Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { finished } from 'node:stream/promises'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { AdminProblem } from '../admin-problem.ts'
import { fileEntry, hashLine, type Manifest, manifestEntry, manifestHashEntry, parseManifest, tableEntry } from './manifest.ts'
import { Check, type Measured } from './metering.ts'

/** A backup whose manifest was read and found whole. */
export interface BackupReader {
  readonly manifest: Manifest
  /** The bytes of an entry; the stream fails when they are not those that were backed up. */
  read(name: string): Promise<Readable>
  /** Reads everything once. @throws AdminProblem when any of it is not what was backed up */
  verify(): Promise<void>
  close(): void
}

/** In bytes; that of a million files is shorter. */
const longestManifest = 512 * 1024 * 1024

const damaged = (file: string, what: string): AdminProblem =>
  new AdminProblem([`${file} is damaged or not a whole backup: ${what}`])

const openZip = async (file: string): Promise<ZipFile> => {
  try {
    return await openPromise(file, { autoClose: false, strictFileNames: true })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : null
    if (code !== null) throw new AdminProblem([`${file} cannot be read (${code}).`])
    throw damaged(file, 'it is not a zip archive, or its end is missing.')
  }
}

const listEntries = async (zip: ZipFile, file: string): Promise<ReadonlyMap<string, Entry>> => {
  const entries = new Map<string, Entry>()
  try {
    for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry)
  } catch {
    throw damaged(file, 'its directory cannot be read.')
  }
  return entries
}

/** What each entry beside the manifest must be. */
const contentsOf = ({ tables, files }: Manifest): ReadonlyMap<string, Measured> =>
  new Map<string, Measured>([
    ...tables.map((table) => [tableEntry(table.name), table] as const),
    ...files.map((one) => [fileEntry(one.key), one] as const),
  ])

const readManifest = async (zip: ZipFile, file: string, entries: ReadonlyMap<string, Entry>): Promise<Manifest> => {
  const readText = async (name: string): Promise<string> => {
    const entry = entries.get(name)
    if (entry === undefined || entry.uncompressedSize > longestManifest) throw damaged(file, `it has no ${name}.`)
    try {
      return await text(await zip.openReadStreamPromise(entry))
    } catch {
      throw damaged(file, `${name} cannot be read.`)
    }
  }
  const [written, hash] = [await readText(manifestEntry), await readText(manifestHashEntry)]
  const found = createHash('sha256').update(written).digest('hex')
  if (hash !== hashLine(found)) throw damaged(file, `${manifestEntry} is not what was written.`)
  return parseManifest(written)
}

/**
 * Opens a backup and reads its manifest; the rest is read by `verify` and `read`.
 *
 * @throws AdminProblem when it is not a whole backup that this version can read
 */
export const openBackup = async (file: string): Promise<BackupReader> => {
  const zip = await openZip(file)
  try {
    const entries = await listEntries(zip, file)
    const manifest = await readManifest(zip, file, entries)
    const contents = contentsOf(manifest)
    const read = async (name: string): Promise<Readable> => {
      const [expected, entry] = [contents.get(name), entries.get(name)]
      if (expected === undefined || entry === undefined) throw damaged(file, `${name} is missing.`)
      const altered = (): AdminProblem => damaged(file, `${name} is not what was backed up.`)
      const source = await zip.openReadStreamPromise(entry).catch((): never => {
        throw altered()
      })
      const check = new Check(expected, altered)
      // What inflating says of altered bytes would help nobody.
      source.once('error', () => check.destroy(altered()))
      return pipeline(source, check, () => undefined)
    }
    const verify = async (): Promise<void> => {
      for (const name of contents.keys()) await finished((await read(name)).resume())
    }
    return { manifest, read, verify, close: () => zip.close() }
  } catch (error) {
    zip.close()
    throw error
  }
}
