/** Something with a size, in any unit. */
export interface Sized {
  readonly width: number
  readonly height: number
}

/** Where something was put. */
export interface Placed<Item extends Sized> {
  readonly item: Item
  readonly x: number
  readonly y: number
}

/**
 * Puts things on shelves of one width, the highest first, so that nothing lies over anything else.
 *
 * @param width of the shelves; the widest thing has one to itself if it is wider
 * @param gap free between things, and around all of them
 * @returns the places and the size of the whole
 */
export const onShelves = <Item extends Sized>(
  items: readonly Item[],
  width: number,
  gap: number,
): Sized & { readonly placed: readonly Placed<Item>[] } => {
  const placed: Placed<Item>[] = []
  let [x, y, shelf, widest] = [gap, gap, 0, 0]
  for (const item of items.toSorted((one, other) => other.height - one.height)) {
    if (x > gap && x + item.width + gap > width) {
      y += shelf + gap
      ;[x, shelf] = [gap, 0]
    }
    placed.push({ item, x, y })
    x += item.width + gap
    shelf = Math.max(shelf, item.height)
    widest = Math.max(widest, x)
  }
  return { placed, width: widest, height: y + shelf + gap }
}

/**
 * The same on the width that makes the whole about as wide as asked.
 *
 * @param ratio width by height, such as √2 for a sheet of paper that lies
 */
export const onSheet = <Item extends Sized>(items: readonly Item[], ratio: number, gap: number) => {
  const area = items.reduce((sum, { width, height }) => sum + (width + gap) * (height + gap), 0)
  const widths = Array.from({ length: 40 }, (_, step) => Math.sqrt(area * ratio) * (1 + step / 40))
  const sheets = widths.map((width) => onShelves(items, width, gap))
  const miss = ({ width, height }: Sized): number => Math.abs(Math.log(width / height / ratio))
  const best = sheets.toSorted((one, other) => miss(one) - miss(other))[0]
  if (best === undefined) throw new Error('There are always sheets')
  return best
}
