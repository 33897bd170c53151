import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import type { Page } from 'playwright'

export interface StaticLogin {
  readonly url: string
  close(): Promise<void>
}

const assets = join(import.meta.dirname, '..', '..', 'dist', 'web', 'assets')
const compress = promisify(brotliCompress)

/** The page as it is drawn now, as one HTML text with its styles and without a script. */
const drawnPage = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const css = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText)).join('\n')
    const copy = document.documentElement.cloneNode(true) as HTMLElement
    for (const element of copy.querySelectorAll('script, noscript, style, link:not([rel=icon])')) element.remove()
    const style = document.createElement('style')
    style.textContent = css
    copy.querySelector('head')?.append(style)
    return `<!doctype html>${copy.outerHTML}`
  })

/**
 * Serves what a browser shows of a page as plain HTML: the same text, styles and font, so that only the way there differs.
 *
 * @param page a drawn page of the portal
 */
export const serveAsStatic = async (page: Page): Promise<StaticLogin> => {
  const html = await compress(await drawnPage(page))
  const fonts = new Map<string, Buffer>()
  const server = createServer(async (request, response) => {
    const name = basename(request.url ?? '')
    if (!name.endsWith('.woff2')) {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' }).end(html)
      return
    }
    try {
      const font = fonts.get(name) ?? (await readFile(join(assets, name)))
      fonts.set(name, font)
      response.writeHead(200, { 'content-type': 'font/woff2' }).end(font)
    } catch {
      response.writeHead(404).end()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The static page has no address')
  return {
    url: `http://127.0.0.1:${address.port}/`,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
