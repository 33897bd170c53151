import type { Described } from './picture.ts'

const svg = 'http://www.w3.org/2000/svg'

/**
 * Makes the elements that `describeElements` has described. No text is read as HTML, so that nothing in it can become anything but what it was.
 *
 * @param namespace of its parent; null in HTML
 */
export const makeElements = (described: Described, namespace: string | null = null): Node => {
  if (typeof described === 'string') return document.createTextNode(described)
  const [tag, attributes, children] = described
  const own = tag === 'svg' ? svg : namespace
  const element = own === null ? document.createElement(tag) : (document.createElementNS(own, tag) as SVGElement)
  for (const [name, value] of Object.entries(attributes)) {
    // The page's policy refuses the attribute, and allows what a script sets.
    if (name === 'style') element.style.cssText = value
    else element.setAttribute(name, value)
  }
  const inside = tag === 'foreignObject' ? null : own
  for (const child of children) element.append(makeElements(child, inside))
  return element
}
