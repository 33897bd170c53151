import type { TimesheetOperation } from '#rules/timesheet-operations.ts'
import type { HeldInWords } from '../../shared/outbox/UndoBar.tsx'
import { dayInShort } from './day-texts.ts'

const wordsOf = ({ work }: TimesheetOperation): string => {
  if (work.kind === 'removeEntry') return `Deleted: ${work.entry.epic}, ${work.entry.ticket}, ${dayInShort(work.entry.date)}.`
  return work.kind === 'removeLeave' ? `Deleted: leave on ${dayInShort(work.leave.date)}.` : ''
}

/** What was deleted a moment ago and can be brought back, in words. */
export const heldInWords = (operations: readonly TimesheetOperation[]): readonly HeldInWords[] =>
  operations.filter(({ delivery }) => delivery === 'held').map((one) => ({ key: one.key, words: wordsOf(one) }))
