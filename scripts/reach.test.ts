import { describe, expect, it } from 'vitest'
import { importersIn, pathSpecsReached, readSources } from './lib/reach.mjs'

const spec = (name: string) => `tests/paths/${name}.spec.ts`
const importers = importersIn(readSources())
const reachedBy = (...changed: readonly string[]) => pathSpecsReached(importers, changed)

describe('the path specs that a change reaches', () => {
  it('are those of the machine that changed, the nearest first', () => {
    expect(reachedBy('src/machines/login/login.machine.ts')[0]).toBe(spec('login'))
    expect(reachedBy('src/machines/sign-up/sign-up.machine.ts')).toContain(spec('sign-up'))
    expect(reachedBy('src/machines/sign-up/sign-up.machine.ts')).not.toContain(spec('login'))
  })

  it('are those of the screen that changed, its component, effects or documents', () => {
    expect(reachedBy('src/features/login/LoginPage.tsx')).toContain(spec('login'))
    expect(reachedBy('src/features/login/login.actors.ts')).toContain(spec('login'))
    expect(reachedBy('src/features/sign-up/sign-up.graphql')).toContain(spec('sign-up'))
  })

  it('are those of every screen that a shared part is in', () => {
    expect(reachedBy('src/ui/PasswordField.tsx')).toEqual(expect.arrayContaining([spec('login'), spec('sign-up')]))
  })

  it('are the changed spec itself, and none for what no screen is made of', () => {
    expect(reachedBy(spec('shell'))).toEqual([spec('shell')])
    expect(reachedBy('README.md', 'src/gateway/context.ts')).toEqual([])
  })
})
