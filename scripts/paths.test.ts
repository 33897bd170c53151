import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { plans } from '#machines/testing/plans.ts'
import { collectPaths, type MachinePaths, writePaths } from './paths.ts'

const folder = join(import.meta.dirname, '..')
const collected = collectPaths()
const pathsOf = (name: string) => writePaths(collected.filter(({ machine }) => machine === name))

// All paths of all machines are generated each time, on a machine that other tests share.
describe('npm run paths', { timeout: 60_000 }, () => {
  it('prints nothing but JSON with --json, and the counts say that everything is covered', () => {
    const { stdout, status } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/paths.ts', '--json'], {
      cwd: folder,
      encoding: 'utf8',
    })
    expect(status).toBe(0)
    const machines: readonly MachinePaths[] = JSON.parse(stdout)
    expect(machines.map(({ machine }) => machine)).toEqual(plans.map(({ name }) => name))
    for (const { states, transitions, covered, paths } of machines) {
      expect(states).toBeGreaterThan(0)
      expect(covered).toEqual({ states, transitions })
      expect(paths.flatMap(({ steps }) => steps).length).toBeGreaterThan(0)
    }
  })

  it('prints each path as numbered steps with what to expect after them', () => {
    const text = pathsOf('login')
    expect(text).toContain('login: 4 paths, 3 of 3 states, 6 of 6 transitions')
    expect(text).toContain(
      [
        '    3. Press Login.',
        '       Expect: The server checks the password.',
        '    4. The server accepts the password.',
        '       Expect: The person is signed in and on the way to their page.',
      ].join('\n'),
    )
  })

  it('writes steps that repeat once, with their number', () => {
    const text = pathsOf('file-upload')
    expect(text).toMatch(/\d\. Choose a program, 2 times\./)
  })
})

/** Plans of machines that have no screen: an operation is a step of the outbox, and an adoption shows nothing. */
const screenless = ['operationPlan', 'outboxAdoptionPlan']

it('every plan is driven in a browser', () => {
  const read = (...path: readonly string[]) => readFileSync(join(folder, ...path), 'utf8')
  const specs = readdirSync(join(folder, 'tests/paths')).filter((name) => name.endsWith('.spec.ts'))
  const driven = specs.flatMap((name) => [...read('tests/paths', name).matchAll(/drivePaths\(\s*(\w+)/g)].map(([, plan]) => plan))
  const planned = [...read('src/machines/testing/plans.ts').matchAll(/^ {2}(\w+),$/gm)].map(([, plan = '']) => plan)
  expect(planned).toHaveLength(plans.length)
  expect(planned.filter((plan) => !driven.includes(plan))).toEqual(screenless)
})
