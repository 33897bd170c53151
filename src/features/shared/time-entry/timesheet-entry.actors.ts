import { fromPromise } from 'xstate'
import type { Failure } from '#machines/failure.ts'
import { deliveryOf, isUnclear } from '#machines/outbox/operation-steps.ts'
import type { EntryOutcome } from '#machines/timesheet-entry/entry-outcome.ts'
import { timesheetEntry } from '#machines/timesheet-entry/timesheet-entry.machine.ts'
import { draftOf } from '#machines/timesheet-operations/timesheet-operations.ts'
import { idempotencyLifetime, isUsedKey } from '#rules/idempotency.ts'
import { messages } from '#rules/messages.ts'
import { isLocalId } from '#rules/record-id.ts'
import type { TimesheetEntryData } from '#rules/timesheet-operations.ts'
import { defineFlow } from '../flows/use-flow.ts'
import { outboxOf } from '../outbox/outbox.ts'

/** A Save older than this, in milliseconds, was pressed on a page that is gone. */
const thisPage = 2_000

/** What is said of a Save of which nobody knows whether it arrived. */
const outcomeUnknown: Failure = {
  kind: 'refused',
  code: 'OUTCOME_UNKNOWN',
  message: messages.timesheetOutcomeUnknown,
  field: null,
}

/** What is said of a Save whose draft was saved in another tab with something else in it. */
const savedElsewhere: Failure = {
  kind: 'refused',
  code: 'CONFLICT',
  message: messages.timesheetSavedElsewhere,
  field: null,
}

/** What this page gave to the outbox under each key. */
const given = new Map<string, string>()

/** Whether this page gave something else to the outbox under the key: a draft that another tab has gone on with after its Save here. */
const isOther = (key: string, entry: TimesheetEntryData): boolean => {
  const content = JSON.stringify(entry)
  const before = given.get(key) ?? content
  given.set(key, before)
  return before !== content
}

/** Gives the record to the outbox; the form holds what is refused. */
export const timesheetEntryFlow = defineFlow(timesheetEntry, (services) =>
  timesheetEntry.provide({
    actors: {
      saveRecord: fromPromise(async ({ input: { key, entry, at } }): Promise<EntryOutcome> => {
        const outbox = outboxOf(services)
        const age = services.now() - at
        if (age > thisPage) await outbox.adoptLeft()
        // A new record could be registered twice once the server has forgotten the key; a changed one is guarded by its version.
        const isForgotten = age >= idempotencyLifetime && isLocalId(entry.id) && !outbox.knows(key)
        if (isForgotten) throw outcomeUnknown
        if (isOther(key, entry)) throw savedElsewhere
        outbox.enqueue(draftOf(key, { kind: 'saveEntry', entry }), null)
        const outcome = await outbox.outcome(key)
        if (outcome.kind !== 'refused') return outcome.kind
        const { operation } = outcome
        if (deliveryOf(operation) === 'conflict') return 'conflict'
        if (!isUnclear(operation)) outbox.discard(key)
        if (isUsedKey(operation.refusal?.field)) throw savedElsewhere
        throw { kind: 'refused', code: 'VALIDATION', message: '', field: null, ...operation.refusal } satisfies Failure
      }),
    },
  }),
)
