/**
 * One of the lanes in which the server's puzzle is solved: a worker that takes every nth number, so that the page stays free for the person.
 */
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import type { LaneTold, LaneWork } from './puzzle.ts'

interface LaneScope {
  addEventListener(type: 'message', listener: (event: MessageEvent<LaneWork>) => void): void
  postMessage(told: LaneTold): void
}

// The DOM's types, which the rest of the client needs, do not know a worker's scope.
const lane = self as unknown as LaneScope

lane.addEventListener('message', async ({ data: { challenge, counterStart, counterStep } }) => {
  try {
    const solution = await solveChallenge({
      challenge,
      counterStart,
      counterStep,
      deriveKey: (...tried) => {
        lane.postMessage({ kind: 'tried' })
        return deriveKey(...tried)
      },
    })
    lane.postMessage(solution === null ? { kind: 'failed' } : { kind: 'solved', solution })
  } catch {
    lane.postMessage({ kind: 'failed' })
  }
})
