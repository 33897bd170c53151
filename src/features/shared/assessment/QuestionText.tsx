import { styled } from 'styled-components'
import { tokens } from '#ui/theme.ts'

const { color, leading, size, text } = tokens

/** What a question asks: plain text with its lines. */
export const QuestionText = styled.p`
  max-width: ${size.reading};
  margin: 0;
  color: ${color.textStrong};
  font-size: ${text.lg};
  line-height: ${leading.lg};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`
