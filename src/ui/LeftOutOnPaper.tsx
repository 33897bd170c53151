import { styled } from 'styled-components'
import { paperRows } from './many-rows.ts'
import { countText } from './number-text.ts'
import { tokens } from './theme.ts'

const { color, leading, space, text } = tokens

const Line = styled.p`
  display: none;
  @media print {
    display: block;
    padding: ${space.s3} ${space.s4};
    color: ${color.textMedium};
    font-size: ${text.sm};
    line-height: ${leading.sm};
  }
`

/** Says under rows of which not all are printed how many are; nothing when all are, and nothing on the screen. */
export function LeftOutOnPaper({ count }: { count: number }) {
  if (count <= paperRows) return null
  return (
    <Line>
      The first {countText(paperRows)} of {countText(count)} are printed.
    </Line>
  )
}
