import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { AxeResults, ElementContext, RunOptions } from 'axe-core'
import { textsThatDiffer } from './alike.ts'
import { showTheme } from './theme.ts'

declare global {
  interface Window {
    textsThatDiffer?: typeof textsThatDiffer
    axe?: { run(context: ElementContext, options: RunOptions): Promise<AxeResults> }
  }
}

/** Axe without its comments: it is sent to every page that is looked at. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * The rules of axe that look at colours: most of its time. A theme is other colours and nothing else, so the others find the same in
 * both themes, and these find the same at texts that look alike.
 */
const colourRules = ['color-contrast', 'link-in-text-block']

/**
 * Brings axe to a page. It runs in the page itself: the pages of the portal hold no frames, and a page of its own for the results, as
 * axe's own builder opens one each time, costs more than the looking.
 */
const bringAxe = async (page: Page): Promise<void> => {
  if (await page.evaluate(() => window.axe !== undefined)) return
  await page.evaluate(source)
  await page.evaluate(`window.textsThatDiffer = ${textsThatDiffer}`)
}

/** What axe finds on the page as it stands. @param place selector of the part to look at */
const look = async (page: Page, place: string, options: RunOptions, atTextsThatDiffer = false): Promise<readonly string[]> => {
  await bringAxe(page)
  return page.evaluate(
    async ({ where, how, some }) => {
      const include = some ? window.textsThatDiffer?.(where) : [where]
      const results = await window.axe?.run({ include } as ElementContext, { resultTypes: ['violations'], ...how })
      if (results === undefined || results.violations.length + results.passes.length === 0)
        throw new Error('axe looked at nothing')
      return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`)
    },
    { where: place, how: options, some: atTextsThatDiffer },
  )
}

/** What axe finds in the colours. @param isSome whether of texts that look alike two are enough, or every text is looked at */
export const coloursOf = (page: Page, part: string, isSome = true): Promise<readonly string[]> =>
  look(page, part, { runOnly: { type: 'rule', values: colourRules } }, isSome)

/** What axe finds apart from the colours. */
const allElseOf = (page: Page, part: string): Promise<readonly string[]> =>
  look(page, part, { rules: Object.fromEntries(colourRules.map((rule) => [rule, { enabled: false }])) })

/**
 * Fails with what axe finds in the dark and in the light theme. The page is left in the light one.
 *
 * @param name what is looked at, for the message
 * @param part selector of what to look at; the whole page without it
 */
export const expectNoFaults = async (page: Page, name: string, part = 'html'): Promise<void> => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await showTheme(page, 'dark')
  expect([...(await allElseOf(page, part)), ...(await coloursOf(page, part))], `${name}, dark`).toEqual([])
  await showTheme(page, 'light')
  expect(await coloursOf(page, part), `${name}, light`).toEqual([])
}
