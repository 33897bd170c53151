import { readFileSync } from 'node:fs'

/** What the server tells the page, as `<meta>` elements. */
export interface PageSettings {
  readonly 'vapid-public-key': string
  readonly captcha: 'on' | 'off'
  /** Which of the pages for developers there are. */
  readonly 'dev-pages': 'all' | 'flows' | 'none'
}

/**
 * Which pages for developers there are: all outside production, and in production the flows where they are asked for.
 *
 * @param showsFlows what `FLOWS` says
 */
export const devPages = (production: boolean, showsFlows: boolean): PageSettings['dev-pages'] => {
  if (!production) return 'all'
  return showsFlows ? 'flows' : 'none'
}

const settingsMark = '<!--portal-settings-->'
const nonceMark = '__CSP_NONCE__'

/**
 * Prepares the built page.
 *
 * @param file path of the built index.html
 * @returns makes the page's text for one answer, with that answer's nonce
 * @throws Error when the file is missing or was not built for this server
 */
export const createPage = (file: string, settings: PageSettings): ((nonce: string) => string) => {
  const built = readFileSync(file, 'utf8')
  if (!built.includes(settingsMark) || !built.includes(nonceMark))
    throw new Error(`${file} lacks a mark that the server fills in`)
  const metas = Object.entries(settings).map(([name, content]) => `<meta name="${name}" content="${escapeHtml(content)}">`)
  const parts = built.replace(settingsMark, () => metas.join('\n    ')).split(nonceMark)
  return (nonce) => parts.join(nonce)
}

/** A text as HTML shows it, safe in attributes too. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
