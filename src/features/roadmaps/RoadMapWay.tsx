import { useId } from 'react'
import { styled } from 'styled-components'
import type { RoadMaps_stepFragment } from '#generated/features/roadmaps/roadmaps.ts'
import { counted } from '#rules/counted.ts'
import { messages } from '#rules/messages.ts'
import { linkTo } from '#rules/paths.ts'
import { durationText, fixedRating, type TrainingState } from '#rules/training.ts'
import { SuccessIcon } from '#ui/basic-icons.tsx'
import { Card } from '#ui/Card.tsx'
import { StatusChip, type StatusName } from '#ui/Chip.tsx'
import { Link } from '#ui/Link.tsx'
import { Cluster, Stack } from '#ui/layout.tsx'
import { Stars } from '#ui/Stars.tsx'
import { tokens } from '#ui/theme.ts'

const { color, leading, radius, size, space, text, weight } = tokens

/** Everything from Start to End on one line, which runs through the marks at its left. */
const Way = styled.ol`
  display: grid;
  gap: ${space.s4};
  margin: 0;
  padding: 0;
  list-style: none;
`

const Place = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: ${size.icon} minmax(0, 1fr);
  align-items: center;
  gap: ${space.s4};
  &::before,
  &::after {
    content: '';
    position: absolute;
    inset-inline-start: calc(${size.icon} / 2 - ${size.hairline});
    border-inline-start: ${size.ring} solid ${color.lineStrong};
  }
  &::before {
    inset-block: calc(-1 * ${space.s4}) 50%;
  }
  &::after {
    inset-block: 50% 0;
  }
  &:first-child::before,
  &:last-child::after {
    content: none;
  }
  &[data-reached]::before,
  &[data-passed]::after {
    border-color: ${color.success};
  }
`

const Mark = styled.span`
  position: relative;
  z-index: 1;
  display: grid;
  place-items: center;
  width: ${size.icon};
  height: ${size.icon};
  border-radius: ${radius.round};
  background: ${color.background};
  color: ${color.textWeak};
  &::before {
    content: '';
    width: ${space.s3};
    height: ${space.s3};
    border: ${size.ring} solid currentColor;
    border-radius: ${radius.round};
  }
  &[data-state='InProgress'] {
    color: ${color.upcoming};
    &::before {
      background: currentColor;
    }
  }
  &[data-state='Completed'] {
    color: ${color.success};
    &::before {
      content: none;
    }
  }
`

const End = styled.span`
  font-weight: ${weight.strong};
  color: ${color.textMedium};
`

/** A step: what is done has a full edge, what goes on a coloured one, what is to come a plain one, and what is locked is dim. */
const Step = styled(Card)`
  border-inline-start-width: ${space.s1};
  &[data-state='InProgress'] {
    border-inline-start-color: ${color.upcoming};
  }
  &[data-state='Completed'] {
    border-inline-start-color: ${color.success};
  }
  &[data-locked] {
    border-style: dashed;
    background: transparent;
    box-shadow: none;
  }
`

const Name = styled.h3`
  font-size: ${text.lg};
  line-height: ${leading.lg};
  font-weight: ${weight.strong};
  overflow-wrap: anywhere;
`

const Locked = styled.a`
  color: ${color.textWeak};
  cursor: not-allowed;
`

const Weak = styled.span`
  color: ${color.textWeak};
  font-size: ${text.sm};
  line-height: ${leading.sm};
`

const Facts = styled(Cluster)`
  color: ${color.textMedium};
`

const Done = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space.s1};
  color: ${color.success};
`

const stateWords: Readonly<Record<TrainingState, { readonly words: string; readonly status: StatusName }>> = {
  NotStarted: { words: 'Not started', status: 'expired' },
  InProgress: { words: 'In progress', status: 'upcoming' },
  Completed: { words: 'Completed', status: 'active' },
}

const questionCount = { one: '{count} question', other: '{count} questions' }

type StepOfWay = RoadMaps_stepFragment

const addressOf = (roadMapId: string, { kind, targetId }: StepOfWay): string =>
  kind === 'Course'
    ? linkTo('RoadMapCourseDetail', { roadMapId, courseId: targetId })
    : linkTo('RoadMapAssessmentDetail', { roadMapId, assessmentId: targetId })

function StepFacts({ step }: { step: StepOfWay }) {
  const { kind, level, minutes, questionCount: questions, state } = step
  return (
    <Facts $gap="s4">
      {kind === 'Course' && <span>{level}</span>}
      {kind === 'Assessment' && <span>{counted(questions ?? 0, questionCount)}</span>}
      <span>{durationText(minutes)}</span>
      {kind === 'Course' && state !== 'Completed' && (
        <span>
          <Stars value={fixedRating} of={5} label="Rated" /> {fixedRating}
        </span>
      )}
    </Facts>
  )
}

function StepCard({ roadMapId, step }: { roadMapId: string; step: StepOfWay }) {
  const reasonId = useId()
  const { kind, title, state, isOpen, opensAfter } = step
  return (
    <Step as="article" $padding="medium" data-state={state} data-locked={isOpen ? undefined : ''}>
      <Stack $gap="s2">
        <Cluster $justify="space-between">
          <Weak>{kind}</Weak>
          {state === 'Completed' ? (
            <Done>
              <SuccessIcon /> Completed
            </Done>
          ) : (
            <StatusChip status={stateWords[state].status}>{stateWords[state].words}</StatusChip>
          )}
        </Cluster>
        <Name>
          {isOpen ? (
            <Link href={addressOf(roadMapId, step)}>{title}</Link>
          ) : (
            <Locked role="link" tabIndex={0} aria-disabled="true" aria-describedby={reasonId}>
              {title}
            </Locked>
          )}
        </Name>
        <StepFacts step={step} />
        {!isOpen && <Weak id={reasonId}>{messages.stepLocked.replace('{title}', () => opensAfter ?? '')}</Weak>}
      </Stack>
    </Step>
  )
}

/** The steps of a roadmap between Start and End (specification 2.9, Roadmap detail; 4, Roadmap step). */
export function RoadMapWay({ roadMapId, steps }: { roadMapId: string; steps: readonly StepOfWay[] }) {
  const isPassed = (count: number) => steps.slice(0, count).every(({ state }) => state === 'Completed')
  const way = (before: number) => ({
    'data-reached': isPassed(before) ? '' : undefined,
    'data-passed': isPassed(before + 1) ? '' : undefined,
  })
  return (
    <Way aria-label="Steps">
      <Place data-passed="">
        <Mark data-state="Completed" aria-hidden="true">
          <SuccessIcon />
        </Mark>
        <End>Start</End>
      </Place>
      {steps.map((step, index) => (
        <Place key={step.targetId} {...way(index)} data-state={step.state}>
          <Mark data-state={step.state} aria-hidden="true">
            {step.state === 'Completed' && <SuccessIcon />}
          </Mark>
          <StepCard roadMapId={roadMapId} step={step} />
        </Place>
      ))}
      <Place {...way(steps.length)}>
        <Mark data-state={isPassed(steps.length) ? 'Completed' : 'NotStarted'} aria-hidden="true">
          {isPassed(steps.length) && <SuccessIcon />}
        </Mark>
        <End>End</End>
      </Place>
    </Way>
  )
}
