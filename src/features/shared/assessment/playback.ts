import { useMemo } from 'react'
import { type AttemptPlaybackEvent, attemptPlayback } from '#machines/attempt-playback/attempt-playback.machine.ts'
import { momentAt, type Playback, playedLength, stepsShown, timeShown } from '#machines/attempt-playback/playback.ts'
import type { RecordedStep } from '#rules/attempt-recording.ts'
import { createStepReader, type ShownStep } from '#view-models/attempt-playback.ts'
import { usePageTime } from '../clock/page-time.ts'
import { defineFlow, useFlow } from '../flows/use-flow.ts'
import { useServices } from '../services/services.ts'

const playbackFlow = defineFlow(attemptPlayback, () => attemptPlayback)

/** How often a playing attempt is drawn, in milliseconds. */
const frame = 100

type EventOf<Event> = Event extends { readonly now: number } ? Omit<Event, 'now'> : never

interface PlaybackView extends Pick<Playback, 'speed' | 'skipsPauses'> {
  readonly state: 'standing' | 'playing'
  /** What is shown; null before the first step. */
  readonly shown: ShownStep | null
  /** How many steps are shown. */
  readonly count: number
  /** How far it is played, and how long it is, in milliseconds. */
  readonly moment: number
  readonly length: number
  /** When in the attempt that was, in milliseconds since 1970. */
  readonly at: number
  readonly send: (event: EventOf<AttemptPlaybackEvent>) => void
}

/** Plays steps back. @param name tells the playbacks of an attempt apart */
export const usePlayback = (steps: readonly RecordedStep[], name: string): PlaybackView => {
  const services = useServices()
  const times = useMemo(() => steps.map(({ at }) => at), [steps])
  const reader = useMemo(() => createStepReader(steps), [steps])
  const { state, send } = useFlow(playbackFlow, { times }, `${attemptPlayback.id}:${name}`)
  const now = usePageTime(state.matches('playing') ? frame : null)
  const { context } = state
  const count = stepsShown(context, now)
  return {
    state: state.value,
    speed: context.speed,
    skipsPauses: context.skipsPauses,
    shown: reader(count),
    count,
    moment: momentAt(context, now),
    length: playedLength(context),
    at: timeShown(context, now),
    send: (event) => send({ ...event, now: services.now() } as AttemptPlaybackEvent),
  }
}
