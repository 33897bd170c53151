import { memo, type ReactNode, useRef } from 'react'
import { styled } from 'styled-components'
import { failureText } from '#machines/failure.ts'
import { messages } from '#rules/messages.ts'
import { Stack } from '#ui/layout.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import { ErrorState } from '#ui/States.tsx'
import { EndedCard } from './EndedCard.tsx'
import { QuestionEditor } from './QuestionEditor.tsx'
import { StartCard } from './StartCard.tsx'
import { SubmissionDialogs } from './SubmissionDialogs.tsx'
import type { AssessmentView, Question } from './use-assessment.ts'
import { useFaceFocus } from './use-face-focus.ts'
import { useLanguagesAhead } from './use-languages-ahead.ts'

const Face = styled.div`
  min-width: 0;
  outline: none;
`

/** Which of the three faces of an attempt is shown. */
const faceOf = ({ data, state }: AssessmentView): 'before' | 'running' | 'ended' | undefined => {
  if (data === undefined || state.matches('loading')) return undefined
  if (state.matches('notStarted') || state.matches('starting')) return 'before'
  if (state.matches('running') || state.matches('submitting')) return 'running'
  return state.hasTag('ended') ? 'ended' : undefined
}

interface BackdropProps {
  /** Whether the editor lies over all of it. */
  isCovered: boolean
  children: ReactNode
}

/** What nobody sees is not drawn anew with every key in the editor over it, only once the editor has gone. */
const Backdrop = memo(
  ({ children }: BackdropProps) => children,
  (_before, { isCovered }) => isCovered,
)

const noQuestions: readonly Question[] = []

interface AssessmentFrameProps {
  view: AssessmentView
  /** Shown while the clock runs. */
  running: (data: NonNullable<AssessmentView['data']>) => ReactNode
  /** Goes to the next step of the course; without it the way leads back to the roadmap. */
  onNextStep?: (() => void) | undefined
}

/** What both shells of an assessment have in common: before the start, the editor, the questions asked, and after the end. */
export function AssessmentFrame({ view, running, onNextStep }: AssessmentFrameProps) {
  const { data, state, loadFailure, ask } = view
  const element = useRef<HTMLDivElement>(null)
  const face = faceOf(view)
  useFaceFocus(face, element)
  useLanguagesAhead(data?.questions ?? noQuestions, state.context.questionId, face === 'running')
  const mark = <span hidden data-flow="assessment" data-state={JSON.stringify(state.value)} />
  if (data === undefined || state.matches('loading')) {
    return (
      <>
        {mark}
        {loadFailure === null ? (
          <SkeletonGroup label="Loading the assessment…">
            <Stack>
              <Skeleton $width="40%" $height="2rem" />
              <Skeleton $width="60%" />
              <Skeleton $height="8rem" />
            </Stack>
          </SkeletonGroup>
        ) : (
          <ErrorState title={messages.assessmentLoadFailed} onRetry={ask}>
            {failureText(loadFailure)}
          </ErrorState>
        )}
      </>
    )
  }
  const edited = state.matches({ running: 'editing' })
    ? data.questions.find(({ questionId }) => questionId === state.context.questionId)
    : undefined
  return (
    <>
      {mark}
      <Face ref={element} tabIndex={-1} role="group" aria-label={data.title}>
        {face === 'before' && <StartCard view={view} data={data} />}
        {face === 'running' && <Backdrop isCovered={edited !== undefined}>{running(data)}</Backdrop>}
        {face === 'ended' && <EndedCard view={view} data={data} onNextStep={onNextStep} />}
      </Face>
      {edited !== undefined && <QuestionEditor view={view} question={edited} />}
      <SubmissionDialogs view={view} />
    </>
  )
}
