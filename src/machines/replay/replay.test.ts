import { expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { type ReadOutcome, replay, selectAt } from './replay.machine.ts'

const open = async (outcome: ReadOutcome) => {
  const actor = createActor(
    replay.provide({ actors: { readReport: fromPromise<ReadOutcome, void>(async () => outcome) } }),
  ).start()
  await waitFor(actor, (state) => !state.hasTag('busy'))
  return actor
}

it.each([0, 1, 2])('goes to the entry %i of three', async (at) => {
  const actor = await open({ kind: 'read', entries: 3 })
  expect(selectAt(actor.getSnapshot())).toBe(2)
  actor.send({ type: 'entry.chosen', at })
  expect(selectAt(actor.getSnapshot())).toBe(at)
})

it.each([-1, 3, 0.5, Number.NaN, Number.POSITIVE_INFINITY])(
  'stays where it is instead of going to the entry %d of three',
  async (at) => {
    const actor = await open({ kind: 'read', entries: 3 })
    actor.send({ type: 'entry.chosen', at: 1 })
    actor.send({ type: 'entry.chosen', at })
    expect(selectAt(actor.getSnapshot())).toBe(1)
  },
)

it('has no entry to stand at where there is none', async () => {
  expect((await open({ kind: 'read', entries: 0 })).getSnapshot().value).toBe('empty')
  const unreadable = (await open({ kind: 'unreadable', reason: 'It is no report.' })).getSnapshot()
  expect(unreadable.value).toBe('unreadable')
  expect(unreadable.context.reason).toBe('It is no report.')
  expect(selectAt(unreadable)).toBe(-1)
})
