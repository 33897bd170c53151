import { resolve } from 'node:path'
import { build, type Plugin } from 'vite'

const nonce = 'nonce="__CSP_NONCE__"'

/** Those of the portal's code. */
const scripts = /\s*(<script type="module" crossorigin src="(\/assets\/[^"]+)"[^>]*><\/script>)/g

/** The source as one script without imports of its own. */
const built = async (source: string): Promise<string> => {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    build: { write: false, target: 'es2022', rolldownOptions: { input: resolve(source), output: { format: 'iife' } } },
  })
  const [one] = Array.isArray(result) ? result : [result]
  if (one === undefined || !('output' in one)) throw new Error(`${source} was not built`)
  return one.output[0].code.trim()
}

/**
 * Lets the built page fetch the portal's code at once, and run it when a script within the page says so.
 *
 * @param source path from the project folder of that script's source, which finds the code in `template#page-code`
 */
export const runCodeLater = (source: string): Plugin => ({
  name: 'portal-page-code',
  apply: 'build',
  enforce: 'post',
  async generateBundle(_options, bundle) {
    const page = bundle['index.html']
    if (page?.type !== 'asset') return
    const html = String(page.source)
    const code = [...html.matchAll(scripts)].map(([, script]) => script)
    if (code.length === 0 || !html.includes('</body>')) throw new Error('The built page has no code')
    const last = `<template id="page-code">${code.join('')}</template>\n    <script ${nonce}>${await built(source)}</script>\n  </body>`
    page.source = html
      .replaceAll(scripts, `\n    <link rel="preload" as="script" crossorigin href="$2" ${nonce}>`)
      .replace('</body>', () => last)
  },
})
