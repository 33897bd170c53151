import { styled } from 'styled-components'
import { tokens } from '#ui/theme.ts'
import type { Progress } from '#view-models/optimistic-overlay.ts'
import { CellMark } from './grid-cell-styles.ts'
import { progressTexts } from './progress-texts.ts'

const { color, leading, space, text } = tokens

const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s1} ${space.s4};
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: ${text.xs};
  line-height: ${leading.xs};
  color: ${color.textMedium};
  > li {
    display: flex;
    align-items: center;
    gap: ${space.s2};
  }
  > li > span {
    position: static;
  }
  @media print {
    display: none;
  }
`

const kinds: readonly Progress[] = ['saved', 'waiting', 'sending', 'refused', 'conflict']

const asLabel = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`

/** What the marks of the cells mean. */
export function GridLegend() {
  return (
    <Legend aria-label="Marks">
      {kinds.map((kind) => (
        <li key={kind}>
          <CellMark data-progress={kind} />
          {asLabel(progressTexts[kind])}
        </li>
      ))}
    </Legend>
  )
}
