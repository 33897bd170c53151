import type { MachineUpcasters, StoredEvent, StoredState } from '../upcaster.ts'

const done = 'xstate.done.actor.enqueueCopies'

const secondEvent = (event: StoredEvent): StoredEvent =>
  event.type === 'xstate.done.actor.handCopies' ? { ...event, type: done, actorId: 'enqueueCopies' } : event

/** The records that were being given to the outbox are given once more; it takes each once. */
const secondState = (state: StoredState): StoredState => {
  const { handCopies, ...children } = state.children as Readonly<Record<string, object | undefined>>
  if (handCopies === undefined) return state
  return { ...state, value: 'enqueuing', children: { ...children, enqueueCopies: { ...handCopies, src: 'enqueueCopies' } } }
}

/** Version 2 gives the effect its plain name, and does not open its dialog anew on a later page. */
export const timesheetCopyUpcasters: MachineUpcasters = {
  1: { event: secondEvent, snapshot: secondState },
}
