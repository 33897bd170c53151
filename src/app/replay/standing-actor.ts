import { type Actor, type AnyStateMachine, createActor, type Snapshot } from 'xstate'

const nothing = (): void => undefined

/**
 * An actor that stands in a state: it is never started, so that nothing of it runs, and what it is sent is dropped.
 *
 * @param snapshot a persisted state; XState puts children's references into the context it is given, so it gets one of its own
 * @throws when the machine has no such state
 */
export const standingActor = <M extends AnyStateMachine>(machine: M, snapshot: Snapshot<unknown>): Actor<M> => {
  const actor = createActor(machine as AnyStateMachine, { id: machine.id, snapshot: structuredClone(snapshot) })
  return Object.assign(actor, { send: nothing, start: () => actor, stop: () => actor }) as unknown as Actor<M>
}
