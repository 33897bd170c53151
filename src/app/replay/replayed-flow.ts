import type { AnyStateMachine, Snapshot } from 'xstate'
import { flowKeyOf, flowStarted, type JournalEntry, snapshotTaken } from '#journal/entry.ts'
import { type Folding, startFoldingWith } from '#journal/fold.ts'
import { flowMetaOf } from '#journal/meta.ts'
import { type Upcasters, upcast } from '#journal/upcast.ts'
import type { ReportedFlow } from '#view-models/problem-report/report.ts'

/** One entry, and what it led to. */
export interface ReplayedStep {
  readonly entry: JournalEntry
  /** The states that the flow is in after it; null where the entry could not be read. */
  readonly value: unknown
  /** Why it could not be read; null when it could. */
  readonly problem: string | null
}

/** A flow of a report, entry by entry. */
export interface ReplayedFlow {
  readonly key: string
  /** What its entries are folded with; undefined where this version has none of that name. */
  readonly machine: AnyStateMachine | undefined
  readonly steps: readonly ReplayedStep[]
  /** Why nothing of it can be followed; null when it can. */
  readonly problem: string | null
  /** Whether it ends in the state that was reported; null where no state was, or nothing can be followed. */
  readonly endsAsReported: boolean | null
}

const stateValue = (state: unknown): unknown =>
  typeof state === 'object' && state !== null && 'value' in state ? state.value : null

/** As JSON with sorted names: fields that are undefined are none. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_name, child: unknown) =>
    typeof child === 'object' && child !== null && !Array.isArray(child)
      ? Object.fromEntries(Object.entries(child).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : child,
  ) ?? ''

const isSameState = (one: unknown, other: unknown): boolean => {
  const [value, context] = [stateValue(one), Object(one).context]
  return canonical([value, context]) === canonical([stateValue(other), Object(other).context])
}

const isBeginning = ({ flow, event: { type } }: JournalEntry, key: string): boolean =>
  flow === key && (type === flowStarted || type === snapshotTaken)

const attempted = <T>(work: () => T): T | null => {
  try {
    return work()
  } catch {
    return null
  }
}

/** Whether an entry was added: a machine throws on what it does not understand. */
const isAdded = (folding: Folding, entry: JournalEntry): boolean =>
  attempted(() => {
    folding.add(entry)
    return true
  }) === true

/** The state that was reported, in the present version: it is of that of the newest entry. */
const reportedState = ({ key, state, entries }: ReportedFlow, machine: AnyStateMachine, upcasters: Upcasters): unknown => {
  const last = entries.at(-1)
  if (last === undefined) return state
  const whole = { ...last, flow: key, event: { type: snapshotTaken, snapshot: state } }
  return upcast(upcasters, machine.id, flowMetaOf(machine).version, [whole]).entries[0]?.event.snapshot
}

/**
 * Follows a flow of a report, which anybody may have written: entries of earlier versions through their upcasters, what cannot be read is
 * named. Folding runs no effect, and nothing is thrown.
 *
 * @param machines of this version, by id; their effects need not be provided
 */
export const replayFlow = (
  flow: ReportedFlow,
  machines: ReadonlyMap<string, AnyStateMachine>,
  upcasters: Upcasters,
): ReplayedFlow => {
  const machine = machines.get(flow.machine)
  const nothing = (problem: string): ReplayedFlow => ({ key: flow.key, machine, steps: [], problem, endsAsReported: null })
  if (machine === undefined) return nothing(`this version has no machine ${flow.machine}`)
  const own = flow.entries.filter((entry) => flowKeyOf(entry.flow) === flow.key)
  const { entries, unreadable, newer } = upcast(upcasters, machine.id, flowMetaOf(machine).version, own)
  if (newer !== undefined) return nothing(`it is of version ${newer} of its machine, which is newer than this one`)
  const first = entries[0]
  if (first === undefined || !isBeginning(first, flow.key)) return nothing('its beginning is missing')
  const folding = attempted(() => startFoldingWith(machine, first))
  if (folding === null) return nothing('its beginning cannot be read')
  const state = (): unknown => attempted(() => folding.snapshot())
  const steps = entries.map((entry, index): ReplayedStep => {
    const isRead = index === 0 || isAdded(folding, entry)
    return isRead
      ? { entry, value: stateValue(state()), problem: null }
      : { entry, value: null, problem: 'the machine throws on it' }
  })
  const lost = unreadable.map(({ entry, reason }): ReplayedStep => ({ entry, value: null, problem: reason }))
  return {
    key: flow.key,
    machine,
    steps: [...steps, ...lost].toSorted((one, other) => one.entry.seq - other.entry.seq),
    problem: null,
    endsAsReported: flow.state === null ? null : isSameState(state(), reportedState(flow, machine, upcasters)),
  }
}

/**
 * The persisted state of a flow after so many of its steps; undefined before its beginning, and where it cannot be read.
 *
 * @param count of the steps, unread ones too
 */
export const stateAfter = ({ machine, steps }: ReplayedFlow, count: number): Snapshot<unknown> | undefined => {
  const [first, ...rest] = readEntries(steps.slice(0, count))
  if (machine === undefined || first === undefined) return undefined
  return (
    attempted(() => {
      const folding = startFoldingWith(machine, first)
      for (const entry of rest) folding.add(entry)
      return folding.snapshot()
    }) ?? undefined
  )
}

/** The entries that could be read, in the present version. */
export const readEntries = (steps: readonly ReplayedStep[]): readonly JournalEntry[] =>
  steps.flatMap(({ entry, problem }) => (problem === null ? [entry] : []))
