import { afterEach, beforeEach, describe, it, vi } from 'vitest'
import { assertFoldsToLive } from '#journal/testing/assert-folds-to-live.ts'
import type { PathPlan } from '#machines/testing/path-plan.ts'
import { plans } from '#machines/testing/plans.ts'

beforeEach(() => {
  // XState warns in development of events to stopped actors, which random sequences send on purpose.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.restoreAllMocks()
})

/** What a plan's effects come to, from its done and error events. */
const outcomesOf = ({ events }: PathPlan) => {
  const outcomes: Record<string, { done: unknown[]; error: unknown[] }> = {}
  for (const { event } of events) {
    const [, kind, id] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(event.type) ?? []
    if ((kind !== 'done' && kind !== 'error') || id === undefined) continue
    const known = outcomes[id] ?? { done: [], error: [] }
    known[kind].push(kind === 'done' ? event.output : event.error)
    outcomes[id] = known
  }
  return outcomes
}

describe('the journal folds to the living state of', () => {
  for (const plan of plans) {
    for (const { words, input } of plan.starts) {
      it(`${plan.name} (${words})`, () =>
        assertFoldsToLive(plan.machine, {
          input,
          events: plan.events.map(({ event }) => event),
          outcomes: outcomesOf(plan),
        }))
    }
  }
})
