import { fromPromise } from 'xstate'
import type { Failure } from '#machines/failure.ts'
import { type EntryOutcome, timesheetEntry } from '#machines/timesheet-entry/timesheet-entry.machine.ts'
import { mayHaveHappened } from '#rules/timesheet-operations.ts'
import { defineFlow } from '../../use-flow.ts'
import { outboxesOf } from '../outbox/outboxes.ts'

/** A Save older than this, in milliseconds, was pressed on a page that is gone. */
const thisPage = 2_000
/** The server forgets the keys of operations after a day; a little less, in milliseconds. */
const serverMemory = 23 * 60 * 60 * 1000

/** Gives the record to the outbox; the form holds what is refused. */
export const timesheetEntryFlow = defineFlow(timesheetEntry, (services) =>
  timesheetEntry.provide({
    actors: {
      saveRecord: fromPromise(async ({ input: { key, entry, at } }): Promise<EntryOutcome> => {
        const outboxes = outboxesOf(services)
        const age = services.now() - at
        if (age > thisPage) await outboxes.takeOver()
        // It was given to the outbox in the moment it was pressed, and is not there any more: it is done.
        if (age > serverMemory && !outboxes.knows(key)) return 'saved'
        outboxes.handWork({ key, work: { kind: 'saveEntry', entry }, heldUntil: null })
        const outcome = await outboxes.outcome(key)
        if (outcome.kind !== 'refused') return outcome.kind
        const { operation } = outcome
        if (operation.state === 'conflict') return 'conflict'
        if (!mayHaveHappened(operation)) outboxes.discard(key)
        throw { kind: 'refused', code: 'VALIDATION', message: '', field: null, ...operation.refusal } satisfies Failure
      }),
    },
  }),
)
