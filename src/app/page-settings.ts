/**
 * A setting the server wrote into the page as `<meta name="…">`.
 *
 * @returns its content; empty when the page has none
 */
export const pageSetting = (name: string): string =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? ''
