import type { TimesheetEntryData, TimesheetWork } from '#rules/timesheet-operations.ts'
import { draftOf, remoteOf } from '../timesheet-operations/timesheet-operations.ts'
import type { MachineUpcasters, StoredEvent, StoredState } from '../upcaster.ts'
import type { KnownRecords } from './known-records.ts'
import type { Operation, OperationDraft, OperationRefusal, OperationState } from './operation.ts'
import { serverFailed } from './refusals.ts'

/** An operation of version 1, whose outbox was the timesheet's alone. */
interface FirstOperation {
  readonly key: string
  readonly work: TimesheetWork
  readonly state: 'held' | 'waiting' | 'refused' | 'conflict'
  readonly attempted: boolean
  readonly heldUntil: number | null
  readonly refusal: OperationRefusal | null
  readonly theirs: TimesheetEntryData | null
  readonly kept: boolean
}

interface FirstContext {
  readonly operations: readonly FirstOperation[]
  readonly sending: string | null
  readonly known: Readonly<Record<string, { readonly id: string; readonly version: number; readonly from: number }>>
  readonly finished: readonly unknown[]
  readonly looks: number
}

interface FirstChild {
  readonly src: string
  readonly snapshot: { readonly input?: Readonly<Record<string, unknown>> }
}

/** Leave had the version 0, and so had a record that the server did not know yet. */
const versionOf = (version: number): number | null => (version === 0 ? null : version)

const deliveryOf = ({ key, state, attempted, refusal }: FirstOperation, sending: string | null): OperationState['delivery'] => {
  if (key === sending) return 'sending'
  if (state === 'waiting') return { waiting: attempted ? 'unanswered' : 'unsent' }
  if (state === 'refused') return { refused: refusal?.code === serverFailed ? 'unclear' : 'rejected' }
  return state
}

const operationOf = (first: FirstOperation, sending: string | null): Operation => ({
  ...draftOf(first.key, first.work),
  heldUntil: first.heldUntil,
  refusal: first.refusal,
  remote: first.theirs === null ? null : remoteOf(first.theirs),
  state: { delivery: deliveryOf(first, sending), audience: first.kept ? 'gone' : 'present' },
})

const knownOf = (known: FirstContext['known']): KnownRecords =>
  Object.fromEntries(
    Object.entries(known).map(([id, one]) => [id, { id: one.id, version: versionOf(one.version), from: versionOf(one.from) }]),
  )

const requestOf = ({ effect: _, ...request }: OperationDraft): Omit<OperationDraft, 'effect'> => request

/** The effects under way, which are begun again with their input. */
const childrenOf = (children: Readonly<Record<string, FirstChild>>, onItsWay: FirstOperation | undefined) =>
  Object.fromEntries(
    Object.entries(children).map(([id, child]) => {
      const { input = {} } = child.snapshot
      const name = id === 'readTheirs' ? 'readRemote' : id
      const renewed = { ...child, src: name }
      const withInput = (given: object) => [name, { ...renewed, snapshot: { ...child.snapshot, input: given } }] as const
      if (id === 'sendOperation') return withInput(requestOf(draftOf(input.key as string, input.work as TimesheetWork)))
      if (id === 'readTheirs') return withInput({ kind: `timesheet.${onItsWay?.work.kind ?? 'saveEntry'}`, id: input.id })
      if (id === 'awaitNetwork') return withInput({ attempts: input.looks })
      return [name, renewed] as const
    }),
  )

const renamed: Readonly<Record<string, string>> = {
  'work.undone': 'operation.undone',
  'work.retried': 'operation.retried',
  'work.discarded': 'operation.discarded',
  'mine.chosen': 'overwrite.chosen',
  'theirs.chosen': 'remote.chosen',
}

const secondEvent = (event: StoredEvent, isOwn: boolean): StoredEvent => {
  if (!isOwn) return event
  const { type, ...rest } = event
  switch (type) {
    case 'work.handed': {
      const { key, work, heldUntil } = rest as { key: string; work: TimesheetWork; heldUntil: number | null }
      return { type: 'operation.enqueued', operation: draftOf(key, work), heldUntil }
    }
    case 'xstate.done.actor.sendOperation': {
      const saved = rest.output as { readonly id: string; readonly version: number } | null
      return { ...event, output: saved === null ? null : { id: saved.id, version: versionOf(saved.version) } }
    }
    case 'xstate.done.actor.readTheirs': {
      const theirs = rest.output as TimesheetEntryData | null
      const output = theirs === null ? null : remoteOf(theirs)
      return { type: 'xstate.done.actor.readRemote', output, actorId: 'readRemote' }
    }
    case 'xstate.error.actor.readTheirs':
      return { ...rest, type: 'xstate.error.actor.readRemote', actorId: 'readRemote' }
    default:
      return { ...rest, type: renamed[type] ?? type }
  }
}

const secondState = (state: StoredState): StoredState => {
  const { operations, sending, known, finished, looks } = state.context as FirstContext
  const onItsWay = operations.find(({ key }) => key === sending)
  return {
    ...state,
    value: state.value === 'readingTheirs' ? 'readingRemote' : state.value,
    context: {
      operations: operations.map((one) => operationOf(one, sending)),
      known: knownOf(known),
      finished,
      attempts: looks,
    },
    children: childrenOf(state.children as Readonly<Record<string, FirstChild>>, onItsWay),
  }
}

/** Version 1 was the timesheet's alone, and told with flags how far an operation was; since version 2 any feature's operations are in it. */
export const outboxUpcasters: MachineUpcasters = {
  1: { event: (event, flow) => secondEvent(event, !flow.includes('/')), snapshot: secondState },
}
