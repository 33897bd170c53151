import { useEffect } from 'react'
import { styled } from 'styled-components'
import { useQuery } from 'urql'
import { Access_pageDocument } from '#generated/features/access/access.ts'
import { messages } from '#rules/messages.ts'
import { isLineManager } from '#rules/roles.ts'
import { accessActionNames, accessActions, actionsOn } from '#rules/tool-access.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { FilterIcon } from '#ui/content-icons.tsx'
import { KeyIcon, PlusIcon } from '#ui/icons.tsx'
import { Cluster, Stack } from '#ui/layout.tsx'
import { loadLater } from '#ui/load-later.tsx'
import { Menu } from '#ui/Menu.tsx'
import { Paging } from '#ui/Paging.tsx'
import { SearchField, SearchPlace } from '#ui/SearchField.tsx'
import { EmptyState } from '#ui/States.tsx'
import { tableMedia } from '#ui/table-media.ts'
import { tokens } from '#ui/theme.ts'
import { useMedia } from '#ui/use-media.ts'
import { accessPageSize, filterAccesses, sortAccesses } from '#view-models/access-list.ts'
import { DraftOffer } from '../shared/flows/DraftOffer.tsx'
import { useFlow } from '../shared/flows/use-flow.ts'
import { LoadFailed } from '../shared/services/LoadFailed.tsx'
import { partNotLoaded } from '../shared/services/part-not-loaded.tsx'
import { useServices } from '../shared/services/services.ts'
import { useReload } from '../shared/services/use-reload.ts'
import { AccessCards } from './AccessCards.tsx'
import type { AccessDeeds } from './AccessParts.tsx'
import { AccessReview } from './AccessReview.tsx'
import { AccessTable } from './AccessTable.tsx'
import { type Access, actedOf } from './access.ts'
import { accessActionsFlow } from './access-actions.actors.ts'
import { accessFormFlow } from './access-form.actors.ts'
import { useAccessView } from './use-access-view.ts'

const AccessForm = loadLater(() => import('./AccessForm.tsx').then((module) => module.AccessForm))

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.s3};
  padding: ${tokens.space.s3} ${tokens.space.s4};
`

/** The accesses of a line manager's team, or what is granted to a member (specification 2.8, Access List; decision A3). */
export function AccessPage() {
  const { session, newKey } = useServices()
  const manages = isLineManager(session.user().roles)
  const [{ data, error, fetching }, askServer] = useQuery({ query: Access_pageDocument, requestPolicy: 'cache-and-network' })
  const ask = () => askServer({ requestPolicy: 'network-only' })
  const { view, show, type } = useAccessView()
  const narrow = useMedia(tableMedia.belowCards)
  const actions = useFlow(accessActionsFlow)
  const form = useFlow(accessFormFlow)
  const all = data?.accesses
  const { staged, selected, queue, outcomes } = actions.state.context

  const sendToActions = actions.send
  useEffect(() => {
    if (all !== undefined) sendToActions({ type: 'list.arrived', accesses: all.map(actedOf) })
  }, [all, sendToActions])
  useReload(actions.state.hasTag('busy') || form.state.hasTag('busy'), ask)

  const shown = sortAccesses(filterAccesses(all ?? [], view.filter), view.sort)
  const page = Math.min(view.page, Math.max(1, Math.ceil(shown.length / accessPageSize)))
  const onPage = shown.slice((page - 1) * accessPageSize, page * accessPageSize)
  /** Those found on which something can be done, on every page. */
  const found = shown.filter((access) => actionsOn(access).length > 0)
  const chosen = (all ?? []).filter(({ id }) => selected.includes(id))

  const deeds: AccessDeeds | null = manages
    ? {
        stagedOn: ({ id }) => staged.find((one) => one.id === id),
        problemOf: ({ id }) => outcomes.find((one) => one.id === id)?.problem ?? null,
        choose: (access, action) => actions.send({ type: 'action.chosen', access: actedOf(access), action }),
        isSelected: ({ id }) => selected.includes(id),
        select: ({ id }: Access, isSelected) =>
          actions.send({ type: 'rows.selected', ids: isSelected ? [...selected, id] : selected.filter((one) => one !== id) }),
        isBusy: actions.state.hasTag('busy'),
      }
    : null

  const list = () => {
    const loading = all === undefined
    if (loading && !fetching) return <LoadFailed title={messages.accessListLoadFailed} error={error} onRetry={ask} />
    if (!loading && all.length === 0)
      return (
        <EmptyState icon={<KeyIcon />} title={messages.noAccesses}>
          {manages ? 'Note which tools somebody in your team may use, then grant them.' : 'What is granted to you appears here.'}
        </EmptyState>
      )
    if (!loading && shown.length === 0)
      return (
        <EmptyState
          icon={<FilterIcon />}
          title={messages.noAccessMatches}
          action={<Button onPress={() => type('')}>Clear</Button>}
        />
      )
    const props = { accesses: onPage, loading, deeds, sort: view.sort, onSortChange: (sort: typeof view.sort) => show({ sort }) }
    const List = narrow ? AccessCards : AccessTable
    return <List {...props} />
  }

  return (
    <Stack data-flow="access-actions" data-state={JSON.stringify(actions.state.value)}>
      <Cluster $justify="space-between" $gap="s4" data-flow="access-form" data-state={JSON.stringify(form.state.value)}>
        <SearchPlace>
          <SearchField label="Filter accesses" placeholder="Filter accesses" value={view.filter} onChange={type} />
        </SearchPlace>
        {manages && (
          <Cluster $gap="s3">
            {staged.length > 0 && deeds?.isBusy === false && (
              <Button variant="quiet" onPress={() => actions.send({ type: 'staged.cleared' })}>
                Clear actions
              </Button>
            )}
            <Button
              onPress={() => actions.send({ type: 'apply.requested' })}
              busy={actions.state.hasTag('busy')}
              busyLabel="Applying…"
            >
              {staged.length === 0 ? 'Apply Actions' : `Apply Actions (${staged.length})`}
            </Button>
            <Button variant="primary" icon={<PlusIcon />} onPress={() => form.send({ type: 'form.opened' })}>
              New Access
            </Button>
          </Cluster>
        )}
      </Cluster>
      {form.state.matches('offering') && (
        <DraftOffer
          words="Unsaved access"
          onContinue={() => form.send({ type: 'draft.continued' })}
          onDiscard={() => form.send({ type: 'draft.discarded' })}
        />
      )}
      <Card $padding="none" aria-label="Access List">
        {chosen.length > 0 && (
          <Bar role="group" aria-label="Chosen accesses">
            <span role="status">{chosen.length === 1 ? '1 access chosen' : `${chosen.length} accesses chosen`}</span>
            <Cluster $gap="s3">
              <Menu
                label="Action for the chosen accesses"
                items={accessActions.map((action) => ({
                  id: action,
                  label: accessActionNames[action],
                  onPress: () => actions.send({ type: 'bulk.chosen', accesses: chosen.map(actedOf), action }),
                }))}
              >
                {(trigger) => <Button {...trigger}>Action for the chosen</Button>}
              </Menu>
              {found.some(({ id }) => !selected.includes(id)) && (
                <Button variant="quiet" onPress={() => actions.send({ type: 'rows.selected', ids: found.map(({ id }) => id) })}>
                  Choose all found
                </Button>
              )}
              <Button variant="quiet" onPress={() => actions.send({ type: 'rows.selected', ids: [] })}>
                Choose none
              </Button>
            </Cluster>
          </Bar>
        )}
        {list()}
        {shown.length > accessPageSize && (
          <Paging page={page} pageSize={accessPageSize} total={shown.length} onPageChange={(next) => show({ page: next })} />
        )}
      </Card>
      {manages && form.state.hasTag('open') && <AccessForm part={form} waiting={null} failed={partNotLoaded} />}
      {(actions.state.matches('reviewing') || actions.state.matches('applying')) && (
        <AccessReview
          staged={actions.state.matches('applying') ? queue : staged}
          outcomes={actions.state.matches('applying') ? outcomes : null}
          onApply={() => actions.send({ type: 'apply.confirmed', requestKey: newKey() })}
          onClose={() => actions.send({ type: 'review.closed' })}
        />
      )}
    </Stack>
  )
}
