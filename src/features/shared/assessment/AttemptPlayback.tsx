import { useEffect, useMemo, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { speeds } from '#machines/attempt-playback/playback.ts'
import { type RecordedStep, stepsOf } from '#rules/attempt-recording.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { ChevronLeftIcon, ChevronRightIcon, ClockIcon } from '#ui/icons.tsx'
import { Cluster, Stack } from '#ui/layout.tsx'
import { Select } from '#ui/Select.tsx'
import { Slider } from '#ui/Slider.tsx'
import { Switch } from '#ui/Switch.tsx'
import { tokens } from '#ui/theme.ts'
import { type ShownStep, stepWords } from '#view-models/attempt-playback.ts'
import { clockText } from '#view-models/remaining-time.ts'
import { formatClock } from '../formats/format.ts'
import { optionText } from './option-text.ts'
import { usePlayback } from './playback.ts'
import type { Question } from './use-assessment.ts'

const { color, font, leading, radius, size, space, text, weight } = tokens

const Title = styled.h3`
  font-size: ${text.lg};
  line-height: ${leading.lg};
  overflow-wrap: anywhere;
`

const Fact = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space.s1};
  color: ${color.textMedium};
  font-size: ${text.sm};
  line-height: ${leading.sm};
  font-variant-numeric: tabular-nums;
`

const Screen = styled.div`
  height: min(20rem, 32dvh);
  overflow: auto;
  padding: ${space.s3};
  border: ${size.hairline} solid ${color.line};
  border-radius: ${radius.medium};
  background: ${color.background};
  color: ${color.textStrong};
  > pre {
    margin: 0;
    font-family: ${font.mono};
    font-size: ${text.sm};
    line-height: ${leading.sm};
    tab-size: 5;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  mark {
    border-radius: ${radius.small};
    background: ${color.infoSoft};
    color: inherit;
    font-weight: ${weight.strong};
    /* Where something was only taken away there is a place still. */
    &:empty {
      padding-inline: 1px;
      background: ${color.info};
    }
  }
`

const Times = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.s3};
  color: ${color.textMedium};
  font-size: ${text.sm};
  line-height: ${leading.sm};
  font-variant-numeric: tabular-nums;
`

const Speed = styled.div`
  width: 5.5rem;
`

const Note = styled.p`
  color: ${color.textMedium};
  font-size: ${text.sm};
  line-height: ${leading.sm};
`

const everything = 'everything'

const seconds = (milliseconds: number): number => Math.floor(milliseconds / 1000)

/** What stood in the editor then, or was chosen. */
function StepScreen({ shown, question }: { shown: ShownStep; question: Question | undefined }) {
  const place = useRef<HTMLElement>(null)
  const { step, face } = shown
  useEffect(() => {
    place.current?.scrollIntoView?.({ block: 'nearest' })
  })
  if (face.kind !== 'code') {
    const chosen = face.kind === 'option' && question !== undefined ? optionText(question, face.option) : 'No answer.'
    return <Screen>{chosen}</Screen>
  }
  return (
    <Screen role="region" aria-label={`${question?.title ?? ''}, ${face.mode}`} tabIndex={0}>
      <pre>
        {face.before}
        {step.kind === 'changed' && <mark ref={place}>{face.written}</mark>}
        {face.after}
      </pre>
    </Screen>
  )
}

interface PlayerProps {
  steps: readonly RecordedStep[]
  name: string
  questions: readonly Question[]
  /** When the time was over, ISO 8601. */
  endsAt: string
}

/** The steps one after another: what was done, when, and how much time was left then. */
function Player({ steps, name, questions, endsAt }: PlayerProps) {
  const { state, shown, count, moment, length, at, speed, skipsPauses, send } = usePlayback(steps, name)
  const position = questions.findIndex(({ questionId }) => questionId === shown?.step.questionId)
  const question = questions[position]
  const isPlaying = state === 'playing'
  const [played, whole] = [clockText(seconds(moment)), clockText(seconds(length))]
  return (
    <Stack $gap="s3">
      <span hidden data-flow="attempt-playback" data-state={JSON.stringify(state)} />
      <Cluster $justify="space-between" $gap="s3">
        <Title>{question?.title}</Title>
        <Fact>
          <ClockIcon size="small" />
          {clockText(Math.max(0, seconds(Date.parse(endsAt) - at)))} left
        </Fact>
      </Cluster>
      <Cluster $gap="s4">
        <Fact>{`question ${position + 1} of ${questions.length}`}</Fact>
        {shown !== null && <Fact>{stepWords(shown.step)}</Fact>}
        <Fact>{formatClock(new Date(at).toISOString())}</Fact>
      </Cluster>
      {shown !== null && <StepScreen shown={shown} question={question} />}
      <Times>
        <span>{played}</span>
        <Slider
          label="Moment"
          min={0}
          max={length}
          step={100}
          value={moment}
          valueText={`${played} of ${whole}, step ${count} of ${steps.length}`}
          onChange={(chosen) => send({ type: 'moment.chosen', moment: chosen })}
        />
        <span>{whole}</span>
      </Times>
      <Cluster $justify="space-between" $gap="s4">
        <Cluster>
          <IconButton label="Previous step" onPress={() => send({ type: 'step.requested', by: -1 })}>
            <ChevronLeftIcon />
          </IconButton>
          <Button variant="primary" onPress={() => send({ type: isPlaying ? 'pause.pressed' : 'play.pressed' })}>
            {isPlaying ? 'Pause' : 'Play'}
          </Button>
          <IconButton label="Next step" onPress={() => send({ type: 'step.requested', by: 1 })}>
            <ChevronRightIcon />
          </IconButton>
        </Cluster>
        <Cluster $gap="s4">
          <Switch label="Skip pauses" on={skipsPauses} onChange={(skips) => send({ type: 'pauses.chosen', skips })} />
          <Speed>
            <Select
              label="Speed"
              hideLabel
              options={speeds.map((one) => ({ id: String(one), label: `${one}×` }))}
              value={String(speed)}
              onChange={(id) => {
                const chosen = speeds.find((one) => String(one) === id)
                if (chosen !== undefined) send({ type: 'speed.chosen', speed: chosen })
              }}
            />
          </Speed>
        </Cluster>
      </Cluster>
    </Stack>
  )
}

export interface AttemptPlaybackProps {
  title: string
  questions: readonly Question[]
  /** The recording's lines. */
  lines: string
  endsAt: string
  onClose: () => void
}

/** Plays back what was done on this device in an attempt, of all questions or of one. A projection of the `attempt-playback` chart. */
export function AttemptPlayback({ title, questions, lines, endsAt, onClose }: AttemptPlaybackProps) {
  const [chosen, setChosen] = useState(everything)
  const all = useMemo(() => stepsOf({ lines }), [lines])
  const steps = useMemo(
    () => (chosen === everything ? all : all.filter(({ questionId }) => questionId === chosen)),
    [all, chosen],
  )
  const answered = questions.filter(({ questionId }) => all.some((step) => step.questionId === questionId))
  return (
    <Dialog open title={`Play back ${title}`} width={800} onClose={onClose} dismissable>
      <Stack $gap="s4">
        <Note>What you wrote and chose on this device. It is kept here alone, until a new attempt begins.</Note>
        <Select
          label="Questions"
          options={[
            { id: everything, label: 'All questions' },
            ...answered.map(({ questionId, title: label }) => ({ id: questionId, label })),
          ]}
          value={chosen}
          onChange={setChosen}
        />
        <Player key={chosen} steps={steps} name={chosen} questions={questions} endsAt={endsAt} />
      </Stack>
    </Dialog>
  )
}
