import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, it } from 'vitest'

const folder = join(import.meta.dirname, '..')
const filesIn = (...path: readonly string[]): readonly string[] =>
  readdirSync(join(folder, ...path)).map((name) => [...path, name].join('/'))
const pages = [filesIn(), filesIn('docs'), filesIn('docs', 'decisions')].flat().filter((name) => name.endsWith('.md'))

const textOf = (page: string): string => readFileSync(join(folder, page), 'utf8')
const withoutCode = (text: string): string => text.replace(/^```[\s\S]*?^```/gm, '')
const found = (text: string, pattern: RegExp): readonly string[] => [...text.matchAll(pattern)].map(([, part = '']) => part)

/** What GitHub makes of a heading. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_ -]/gu, '')
    .replaceAll(' ', '-')

/** Links of a page to other pages and files, each as `file#anchor`. */
const linksOf = (page: string): readonly string[] =>
  found(withoutCode(textOf(page)), /\]\(([^)\s]+)\)/g)
    .filter((link) => !/^(https?|mailto):/.test(link))
    .map((link) => (link.startsWith('#') ? `${page}${link}` : normalize(join(dirname(page), link)).replaceAll('\\', '/')))

const leadsNowhere = (link: string): boolean => {
  const [file = '', anchor] = link.split('#')
  if (!existsSync(join(folder, file))) return true
  return (
    anchor !== undefined &&
    !found(withoutCode(textOf(file)), /^#+ (.*)$/gm)
      .map(anchorOf)
      .includes(anchor)
  )
}

it('every link of the docs leads somewhere', () => {
  expect(
    pages.flatMap((page) =>
      linksOf(page)
        .filter(leadsNowhere)
        .map((link) => `${page}: ${link}`),
    ),
  ).toEqual([])
})

/** A decision tells what was there when it was taken; the list of changes, what was changed. */
const isHistory = (page: string): boolean => page.startsWith('docs/decisions/') || page === 'CHANGELOG.md'

it('every file that the docs name is there', () => {
  const named = /`((?:src|tests|scripts|schema|docs)\/[\w./-]+)`/g
  const missing = pages
    .filter((page) => !isHistory(page))
    .flatMap((page) =>
      found(textOf(page), named)
        .filter((path) => !existsSync(join(folder, path)))
        .map((path) => `${page}: ${path}`),
    )
  expect(missing).toEqual([])
})

it('the README leads to every page', () => {
  const linked = linksOf('README.md').map((link) => link.split('#')[0])
  expect(pages.filter((page) => /^docs\/[^/]+$/.test(page) && !linked.includes(page))).toEqual([])
})
