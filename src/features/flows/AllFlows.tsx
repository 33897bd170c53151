import { styled } from 'styled-components'
import type { FlowExplorerEvent } from '#machines/flow-explorer/flow-explorer.machine.ts'
import { Cluster, Stack } from '#ui/layout.tsx'
import { SearchField, SearchPlace } from '#ui/SearchField.tsx'
import { EmptyState } from '#ui/States.tsx'
import { tokens } from '#ui/theme.ts'
import { FlowCard } from './FlowCard.tsx'
import type { WatchedPage } from './watched/watched-pages.ts'

const { color, leading, space, text } = tokens

const Heading = styled.h2`
  font-size: ${text.lg};
  line-height: ${leading.lg};
`

const Path = styled.span`
  color: ${color.textWeak};
  font-weight: normal;
  overflow-wrap: anywhere;
`

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr));
  gap: ${space.s4};
  padding: 0;
  list-style: none;
`

interface AllFlowsProps {
  pages: readonly WatchedPage[]
  search: string
  send: (event: FlowExplorerEvent) => void
}

/** The flows of every page, each with its chart: what runs first, what was closed after it. */
export function AllFlows({ pages, search, send }: AllFlowsProps) {
  const wanted = search.trim().toLowerCase()
  const shown = pages
    .map((page) => ({
      ...page,
      flows: page.flows
        .filter(({ key, machine }) => `${key} ${machine}`.toLowerCase().includes(wanted))
        .toSorted((one, other) => Number(other.isOpen) - Number(one.isOpen)),
    }))
    .filter(({ flows }) => flows.length > 0)
  return (
    <Stack $gap="s6">
      <Cluster>
        <SearchPlace>
          <SearchField
            label="Search flows"
            placeholder="Search flows"
            value={search}
            onChange={(next) => send({ type: 'search.changed', search: next })}
          />
        </SearchPlace>
      </Cluster>
      {shown.length === 0 && <EmptyState title="No flow has this in its name" />}
      {shown.map((page) => (
        <Stack as="section" key={page.id} aria-label={`${page.title}, ${page.path}`}>
          <Heading>
            {page.id === 'here' ? 'This page' : page.title} <Path>{page.path}</Path>
          </Heading>
          <Cards>
            {page.flows.map((flow) => (
              <FlowCard key={flow.life} flow={flow} onChoose={() => send({ type: 'flow.chosen', flow: flow.name })} />
            ))}
          </Cards>
        </Stack>
      ))}
    </Stack>
  )
}
