import type { PathPlan } from '../testing/path-plan.ts'
import { attemptPlayback } from './attempt-playback.machine.ts'
import type { Playback } from './playback.ts'

const now = Date.parse('2026-11-18T11:00:00.000Z')
const begin = Date.parse('2026-11-18T10:00:00.000Z')

/** When the steps of the paths' attempt were done: one soon after the other, and one after a pause. */
export const someTimes: readonly number[] = [begin, begin + 500, begin + 30_500]

export const attemptPlaybackPlan: PathPlan = {
  name: 'attempt-playback',
  machine: attemptPlayback,
  starts: [{ words: 'Press Play back', input: { times: someTimes } }],
  events: [
    { event: { type: 'play.pressed', now }, words: 'Press Play' },
    { event: { type: 'pause.pressed', now: now + 200 }, words: 'Press Pause' },
    { event: { type: 'moment.chosen', moment: 500, now: now + 300 }, words: 'Move the slider' },
    { event: { type: 'step.requested', by: 1, now: now + 300 }, words: 'Press Next step' },
    { event: { type: 'step.requested', by: -1, now: now + 300 }, words: 'Press Previous step' },
    { event: { type: 'speed.chosen', speed: 4, now: now + 300 }, words: 'Choose 4 times' },
    { event: { type: 'pauses.chosen', skips: false, now: now + 300 }, words: 'Switch Skip pauses off' },
    { event: { type: 'xstate.after.rest.attempt-playback.playing' }, words: 'Wait until its last step' },
  ],
  facts: ({ speed, skipsPauses, since }: Playback) => [speed, skipsPauses, since !== null].join('|'),
}
