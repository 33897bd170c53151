import { styled } from 'styled-components'
import { authorWorkInWords } from '#machines/authors-selection/author-operations.ts'
import type { AuthorChange } from '#rules/authors.ts'
import { messages } from '#rules/messages.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { FilterIcon } from '#ui/content-icons.tsx'
import { UsersIcon } from '#ui/icons.tsx'
import { Cluster, Stack } from '#ui/layout.tsx'
import { countText } from '#ui/number-text.ts'
import { SearchField, SearchPlace } from '#ui/SearchField.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import { EmptyState } from '#ui/States.tsx'
import { Switch } from '#ui/Switch.tsx'
import { media, tokens } from '#ui/theme.ts'
import { useMedia } from '#ui/use-media.ts'
import { selectionAfter } from '#view-models/author-list.ts'
import { useFlow } from '../shared/flows/use-flow.ts'
import { OutboxReport } from '../shared/outbox/OutboxReport.tsx'
import { UndoBar } from '../shared/outbox/UndoBar.tsx'
import { LoadFailed } from '../shared/services/LoadFailed.tsx'
import { useServices } from '../shared/services/services.ts'
import { AssignDialog } from './AssignDialog.tsx'
import { AuthorCards } from './AuthorCards.tsx'
import type { AuthorDeeds } from './AuthorParts.tsx'
import { AuthorTable } from './AuthorTable.tsx'
import { authorsSelectionFlow } from './authors-selection.actors.ts'
import { type Author, useAuthors, useAuthorView } from './use-authors.ts'

const { color, layer, radius, size, space } = tokens

/** It stays in reach however far the list is scrolled. */
const Bar = styled.div`
  position: sticky;
  inset-block-start: ${size.header};
  z-index: calc(${layer.sticky} - 1);
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s2} ${space.s4};
  padding: ${space.s3} ${space.s4};
  border-radius: ${radius.large} ${radius.large} 0 0;
  background: ${color.surface2};
  /* In a window this low, such as one that is magnified four times, it would leave too little of the list. */
  @media (max-height: 24rem) {
    position: static;
  }
`

const Undo = styled.div`
  padding-inline: ${space.s4};
`

const named = (authors: readonly Author[]) => authors.map(({ id, author }) => ({ id, author }))

/** Commit authors of the line manager's team, and whose commits they are (specification 2.8, Authors page). */
export function AuthorsPage() {
  const { newKey } = useServices()
  const { view, show, type } = useAuthorView()
  const { all, found, error, fetching, ask, team, operations, outbox, isOffline, state: sending } = useAuthors(view)
  const { state, send } = useFlow(authorsSelectionFlow)
  const narrow = useMedia(media.belowWide)
  const { selected, anchor, work } = state.context
  const isSelected = new Set(selected)
  const chosen = (all ?? []).filter(({ id }) => isSelected.has(id))

  const select = (ids: readonly string[], ticked: string | null = null) => send({ type: 'rows.selected', ids, anchor: ticked })
  const change = (what: AuthorChange, authors: readonly Author[], member: { id: string; name: string } | null = null) =>
    send({ type: 'change.requested', change: what, authors: named(authors), member, requestKey: newKey() })
  const assign = (authors: readonly Author[]) => send({ type: 'assign.requested', authors: named(authors) })
  const deeds: AuthorDeeds = {
    isSelected: ({ id }) => isSelected.has(id),
    select: ({ id }, isTicked, withShift) => {
      const ticked = { id, isSelected: isTicked, anchor: withShift ? anchor : null }
      const rows = found.map((one) => one.id)
      select(selectionAfter(selected, rows, ticked), id)
    },
    assign: (author) => assign([author]),
    take: (author, { id, name }) => change('Assign', [author], { id, name }),
    change: (author, what) => change(what, [author]),
  }

  const list = () => {
    if (all === undefined && !fetching) return <LoadFailed title={messages.authorsLoadFailed} error={error} onRetry={ask} />
    if (all === undefined)
      return (
        <SkeletonGroup label="Loading the authors…">
          <Stack $gap="s3">
            {['1', '2', '3', '4', '5', '6', '7', '8'].map((one) => (
              <Skeleton key={one} $height="2.5rem" />
            ))}
          </Stack>
        </SkeletonGroup>
      )
    if (all.length === 0)
      return (
        <EmptyState icon={<UsersIcon />} title={messages.noAuthors}>
          Whoever commits to your team’s repositories appears here.
        </EmptyState>
      )
    if (found.length === 0)
      return (
        <EmptyState
          icon={<FilterIcon />}
          title={messages.noAuthorMatches}
          action={<Button onPress={() => show({ search: '', unassigned: false })}>Clear</Button>}
        />
      )
    const List = narrow ? AuthorCards : AuthorTable
    return <List authors={found} team={team} deeds={deeds} sort={view.sort} onSortChange={(sort) => show({ sort })} />
  }

  const refused = operations.filter(({ delivery }) => delivery === 'refused')
  const waiting = operations.filter(({ delivery }) => delivery === 'waiting' || delivery === 'sending')
  return (
    <Stack data-flow="authors-selection" data-state={JSON.stringify(state.value)}>
      <Cluster $gap="s4">
        <SearchPlace>
          <SearchField label="Search authors" placeholder="Search authors" value={view.search} onChange={type} />
        </SearchPlace>
        <Cluster $gap="s4">
          <Switch label="Unassigned" on={view.unassigned} onChange={(unassigned) => show({ unassigned })} />
          <Switch label="Show Ignored" on={view.showIgnored} onChange={(showIgnored) => show({ showIgnored })} />
        </Cluster>
      </Cluster>
      <OutboxReport
        state={sending}
        waiting={isOffline ? waiting.length : 0}
        refused={refused.map(({ key, work: what, problem }) => ({
          key,
          words: authorWorkInWords(what),
          message: problem ?? undefined,
        }))}
        onSendNow={outbox.sendNow}
        onRetry={outbox.retry}
        onDiscard={outbox.discard}
      />
      <Card $padding="none" aria-label="Authors">
        <Bar role="group" aria-label="Selected authors">
          <Cluster $gap="s3">
            <span role="status">
              {all === undefined
                ? ''
                : chosen.length === 0
                  ? found.length === 1
                    ? '1 author'
                    : `${countText(found.length)} authors`
                  : `${countText(chosen.length)} of ${countText(all.length)} authors selected`}
            </span>
            {found.length > 0 && (
              <Button variant="quiet" size="small" onPress={() => select(found.map(({ id }) => id))}>
                Select all found
              </Button>
            )}
            {chosen.length > 0 && (
              <Button variant="quiet" size="small" onPress={() => select([])}>
                Select none
              </Button>
            )}
          </Cluster>
          <Cluster>
            <Button size="small" onPress={() => assign(chosen)}>
              Assign selected
            </Button>
            {chosen.some(({ memberId }) => memberId !== null) && (
              <Button size="small" onPress={() => change('Remove', chosen)}>
                Remove assignments
              </Button>
            )}
            {chosen.some((one) => one.isIgnored) && (
              <Button size="small" onPress={() => change('Unignore', chosen)}>
                Un-ignore selected
              </Button>
            )}
            <Button size="small" onPress={() => change('Ignore', chosen)}>
              Ignore selected
            </Button>
          </Cluster>
        </Bar>
        <Undo>
          <UndoBar
            held={operations
              .filter(({ delivery }) => delivery === 'held')
              .map(({ key, work: what }) => ({ key, words: `${authorWorkInWords(what)}.` }))}
            onUndo={outbox.undo}
          />
        </Undo>
        {list()}
      </Card>
      {state.matches('assigning') && (
        <AssignDialog
          authors={work.authors}
          team={team}
          onAssign={(member) => send({ type: 'member.assigned', member, requestKey: newKey() })}
          onClose={() => send({ type: 'assign.cancelled' })}
        />
      )}
    </Stack>
  )
}
