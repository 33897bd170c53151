import { memo, useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import type { JournalEntry } from '#journal/entry.ts'
import type { FlowExplorerEvent } from '#machines/flow-explorer/flow-explorer.machine.ts'
import { Button } from '#ui/Button.tsx'
import { Cluster, Stack } from '#ui/layout.tsx'
import { SearchField } from '#ui/SearchField.tsx'
import { Slider } from '#ui/Slider.tsx'
import { innerFocusRing } from '#ui/styles.ts'
import { tokens } from '#ui/theme.ts'
import { FoldedStatePanel } from './FoldedStatePanel.tsx'
import type { StatesAround } from './watched/states.ts'

const { color, font, leading, radius, size, space, text, weight } = tokens

const Heading = styled.h2`
  font-size: ${text.lg};
  line-height: ${leading.lg};
`

const Entries = styled.ol`
  max-height: 20rem;
  padding: 0;
  border: ${size.hairline} solid ${color.line};
  border-radius: ${radius.medium};
  list-style: none;
  overflow-y: auto;
  overscroll-behavior: contain;
`

const Entry = styled.button`
  display: flex;
  gap: ${space.s2};
  width: 100%;
  padding: ${space.s1} ${space.s3};
  border: 0;
  background: none;
  color: ${color.textMedium};
  font-size: ${text.sm};
  line-height: ${leading.sm};
  text-align: start;
  cursor: pointer;
  &:hover {
    background: ${color.hover};
  }
  &[aria-current] {
    background: ${color.pressed};
    color: ${color.textStrong};
    font-weight: ${weight.medium};
  }
  &:focus-visible {
    ${innerFocusRing}
  }
`

const Time = styled.time`
  flex: none;
  font-family: ${font.mono};
  font-size: ${text.xs};
`

const Name = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
`

const clock = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  fractionalSecondDigits: 3,
})

/** The time of an entry on this device's clock, to the millisecond. */
const timeOf = (at: number): string => clock.format(at)

const nameOf = ({ flow, event }: JournalEntry): string => {
  const slash = flow.indexOf('/')
  return slash === -1 ? event.type : `${flow.slice(slash + 1)}: ${event.type}`
}

interface JournalPanelProps {
  entries: readonly JournalEntry[]
  /** Of the entry after which the state is shown. */
  index: number
  isHeld: boolean
  states: StatesAround
  search: string
  send: (event: FlowExplorerEvent) => void
}

/** A flow's journal: a slider folds it to any entry, the list names them, and what the entry did is under it. */
export const JournalPanel = memo(function JournalPanel({ entries, index, isHeld, states, search, send }: JournalPanelProps) {
  const wanted = search.trim().toLowerCase()
  const shown = entries.map((entry, at) => ({ entry, at })).filter(({ entry }) => nameOf(entry).toLowerCase().includes(wanted))
  const current = useRef<HTMLButtonElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: whichever entry is shown is in sight
  useEffect(() => {
    current.current?.scrollIntoView({ block: 'nearest' })
  }, [index])
  const choose = (at: number) => {
    const seq = entries[at]?.seq
    if (seq !== undefined) send({ type: 'entry.chosen', seq })
  }
  const entry = entries[index]
  return (
    <Stack as="section" aria-label="Journal">
      <Cluster $justify="space-between">
        <Heading>Journal</Heading>
        {isHeld ? (
          <Button size="small" onPress={() => send({ type: 'present.requested' })}>
            Follow
          </Button>
        ) : (
          <span>Follows what happens</span>
        )}
      </Cluster>
      <Slider
        label="Entry"
        min={0}
        max={Math.max(0, entries.length - 1)}
        step={1}
        value={index}
        valueText={entry === undefined ? '' : `${index + 1} of ${entries.length}, ${nameOf(entry)}`}
        onChange={choose}
      />
      <SearchField
        label="Search entries"
        placeholder="Search entries"
        value={search}
        onChange={(next) => send({ type: 'journal.searched', search: next })}
      />
      <Entries aria-label="Entries">
        {shown.map(({ entry: one, at }) => (
          <li key={`${one.seq} ${one.event.type}`}>
            <Entry
              type="button"
              aria-current={at === index ? 'true' : undefined}
              ref={at === index ? current : undefined}
              onClick={() => choose(at)}
            >
              <Time dateTime={new Date(one.at).toISOString()}>{timeOf(one.at)}</Time>
              <Name>{nameOf(one)}</Name>
            </Entry>
          </li>
        ))}
      </Entries>
      {entry !== undefined && <FoldedStatePanel entry={entry} {...states} />}
    </Stack>
  )
})
