import { afterAll, expect, vi } from 'vitest'

/**
 * The files of a project run one after the other in the same workers and share what they have imported, which saves most of the time
 * of a small file. So none may leave anything behind that the next would find: this fails the file that does.
 */

/** What libraries put into the global scope once, when they are imported. */
const ofLibraries = /^(?:_indexedDB|IDB\w+|__[\w-]+|IS_REACT_ACT_ENVIRONMENT|axe|goog|visualViewport)$/

/** Every global by its name. Those that Node makes when they are first asked for are left out: asking changes them. */
const globals = (): ReadonlyMap<string, unknown> =>
  new Map(
    Object.entries(Object.getOwnPropertyDescriptors(globalThis))
      .filter(([name]) => !ofLibraries.test(name))
      .map(([name, { value }]) => [name, value]),
  )

/** The names that were added, removed or given another value. */
const changed = (before: ReadonlyMap<string, unknown>, after: ReadonlyMap<string, unknown>): readonly string[] =>
  [...new Set([...before.keys(), ...after.keys()])].filter((name) => {
    if (!before.has(name) || !after.has(name)) return true
    const known = before.get(name)
    return known !== undefined && !Object.is(known, after.get(name))
  })

const environment = (): ReadonlyMap<string, unknown> =>
  // libvips says where it is when it is loaded.
  new Map(Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST') && name !== 'VIPSHOME'))

const [globalsBefore, environmentBefore, folder] = [globals(), environment(), process.cwd()]

afterAll(() => {
  expect({
    globals: changed(globalsBefore, globals()),
    environment: changed(environmentBefore, environment()),
    fakeTimers: vi.isFakeTimers(),
    folder: process.cwd(),
  }).toEqual({ globals: [], environment: [], fakeTimers: false, folder })
})
