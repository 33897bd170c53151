import { assign, type EventObject, type MachineContext } from 'xstate'
import { type Failure, toFailure } from './failure.ts'

/**
 * What flows that ask the server and flows with fields have in common: actions that a machine takes over with XState's own
 * `setup({ … }).extend({ actions: formActions<Context, Event>() })`. They read their event themselves, so the chart names them and
 * nothing else (docs/forms.md).
 */

export interface Failing {
  readonly failure: Failure | null
}
export interface Counting {
  /** Counts what was refused, here or by the server; every time the form leads to what is wrong. */
  readonly refusals: number
}

/** Changes some of a context that has more than the fragment knows. */
export const changing =
  <Known extends MachineContext, C extends Known, E extends EventObject>() =>
  (change: (context: Known, event: E) => Partial<Known>) =>
    assign<C, E, undefined, E, never>(({ context, event }) => change(context, event) as Partial<C>)

/** What the actor of an error event rejected with. */
export const errorOf = (event: EventObject): unknown => ('error' in event ? event.error : undefined)

/** `rememberFailure`: why an invoked actor did not succeed. */
export const failureActions = <C extends Failing, E extends EventObject>() => {
  const change = changing<Failing, C, E>()
  return { rememberFailure: change((_, event) => ({ failure: toFailure(errorOf(event)) })) }
}

/** `countRefusal`: the form was not acceptable and says so. */
export const refusalActions = <C extends Counting, E extends EventObject>() => {
  const change = changing<Counting, C, E>()
  return { countRefusal: change(({ refusals }) => ({ refusals: refusals + 1 })) }
}
