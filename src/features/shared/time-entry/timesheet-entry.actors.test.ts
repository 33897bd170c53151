import type { Client } from '@urql/core'
import { expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { createFlows } from '#journal/flows.ts'
import { createJournal } from '#journal/journal.ts'
import { someEntry } from '#machines/testing/time-records.ts'
import type { EntryOutcome, SaveEntryRequest } from '#machines/timesheet-entry/entry-outcome.ts'
import { selectEntryRefusal } from '#machines/timesheet-entry/entry-selectors.ts'
import { valuesOf } from '#machines/timesheet-entry/entry-values.ts'
import { timesheetEntry } from '#machines/timesheet-entry/timesheet-entry.machine.ts'
import { someChoices } from '#machines/timesheet-entry/timesheet-entry.paths.ts'
import { idempotencyLifetime } from '#rules/idempotency.ts'
import { messages } from '#rules/messages.ts'
import type { Services } from '../services/services.ts'
import { timesheetSender } from '../timesheet-outbox/timesheet-sender.ts'
import { timesheetEntryFlow } from './timesheet-entry.actors.ts'

const hour = 60 * 60 * 1000
const savedAt = Date.UTC(2026, 2, 6, 17)

/**
 * A form that is opened again so long after Save was pressed, on a device whose outbox knows nothing of that Save.
 *
 * @param refusal what the server answers; it saves the record when left out
 */
const openAgainAfter = async (age: number, refusal?: object) => {
  const keys: string[] = []
  const client = {
    mutation: (_: unknown, __: unknown, { fetchOptions }: { fetchOptions: { headers: Record<string, string> } }) => {
      keys.push(fetchOptions.headers['idempotency-key'] ?? '')
      return { toPromise: async () => ({ data: { saveTimesheetEntry: { id: 'server-id', version: 1 } } }) }
    },
  } as unknown as Client
  const asked = { ...timesheetSender, send: () => Promise.reject(refusal) }
  const services = {
    flows: createFlows({ journal: createJournal(), onEmitted: () => undefined }),
    session: { user: () => ({ id: 'member' }) },
    senders: async () => ({ timesheet: async () => (refusal === undefined ? timesheetSender : asked) }),
    teamClient: async () => client,
    newKey: () => 'another-key',
    now: () => savedAt + age,
  } as unknown as Services
  const saveRecord = fromPromise<EntryOutcome, SaveEntryRequest>(() => new Promise(() => undefined))
  const pressed = createActor(timesheetEntry.provide({ actors: { saveRecord } })).start()
  pressed.send({ type: 'choices.arrived', choices: someChoices })
  pressed.send({ type: 'form.opened', values: valuesOf(someEntry), base: null, draftKey: 'pressed' })
  pressed.send({ type: 'save.requested', requestKey: 'next', at: savedAt, staysOpen: false })
  const snapshot = pressed.getPersistedSnapshot()
  pressed.stop()
  const form = createActor(timesheetEntryFlow.supply(services), { snapshot })
  const notices: string[] = []
  form.on('notice.raised', ({ body }) => notices.push(body))
  form.start()
  const state = await waitFor(form, (state) => !state.hasTag('busy'))
  return { keys, notices, state, form }
}

it('sends a Save that may never have arrived again for as long as the server knows its key', async () => {
  for (const age of [1, 25 * hour, idempotencyLifetime - hour]) {
    const { keys, notices } = await openAgainAfter(age)
    expect(keys).toEqual(['pressed'])
    expect(notices).toEqual([messages.timesheetSaved])
  }
})

it('says of an older Save that it may have happened, and leaves it to the person', async () => {
  const { keys, notices, state } = await openAgainAfter(idempotencyLifetime)
  expect(keys).toEqual([])
  expect(notices).not.toContain(messages.timesheetSaved)
  expect(selectEntryRefusal(state)).toBe(messages.timesheetOutcomeUnknown)
  expect(state.context.requestKey).toBe('')
})

it('says of a draft that was saved in another tab with something else in it that it is saved there', async () => {
  const used = { kind: 'refused', code: 'VALIDATION', message: 'Used for another request.', field: 'idempotency-Key' }
  const { state } = await openAgainAfter(2, used)
  expect(state.matches('editing')).toBe(true)
  expect(selectEntryRefusal(state)).toBe(messages.timesheetSavedElsewhere)
})

it('also when this page had saved it: it is neither sent nor called saved', async () => {
  const { keys, form } = await openAgainAfter(3)
  form.send({ type: 'form.opened', values: { ...valuesOf(someEntry), ticket: 'OTHER-1' }, base: null, draftKey: 'pressed' })
  form.send({ type: 'save.requested', requestKey: 'next', at: savedAt, staysOpen: false })
  const state = await waitFor(form, (state) => !state.hasTag('busy'))
  expect(keys).toEqual(['pressed'])
  expect(selectEntryRefusal(state)).toBe(messages.timesheetSavedElsewhere)
})
