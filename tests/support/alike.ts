/**
 * Of texts that look alike, the first and the last. What axe says of a text's contrast follows from its own and its ancestors' styles, and from
 * what is painted where it stands: of fifty rows of a table it says fifty times the same.
 *
 * It runs in the page, so that it uses nothing from outside itself.
 *
 * @param place selector of the part of the page to look at
 * @returns elements with a text or a value of their own
 */
export const textsThatDiffer = (place: string): readonly Element[] => {
  const root = document.querySelector(place)
  if (root === null) return []
  interface Look {
    /** The same for elements that are styled alike, they and all around them. */
    readonly id: number
    readonly rect: DOMRect
    /** Whether it shows something of its own below what stands in it. */
    readonly isPainted: boolean
    /** Whether it cuts off what reaches over its edges. */
    readonly cuts: boolean
  }
  const ids = new Map<string, number>()
  const looks = new Map<Element, Look>()
  const pictures = new Set(['IMG', 'svg', 'CANVAS', 'VIDEO'])
  const lookOf = (element: Element): Look => {
    const known = looks.get(element)
    if (known !== undefined) return known
    const style = getComputedStyle(element)
    const around = element.parentElement === null ? 0 : lookOf(element.parentElement).id
    const { color, backgroundColor, backgroundImage, opacity, fontSize, fontWeight, fontFamily } = style
    const { textShadow, filter, mixBlendMode, position, overflow } = style
    const key = [
      around,
      element.tagName,
      element.getAttribute('class'),
      element.hasAttribute('disabled') || element.getAttribute('aria-disabled'),
      ...[color, backgroundColor, backgroundImage, opacity, fontSize, fontWeight, fontFamily],
      ...[textShadow, filter, mixBlendMode, position, overflow],
    ].join(';')
    const id = ids.get(key) ?? ids.size + 1
    ids.set(key, id)
    const look = {
      id,
      rect: element.getBoundingClientRect(),
      isPainted: backgroundColor !== 'rgba(0, 0, 0, 0)' || backgroundImage !== 'none' || pictures.has(element.tagName),
      cuts: overflow !== 'visible',
    }
    looks.set(element, look)
    return look
  }
  const contains = (outer: DOMRect, inner: DOMRect): boolean =>
    outer.left <= inner.left + 1 &&
    outer.right >= inner.right - 1 &&
    outer.top <= inner.top + 1 &&
    outer.bottom >= inner.bottom - 1
  const meets = (a: DOMRect, b: DOMRect): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

  const painted = [...document.querySelectorAll('*')]
    .filter((element) => element.checkVisibility() && lookOf(element).isPainted)
    .map((element) => ({ element, ...lookOf(element) }))
  /** What of a text's look follows from where it stands: what it reaches out of, and what is painted at its place. */
  const standing = (element: Element): string => {
    const { rect } = lookOf(element)
    const out: number[] = []
    for (let outer = element.parentElement; outer !== null; outer = outer.parentElement) {
      const look = lookOf(outer)
      if ((look.isPainted || look.cuts) && !contains(look.rect, rect)) out.push(look.id)
    }
    const over = painted
      .filter((other) => meets(other.rect, rect) && !other.element.contains(element))
      .map((other) => `${other.id}${contains(other.rect, rect)}`)
    return `${rect.width <= 1 || rect.height <= 1};${out};${over}`
  }

  const hasText = (element: Element): boolean =>
    /^(?:INPUT|SELECT|TEXTAREA|BUTTON)$/.test(element.tagName) ||
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '')
  const alike = new Map<string, Element[]>()
  for (const element of [root, ...root.querySelectorAll('*')]) {
    if (!hasText(element) || !element.checkVisibility()) continue
    const key = `${lookOf(element).id};${standing(element)}`
    const [first] = alike.get(key) ?? []
    alike.set(key, first === undefined ? [element] : [first, element])
  }
  return [...alike.values()].flat()
}
