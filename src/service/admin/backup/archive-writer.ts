import { createWriteStream, existsSync } from 'node:fs'
import { rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import { errorCode } from '../../db/failures.ts'
import { syncFolder } from '../../file/sync-folder.ts'
import { AdminProblem } from '../admin-problem.ts'
import { type Measured, Meter } from './metering.ts'

export interface ArchiveWriter {
  /**
   * Adds an entry, piece by piece.
   *
   * @param compressed false for bytes that are compressed already
   */
  add(name: string, content: Readable | Buffer, compressed: boolean): Promise<Measured>
}

/** Of zlib: twice as fast as the usual level, and rows shrink to a sixth as they do there. */
const compressionLevel = 2

/**
 * Writes a zip archive that nobody else may read, and gives it its name once it is complete.
 *
 * @param file path of the archive; while it is written it is called `FILE.part`
 * @returns what the work gave, and the size of the archive in bytes
 * @throws AdminProblem when the file exists
 */
export const writeArchive = async <T>(
  file: string,
  work: (archive: ArchiveWriter) => Promise<T>,
): Promise<{ readonly value: T; readonly size: number }> => {
  if (existsSync(file)) throw new AdminProblem([`${file} exists already; a backup overwrites nothing.`])
  const part = `${file}.part`
  // One of a backup that was killed.
  await rm(part, { force: true })
  const zip = new ZipFile()
  const broken = new AbortController()
  const output = createWriteStream(part, { flags: 'wx', mode: 0o600, flush: true })
  const failed = new Promise<never>((_, reject) => zip.once('error', reject))
  const cannotWrite = (error: unknown): never => {
    const code = broken.signal.aborted ? null : errorCode(error)
    throw code === null ? error : new AdminProblem([`${file} cannot be written (${code}).`])
  }
  const streamed = pipeline(zip.outputStream, output, { signal: broken.signal }).catch(cannotWrite)
  const written = Promise.race([streamed, failed])
  // Whoever adds an entry that nothing reads any more is told.
  written.catch((error: unknown) => broken.abort(error))
  const add: ArchiveWriter['add'] = async (name, content, compressed) => {
    const meter = new Meter()
    zip.addReadStream(meter, name, compressed ? { compressionLevel } : { compress: false })
    const source = content instanceof Buffer ? Readable.from([content]) : content
    await pipeline(source, meter, { signal: broken.signal })
    return meter.measured()
  }
  try {
    const value = await work({ add })
    zip.end()
    await written
    const { size } = await stat(part)
    await rename(part, file)
    await syncFolder(dirname(file))
    return { value, size }
  } catch (error) {
    // What made the archive fail, and not that the entry at hand was given up for it.
    const cause: unknown = broken.signal.aborted ? broken.signal.reason : error
    broken.abort(cause)
    await written.catch(() => undefined)
    await rm(part, { force: true })
    throw cause
  }
}
