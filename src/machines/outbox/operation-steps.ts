import { getInitialSnapshot, type SnapshotFrom, transition } from 'xstate'
import { type OperationEvent, operationChart } from './operation.machine.ts'
import type { Operation, OperationDraft, OperationState } from './operation.ts'

/** How far an operation is, in one word. */
export type Delivery = 'held' | 'waiting' | 'sending' | 'refused' | 'conflict' | 'done' | 'dropped'

type ChartState = SnapshotFrom<typeof operationChart>

const stateOf = ({ state, ...context }: Operation): ChartState =>
  operationChart.resolveState({ value: { ...state } as ChartState['value'], context })

/** XState types the regions of a parallel state as if they could be missing. */
const operationOf = ({ value, context }: ChartState): Operation => ({ ...context, state: value as OperationState })

/** A new operation, at the beginning of its chart. @param heldUntil milliseconds since 1970 until which it can be undone; null for not at all */
export const newOperation = (draft: OperationDraft, heldUntil: number | null = null): Operation =>
  operationOf(getInitialSnapshot(operationChart, { draft, heldUntil }))

/** The operation after an event; as it is, where its chart does not answer to that event. */
export const stepped = (operation: Operation, event: OperationEvent): Operation =>
  operationOf(transition(operationChart, stateOf(operation), event)[0])

/** How far it is. */
export const deliveryOf = ({ state: { delivery } }: Pick<Operation, 'state'>): Delivery =>
  typeof delivery === 'string' ? delivery : 'waiting' in delivery ? 'waiting' : 'refused'

/** Whether it certainly did not happen. */
export const hasNotHappened = (operation: Operation): boolean => stateOf(operation).hasTag('notHappened')

/** Whether it was refused by a server that failed, and may have happened. */
export const isUnclear = ({ state }: Pick<Operation, 'state'>): boolean =>
  typeof state.delivery === 'object' && 'refused' in state.delivery && state.delivery.refused === 'unclear'

/** Whether it is at an end of its chart, done or dropped. */
export const isOver = (operation: Operation): boolean => stateOf(operation).hasTag('over')

/** Whether whoever enqueued it still looks at what becomes of it. */
export const isWatched = ({ state }: Pick<Operation, 'state'>): boolean => state.audience === 'present'
