import { fileTypeFromBuffer } from 'file-type'
import { loadSharp, sharpInTurn } from '../../file/sharp.ts'

/** What a picture of a lesson may be, by its content. A drawing in SVG can hold scripts. */
const pictures: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/webp'])

/** The most pixels that a picture is wide or high as it is served. */
export const edge = 1600
const mostPixels = 100_000_000
const timeoutSeconds = 30

export interface DrawnImage {
  readonly bytes: Buffer
  readonly width: number
  readonly height: number
}

/** Makes of the owner's file what is served; null when it cannot. */
export type DrawImage = (bytes: Buffer) => Promise<DrawnImage | null>

/** Whether the content is that of a PNG, JPEG or WebP; a name and its ending count for nothing. */
export const isPicture = async (bytes: Buffer): Promise<boolean> => {
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined)
  return found !== undefined && pictures.has(found.mime)
}

/** Draws a picture anew as WebP, at most 1600 pixels high and wide. @returns null when it cannot be drawn */
export const drawLessonImage: DrawImage = async (bytes) =>
  await sharpInTurn(async () => {
    const sharp = await loadSharp()
    sharp.unblock({ operation: ['VipsForeignLoadWebp'] })
    try {
      const { data, info } = await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', pages: 1 })
        .autoOrient()
        .resize(edge, edge, { fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 82 })
        .timeout({ seconds: timeoutSeconds })
        .toBuffer({ resolveWithObject: true })
      return { bytes: data, width: info.width, height: info.height }
    } catch {
      return null
    } finally {
      // Photos that people upload are never of this format.
      sharp.block({ operation: ['VipsForeignLoadWebp'] })
    }
  })
