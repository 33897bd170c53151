import { median } from './figures.ts'

/** Milliseconds of each of two requests, taken in turns so that whatever else the machine does meets both. */
export const inTurns = async (
  rounds: number,
  one: () => Promise<unknown>,
  other: () => Promise<unknown>,
): Promise<readonly [number, number]> => {
  const times: [number[], number[]] = [[], []]
  const timed = async (work: () => Promise<unknown>): Promise<number> => {
    const begun = performance.now()
    await work()
    return performance.now() - begun
  }
  for (let round = 0; round < Math.ceil(rounds * 1.5); round += 1) {
    const [first, second] = [await timed(one), await timed(other)]
    // The first third warms up.
    if (round < Math.ceil(rounds / 2)) continue
    times[0].push(first)
    times[1].push(second)
  }
  return [median(times[0]), median(times[1])]
}
