import { randomInt, randomLcg } from 'd3'

/** What can go wrong. */
export const faultNames = [
  'a process is killed',
  'a process stands still',
  'a process is replaced in order',
  'the database is cut off',
  'browsers are cut off',
  'the database is killed',
  'the database is restarted',
  'the disk is full',
] as const
export type FaultName = (typeof faultNames)[number]

/** One fault of a plan. */
export interface PlannedFault {
  readonly name: FaultName
  /** Which process, for a fault of one: between 0 and 1 of all. */
  readonly place: number
  /** How long it lasts, in milliseconds. */
  readonly lasts: number
  /** Until the next one begins, in milliseconds; less than `lasts` lets them meet. */
  readonly next: number
}

/** Milliseconds that a fault lasts at least and at most; null for one that is over as soon as it was made. */
const durations: Readonly<Record<FaultName, readonly [number, number] | null>> = {
  'a process is killed': [100, 3_000],
  'a process stands still': [1_000, 8_000],
  'a process is replaced in order': null,
  'the database is cut off': [200, 4_000],
  'browsers are cut off': [200, 3_000],
  'the database is killed': null,
  'the database is restarted': null,
  'the disk is full': [1_000, 4_000],
}

/**
 * Faults in an order, at places and for times that are the same for the same seed: all of them, in another order each time round.
 *
 * @param seed a whole number
 * @param possible those that can be made here
 * @param pauses milliseconds between the beginnings of two faults, at least and at most
 */
export function* planFaults(
  seed: number,
  possible: readonly FaultName[] = faultNames,
  pauses: readonly [number, number] = [500, 6_000],
): Generator<PlannedFault> {
  const source = randomLcg(seed)
  const between = ([from, to]: readonly [number, number]): number => randomInt.source(source)(from, to + 1)()
  while (possible.length > 0) {
    const left = [...possible]
    while (left.length > 0) {
      const [name] = left.splice(between([0, left.length - 1]), 1)
      if (name === undefined) return
      const duration = durations[name]
      yield { name, place: source(), lasts: duration === null ? 0 : between(duration), next: between(pauses) }
    }
  }
}
