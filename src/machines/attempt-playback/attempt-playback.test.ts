import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { attemptPlayback } from './attempt-playback.machine.ts'
import { someTimes } from './attempt-playback.paths.ts'
import { momentAt, type Playback, playedLength, stepsShown, timeShown, withPauses } from './playback.ts'

const now = 1_800_000_000_000

const start = (times: readonly number[] = someTimes) => {
  const clock = new SimulatedClock()
  const actor = createActor(attemptPlayback, { input: { times }, clock }).start()
  return { actor, clock, shown: (at: number) => stepsShown(actor.getSnapshot().context, at) }
}

it('shows the first step, plays to the last and stands there; played again it begins anew', () => {
  const { actor, clock, shown } = start()
  expect(shown(now)).toBe(1)
  actor.send({ type: 'play.pressed', now })
  expect([0, 499, 500, 1_499, 1_500, 90_000].map((passed) => shown(now + passed))).toEqual([1, 1, 2, 2, 3, 3])
  clock.increment(1_499)
  expect(actor.getSnapshot().value).toBe('playing')
  clock.increment(1)
  expect(actor.getSnapshot().value).toBe('standing')
  expect(shown(now)).toBe(3)
  actor.send({ type: 'play.pressed', now: now + 5_000 })
  expect(shown(now + 5_000)).toBe(1)
})

it('goes on where it stood, at the speed that was chosen meanwhile', () => {
  const { actor, clock, shown } = start()
  actor.send({ type: 'play.pressed', now })
  actor.send({ type: 'pause.pressed', now: now + 400 })
  expect(shown(now + 60_000)).toBe(1)
  actor.send({ type: 'speed.chosen', speed: 4, now: now + 60_000 })
  actor.send({ type: 'play.pressed', now: now + 60_000 })
  expect([shown(now + 60_024), shown(now + 60_025), shown(now + 60_275)]).toEqual([1, 2, 3])
  clock.increment(275)
  expect(actor.getSnapshot().value).toBe('standing')
})

it('ends on time although moment, speed and pauses were changed while it plays', () => {
  const { actor, clock } = start()
  actor.send({ type: 'play.pressed', now })
  actor.send({ type: 'moment.chosen', moment: 500, now: now + 100 })
  clock.increment(500)
  actor.send({ type: 'pauses.chosen', skips: false, now: now + 600 })
  actor.send({ type: 'speed.chosen', speed: 8, now: now + 600 })
  clock.increment(29_500 / 8 - 1)
  expect(actor.getSnapshot().value).toBe('playing')
  clock.increment(1)
  expect(actor.getSnapshot().value).toBe('standing')
  expect(timeShown(actor.getSnapshot().context, now)).toBe(someTimes.at(-1))
})

it('goes from step to step and stays within them', () => {
  const { actor, shown } = start()
  const go = (by: 1 | -1) => {
    actor.send({ type: 'step.requested', by, now })
    return shown(now)
  }
  expect([go(-1), go(1), go(1), go(1), go(-1)]).toEqual([1, 2, 3, 3, 2])
})

it('has nothing to play of an empty recording', () => {
  const { actor, shown } = start([])
  actor.send({ type: 'play.pressed', now })
  actor.send({ type: 'step.requested', by: 1, now })
  expect(shown(now)).toBe(0)
  expect(timeShown(actor.getSnapshot().context, now)).toBe(0)
})

it('shows the same steps with pauses and without, and times that never run back', () => {
  const playback = fc.record({
    times: fc
      .array(fc.nat(20_000), { minLength: 1, maxLength: 20 })
      .map((waits) => waits.map((_, index) => now + waits.slice(0, index + 1).reduce((sum, wait) => sum + wait, 0))),
    skipsPauses: fc.boolean(),
    speed: fc.constantFrom(1 as const, 8 as const),
    moment: fc.nat(100_000),
    since: fc.constant(null),
  })
  fc.assert(
    fc.property(playback, fc.nat(100_000), (made, later) => {
      const one: Playback = { ...made, moment: Math.min(made.moment, playedLength(made)) }
      const other: Playback = { ...one, ...withPauses(one, !one.skipsPauses, now) }
      expect(stepsShown(other, now)).toBe(stepsShown(one, now))
      const playing: Playback = { ...one, since: now }
      expect(momentAt(playing, now + later)).toBeLessThanOrEqual(playedLength(one))
      expect(timeShown(playing, now + later)).toBeGreaterThanOrEqual(timeShown(playing, now))
      expect(timeShown(playing, now + later)).toBeLessThanOrEqual(one.times.at(-1) ?? 0)
    }),
  )
})
