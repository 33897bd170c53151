const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" }

/** The text of stored rich text with a line for every block, without reading it as HTML: what is shown until it can be. */
export const plainTextOf = (html: string): string =>
  html
    .replace(/<br\s*\/?>|<\/(?:p|li|ul|ol|div|h[1-6])>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name: string) => entities[name] ?? '')
    .replace(/\n{2,}/g, '\n')
    .trim()
