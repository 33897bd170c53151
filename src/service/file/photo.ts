import { fileNotAllowed } from './content.ts'
import { loadSharp, sharpInTurn } from './sharp.ts'

const mostPixels = 40_000_000
const edge = 512
const timeoutSeconds = 10

/**
 * Draws a photo anew: turned upright, at most 512 x 512 pixels, as a JPEG that holds the picture and nothing else of what the
 * camera or anybody wrote into it.
 *
 * @param bytes of a JPEG or PNG
 * @throws HttpError 400 when it cannot be drawn, or has more than 40 million pixels
 */
export const drawPhoto = async (bytes: Buffer): Promise<Buffer> =>
  await sharpInTurn(async () => {
    const sharp = await loadSharp()
    try {
      return await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', pages: 1, sequentialRead: true })
        .autoOrient()
        .resize(edge, edge, { fit: 'inside', withoutEnlargement: true })
        .flatten({ background: '#ffffff' })
        .jpeg({ quality: 85 })
        .timeout({ seconds: timeoutSeconds })
        .toBuffer()
    } catch {
      throw fileNotAllowed()
    }
  })
