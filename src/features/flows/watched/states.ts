import type { AnyStateMachine, Snapshot } from 'xstate'
import type { JournalEntry } from '#journal/entry.ts'
import { startFoldingWith } from '#journal/fold.ts'
import { registry } from '#machines/registry.ts'

/** A flow's state as it was folded: plain data without secrets. */
export interface FoldedState {
  readonly status: string
  readonly value: unknown
  readonly context: unknown
  readonly children: Readonly<Record<string, { readonly snapshot: FoldedState }>>
}

const machines = new Map(registry.map(({ machine }) => [machine.id, machine]))

/** The machine of an id, as this page's code has it; `undefined` when it has none. */
export const machineOf = (id: string): AnyStateMachine | undefined => machines.get(id)

/** Of a persisted snapshot what is shown. */
export const foldedStateOf = (snapshot: Snapshot<unknown>): FoldedState => {
  const { status, ...rest } = snapshot
  const { value, context, children } = rest as Partial<FoldedState>
  return { status, value, context, children: children ?? {} }
}

/** The states before and after an entry; `undefined` where there is none, or where this page's machine cannot read the entries. */
export interface StatesAround {
  readonly before: FoldedState | undefined
  readonly after: FoldedState | undefined
}

/**
 * Folds a history up to one of its entries.
 *
 * @param id the machine's id
 * @param entries the history
 * @param index of the entry, counted from 0
 */
export const statesAround = (id: string, entries: readonly JournalEntry[], index: number): StatesAround => {
  const machine = machineOf(id)
  const [first, ...rest] = entries
  if (machine === undefined || first === undefined) return { before: undefined, after: undefined }
  try {
    const folding = startFoldingWith(machine, first)
    for (const entry of rest.slice(0, Math.max(0, index - 1))) folding.add(entry)
    const before = foldedStateOf(folding.snapshot())
    const entry = index === 0 ? undefined : entries[index]
    if (entry === undefined) return { before: undefined, after: before }
    folding.add(entry)
    return { before, after: foldedStateOf(folding.snapshot()) }
  } catch {
    return { before: undefined, after: undefined }
  }
}

const present = new WeakMap<readonly JournalEntry[], StatesAround>()

/** The states before and after the newest entry of a history. */
export const presentStates = (id: string, entries: readonly JournalEntry[]): StatesAround => {
  const known = present.get(entries) ?? statesAround(id, entries, entries.length - 1)
  present.set(entries, known)
  return known
}
