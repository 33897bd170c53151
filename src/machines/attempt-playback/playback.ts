import { momentsOf, shownAt } from '#rules/attempt-recording.ts'

/** How many times as quick as it was done. */
export const speeds = [1, 2, 4, 8] as const

export type Speed = (typeof speeds)[number]

/** As long a pause is played when pauses are skipped, in milliseconds: one sees that there was one. */
const shortPause = 1_000

/** Where the playback of an attempt is. */
export interface Playback {
  /** When each step was done, in milliseconds since 1970; ascending. */
  readonly times: readonly number[]
  readonly skipsPauses: boolean
  readonly speed: Speed
  /** How far it was played when it was last touched, in milliseconds from the first step; without long pauses when they are skipped. */
  readonly moment: number
  /** When it was last touched, by the page's clock; null while it stands. */
  readonly since: number | null
}

/** When each step is shown, in milliseconds from the first. */
export const playedMoments = ({ times, skipsPauses }: Playback): readonly number[] =>
  momentsOf(times, skipsPauses ? shortPause : Infinity)

/** How long all of it is, in milliseconds. */
export const playedLength = (playback: Playback): number => playedMoments(playback).at(-1) ?? 0

const within = (playback: Playback, moment: number): number => Math.min(playedLength(playback), Math.max(0, moment))

/** How far it is played, in milliseconds. @param now by the page's clock */
export const momentAt = (playback: Playback, now: number): number => {
  const { moment, since, speed } = playback
  return since === null ? moment : within(playback, moment + Math.max(0, now - since) * speed)
}

/** It is played on from another moment. */
export const movedTo = (playback: Playback, moment: number, now: number): Pick<Playback, 'moment' | 'since'> => ({
  moment: within(playback, moment),
  since: playback.since === null ? null : now,
})

/** How many steps are shown. */
export const stepsShown = (playback: Playback, now: number): number => shownAt(playedMoments(playback), momentAt(playback, now))

/** The moment of the step so many before or after the one that is shown last. */
export const momentBeside = (playback: Playback, by: number, now: number): number => {
  const moments = playedMoments(playback)
  const index = Math.min(moments.length, Math.max(1, stepsShown(playback, now) + by)) - 1
  return moments[index] ?? 0
}

/** The same place with pauses as they were, or without: as many steps are shown, and as much of the pause as there is. */
export const withPauses = (playback: Playback, skipsPauses: boolean, now: number): Partial<Playback> => {
  const shown = Math.max(1, stepsShown(playback, now)) - 1
  const passed = momentAt(playback, now) - (playedMoments(playback)[shown] ?? 0)
  const next = { ...playback, skipsPauses }
  const moments = playedMoments(next)
  const begin = moments[shown] ?? 0
  const end = (moments[shown + 1] ?? begin + 1) - 1
  return { skipsPauses, ...movedTo(next, Math.min(end, begin + passed), now) }
}

/** When in the attempt that was, in milliseconds since 1970. @param now by the page's clock */
export const timeShown = (playback: Playback, now: number): number => {
  const { times } = playback
  const shown = Math.max(1, stepsShown(playback, now)) - 1
  const passed = momentAt(playback, now) - (playedMoments(playback)[shown] ?? 0)
  const at = (times[shown] ?? 0) + passed
  return Math.min(at, times[shown + 1] ?? at)
}
