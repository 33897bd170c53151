import { useState } from 'react'
import { styled } from 'styled-components'
import { presentAnswer, progressOf, takenAnswer } from '#machines/assessment/attempt.ts'
import { isSameAnswer, readAnswer } from '#rules/assessment-answer.ts'
import { Button } from '#ui/Button.tsx'
import { ClockIcon } from '#ui/icons.tsx'
import { Cluster, Stack } from '#ui/layout.tsx'
import { loadLater } from '#ui/load-later.tsx'
import { tokens } from '#ui/theme.ts'
import { formatClock, formatMoment } from '../formats/format.ts'
import { partNotLoaded } from '../services/part-not-loaded.tsx'
import { AnswerShown } from './AnswerShown.tsx'
import { AnswerStatusLine } from './AnswerStatusLine.tsx'
import type { AssessmentView, Question } from './use-assessment.ts'

const { color, leading, radius, size, space, text } = tokens

const Playback = loadLater(() => import('./AttemptPlayback.tsx').then((module) => module.AttemptPlayback))

const Heading = styled.h3`
  font-size: ${text.lg};
  line-height: ${leading.lg};
`

const Item = styled.article`
  display: grid;
  gap: ${space.s3};
  min-width: 0;
  padding: ${space.s4};
  border: ${size.hairline} solid ${color.line};
  border-radius: ${radius.medium};
  background: ${color.surface2};
  > * {
    min-width: 0;
  }
`

const Title = styled.h4`
  font-size: ${text.md};
  line-height: ${leading.md};
  overflow-wrap: anywhere;
`

const Note = styled.p`
  color: ${color.textMedium};
  font-size: ${text.sm};
  line-height: ${leading.sm};
`

interface AttemptReadProps {
  view: AssessmentView
  title: string
  questions: readonly Question[]
}

/** What was answered, and what was typed and did not arrive; the text stays readable whatever became of it. */
export function AttemptRead({ view, title, questions }: AttemptReadProps) {
  const [isPlaying, setPlaying] = useState(false)
  const attempt = view.state.context
  const { lines } = attempt.recording
  const endsAt = attempt.facts?.endsAt ?? null
  const part = { title, questions, lines, endsAt: endsAt ?? '', onClose: () => setPlaying(false) }
  return (
    <Stack $gap="s3">
      <Cluster $justify="space-between">
        <Heading>Your answers</Heading>
        {lines !== '' && endsAt !== null && (
          <Button variant="quiet" icon={<ClockIcon size="small" />} onPress={() => setPlaying(true)}>
            Play back
          </Button>
        )}
      </Cluster>
      {isPlaying && <Playback part={part} waiting={null} failed={partNotLoaded} />}
      {questions.map((question) => {
        const { questionId, title } = question
        const { hasChanges } = progressOf(attempt, questionId)
        return (
          <Item key={questionId} aria-label={title}>
            <Title>{title}</Title>
            {view.statusOf(questionId).kind !== 'none' && <AnswerStatusLine view={view} questionId={questionId} />}
            <AnswerShown question={question} answer={takenAnswer(attempt, questionId)} />
            {hasChanges && (
              <>
                <Note>Typed, and not submitted:</Note>
                <AnswerShown question={question} answer={presentAnswer(attempt, questionId)} />
              </>
            )}
          </Item>
        )
      })}
    </Stack>
  )
}

interface LastAttemptProps {
  data: NonNullable<AssessmentView['data']>
  /** What was typed in that attempt and never taken, by question. */
  leftBehind: AssessmentView['state']['context']['leftBehind']
}

/** The attempt before this one, with what was typed in it and did not arrive, behind a button; nothing when there is none. */
export function LastAttempt({ data, leftBehind }: LastAttemptProps) {
  const [isOpen, setOpen] = useState(false)
  const { lastAttempt, questions } = data
  if (lastAttempt === null) return null
  const ended = lastAttempt.submittedAt ?? lastAttempt.endedAt
  return (
    <Stack $gap="s3" $align="stretch">
      <div>
        <Button variant="quiet" aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
          {isOpen ? 'Hide the last attempt' : 'Show the last attempt'}
        </Button>
      </div>
      {isOpen && (
        <>
          <Heading>Last attempt</Heading>
          <Note>{`${lastAttempt.submittedAt === null ? 'Its time was over on' : 'Submitted on'} ${formatMoment(ended)}`}</Note>
          {questions.map((question) => {
            const taken = lastAttempt.answers.find(({ questionId }) => questionId === question.questionId)
            const answer = taken === undefined ? null : readAnswer(taken.answer)
            const left = leftBehind[question.questionId] ?? null
            return (
              <Item key={question.questionId} aria-label={`${question.title}, last attempt`}>
                <Title>{question.title}</Title>
                {taken !== undefined && <Note>Taken at {formatClock(taken.answeredAt)}</Note>}
                <AnswerShown question={question} answer={answer} />
                {left !== null && !isSameAnswer(left, answer) && (
                  <>
                    <Note>Typed, and not submitted:</Note>
                    <AnswerShown question={question} answer={left} />
                  </>
                )}
              </Item>
            )
          })}
        </>
      )}
    </Stack>
  )
}
