import { styled } from 'styled-components'
import type { Answer } from '#rules/assessment-answer.ts'
import { tokens } from '#ui/theme.ts'
import { optionText } from './option-text.ts'
import type { Question } from './use-assessment.ts'

const { color, font, leading, radius, size, space, text } = tokens

const Code = styled.pre`
  max-height: 20rem;
  margin: 0;
  padding: ${space.s3};
  overflow: auto;
  border: ${size.hairline} solid ${color.line};
  border-radius: ${radius.medium};
  background: ${color.background};
  color: ${color.textStrong};
  font-family: ${font.mono};
  font-size: ${text.sm};
  line-height: ${leading.sm};
  tab-size: 5;
`

const Mode = styled.div`
  margin-block-end: ${space.s1};
  color: ${color.textWeak};
  font-size: ${text.xs};
  line-height: ${leading.xs};
`

/** An answer to be read: the option, or the code by editor. */
export function AnswerShown({ question, answer }: { question: Question; answer: Answer | null }) {
  if (answer === null) return <p>No answer.</p>
  if ('option' in answer) return <p>{optionText(question, answer.option)}</p>
  return Object.entries(answer.code).map(([mode, code]) => (
    <div key={mode}>
      <Mode>{mode}</Mode>
      <Code tabIndex={0} role="region" aria-label={`${question.title}, ${mode}`}>
        {code}
      </Code>
    </div>
  ))
}
