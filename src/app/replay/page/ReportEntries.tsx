import { memo, useMemo } from 'react'
import { styled } from 'styled-components'
import { EntryList } from '#features/flows/EntryList.tsx'
import type { ReplayEvent } from '#machines/replay/replay.machine.ts'
import { Stack } from '#ui/layout.tsx'
import { tokens } from '#ui/theme.ts'
import type { Timeline } from '../timeline.ts'
import { nameOf } from './entry-words.ts'
import { texts } from './texts.ts'

const Unread = styled.span`
  color: ${tokens.color.error};
`

interface ReportEntriesProps {
  at: number
  search: string
  timeline: Timeline
  send: (event: ReplayEvent) => void
}

/** All entries of a report in the order of time. */
export const ReportEntries = memo(function ReportEntries({ at, search, timeline, send }: ReportEntriesProps) {
  const entries = useMemo(
    () =>
      timeline.moments.map(({ entry, problem }) => ({
        name: nameOf(entry),
        at: entry.at,
        note: problem !== null && <Unread> not read</Unread>,
      })),
    [timeline],
  )
  return (
    <Stack as="section" $gap="s2" aria-label={texts.entries}>
      <EntryList
        entries={entries}
        index={at}
        search={search}
        onSearch={(next) => send({ type: 'search.changed', search: next })}
        onChoose={(index) => send({ type: 'entry.chosen', at: index })}
      />
    </Stack>
  )
})
