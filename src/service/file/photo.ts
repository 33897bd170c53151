import type Sharp from 'sharp'
import { fileNotAllowed } from './content.ts'

const open = async (): Promise<typeof Sharp> => {
  const { default: sharp } = await import('sharp')
  // Only these two formats are ever opened, whatever a file says that it is.
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng'] })
  // One photo at a time and one thread: a portal that draws photos goes on answering.
  sharp.concurrency(1)
  sharp.cache(false)
  return sharp
}

let opened: Promise<typeof Sharp> | undefined
/** Loaded with the first photo: it takes 30 MB and a tenth of a second. */
const loadSharp = (): Promise<typeof Sharp> => {
  opened ??= open()
  return opened
}

const mostPixels = 40_000_000
const edge = 512
const timeoutSeconds = 10

let last: Promise<unknown> = Promise.resolve()

/** Begins when what came before has ended, well or not. */
const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
  const mine = last.then(work, work)
  last = mine.catch(() => undefined)
  return mine
}

/**
 * Draws a photo anew: turned upright, at most 512 x 512 pixels, as a JPEG that holds the picture and nothing else of what the
 * camera or anybody wrote into it.
 *
 * @param bytes of a JPEG or PNG
 * @throws HttpError 400 when it cannot be drawn, or has more than 40 million pixels
 */
export const drawPhoto = async (bytes: Buffer): Promise<Buffer> =>
  await inTurn(async () => {
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
