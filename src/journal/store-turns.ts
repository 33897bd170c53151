import { StoreProblem } from './journal-store.ts'
import type { JournalProblem } from './problem.ts'

/** A failure that may pass is tried again with the next piece of work, so many times. */
const mostFailures = 3

/** The store's work, one piece after the other; once storage is given up nothing more is tried. */
export interface StoreTurns {
  inTurn(work: () => Promise<void>): Promise<void>
  /** For work that nothing later makes up for: tries again until it is done or storage is given up. */
  insist(work: () => Promise<void>): Promise<void>
  /** Tries even when storage has been given up. */
  inAnyCase(work: () => Promise<void>): Promise<void>
  isGivenUp(): boolean
}

/**
 * @param report hears why storage is given up
 * @param onFailed hears every failure
 */
export const createStoreTurns = (report: (problem: JournalProblem) => void, onFailed: () => void): StoreTurns => {
  let failures = 0
  let queue: Promise<void> = Promise.resolve()

  const fail = (error: unknown): void => {
    const problem = error instanceof StoreProblem ? error : new StoreProblem('storageFailed', String(error))
    failures = problem.kind === 'storageFailed' ? failures + 1 : mostFailures
    if (failures >= mostFailures) report({ kind: problem.kind, message: problem.message })
    onFailed()
  }

  const inTurn = (work: () => Promise<void>): Promise<void> => {
    queue = queue.then(async () => {
      if (failures >= mostFailures) return
      try {
        await work()
        failures = 0
      } catch (error) {
        fail(error)
      }
    })
    return queue
  }

  return {
    inTurn,
    insist: async (work) => {
      let done = false
      for (let attempt = 0; attempt < mostFailures && !done; attempt += 1) {
        await inTurn(async () => {
          await work()
          done = true
        })
      }
    },
    inAnyCase: (work) => {
      queue = queue.then(() => work().catch(fail))
      return queue
    },
    isGivenUp: () => failures >= mostFailures,
  }
}
