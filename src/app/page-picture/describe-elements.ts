import { type Described, leftOutOfPicture, partOfPicture, pictureRoot, placeInPicture } from './picture.ts'

/** Elements that do something when they are made, and those that show what only the page itself can get. */
const neverKept = 'script, style, link, iframe, object, embed, template, video, audio, canvas, img:not([src^="/"])'

const part = `[${partOfPicture}]`
const leftOut = `[${leftOutOfPicture}]`

/** Attributes that act, or name what the picture does not fetch. */
const isInert = ({ name, value }: Attr): boolean => {
  if (name.startsWith('on') || name === 'autofocus') return false
  if (name === 'href' || name === 'src' || name === 'xlink:href') return /^[#/](?!\/)/.test(value)
  return name !== 'srcset' && name !== 'srcdoc'
}

const attributesOf = (element: Element): Record<string, string> =>
  Object.fromEntries([...element.attributes].filter(isInert).map(({ name, value }) => [name, value]))

/** The place of what is left out: as large, and empty. */
const placeOf = (element: Element, isInPart: boolean): Described => {
  const { width, height } = element.getBoundingClientRect()
  const { style, ...attributes } = attributesOf(element)
  const size = `width:${width}px;height:${height}px;min-width:0;min-height:0;flex:none;`
  const mark = isInPart ? {} : { [placeInPicture]: '' }
  return [element.tagName.toLowerCase(), { ...attributes, ...mark, style: `${style ?? ''};${size}` }, []]
}

const isBelow = (element: Element, fold: number): boolean => element.getBoundingClientRect().top + window.scrollY >= fold

const childrenOf = (element: Element, fold: number, isInPart: boolean): readonly Described[] =>
  [...element.childNodes].flatMap((child) => {
    if (child instanceof Text) return isInPart ? [child.data] : []
    if (!(child instanceof Element) || child.matches(neverKept)) return []
    return [describe(child, fold, isInPart)]
  })

const describe = (element: Element, fold: number, isInPart: boolean): Described => {
  const isPart = isInPart || element.matches(part)
  const isKept = isPart ? !element.matches(leftOut) : element.querySelector(part) !== null
  // Within a drawing the size is the drawing's.
  if (!isKept || (isBelow(element, fold) && !(element instanceof SVGElement))) return placeOf(element, isPart)
  const tag = element instanceof SVGElement ? element.tagName : element.tagName.toLowerCase()
  return [tag, attributesOf(element), childrenOf(element, fold, isPart)]
}

/**
 * Describes what of a page the device may keep: the parts that are marked for it, in what stands around them. Of everything else, and of what
 * is below the fold, it keeps the room.
 *
 * @param fold distance from the beginning of the page in CSS pixels
 */
export const describeElements = (root: Element, fold: number): Described => [
  'div',
  { class: pictureRoot },
  childrenOf(root, fold, false),
]

/** The classes of what is described. */
export const classesOf = (described: Described, found = new Set<string>()): ReadonlySet<string> => {
  if (typeof described === 'string') return found
  const [, attributes, children] = described
  for (const name of (attributes.class ?? '').split(/\s+/)) if (name !== '') found.add(name)
  for (const child of children) classesOf(child, found)
  return found
}
