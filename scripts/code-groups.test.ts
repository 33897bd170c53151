import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CutFile, groupsOf } from './code-groups.ts'

const file = (name: string, bytes: number, imports: readonly string[], kind: CutFile['kind'] = 'shared'): CutFile => ({
  name,
  modules: [`/src/${name}.ts`],
  bytes,
  imports,
  kind,
})

const part = (name: string, ...imports: readonly string[]): CutFile => file(name, 5_000, imports, 'part')

test('what the same parts need is one file', () => {
  const files = [
    part('Loans', 'dates', 'money'),
    part('PayRuns', 'dates', 'money'),
    file('dates', 900, []),
    file('money', 40_000, []),
  ]
  expect(groupsOf(files)).toEqual([['dates', 'money']])
})

test('what one part needs of many stays apart from what all of them need, unless it weighs less than a request', () => {
  const needing = (bytes: number) => [
    ...['Loans', 'PayRuns', 'Timesheet', 'Profile'].map((name) => part(name, 'dates', ...(name === 'Profile' ? ['photo'] : []))),
    file('dates', 900, []),
    file('photo', bytes, []),
  ]
  expect(groupsOf(needing(30_000))).toEqual([])
  expect(groupsOf(needing(100))).toEqual([['dates', 'photo']])
})

test('files that would need each other in a circle stay apart', () => {
  const files = [
    part('Loans', 'form', 'dates'),
    part('PayRuns', 'form', 'dates'),
    file('form', 100, ['start']),
    file('start', 90_000, ['dates'], 'whole'),
    file('dates', 100, []),
  ]
  expect(groupsOf(files)).toEqual([])
})

test('what is a part of its own, or a whole file already, is left as it is', () => {
  const files = [part('Loans', 'LoanDialog', 'team'), part('LoanDialog', 'team'), file('team', 100, [], 'whole')]
  expect(groupsOf(files)).toEqual([])
})

const kinds = fc.constantFrom<CutFile['kind']>('part', 'shared', 'shared', 'shared', 'whole')

/** Files that need only files after them, as the bundler cuts them. */
const cut = fc
  .array(fc.record({ kind: kinds, bytes: fc.nat(2_000), needs: fc.array(fc.nat(8), { maxLength: 4 }) }), {
    minLength: 12,
    maxLength: 24,
  })
  .map((drafts) =>
    drafts.map(({ kind, bytes, needs }, index) => {
      const imports = needs.map((need) => index + 1 + need).filter((need) => need < drafts.length)
      return file(
        `f${index}`,
        bytes,
        [...new Set(imports)].map((need) => `f${need}`),
        kind,
      )
    }),
  )

test('however files need each other, every group is of shared ones, each is in one group, and none needs itself over another', () => {
  fc.assert(
    fc.property(cut, (files) => {
      const groups = groupsOf(files)
      const grouped = groups.flat()
      expect(new Set(grouped).size).toBe(grouped.length)
      expect(files.filter(({ name, kind }) => kind !== 'shared' && grouped.includes(name))).toEqual([])

      const groupOf = (name: string): string => groups.find((names) => names.includes(name))?.[0] ?? name
      const needs = new Map<string, Set<string>>()
      for (const { name, imports } of files) {
        const own = needs.get(groupOf(name)) ?? new Set()
        for (const needed of imports.map(groupOf)) if (needed !== groupOf(name)) own.add(needed)
        needs.set(groupOf(name), own)
      }
      const isDone = new Set<string>()
      const walk = (name: string, way: readonly string[]): void => {
        expect(way).not.toContain(name)
        if (isDone.has(name)) return
        for (const needed of needs.get(name) ?? []) walk(needed, [...way, name])
        isDone.add(name)
      }
      for (const name of needs.keys()) walk(name, [])
    }),
  )
})
