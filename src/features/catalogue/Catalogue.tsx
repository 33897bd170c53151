import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { selectFailureText } from '#machines/failure.ts'
import { messages } from '#rules/messages.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { BookIcon } from '#ui/icons.tsx'
import { Cluster, Stack } from '#ui/layout.tsx'
import { loadLater } from '#ui/load-later.tsx'
import { SkeletonGroup } from '#ui/Skeleton.tsx'
import { EmptyState } from '#ui/States.tsx'
import { tokens } from '#ui/theme.ts'
import { isEmptyCriteria } from '#view-models/catalogue.ts'
import { partNotLoaded } from '../shared/services/part-not-loaded.tsx'
import { CatalogueBar } from './CatalogueBar.tsx'
import { useSkillNames } from './skill-names.ts'
import type { CatalogueView } from './use-catalogue.ts'

const FilterPanel = loadLater(() => import('./FilterPanel.tsx').then((module) => module.FilterPanel))

const Place = styled.div`
  margin-block-start: calc(-1 * ${tokens.space.s3});
`

const Dismissed = styled.div`
  display: grid;
  place-items: center;
  min-height: 40vh;
`

interface CatalogueProps {
  /** The list's name for screen readers. */
  label: string
  view: CatalogueView
  levels: readonly string[]
  skillsLabel: string
  /** What stands in the place of an empty result. */
  empty: string
  /** How many entries the first page has; undefined while it is not known. */
  count: number | undefined
  /** What keeps the place of the pages until they are there. */
  waiting: ReactNode
  /** The pages that are shown. */
  children: ReactNode
}

/** A catalogue's bar, panel and result: a projection of the `catalogue-filters` machine, for courses and assessments alike. */
export function Catalogue({ label, view, levels, skillsLabel, empty, count, waiting, children }: CatalogueProps) {
  const { state, send } = view
  const skills = useSkillNames()
  const { criteria, hasMore } = state.context
  const isSearching = state.hasTag('busy')

  const result = () => {
    if (state.matches({ results: 'failed' })) {
      const retry = <Button onPress={() => send({ type: 'retry.requested' })}>Retry</Button>
      if (state.matches({ results: { failed: 'dismissed' } })) return <Dismissed>{retry}</Dismissed>
      return (
        <Alert tone="error" actions={retry} onDismiss={() => send({ type: 'alert.dismissed' })}>
          {messages.catalogueLoadFailed}
          {state.context.failure?.kind === 'refused' && <p>{selectFailureText(state)}</p>}
        </Alert>
      )
    }
    if (count === undefined || (isSearching && count === 0)) {
      return <SkeletonGroup label={`Searching the ${label.toLowerCase()}…`}>{waiting}</SkeletonGroup>
    }
    if (count === 0) {
      return (
        <Card>
          <EmptyState
            icon={<BookIcon />}
            title={empty}
            {...(isEmptyCriteria(criteria)
              ? {}
              : { action: <Button onPress={() => send({ type: 'criteria.cleared' })}>Clear all</Button> })}
          />
        </Card>
      )
    }
    return (
      <Stack $gap="s6" aria-busy={isSearching}>
        {children}
        {hasMore && (
          <Cluster $justify="center">
            <Button busy={state.matches({ results: 'searchingMore' })} onPress={() => send({ type: 'more.requested' })}>
              Show more
            </Button>
          </Cluster>
        )}
      </Stack>
    )
  }

  return (
    <Place data-flow="catalogue-filters" data-state={JSON.stringify(state.value)}>
      <Stack $gap="s5">
        <CatalogueBar view={view} skills={skills} />
        <section aria-label={label}>{result()}</section>
      </Stack>
      {state.matches({ panel: 'open' }) && (
        <FilterPanel part={{ criteria, skills, skillsLabel, levels, send }} waiting={null} failed={partNotLoaded} />
      )}
    </Place>
  )
}
