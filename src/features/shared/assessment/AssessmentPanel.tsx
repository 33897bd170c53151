import { useEffect } from 'react'
import { styled } from 'styled-components'
import { isEndTold, type Place } from '#machines/assessment/attempt.ts'
import { Cluster, Stack } from '#ui/layout.tsx'
import { tokens } from '#ui/theme.ts'
import { AssessmentFrame } from './AssessmentFrame.tsx'
import { LastAttempt } from './AttemptRead.tsx'
import { QuestionList } from './QuestionList.tsx'
import { RemainingTime } from './RemainingTime.tsx'
import { SubmitAssessment } from './SubmitAssessment.tsx'
import { useAssessment } from './use-assessment.ts'

const { leading, text } = tokens

const Title = styled.h2`
  font-size: ${text.xl};
  line-height: ${leading.xl};
  overflow-wrap: anywhere;
`

interface AssessmentPanelProps {
  place: Place
  /** Goes to the next step of the course; without it the way leads back to the roadmap. */
  onNextStep?: (() => void) | undefined
  /** Told that the time is over as soon as the server says so: that completes the step. */
  onTimeOver?: (() => void) | undefined
}

/** An assessment with the list of its questions (specification 2.9, Assessment panel). */
export function AssessmentPanel({ place, onNextStep, onTimeOver }: AssessmentPanelProps) {
  const view = useAssessment(place)
  const isTimeOver = isEndTold(view.state.context)
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once an attempt
  useEffect(() => {
    if (isTimeOver) onTimeOver?.()
  }, [isTimeOver])
  const { endsAt } = view.state.context.facts ?? { endsAt: null }
  return (
    <AssessmentFrame
      view={view}
      onNextStep={onNextStep}
      running={(data) => (
        <Stack $gap="s5">
          <Cluster $justify="space-between" $gap="s3">
            <Title>{data.title}</Title>
            {endsAt !== null && (
              <RemainingTime endsAt={endsAt} onDoubt={view.ask} announces={!view.state.matches({ running: 'editing' })} />
            )}
          </Cluster>
          <QuestionList view={view} questions={data.questions} />
          <SubmitAssessment view={view} />
          <LastAttempt data={data} leftBehind={view.state.context.leftBehind} />
        </Stack>
      )}
    />
  )
}
