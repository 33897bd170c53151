import type { Challenge, Solution } from 'altcha-lib/types'
import type { Failure } from '#machines/failure.ts'
import { ownScript } from '../shared/services/own-script.ts'
import laneAddress from './puzzle-lane.ts?worker&url'

/** What a lane is given: the puzzle, and which numbers are its. */
export interface LaneWork {
  readonly challenge: Challenge
  readonly counterStart: number
  readonly counterStep: number
}

/** What a lane tells: that it tried a number, and how it ended. */
export type LaneTold =
  | { readonly kind: 'tried' }
  | { readonly kind: 'solved'; readonly solution: Solution }
  | { readonly kind: 'failed' }

/** More than these share a phone's fast cores with the page and with each other. */
const mostLanes = 4

const failed: Failure = { kind: 'failed' }
/** The code of a lane did not arrive. */
const unreachable: Failure = { kind: 'unreachable' }

/** Runs the lanes until one has the solution. */
const race = (lanes: readonly Worker[], challenge: Challenge, onTry: () => void, signal: AbortSignal): Promise<Solution> =>
  new Promise((resolve, reject) => {
    const fail = () => reject(failed)
    signal.addEventListener('abort', fail)
    for (const [counterStart, lane] of lanes.entries()) {
      lane.addEventListener('error', (event) => reject(event instanceof ErrorEvent ? failed : unreachable))
      lane.addEventListener('message', ({ data }: MessageEvent<LaneTold>) => {
        if (data.kind === 'tried') onTry()
        else if (data.kind === 'solved') resolve(data.solution)
        else fail()
      })
      lane.postMessage({ challenge, counterStart, counterStep: lanes.length } satisfies LaneWork)
    }
  })

/**
 * Solves the server's proof of work in up to four lanes, as many as the device has cores.
 *
 * @param text the challenge as the gateway gives it
 * @param tell told how much is done, 0 to 1, of the most that it can take
 * @param signal ends the lanes
 * @returns what the server wants to see with the sign-up
 * @throws Failure when there is no solution within the lanes' minute and a half, or a lane does not run
 */
export const solvePuzzle = async (text: string, tell: (share: number) => void, signal: AbortSignal): Promise<string> => {
  const challenge: Challenge = JSON.parse(text)
  const most = Number(challenge.parameters.data?.most)
  const count = Math.min(mostLanes, navigator.hardwareConcurrency || 1)
  const lanes = Array.from({ length: count }, () => new Worker(ownScript(laneAddress), { type: 'module' }))
  let tried = 0
  const onTry = () => {
    tried += 1
    if (most > 0) tell(Math.min(1, tried / most))
  }
  try {
    const solution = await race(lanes, challenge, onTry, signal)
    return btoa(JSON.stringify({ challenge, solution }))
  } finally {
    for (const lane of lanes) lane.terminate()
  }
}
