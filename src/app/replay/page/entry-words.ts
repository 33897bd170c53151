import type { JournalEntry } from '#journal/entry.ts'

const clock = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  fractionalSecondDigits: 3,
})

/** The time of an entry on this device's clock, to the millisecond. */
export const timeText = (at: number): string => clock.format(at)

/** A kept flow's key ends with whose it is. */
const flowName = (flow: string): string => flow.replace(/@[^/]*/, '')

/** An entry by its flow and its event. */
export const nameOf = ({ flow, event }: JournalEntry): string => `${flowName(flow)}: ${event.type}`
