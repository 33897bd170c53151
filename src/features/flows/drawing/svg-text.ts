/** The page's own colours and fonts in place of the names that only the page knows. */
const withValues = (text: string, styles: CSSStyleDeclaration): string =>
  text.replace(/var\((--[\w-]+)\)/g, (_, name: string) => styles.getPropertyValue(name).trim().replaceAll('"', "'"))

/**
 * The chart of a machine as it is drawn on this page, as a file of its own.
 *
 * @param machine the machine's id
 * @throws Error when it is not drawn
 */
export const svgTextOf = (machine: string): string => {
  const drawn = document.querySelector<SVGSVGElement>(`svg[data-drawing="${CSS.escape(machine)}"]`)
  const [width, height] = drawn?.dataset.size?.split(' ').map(Number) ?? []
  if (drawn === null || width === undefined || height === undefined) throw new Error(`'${machine}' is not drawn`)
  const copy = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  copy.setAttribute('viewBox', `0 0 ${Math.ceil(width)} ${Math.ceil(height)}`)
  copy.setAttribute('width', String(Math.ceil(width)))
  copy.setAttribute('height', String(Math.ceil(height)))
  for (const child of drawn.children) copy.append(child.cloneNode(true))
  // Moved and enlarged as it is on the page, it would not fill the file.
  copy.firstElementChild?.removeAttribute('transform')
  return withValues(new XMLSerializer().serializeToString(copy), getComputedStyle(document.documentElement))
}
