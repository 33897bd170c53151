import { useState } from 'react'
import { type Attempt, presentAnswer } from '#machines/assessment/attempt.ts'
import { codeIn, isBlankAnswer } from '#rules/assessment-answer.ts'
import { messages } from '#rules/messages.ts'
import { isExecutable } from '#rules/training.ts'
import { Button } from '#ui/Button.tsx'
import type { StoppedRuns } from '#ui/code/RunnerFrame.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Stack } from '#ui/layout.tsx'
import { loadLater } from '#ui/load-later.tsx'
import { partNotLoaded } from '../services/part-not-loaded.tsx'
import { AnswerStatusLine } from './AnswerStatusLine.tsx'
import { OptionBox } from './OptionBox.tsx'
import { QuestionText } from './QuestionText.tsx'
import { RemainingTime } from './RemainingTime.tsx'
import type { AssessmentView, Question } from './use-assessment.ts'

const Workspace = loadLater(() => import('#ui/code/CodeWorkspace.tsx').then((module) => module.default))

const Runner = loadLater(() => import('#ui/code/RunnerFrame.tsx').then((module) => module.RunnerFrame))

/** What a question's editors hold, as a page: whatever the case of their names. */
const pageOf = (attempt: Attempt, { questionId, editors }: Question) => {
  const answer = presentAnswer(attempt, questionId)
  const code = (mode: string) => codeIn(answer, editors.find((one) => one.trim().toLowerCase() === mode) ?? mode)
  return { html: code('html'), css: code('css'), javascript: code('javascript') }
}

interface QuestionEditorProps {
  view: AssessmentView
  question: Question
}

/** Answering a question, full screen: its editors, or its options, with Submit. A projection of the running attempt. */
export function QuestionEditor({ view, question }: QuestionEditorProps) {
  const [run, setRun] = useState<{ readonly id: number; readonly page: ReturnType<typeof pageOf> } | null>(null)
  const [stopped] = useState<StoppedRuns>(() => new Map())
  const { state, send } = view
  const { questionId, title, editors } = question
  const answer = presentAnswer(state.context, questionId)
  const endsAt = state.context.facts?.endsAt ?? null
  const isRunning = state.matches('running')
  const over = isRunning ? undefined : messages.assessmentTimeOver
  const close = () => send({ type: 'editor.closed' })
  const actions = (
    <>
      {isExecutable(editors) && (
        <Button onPress={() => setRun({ id: (run?.id ?? 0) + 1, page: pageOf(view.attempt(), question) })}>Execute</Button>
      )}
      <AnswerStatusLine view={view} questionId={questionId} />
      <Button
        variant="primary"
        disabledReason={over ?? (isBlankAnswer(answer) ? messages.nothingToSubmit : undefined)}
        onPress={() => view.submit(questionId)}
      >
        Submit
      </Button>
    </>
  )
  const clock = endsAt !== null && isRunning ? <RemainingTime endsAt={endsAt} onDoubt={view.ask} /> : messages.assessmentTimeOver
  const text = <QuestionText>{question.text}</QuestionText>
  if (editors.length === 0) {
    return (
      <Dialog open title={title} width="full" onClose={close} footer={actions}>
        <Stack $gap="s6">
          <div>{clock}</div>
          {text}
          <OptionBox
            question={question}
            answer={answer}
            disabledReason={over}
            onChoose={(option) => view.choose(questionId, option)}
          />
        </Stack>
      </Dialog>
    )
  }
  const part = {
    title,
    question: text,
    editors: editors.map((mode) => ({ mode, value: codeIn(answer, mode) })),
    onChange: (mode: string, value: string) => view.write(questionId, mode, value),
    isReadOnly: !isRunning,
    actions,
    clock,
    output: run !== null && <Runner part={{ ...run.page, runId: run.id, stopped }} waiting={null} failed={partNotLoaded} />,
    runId: run?.id,
    onClose: close,
  }
  return <Workspace part={part} waiting={null} failed={partNotLoaded} />
}
