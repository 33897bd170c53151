import { styled } from 'styled-components'
import { messages } from '#rules/messages.ts'
import { durationText } from '#rules/training.ts'
import { Button } from '#ui/Button.tsx'
import { tokens } from '#ui/theme.ts'
import { AnswerStatusLine } from './AnswerStatusLine.tsx'
import type { AssessmentView, Question } from './use-assessment.ts'

const { color, leading, radius, size, space, text, weight } = tokens

const List = styled.ol`
  display: grid;
  gap: ${space.s3};
  margin: 0;
  padding: 0;
  list-style: none;
`

const Item = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s2} ${space.s4};
  padding: ${space.s3} ${space.s4};
  border: ${size.hairline} solid ${color.line};
  border-radius: ${radius.medium};
  background: ${color.surface2};
  > :first-child {
    flex: 1 1 14rem;
    min-width: 0;
  }
`

const Title = styled.div`
  color: ${color.textStrong};
  font-weight: ${weight.medium};
  overflow-wrap: anywhere;
`

const Kind = styled.div`
  color: ${color.textWeak};
  font-size: ${text.sm};
  line-height: ${leading.sm};
`

interface QuestionListProps {
  view: AssessmentView
  questions: readonly Question[]
}

/** The questions of a running attempt: Start, or Edit once the server has an answer. */
export function QuestionList({ view, questions }: QuestionListProps) {
  const { state, send } = view
  const busy = state.matches('submitting') ? messages.assessmentSubmitting : undefined
  return (
    <List aria-label="Questions">
      {questions.map((question, index) => {
        const { questionId, title, level, minutes, isSubmitted } = question
        return (
          <Item key={questionId}>
            <div>
              <Title>
                {index + 1}. {title}
              </Title>
              <Kind>
                {level} · {durationText(minutes)}
              </Kind>
              <AnswerStatusLine view={view} questionId={questionId} />
            </div>
            <Button
              aria-label={`${isSubmitted ? 'Edit' : 'Start'} ${title}`}
              disabledReason={busy}
              onPress={() => send({ type: 'editor.opened', questionId })}
            >
              {isSubmitted ? 'Edit' : 'Start'}
            </Button>
          </Item>
        )
      })}
    </List>
  )
}
