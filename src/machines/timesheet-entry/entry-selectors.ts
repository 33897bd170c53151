import { messages } from '#rules/messages.ts'
import type { TimesheetField } from '#rules/timesheet.ts'
import type { Failure } from '../failure.ts'
import { serverFailed } from '../outbox/refusals.ts'
import { type EntryDraft, hasChanges } from './entry-draft.ts'
import { type EntryChoices, entryErrors } from './entry-values.ts'

/** Whether the server read the record and said what is wrong with it. */
const isAnswer = (failure: Failure): failure is Extract<Failure, { kind: 'refused' }> =>
  failure.kind === 'refused' && failure.code === 'VALIDATION'

interface Reader {
  readonly context: Pick<EntryDraft, 'base' | 'initial' | 'values'> & {
    readonly choices: EntryChoices | null
    readonly left: readonly TimesheetField[]
    readonly refusals: number
    readonly failure: Failure | null
  }
}

/** Whether something was typed that is nowhere but here. */
export const selectHasChanges = ({ context }: Reader): boolean => hasChanges(context)

/** Errors to show, by field. A field the person has not left stays quiet until a Save was refused. */
export const selectEntryErrors = ({ context }: Reader): Readonly<Partial<Record<TimesheetField, string>>> => {
  const { values, base, choices, refusals, left, failure } = context
  const shown = Object.fromEntries(
    Object.entries(entryErrors(values, base, choices)).filter(([field]) => refusals > 0 || left.some((one) => one === field)),
  )
  if (failure === null || !isAnswer(failure) || failure.field === null) return shown
  return { ...shown, [failure.field]: failure.message }
}

/** What the server answered about the record as a whole; null for none. */
export const selectEntryRefusal = ({ context: { failure } }: Reader): string | null => {
  if (failure?.kind !== 'refused') return null
  if (failure.code === serverFailed) return messages.timesheetNotSaved
  return failure.field === null ? failure.message : null
}
