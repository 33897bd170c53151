import { useId } from 'react'
import { styled } from 'styled-components'
import type { OfferedEntry } from '#machines/timesheet-pins/offered-entries.ts'
import { messages } from '#rules/messages.ts'
import type { EarlierEntry } from '#rules/recent-entries.ts'
import { Alert } from '#ui/Alert.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { PinIcon } from '#ui/pin-icon.tsx'
import { media, tokens } from '#ui/theme.ts'
import { useOneStop } from '#ui/use-one-stop.ts'
import type { EntryFormView } from './use-entry-form.ts'
import { useOfferedEntries } from './use-offered-entries.ts'

const { color, motion, radius, size, space, text } = tokens

const Part = styled.div`
  display: grid;
  gap: ${space.s2};
`

const Title = styled.div`
  color: ${color.textMedium};
  font-size: ${text.sm};
`

const Records = styled.div`
  display: grid;
  gap: ${space.s2};
  @media ${media.fromCompact} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

/** A record and its pin, which is as high as the record and wide enough for a finger. */
const Cell = styled.div`
  display: flex;
  min-width: 0;
  border: ${size.hairline} solid ${color.line};
  border-radius: ${radius.medium};
  &[data-closed] {
    border-style: dashed;
  }
  > :last-child {
    width: ${size.controlSmall};
    height: auto;
    border-start-start-radius: 0;
    border-end-start-radius: 0;
    @media ${media.belowCompact} {
      width: ${space.s12};
      min-height: ${space.s12};
    }
  }
  > [aria-pressed='true'] {
    background: transparent;
    > svg {
      fill: currentColor;
    }
  }
`

const Record = styled.button`
  display: grid;
  flex: 1;
  align-content: center;
  gap: ${space.s1};
  min-width: 0;
  padding-block: ${space.s2};
  padding-inline: ${space.s3} 0;
  border: 0;
  border-radius: ${radius.medium};
  border-start-end-radius: 0;
  border-end-end-radius: 0;
  background: transparent;
  color: ${color.textStrong};
  text-align: start;
  cursor: pointer;
  transition: background-color ${motion.fast} ${motion.easing};
  &:hover:not([aria-disabled]) {
    background: ${color.hover};
  }
  &:active:not([aria-disabled]) {
    background: ${color.pressed};
  }
  &[aria-disabled] {
    color: ${color.textMedium};
    cursor: not-allowed;
  }
`

const Line = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`

const Detail = styled(Line)`
  color: ${color.textMedium};
  font-size: ${text.sm};
  &[data-reason] {
    white-space: normal;
  }
`

interface EarlierEntriesProps {
  view: EntryFormView
  /** Whether the form was opened for one epic, whose records are offered. */
  isPlaced: boolean
  onRepeat: (entry: EarlierEntry) => void
}

/** Earlier records that a new one can begin from, the pinned ones first: one press fills the form but for its date. */
export function EarlierEntries({ view, isPlaced, onRepeat }: EarlierEntriesProps) {
  const title = useId()
  const { state, offered, columns, failure, change } = useOfferedEntries(view, isPlaced)
  const firstOpen = offered.findIndex(({ closed }) => closed === null)
  const { group, isStop } = useOneStop({ columns, inCell: 2, first: 2 * Math.max(0, firstOpen) })
  if (offered.length === 0 || view.busy) return null
  return (
    <Part data-flow="timesheet-pins" data-state={JSON.stringify(state)}>
      <Title id={title}>Begin from an earlier record</Title>
      <Records role="toolbar" aria-labelledby={title} {...group}>
        {offered.map((one, index) => (
          <Cell key={one.key} data-closed={one.closed === null ? undefined : ''}>
            <Record
              type="button"
              tabIndex={isStop(2 * index) ? 0 : -1}
              aria-disabled={one.closed !== null || undefined}
              onClick={one.closed === null ? () => onRepeat(one.entry) : undefined}
            >
              <EntryLines offered={one} />
            </Record>
            <IconButton
              label={`Pin: ${one.entry.ticket} · ${one.entry.epic} · ${one.entry.activity.value}`}
              aria-pressed={one.isPinned}
              skipsTab={!isStop(2 * index + 1)}
              disabledReason={one.canChange ? undefined : messages.pinsFull}
              onPress={() => change(one)}
            >
              <PinIcon size="small" />
            </IconButton>
          </Cell>
        ))}
      </Records>
      {failure !== null && <Alert tone="error">{failure}</Alert>}
    </Part>
  )
}

/** What the record was about, or why it cannot be used any more. */
function EntryLines({ offered: { entry, closed } }: { offered: OfferedEntry }) {
  return (
    <>
      <Line>
        {entry.ticket} · {entry.epic}
      </Line>
      {closed === null ? (
        <Detail>
          {entry.project.name} · {entry.activity.value}
        </Detail>
      ) : (
        <Detail data-reason="">{closed}</Detail>
      )}
    </>
  )
}
