import type { KeyboardEvent } from 'react'
import { styled } from 'styled-components'
import type { SnapshotFrom } from 'xstate'
import { timeOf } from '#features/flows/entry-time.ts'
import type { ReplayEvent, replay } from '#machines/replay/replay.machine.ts'
import { replayReasons } from '#machines/replay/replay.reasons.ts'
import { Button } from '#ui/Button.tsx'
import { Slider } from '#ui/Slider.tsx'
import { tokens } from '#ui/theme.ts'
import { stateWords } from '#view-models/problem-report/readable.ts'
import type { Timeline } from '../timeline.ts'
import { nameOf } from './entry-words.ts'
import { texts } from './texts.ts'

const { color, layer, leading, radius, size, space, text } = tokens

/** It stays in sight, so that the portal below can be looked at from step to step. */
const Bar = styled.div`
  position: sticky;
  inset-block-start: 0;
  z-index: ${layer.sticky};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s2} ${space.s4};
  padding: ${space.s3} ${space.s4};
  border: ${size.hairline} solid ${color.line};
  border-radius: ${radius.medium};
  background: ${color.surface1};
`

const Buttons = styled.div`
  display: flex;
  gap: ${space.s2};
`

const Track = styled.div`
  display: flex;
  flex: 1 1 16rem;
  min-width: 0;
`

const Place = styled.p`
  flex: 1 1 100%;
  min-width: 0;
  font-size: ${text.sm};
  line-height: ${leading.sm};
  overflow-wrap: anywhere;
`

const Weak = styled.span`
  color: ${color.textWeak};
`

const keys: Readonly<Record<string, ReplayEvent['type'] & `${string}.requested`>> = {
  ArrowLeft: 'previous.requested',
  ArrowRight: 'next.requested',
  Home: 'first.requested',
  End: 'last.requested',
}

interface StepsProps {
  state: SnapshotFrom<typeof replay>
  send: (event: ReplayEvent) => void
  timeline: Timeline
}

/** Goes through the entries: by the slider, by buttons, by arrow keys. */
export function Steps({ state, send, timeline }: StepsProps) {
  const { at, entries } = state.context
  const moment = timeline.moments[at]
  const words = moment === undefined ? '' : `${nameOf(moment.entry)}, ${moment.problem ?? stateWords(moment.value)}`
  // The slider has these keys itself.
  const onKeyDown = ({ key, target }: KeyboardEvent) => {
    const type = keys[key]
    if (type !== undefined && target instanceof HTMLButtonElement) send({ type })
  }
  const button = (
    type: 'first.requested' | 'previous.requested' | 'next.requested' | 'last.requested',
    label: string,
    why: string,
  ) => (
    <Button size="small" onPress={() => send({ type })} {...(!state.can({ type }) && { disabledReason: why })}>
      {label}
    </Button>
  )
  return (
    <Bar role="group" aria-label={texts.steps} onKeyDown={onKeyDown}>
      <Buttons>
        {button('first.requested', texts.first, replayReasons.guards.hasEarlier[1])}
        {button('previous.requested', texts.previous, replayReasons.guards.hasEarlier[1])}
        {button('next.requested', texts.next, replayReasons.guards.hasLater[1])}
        {button('last.requested', texts.last, replayReasons.guards.hasLater[1])}
      </Buttons>
      <Track>
        <Slider
          label={texts.entry}
          min={0}
          max={Math.max(0, entries - 1)}
          step={1}
          value={at}
          valueText={`${texts.place(at, entries)}, ${words}`}
          onChange={(value) => send({ type: 'entry.chosen', at: value })}
        />
      </Track>
      <Place>
        <strong>{texts.place(at, entries)}</strong>{' '}
        {moment !== undefined && (
          <>
            <Weak>{timeOf(moment.entry.at)}</Weak> {nameOf(moment.entry)}{' '}
            <Weak>→ {moment.problem ?? stateWords(moment.value)}</Weak>
          </>
        )}
      </Place>
    </Bar>
  )
}
