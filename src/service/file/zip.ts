const endSignature = 0x06054b50
const entrySignature = 0x02014b50
const localSignature = 0x04034b50
const endLength = 22
const longestComment = 0xffff
/** A Word document has some dozens of entries. */
const mostEntries = 5000

const endOfDirectory = (bytes: Buffer): number | null => {
  const first = Math.max(0, bytes.length - endLength - longestComment)
  for (let at = bytes.length - endLength; at >= first; at -= 1) {
    // Its comment must reach to the very end, else it is only somewhere inside.
    if (bytes.readUInt32LE(at) === endSignature && at + endLength + bytes.readUInt16LE(at + 20) === bytes.length) return at
  }
  return null
}

/** Whether a reader of zip archives would accept the bytes, whatever comes before the archive. */
export const endsAsZip = (bytes: Buffer): boolean => endOfDirectory(bytes) !== null

/**
 * The names in a zip archive that begins with the first byte, by its central directory.
 *
 * @returns null when it is not one, or its directory does not say the same as its entries
 */
export const zipEntryNames = (bytes: Buffer): readonly string[] | null => {
  const end = endOfDirectory(bytes)
  if (end === null || bytes.readUInt32LE(0) !== localSignature) return null
  const count = bytes.readUInt16LE(end + 10)
  const size = bytes.readUInt32LE(end + 12)
  const start = bytes.readUInt32LE(end + 16)
  if (count > mostEntries || start + size !== end) return null
  const names: string[] = []
  let at = start
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > end || bytes.readUInt32LE(at) !== entrySignature) return null
    const nameLength = bytes.readUInt16LE(at + 28)
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength)
    const local = bytes.readUInt32LE(at + 42)
    if (local + 30 + nameLength > start || bytes.readUInt32LE(local) !== localSignature) return null
    if (bytes.toString('utf8', local + 30, local + 30 + nameLength) !== name) return null
    names.push(name)
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return at === end ? names : null
}
