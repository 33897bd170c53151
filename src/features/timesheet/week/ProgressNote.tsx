import { styled } from 'styled-components'
import { tokens } from '#ui/theme.ts'
import type { OverlaidRow } from '#view-models/optimistic-overlay.ts'

const { color, leading, text } = tokens

const Note = styled.div`
  font-size: ${text.sm};
  line-height: ${leading.sm};
  color: ${color.pending};
  &[data-wrong] {
    color: ${color.error};
  }
`

const texts = {
  saved: null,
  waiting: 'Waits to be sent',
  sending: 'Saving…',
  refused: 'Not saved',
  conflict: 'Changed elsewhere',
} as const

/** How far a record or leave is from the server; nothing for what is there. */
export function ProgressNote({ of }: { of: OverlaidRow<unknown> }) {
  const shown = texts[of.progress]
  if (shown === null) return null
  const reason = of.operation?.refusal?.message
  return (
    <Note data-wrong={of.progress === 'refused' || of.progress === 'conflict' ? '' : undefined}>
      {reason === undefined ? shown : `${shown}: ${reason}`}
    </Note>
  )
}
