import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { AxeResults, ElementContext, RunOptions } from 'axe-core'
import { showTheme } from './theme.ts'

declare global {
  interface Window {
    axe?: { run(context: ElementContext, options: RunOptions): Promise<AxeResults> }
  }
}

/** Axe without its comments: it is sent to every page that is looked at. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** The rules of axe that look at colours. A theme is other colours and nothing else, so the others find the same in both themes. */
const colourRules = ['color-contrast', 'link-in-text-block']

/**
 * What axe finds on the page as it stands. It runs in the page itself, once brought there: the pages of the portal hold no frames, and
 * a page of its own for the results, as axe's own builder opens one each time, costs more than the looking.
 */
const faultsOf = async (page: Page, part: string, rules: readonly string[] | null): Promise<readonly string[]> => {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(source)
  return page.evaluate(
    async ({ place, only }) => {
      const options: RunOptions = { resultTypes: ['violations'], ...(only && { runOnly: { type: 'rule', values: only } }) }
      const results = await window.axe?.run({ include: [place] }, options)
      if (results === undefined || results.violations.length + results.passes.length === 0)
        throw new Error('axe looked at nothing')
      return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`)
    },
    { place: part, only: rules === null ? null : [...rules] },
  )
}

/**
 * Fails with what axe finds in the dark and in the light theme. The page is left in the light one.
 *
 * @param name what is looked at, for the message
 * @param part selector of what to look at; the whole page without it
 */
export const expectNoFaults = async (page: Page, name: string, part = 'html'): Promise<void> => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await showTheme(page, 'dark')
  expect(await faultsOf(page, part, null), `${name}, dark`).toEqual([])
  await showTheme(page, 'light')
  expect(await faultsOf(page, part, colourRules), `${name}, light`).toEqual([])
}
