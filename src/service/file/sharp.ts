import type Sharp from 'sharp'

const open = async (): Promise<typeof Sharp> => {
  const { default: sharp } = await import('sharp')
  // Only these two formats are opened, whatever a file says that it is; who needs another one allows it while it draws.
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng'] })
  // One photo at a time and one thread: a portal that draws photos goes on answering.
  sharp.concurrency(1)
  sharp.cache(false)
  return sharp
}

let opened: Promise<typeof Sharp> | undefined
/** Loaded with the first picture: it takes 30 MB and a tenth of a second. */
export const loadSharp = (): Promise<typeof Sharp> => {
  opened ??= open()
  return opened
}

let last: Promise<unknown> = Promise.resolve()

/** Draws when what came before has ended, well or not. */
export const sharpInTurn = <T>(work: () => Promise<T>): Promise<T> => {
  const mine = last.then(work, work)
  last = mine.catch(() => undefined)
  return mine
}
