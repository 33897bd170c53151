import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { buildInputs } from './lib/ensure.mjs'
import { inProject } from './lib/folder.mjs'

test('everything that the configuration of the build imports makes a new build when it changes', () => {
  const imported = [...readFileSync(inProject('vite.config.ts'), 'utf8').matchAll(/from '\.\/(.+)'/g)].map(([, file]) => file)
  expect(imported.length).toBeGreaterThan(5)
  expect(imported.filter((file) => file === undefined || !buildInputs.includes(file))).toEqual([])
})
