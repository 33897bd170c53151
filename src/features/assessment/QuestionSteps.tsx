import { useId } from 'react'
import { styled } from 'styled-components'
import { presentAnswer } from '#machines/assessment/attempt.ts'
import { isBlankAnswer } from '#rules/assessment-answer.ts'
import { messages } from '#rules/messages.ts'
import { Button } from '#ui/Button.tsx'
import { CodeIcon } from '#ui/content-icons.tsx'
import { ChevronLeftIcon, ChevronRightIcon } from '#ui/icons.tsx'
import { Cluster, Stack } from '#ui/layout.tsx'
import { tokens } from '#ui/theme.ts'
import { totalMinutes } from '#view-models/catalogue.ts'
import { AnswerStatusLine } from '../shared/assessment/AnswerStatusLine.tsx'
import { OptionBox } from '../shared/assessment/OptionBox.tsx'
import { QuestionText } from '../shared/assessment/QuestionText.tsx'
import { RemainingTime } from '../shared/assessment/RemainingTime.tsx'
import { SubmitAssessment } from '../shared/assessment/SubmitAssessment.tsx'
import type { AssessmentView, Question } from '../shared/assessment/use-assessment.ts'

const { color, leading, size, space, text } = tokens

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s2} ${space.s4};
  padding-block-end: ${space.s4};
  border-block-end: ${size.hairline} solid ${color.line};
  color: ${color.textMedium};
  font-variant-numeric: tabular-nums;
`

const Heading = styled.h2`
  font-size: ${text.xl};
  line-height: ${leading.xl};
`

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space.s4};
  padding-block-start: ${space.s4};
  border-block-start: ${size.hairline} solid ${color.line};
`

interface QuestionStepsProps {
  view: AssessmentView
  questions: readonly Question[]
}

/** The questions of a running attempt, one at a time: a projection of the machine's chosen question. */
export function QuestionSteps({ view, questions }: QuestionStepsProps) {
  const headingId = useId()
  const { state, send } = view
  const { questionId, facts } = state.context
  const chosen = questions.findIndex((one) => one.questionId === questionId)
  const index = Math.max(0, chosen)
  const question = questions[index]
  if (question === undefined) return <p>This assessment has no questions.</p>
  const endsAt = facts?.endsAt ?? null
  const busy = state.matches('submitting') ? messages.assessmentSubmitting : undefined
  const go = (to: number) => {
    const next = questions[to]
    if (next !== undefined) send({ type: 'question.chosen', questionId: next.questionId })
  }
  return (
    <Stack $gap="s6">
      <Bar>
        <Cluster $gap="s4">
          <span>{totalMinutes(questions)} minutes</span>
          <span role="status">
            question {index + 1} of {questions.length}
          </span>
        </Cluster>
        {endsAt !== null && (
          <RemainingTime endsAt={endsAt} onDoubt={view.ask} announces={!state.matches({ running: 'editing' })} />
        )}
      </Bar>
      <Stack as="section" $gap="s4" aria-labelledby={headingId}>
        <Heading id={headingId}>Enter the Correct Answer</Heading>
        <QuestionText>{question.text}</QuestionText>
        <StepAnswer key={question.questionId} {...{ view, question, busy }} />
      </Stack>
      <Foot>
        <Cluster>
          <Button
            icon={<ChevronLeftIcon />}
            disabledReason={index === 0 ? messages.firstQuestion : busy}
            onPress={() => go(index - 1)}
          >
            Back
          </Button>
          <Button
            iconEnd={<ChevronRightIcon />}
            disabledReason={index === questions.length - 1 ? messages.lastQuestion : busy}
            onPress={() => go(index + 1)}
          >
            Next
          </Button>
        </Cluster>
        <SubmitAssessment view={view} />
      </Foot>
    </Stack>
  )
}

/** The way to the editors, or the options with their Submit; and where the answer is. */
function StepAnswer({ view, question, busy }: { view: AssessmentView; question: Question; busy: string | undefined }) {
  const { state, send } = view
  const { questionId, editors } = question
  const answer = presentAnswer(state.context, questionId)
  const status = <AnswerStatusLine view={view} questionId={questionId} />
  if (editors.length > 0) {
    return (
      <Stack $gap="s3" $align="start">
        <Button icon={<CodeIcon />} disabledReason={busy} onPress={() => send({ type: 'editor.opened', questionId })}>
          Please click to open editors
        </Button>
        {status}
      </Stack>
    )
  }
  return (
    <Stack $gap="s3" $align="start">
      <OptionBox
        question={question}
        answer={answer}
        disabledReason={busy}
        onChoose={(option) => view.choose(questionId, option)}
      />
      <Button
        disabledReason={busy ?? (isBlankAnswer(answer) ? messages.nothingToSubmit : undefined)}
        onPress={() => view.submit(questionId)}
      >
        Submit
      </Button>
      {status}
    </Stack>
  )
}
