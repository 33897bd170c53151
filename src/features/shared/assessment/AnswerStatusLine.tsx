import { styled } from 'styled-components'
import { messages } from '#rules/messages.ts'
import { ErrorIcon } from '#ui/basic-icons.tsx'
import { DeviceIcon } from '#ui/file-icons.tsx'
import { CheckIcon } from '#ui/icons.tsx'
import { LinkButton } from '#ui/Link.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { tokens } from '#ui/theme.ts'
import type { AnswerStatus } from '#view-models/answer-status.ts'
import { type FlowKeeping, useKeeping } from '../flows/use-keeping.ts'
import { formatClock } from '../formats/format.ts'
import type { AssessmentView } from './use-assessment.ts'

const { color, leading, space, text } = tokens

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s1} ${space.s2};
  min-height: ${leading.sm};
  color: ${color.textMedium};
  font-size: ${text.sm};
  line-height: ${leading.sm};
  > svg {
    flex: none;
  }
  &[data-kind='taken'] > svg {
    color: ${color.success};
  }
  &[data-kind='refused'],
  &[data-kind='failed'] {
    color: ${color.error};
  }
`

/** Where what was typed and not submitted is. */
const draftTexts: Readonly<Record<FlowKeeping, string>> = {
  kept: messages.answerDraft,
  elsewhere: messages.answerDraft,
  pending: 'Not submitted. Saving on this device…',
  unkept: 'Not submitted. Not kept on this device.',
}

interface AnswerStatusLineProps {
  view: Pick<AssessmentView, 'flowKey' | 'statusOf' | 'retry' | 'sendNow'>
  questionId: string
}

/** Where the answer of a question is: typed, on its way, taken and when, or refused and why. */
export function AnswerStatusLine({ view, questionId }: AnswerStatusLineProps) {
  const status = view.statusOf(questionId)
  const keeping = useKeeping(view.flowKey)
  return (
    <Line role="status" data-kind={status.kind}>
      <Words status={status} keeping={keeping} onRetry={() => view.retry(questionId)} onSendNow={view.sendNow} />
    </Line>
  )
}

interface WordsProps {
  status: AnswerStatus
  keeping: FlowKeeping
  onRetry: () => void
  onSendNow: () => void
}

function Words({ status, keeping, onRetry, onSendNow }: WordsProps) {
  switch (status.kind) {
    case 'refused':
      return (
        <>
          <ErrorIcon size="small" />
          <span>{status.text}</span>
        </>
      )
    case 'failed':
      return (
        <>
          <ErrorIcon size="small" />
          <span>{messages.answerNotSaved}</span>
          <LinkButton onPress={onRetry}>Retry</LinkButton>
        </>
      )
    case 'waiting':
      return (
        <>
          <DeviceIcon size="small" />
          <span>{messages.answerWaits}</span>
          <LinkButton onPress={onSendNow}>Try now</LinkButton>
        </>
      )
    case 'sending':
      return (
        <>
          <Spinner />
          <span>Sending…</span>
        </>
      )
    case 'taken':
      return (
        <>
          <CheckIcon size="small" />
          <span>{status.takenAt === null ? 'Taken' : messages.answerTaken.replace('{time}', formatClock(status.takenAt))}</span>
          {status.isOlder && <span>{messages.answerChanged}</span>}
        </>
      )
    case 'draft':
      return (
        <>
          <DeviceIcon size="small" />
          <span>{draftTexts[keeping]}</span>
        </>
      )
    case 'none':
      return null
  }
}
