import { type DrawnImage, edge } from './images.ts'

/** The sizes in the header of a WebP, by the kind of its first chunk (RFC 9649). */
const sizes: Readonly<Record<string, (bytes: Buffer) => { readonly width: number; readonly height: number }>> = {
  'VP8 ': (bytes) => ({ width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff }),
  VP8L: (bytes) => {
    const bits = bytes.readUInt32LE(21)
    return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) }
  },
  VP8X: (bytes) => ({ width: 1 + bytes.readUIntLE(24, 3), height: 1 + bytes.readUIntLE(27, 3) }),
}

/**
 * Takes a picture as it is, for pictures that are part of the portal: drawing them anew would cost seconds at the first start.
 *
 * @returns null for what is no WebP of at most 1600 pixels
 */
export const takeWebp = async (bytes: Buffer): Promise<DrawnImage | null> => {
  const isWebp = bytes.length > 30 && bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP'
  const size = isWebp ? sizes[bytes.toString('latin1', 12, 16)]?.(bytes) : undefined
  return size === undefined || Math.max(size.width, size.height) > edge ? null : { bytes, ...size }
}
