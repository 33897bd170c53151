import type { Plugin } from 'vite'
import { pageScript } from './lib/page-script.mjs'

const nonce = 'nonce="__CSP_NONCE__"'

/** Those of the portal's code. */
const scripts = /\s*(<script type="module" crossorigin src="(\/assets\/[^"]+)"[^>]*><\/script>)/g

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
    const last = `<template id="page-code">${code.join('')}</template>\n    <script ${nonce}>${await pageScript(source)}</script>\n  </body>`
    page.source = html
      .replaceAll(scripts, `\n    <link rel="preload" as="script" crossorigin href="$2" ${nonce}>`)
      .replace('</body>', () => last)
  },
})
