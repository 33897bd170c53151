/** Photos as pixels: loaded, made smaller and cut without holding up the page. */

/** The square of a photo, in pixels of the picture it was measured on. */
export interface PhotoSquare {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The longest side that is still moved about smoothly on a phone. */
const workingSide = 2400
const squareSide = 1024
const quality = 0.9

/** @throws Error when the address does not hold a picture that this browser can show */
async function decoded(source: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = source
  // Decodes on another thread, unlike `onload` and the first drawing.
  await image.decode()
  return image
}

async function drawn(image: HTMLImageElement, from: PhotoSquare, width: number, height: number): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d', { alpha: false })
  if (!context) throw new Error('This browser cannot draw.')
  context.imageSmoothingQuality = 'high'
  // A JPEG has no transparency: it would turn black.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.drawImage(image, from.x, from.y, from.width, from.height, 0, 0, width, height)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The photo could not be cut.'))), 'image/jpeg', quality)
  })
}

/**
 * The photo in a size that can be moved about smoothly.
 *
 * @param source an object URL or an address of the portal
 * @returns an address for an image element, and what gives back its memory
 * @throws Error when it is not a picture
 */
export async function workingCopy(source: string): Promise<{ address: string; release: () => void }> {
  const image = await decoded(source)
  const { naturalWidth: width, naturalHeight: height } = image
  const share = workingSide / Math.max(width, height)
  if (share >= 1) return { address: source, release: () => undefined }
  const blob = await drawn(image, { x: 0, y: 0, width, height }, Math.round(width * share), Math.round(height * share))
  const address = URL.createObjectURL(blob)
  return { address, release: () => URL.revokeObjectURL(address) }
}

/** Cuts the square out as a JPEG of at most 1024 by 1024 pixels. */
export async function cutSquare(address: string, square: PhotoSquare): Promise<Blob> {
  const side = Math.max(1, Math.min(squareSide, Math.round(square.width)))
  return drawn(await decoded(address), square, side, side)
}
