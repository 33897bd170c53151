import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { show } from '../test-support.tsx'
import { themeChoice } from '../theme-choice.ts'
import { ComponentGallery } from './ComponentGallery.tsx'

const folder = resolve('src/ui')

function reachable(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  for (const [, path] of readFileSync(file, 'utf8').matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)) {
    if (path) reachable(join(dirname(file), path), seen)
  }
  return seen
}

beforeEach(() => themeChoice.choose('system'))

describe('ComponentGallery', () => {
  // What is beside every page is nothing to show.
  const unshown = ['GlobalStyle.tsx', 'OtherMedia.tsx', 'StyledPage.tsx']

  it('shows every component there is', () => {
    const shown = reachable(join(folder, 'gallery/ComponentGallery.tsx'))
    const components = readdirSync(folder).filter((name) => /^[A-Z]\w+\.tsx$/.test(name) && !unshown.includes(name))
    expect(components.length).toBeGreaterThan(30)
    expect(components.filter((name) => !shown.has(join(folder, name)))).toEqual([])
  })

  it('switches the theme by keyboard', async () => {
    const { user } = show(<ComponentGallery />)
    await user.tab()
    await user.keyboard('li{Enter}')
    expect(document.documentElement.dataset.theme).toBe('light')
  }, 60_000)
})
