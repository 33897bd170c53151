import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { pageScript } from './page-script.mjs'

const source = 'src/app/first-screen'
const nonce = 'nonce="__CSP_NONCE__"'

/**
 * Draws the login screen in Node, with the portal's own components.
 *
 * @param {string} folder for what is built on the way
 * @returns {Promise<import('../../src/app/first-screen/first-screen.tsx').FirstScreen>}
 */
const drawn = async (folder) => {
  await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    build: {
      ssr: `${source}/first-screen.tsx`,
      outDir: folder,
      target: 'node20',
      copyPublicDir: false,
      minify: false,
      rolldownOptions: { output: { entryFileNames: 'first-screen.js', codeSplitting: false } },
    },
    ssr: { target: 'node', noExternal: true },
    resolve: { dedupe: ['react', 'react-dom', 'xstate', 'styled-components'] },
  })
  const { drawFirstScreen } = await import(pathToFileURL(join(folder, 'first-screen.js')).href)
  return drawFirstScreen()
}

/** The page's own script, which says when the portal's code is run (`page-code-plugin.ts`). */
const scriptOfPage = /(<template id="page-code">.*?<\/template>\s*<script [^>]*>).*?<\/script>/s

/** Of the scripts within the page. */
const comments = /^ *\/\/.*\n/gm

/** @param {string} text @param {string} mark @param {string} added */
const before = (text, mark, added) => {
  if (!text.includes(mark)) throw new Error(`The built page has no ${mark}`)
  return text.replace(mark, () => `${added}${mark}`)
}

/**
 * Writes `login.html`: the built page with the login screen in it, which shows, and takes what is typed, before any script is there.
 *
 * @param {string} web folder of the built client
 */
export const writeFirstScreen = async (web) => {
  const page = readFileSync(join(web, 'index.html'), 'utf8').replaceAll(comments, '')
  if (!scriptOfPage.test(page)) throw new Error('The built page has no script that runs its code')
  const folder = join(web, '..', 'first-screen')
  const { html, css } = await drawn(folder)
  rmSync(folder, { recursive: true, force: true })
  const styles = `<style ${nonce}>${css}</style>\n    <noscript><style ${nonce}>#first-screen { display: none; }</style></noscript>\n  `
  const styled = before(page, '</head>', styles)
  const shown = before(styled, '<div id="root">', html)
  const script = await pageScript(`${source}/take-over.ts`)
  writeFileSync(
    join(web, 'login.html'),
    shown.replace(scriptOfPage, (_all, template) => `${template}${script}</script>`),
  )
}
