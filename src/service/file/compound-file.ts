/** [MS-CFB], the container of Word 97 to 2003 documents. */
const signature = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const headerLength = 512
const entryLength = 128
const endOfChain = 0xfffffffe
const streamType = 2
/** More sectors than a directory of any document has. */
const mostSectors = 4096

/**
 * The names of the streams in a compound file, by its directory.
 *
 * @returns null when the bytes are not a whole compound file
 */
export const compoundStreamNames = (bytes: Buffer): readonly string[] | null => {
  if (bytes.length < headerLength || !bytes.subarray(0, 8).equals(signature)) return null
  const shift = bytes.readUInt16LE(30)
  if (shift !== 9 && shift !== 12) return null
  const sectorLength = 2 ** shift
  const sector = (index: number): Buffer | null => {
    const at = (index + 1) * sectorLength
    return at + sectorLength > bytes.length ? null : bytes.subarray(at, at + sectorLength)
  }
  const perSector = sectorLength / 4
  const next = (index: number): number | null => {
    const table = Math.floor(index / perSector)
    // The header names the first 109 sectors of the table: enough for 7 MB.
    const found = table < 109 ? sector(bytes.readUInt32LE(76 + 4 * table)) : null
    return found?.readUInt32LE(4 * (index % perSector)) ?? null
  }
  const names: string[] = []
  let index = bytes.readUInt32LE(48)
  for (let steps = 0; index !== endOfChain; steps += 1) {
    const directory = steps < mostSectors ? sector(index) : null
    if (directory === null) return null
    for (let at = 0; at < sectorLength; at += entryLength) {
      const nameLength = directory.readUInt16LE(at + 64)
      if (directory[at + 66] === streamType && nameLength >= 2 && nameLength <= 64) {
        names.push(directory.toString('utf16le', at, at + nameLength - 2))
      }
    }
    const following = next(index)
    if (following === null) return null
    index = following
  }
  return names
}
