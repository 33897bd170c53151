import { expect, it } from 'vitest'
import { setup } from 'xstate'
import { type PathPlan, planPaths } from './path-plan.ts'
import { planWalks } from './walk-plan.ts'

const door = setup({ types: { events: {} as { type: 'open' | 'close' | 'knock' | 'lock' } } }).createMachine({
  id: 'door',
  initial: 'shut',
  states: {
    shut: { on: { open: 'ajar', knock: 'shut', lock: 'locked' } },
    ajar: { on: { close: 'shut' } },
    locked: { type: 'final' },
  },
})

const plan: PathPlan = {
  name: 'door',
  machine: door,
  starts: [{ words: 'Come to the door', input: undefined }],
  events: (['open', 'close', 'knock', 'lock'] as const).map((type) => ({ event: { type }, words: type })),
}

const wordsOf = ({ paths }: ReturnType<typeof planPaths>) => paths.map(({ steps }) => steps.map(({ words }) => words))

it('goes on in the same page to what has not been taken, and ends where nothing is left', () => {
  expect(wordsOf(planPaths(plan)).length).toBeGreaterThan(1)
  expect(wordsOf(planWalks(plan))).toEqual([['open', 'close', 'knock', 'lock']])
})

it('takes everything that the paths take, and says what each step reaches', () => {
  const [paths, walks] = [planPaths(plan), planWalks(plan)]
  expect({ ...walks, paths: [] }).toEqual({ ...paths, paths: [] })
  expect(walks.paths[0]?.steps.map(({ reaches }) => reaches)).toEqual([['ajar'], ['shut'], ['shut'], ['locked']])
})

it('goes no further after an event that the screen does not come back from', () => {
  const walks = planWalks(plan, ['close'])
  expect(walks.missing).toEqual({ states: [], transitions: [], events: [] })
  for (const words of wordsOf(walks)) expect(words.includes('close') && words.at(-1) !== 'close').toBe(false)
})
