import { type ReactNode, useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { SearchField } from '#ui/SearchField.tsx'
import { innerFocusRing } from '#ui/styles.ts'
import { tokens } from '#ui/theme.ts'
import { timeOf } from './entry-time.ts'

const { color, font, leading, radius, size, space, text, weight } = tokens

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

const None = styled.li`
  padding: ${space.s3};
  color: ${color.textWeak};
`

/** An entry of a journal as it is listed. */
export interface ListedEntry {
  readonly name: string
  /** When it was written, in milliseconds since the epoch. */
  readonly at: number
  /** What is said beside its name. */
  readonly note?: ReactNode
}

interface EntryListProps {
  entries: readonly ListedEntry[]
  /** Place of the entry that is shown, counted from 0. */
  index: number
  search: string
  onSearch: (search: string) => void
  onChoose: (index: number) => void
}

/** Entries of a journal, to choose from and to search by name. */
export function EntryList({ entries, index, search, onSearch, onChoose }: EntryListProps) {
  const wanted = search.trim().toLowerCase()
  const shown = entries.map((entry, place) => ({ ...entry, place })).filter(({ name }) => name.toLowerCase().includes(wanted))
  const list = useRef<HTMLOListElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: whichever entry is shown is in sight
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]')
    // The list alone is scrolled: the page stays where whoever goes through the entries has it.
    if (list.current && current)
      list.current.scrollTop = current.offsetTop - list.current.offsetTop - list.current.clientHeight / 3
  }, [index])
  return (
    <>
      <SearchField label="Search entries" placeholder="Search entries" value={search} onChange={onSearch} />
      <Entries aria-label="Entries" ref={list}>
        {shown.map(({ name, at, note, place }) => (
          <li key={place}>
            <Entry type="button" aria-current={place === index ? 'true' : undefined} onClick={() => onChoose(place)}>
              <Time dateTime={new Date(at).toISOString()}>{timeOf(at)}</Time>
              <Name>
                {name}
                {note}
              </Name>
            </Entry>
          </li>
        ))}
        {shown.length === 0 && <None>No entry has this in its name.</None>}
      </Entries>
    </>
  )
}
