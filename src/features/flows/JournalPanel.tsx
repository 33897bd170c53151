import { memo, useMemo } from 'react'
import { styled } from 'styled-components'
import type { JournalEntry } from '#journal/entry.ts'
import type { FlowExplorerEvent } from '#machines/flow-explorer/flow-explorer.machine.ts'
import { Button } from '#ui/Button.tsx'
import { Cluster, Stack } from '#ui/layout.tsx'
import { Slider } from '#ui/Slider.tsx'
import { tokens } from '#ui/theme.ts'
import { EntryList } from './EntryList.tsx'
import { FoldedStatePanel } from './FoldedStatePanel.tsx'
import type { StatesAround } from './watched/states.ts'

const { leading, text } = tokens

const Heading = styled.h2`
  font-size: ${text.lg};
  line-height: ${leading.lg};
`

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
  const listed = useMemo(() => entries.map((entry) => ({ name: nameOf(entry), at: entry.at })), [entries])
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
      <EntryList
        entries={listed}
        index={index}
        search={search}
        onSearch={(next) => send({ type: 'journal.searched', search: next })}
        onChoose={choose}
      />
      {entry !== undefined && <FoldedStatePanel entry={entry} {...states} />}
    </Stack>
  )
})
