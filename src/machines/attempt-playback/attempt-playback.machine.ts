import { assign, setup } from 'xstate'
import type { MachineMeta } from '../journal-meta.ts'
import { momentAt, momentBeside, movedTo, type Playback, playedLength, type Speed, withPauses } from './playback.ts'

/** All but the choice of a step say when it was, by the page's clock, in milliseconds since 1970. */
export type AttemptPlaybackEvent =
  | { readonly type: 'play.pressed'; readonly now: number }
  | { readonly type: 'pause.pressed'; readonly now: number }
  /** @param moment in milliseconds from the first step, as they are played */
  | { readonly type: 'moment.chosen'; readonly moment: number; readonly now: number }
  | { readonly type: 'step.requested'; readonly by: 1 | -1; readonly now: number }
  | { readonly type: 'speed.chosen'; readonly speed: Speed; readonly now: number }
  | { readonly type: 'pauses.chosen'; readonly skips: boolean; readonly now: number }

/** Playing back what somebody did in an attempt: its recording, which this device has, at a speed of theirs. */
export const attemptPlayback = setup({
  types: {
    context: {} as Playback,
    events: {} as AttemptPlaybackEvent,
    input: {} as Pick<Playback, 'times'>,
    meta: {} as MachineMeta,
  },
  delays: {
    /** Until the last step is shown, in milliseconds. */
    rest: ({ context }) => (playedLength(context) - context.moment) / context.speed,
  },
  actions: {
    begin: assign(({ context }, { now }: { now: number }) => ({
      moment: context.moment >= playedLength(context) ? 0 : context.moment,
      since: now,
    })),
    stand: assign(({ context }, { now }: { now: number }) => ({ moment: momentAt(context, now), since: null })),
    move: assign(({ context }, { moment, now }: { moment: number; now: number }) => movedTo(context, moment, now)),
    showStep: assign(({ context }, { by, now }: { by: number; now: number }) => ({
      moment: momentBeside(context, by, now),
      since: null,
    })),
    takeSpeed: assign(({ context }, { speed, now }: { speed: Speed; now: number }) => ({
      ...movedTo(context, momentAt(context, now), now),
      speed,
    })),
    takePauses: assign(({ context }, { skips, now }: { skips: boolean; now: number }) => withPauses(context, skips, now)),
    reachEnd: assign(({ context }) => ({ moment: playedLength(context), since: null })),
  },
}).createMachine({
  id: 'attempt-playback',
  meta: { journal: { version: 1, life: 'tab', secrets: [] } },
  context: ({ input }) => ({ ...input, skipsPauses: true, speed: 1, moment: 0, since: null }),
  initial: 'standing',
  on: { 'step.requested': { target: '.standing', actions: { type: 'showStep', params: ({ event }) => event } } },
  states: {
    standing: {
      description: 'One moment of the attempt is shown.',
      on: {
        'play.pressed': { target: 'playing', actions: { type: 'begin', params: ({ event }) => event } },
        'moment.chosen': { actions: { type: 'move', params: ({ event }) => event } },
        'speed.chosen': { actions: { type: 'takeSpeed', params: ({ event }) => event } },
        'pauses.chosen': { actions: { type: 'takePauses', params: ({ event }) => event } },
      },
    },
    playing: {
      description: 'The attempt is played on from there until its last step.',
      after: { rest: { target: 'standing', actions: 'reachEnd' } },
      on: {
        'pause.pressed': { target: 'standing', actions: { type: 'stand', params: ({ event }) => event } },
        // The rest is another one then, so that the state is entered anew.
        'moment.chosen': { target: 'playing', reenter: true, actions: { type: 'move', params: ({ event }) => event } },
        'speed.chosen': { target: 'playing', reenter: true, actions: { type: 'takeSpeed', params: ({ event }) => event } },
        'pauses.chosen': { target: 'playing', reenter: true, actions: { type: 'takePauses', params: ({ event }) => event } },
      },
    },
  },
})
