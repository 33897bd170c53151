import { styled } from 'styled-components'
import { tokens } from '../theme.ts'
import type { EditorStatus } from './editor-status.ts'

const { color, leading, size, space, text } = tokens

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.s4};
  flex: none;
  padding: ${space.s1} ${space.s3};
  border-block-start: ${size.hairline} solid ${color.line};
  color: ${color.textMedium};
  font-size: ${text.xs};
  line-height: ${leading.sm};
  font-variant-numeric: tabular-nums;
`

const WayOut = styled.span`
  margin-inline-start: auto;
  color: ${color.textWeak};
  &[data-open] {
    color: ${color.textStrong};
  }
`

export interface CodeStatusBarProps {
  id: string
  status: EditorStatus
  language: string
  isReadOnly: boolean
  /** Whether the next Tab leaves the editor. */
  tabLeaves: boolean
}

const number = (value: number) => value.toLocaleString('en-US')

/** Under the text: how long it is, where the cursor is, what is selected, its language, and how the keyboard leaves it. */
export function CodeStatusBar({ id, status, language, isReadOnly, tabLeaves }: CodeStatusBarProps) {
  return (
    <Bar id={id}>
      <span>Length {number(status.length)}</span>
      <span>Lines {number(status.lines)}</span>
      <span>
        Ln {number(status.line)}, Col {number(status.column)}
      </span>
      <span>Selected {number(status.selected)}</span>
      <span>{language}</span>
      {isReadOnly ? (
        <WayOut>Read only</WayOut>
      ) : (
        <WayOut role="status" data-open={tabLeaves ? '' : undefined}>
          {tabLeaves ? 'Tab leaves the editor now' : 'Escape, then Tab leaves the editor'}
        </WayOut>
      )}
    </Bar>
  )
}
