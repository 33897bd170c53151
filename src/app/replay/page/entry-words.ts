import type { JournalEntry } from '#journal/entry.ts'

/** A kept flow's key ends with whose it is. */
const flowName = (flow: string): string => flow.replace(/@[^/]*/, '')

/** An entry by its flow and its event. */
export const nameOf = ({ flow, event }: JournalEntry): string => `${flowName(flow)}: ${event.type}`
