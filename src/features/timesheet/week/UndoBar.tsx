import { styled } from 'styled-components'
import type { TimesheetOperation } from '#rules/timesheet-operations.ts'
import { Button } from '#ui/Button.tsx'
import { tokens } from '#ui/theme.ts'
import { dayInShort } from '../../shared/formats/week-words.ts'

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
`

const textOf = ({ work }: TimesheetOperation): string =>
  work.kind === 'removeEntry'
    ? `Deleted: ${work.entry.epic}, ${work.entry.ticket}, ${dayInShort(work.entry.date)}.`
    : work.kind === 'removeLeave'
      ? `Deleted: leave on ${dayInShort(work.leave.date)}.`
      : ''

/** What was deleted a moment ago and can be brought back. */
export function UndoBar({ held, onUndo }: { held: readonly TimesheetOperation[]; onUndo: (key: string) => void }) {
  return (
    <div role="status">
      {held.map((one) => (
        <Bar key={one.key}>
          {textOf(one)}
          <Button size="small" onPress={() => onUndo(one.key)}>
            Undo
          </Button>
        </Bar>
      ))}
    </div>
  )
}
