import { exampleId } from './table.ts'

/** Somebody who is signed in here, on a phone, and in a program. @param now milliseconds since 1970 */
export const createOpenSessions = (now: () => number) => {
  const daysAgo = (days: number): string => new Date(now() - days * 24 * 60 * 60 * 1000).toISOString()
  let sessions = [
    { id: exampleId('5', 1), browser: 'Chrome on Linux', startedAt: daysAgo(3), lastUsedAt: daysAgo(0), isPresent: true },
    { id: exampleId('5', 2), browser: 'Safari on iOS', startedAt: daysAgo(20), lastUsedAt: daysAgo(1), isPresent: false },
    { id: exampleId('5', 3), browser: null, startedAt: daysAgo(40), lastUsedAt: daysAgo(12), isPresent: false },
  ]
  const done = { done: true }
  return {
    openSessions: () => sessions,
    endSession: ({ id }: { readonly id: string }) => {
      sessions = sessions.filter((one) => one.id !== id)
      return done
    },
    endOtherSessions: () => {
      sessions = sessions.filter(({ isPresent }) => isPresent)
      return done
    },
  }
}
