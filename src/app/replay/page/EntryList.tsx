import { memo, useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import type { ReplayEvent } from '#machines/replay/replay.machine.ts'
import { Stack } from '#ui/layout.tsx'
import { SearchField } from '#ui/SearchField.tsx'
import { innerFocusRing } from '#ui/styles.ts'
import { tokens } from '#ui/theme.ts'
import type { Timeline } from '../timeline.ts'
import { nameOf, timeText } from './entry-words.ts'
import { texts } from './texts.ts'

const { color, font, leading, radius, size, space, text, weight } = tokens

const Entries = styled.ol`
  height: 16rem;
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

const Unread = styled.span`
  color: ${color.error};
`

const None = styled.li`
  padding: ${space.s3};
  color: ${color.textWeak};
`

interface EntryListProps {
  at: number
  search: string
  timeline: Timeline
  send: (event: ReplayEvent) => void
}

/** All entries of a report in the order of time, to choose from and to search. */
export const EntryList = memo(function EntryList({ at, search, timeline, send }: EntryListProps) {
  const wanted = search.trim().toLowerCase()
  const shown = timeline.moments
    .map((moment, index) => ({ moment, index, name: nameOf(moment.entry) }))
    .filter(({ name }) => name.toLowerCase().includes(wanted))
  const list = useRef<HTMLOListElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: whichever entry is shown is in sight
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]')
    if (list.current && current) list.current.scrollTop = current.offsetTop - list.current.offsetTop - 96
  }, [at])
  return (
    <Stack as="section" $gap="s2" aria-label={texts.entries}>
      <SearchField
        label={texts.searchEntries}
        placeholder={texts.searchEntries}
        value={search}
        onChange={(next) => send({ type: 'search.changed', search: next })}
      />
      <Entries aria-label={texts.entries} ref={list}>
        {shown.map(({ moment: { entry, problem }, index, name }) => (
          <li key={index}>
            <Entry
              type="button"
              aria-current={index === at ? 'true' : undefined}
              onClick={() => send({ type: 'entry.chosen', at: index })}
            >
              <Time dateTime={new Date(entry.at).toISOString()}>{timeText(entry.at)}</Time>
              <Name>
                {name}
                {problem !== null && <Unread> not read</Unread>}
              </Name>
            </Entry>
          </li>
        ))}
        {shown.length === 0 && <None>{texts.noneFound}</None>}
      </Entries>
    </Stack>
  )
})
