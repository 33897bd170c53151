import type { AnyActor } from 'xstate'
import type { System } from './system.ts'

/**
 * Writes the states of the flows that no screen belongs to into the document's root (`data-session`, `data-shell`, `data-snackbars`),
 * as screens do with their own: tests that walk the machines' paths read them there.
 */
export const markStates = (
  { session, shell, snackbars }: Pick<System, 'session' | 'shell' | 'snackbars'>,
  root: HTMLElement = document.documentElement,
): void => {
  const actors: Readonly<Record<string, AnyActor>> = { session, shell, snackbars }
  for (const [name, actor] of Object.entries(actors)) {
    const mark = () => {
      root.dataset[name] = JSON.stringify(actor.getSnapshot().value)
    }
    mark()
    actor.subscribe(mark)
  }
}
