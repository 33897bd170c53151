import type { ChangesListener, NotificationChanges } from '#contract/changes.ts'

/** Changes that a test makes. */
export interface TestChanges extends NotificationChanges {
  /** Changes are heard from now on. */
  readonly open: () => void
  readonly change: (memberId: string) => void
  /** Nothing is heard from now on. */
  readonly lose: () => void
  /** How many listen. */
  readonly size: () => number
}

/** Heard from the beginning, unless told otherwise. */
export const createTestChanges = (isHeardAtFirst = true): TestChanges => {
  const listeners = new Set<ChangesListener>()
  let isHeard = isHeardAtFirst
  return {
    isHeard: () => isHeard,
    listen: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    open: () => {
      isHeard = true
      for (const listener of listeners) listener.opened?.()
    },
    change: (memberId) => {
      for (const listener of listeners) listener.changed(memberId)
    },
    lose: () => {
      isHeard = false
      for (const listener of listeners) listener.lost?.()
    },
    size: () => listeners.size,
  }
}
