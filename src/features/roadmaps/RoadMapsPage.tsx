import { useEffect, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { styled } from 'styled-components'
import { useQuery } from 'urql'
import { RoadMaps_pageDocument } from '#generated/features/roadmaps/roadmaps.ts'
import { messages } from '#rules/messages.ts'
import { searchText } from '#rules/training.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { MapIcon, SearchIcon } from '#ui/icons.tsx'
import { Cluster, Stack } from '#ui/layout.tsx'
import { SearchField, SearchPlace } from '#ui/SearchField.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import { EmptyState } from '#ui/States.tsx'
import { tokens } from '#ui/theme.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { LoadFailed } from '../shared/services/LoadFailed.tsx'
import { RoadMapCard } from './RoadMapCard.tsx'

const { leading, space } = tokens

/** One to four cards in a row, as many as have room. */
const Cards = styled.ul`
  display: grid;
  gap: ${space.s4};
  grid-template-columns: repeat(auto-fill, minmax(min(100%, max(16rem, 22%)), 1fr));
  margin: 0;
  padding: 0;
  list-style: none;
`

/** The text that is searched for: in the address, so that Back and a link carry it, and apart from it while it is typed. */
const useSearch = () => {
  const [query, setQuery] = useSearchParams()
  const { key } = useLocation()
  const sought = searchText(query.get('text') ?? '')
  const [typed, setTyped] = useState(sought)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step of the history has a key of its own
  useEffect(() => setTyped(sought), [key, sought])
  /** Searches for a text; false when it is the one that is searched for already. */
  const search = (text: string): boolean => {
    const next = searchText(text)
    setTyped(next)
    if (next !== sought) setQuery(next === '' ? {} : { text: next })
    return next !== sought
  }
  return { sought, typed, type: setTyped, search }
}

function Waiting() {
  return (
    <SkeletonGroup label="Loading the roadmaps…">
      <Cards as="div">
        {['first', 'second', 'third', 'fourth'].map((key) => (
          <Card key={key} as="div">
            <Skeleton $width="12rem" $height={leading.lg} />
            <Skeleton $height="11rem" style={{ marginBlockStart: space.s4 }} />
          </Card>
        ))}
      </Cards>
    </SkeletonGroup>
  )
}

/** The roadmaps a member can follow, as cards that turn (specification 2.9, My roadmaps). */
export function RoadMapsPage() {
  const { sought, typed, type, search } = useSearch()
  const [{ data, error, fetching, stale }, ask] = useQuery({
    query: RoadMaps_pageDocument,
    variables: { title: sought },
    requestPolicy: 'cache-and-network',
  })
  // An answer that is only an error carries null.
  const roadMaps = data?.roadMaps
  const askAnew = () => ask({ requestPolicy: 'network-only' })
  // Somebody who searches for the same text again waits for a roadmap to show.
  const searchAnew = (text: string) => {
    if (!search(text)) askAnew()
  }
  const list = () => {
    if (roadMaps === undefined && (fetching || error === undefined)) return <Waiting />
    if (roadMaps === undefined)
      return (
        <Card>
          <LoadFailed title={messages.roadMapsLoadFailed} error={error} onRetry={askAnew} />
        </Card>
      )
    if (roadMaps.length > 0)
      return (
        <Cards aria-label="Roadmaps">
          {roadMaps.map((one) => (
            <RoadMapCard key={one.id} roadMap={one} />
          ))}
        </Cards>
      )
    if (sought === '')
      return (
        <Card>
          <EmptyState icon={<MapIcon />} title={messages.noRoadMaps}>
            A roadmap leads through courses and assessments, one after the other. It appears here as soon as there is one.
          </EmptyState>
        </Card>
      )
    return (
      <Card>
        <EmptyState
          icon={<SearchIcon />}
          title={messages.noRoadMapMatches.replace('{text}', () => sought)}
          action={<Button onPress={() => search('')}>Show all roadmaps</Button>}
        />
      </Card>
    )
  }
  const isSettled = roadMaps !== undefined && !fetching && !stale
  return (
    <Stack $gap="s6">
      <Cluster>
        <SearchPlace>
          <SearchField
            label="Search roadmaps"
            placeholder="Search roadmaps"
            value={typed}
            onChange={type}
            onSearch={searchAnew}
          />
        </SearchPlace>
      </Cluster>
      <VisuallyHidden role="status">
        {isSettled && sought !== '' ? `${roadMaps.length} found for '${sought}'` : ''}
      </VisuallyHidden>
      {list()}
    </Stack>
  )
}
