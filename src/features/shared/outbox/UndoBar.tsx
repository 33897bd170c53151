import { styled } from 'styled-components'
import { Button } from '#ui/Button.tsx'
import { tokens } from '#ui/theme.ts'

const { color, radius, space } = tokens

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s2} ${space.s4};
  padding: ${space.s2} ${space.s2} ${space.s2} ${space.s4};
  border-radius: ${radius.medium};
  background: ${color.surface3};
  color: ${color.textStrong};
  overflow-wrap: anywhere;
`

/** An operation that is held, in words: 'Deleting 2 Mar 2026, Harbour, Berths, 2 h' */
export interface HeldInWords {
  readonly key: string
  readonly words: string
}

/** What was done a moment ago and can be undone. */
export function UndoBar({ held, onUndo }: { held: readonly HeldInWords[]; onUndo: (key: string) => void }) {
  return (
    <div role="status">
      {held.map(({ key, words }) => (
        <Bar key={key}>
          {words}
          <Button size="small" onPress={() => onUndo(key)}>
            Undo
          </Button>
        </Bar>
      ))}
    </div>
  )
}
