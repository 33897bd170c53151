import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { createFlows } from '#journal/flows.ts'
import { createJournal } from '#journal/journal.ts'
import type { ProfileFacts } from '#rules/profile-facts.ts'
import type { Services } from '../shared/services/services.ts'
import { wizardFlow } from './wizard.actors.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('waits a minute for a form that never opens; then Next can be pressed again', async () => {
  const facts: ProfileFacts = { personal: false, professional: false, careerHistory: false, profile: false }
  const services = {
    flows: createFlows({ journal: createJournal(), onEmitted: () => undefined }),
    session: { user: () => ({ id: 'member' }) },
    newKey: () => 'a-key',
    now: () => 0,
  } as unknown as Services
  const actor = createActor(wizardFlow.supply(services)).start()
  actor.send({ type: 'facts.arrived', facts })
  const before = actor.getSnapshot().value
  actor.send({ type: 'next.requested' })
  const isSaving = () => actor.getSnapshot().hasTag('busy')
  expect(isSaving()).toBe(true)
  await vi.advanceTimersByTimeAsync(59_999)
  expect(isSaving()).toBe(true)
  await vi.advanceTimersByTimeAsync(1)
  expect(isSaving()).toBe(false)
  expect(actor.getSnapshot().value).toEqual(before)
})
