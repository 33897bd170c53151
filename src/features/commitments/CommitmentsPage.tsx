import { useEffect, useMemo, useRef } from 'react'
import { styled } from 'styled-components'
import { useQuery } from 'urql'
import { Commitments_pageDocument } from '#generated/features/commitments/commitments.ts'
import { messages } from '#rules/messages.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { FilterIcon } from '#ui/content-icons.tsx'
import { BriefcaseIcon } from '#ui/icons.tsx'
import { Stack } from '#ui/layout.tsx'
import { loadLater } from '#ui/load-later.tsx'
import { Paging } from '#ui/Paging.tsx'
import { EmptyState } from '#ui/States.tsx'
import { media } from '#ui/theme.ts'
import { useMedia } from '#ui/use-media.ts'
import { commitmentPageSize, filterCommitments, sortCommitments } from '#view-models/commitment-list.ts'
import { DraftOffer } from '../shared/flows/DraftOffer.tsx'
import { useFlow } from '../shared/flows/use-flow.ts'
import { LoadFailed } from '../shared/services/LoadFailed.tsx'
import { partNotLoaded } from '../shared/services/part-not-loaded.tsx'
import { useBadgeNews } from '../shared/services/use-badge-news.ts'
import { CommitmentCards } from './CommitmentCards.tsx'
import { CommitmentTable } from './CommitmentTable.tsx'
import { CommitmentToolbar } from './CommitmentToolbar.tsx'
import type { Commitment } from './commitment.ts'
import { commitmentApprovalFlow } from './commitment-approval.actors.ts'
import { useCommitmentView } from './use-commitment-view.ts'

const ApprovalDialog = loadLater(() => import('./ApprovalDialog.tsx').then((module) => module.ApprovalDialog))
const KeptEntries = loadLater(() => import('../shared/time-entry/KeptEntries.tsx').then((module) => module.KeptEntries))
const QuickTimesheet = loadLater(() => import('../shared/time-entry/QuickTimesheet.tsx').then((module) => module.QuickTimesheet))

const Region = styled(Stack)`
  outline: none;
`

/** The person's commitments as a table or as cards, and what they decide about those that wait (specification 2.7). */
export function CommitmentsPage() {
  const [{ data, error, fetching }, askServer] = useQuery({ query: Commitments_pageDocument, requestPolicy: 'cache-and-network' })
  const ask = () => askServer({ requestPolicy: 'network-only' })
  const { view, typed, quick, show, type, openQuick, closeQuick } = useCommitmentView()
  const narrow = useMedia(media.belowWide)
  const { state, send } = useFlow(commitmentApprovalFlow)
  const region = useRef<HTMLDivElement>(null)
  const all = data?.commitments
  useBadgeNews('pendingCommitmentCount', all?.filter((one) => one.awaitsMember).length, ask)
  const { activeOnly, filter, sort } = view
  const column = sort?.column
  const direction = sort?.direction
  const shown = useMemo(() => {
    const order = column === undefined || direction === undefined ? null : { column, direction }
    return sortCommitments(filterCommitments(all ?? [], { activeOnly, filter }), order)
  }, [all, activeOnly, filter, column, direction])
  const pages = Math.max(1, Math.ceil(shown.length / commitmentPageSize))
  const page = Math.min(view.page, pages)
  const onPage = shown.slice((page - 1) * commitmentPageSize, page * commitmentPageSize)
  const isActive = (commitmentId: string) => all?.some(({ id, status }) => id === commitmentId && status === 'Active') ?? false
  const isLogging = quick !== null && isActive(quick.commitmentId)

  const isDecided = state.matches('decided')
  const decidedId = state.context.commitmentId
  useEffect(() => {
    // What was pressed is gone with the decision.
    if (!isDecided) return
    const row = region.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(decidedId)}"]`)
    ;(row ?? region.current)?.focus()
  }, [isDecided, decidedId])

  const decide = {
    approve: ({ id, name }: Commitment) => send({ type: 'approve.requested', commitmentId: id, name }),
    reject: ({ id, name }: Commitment) => send({ type: 'reject.requested', commitmentId: id, name }),
  }

  const list = () => {
    const loading = all === undefined
    if (loading && !fetching)
      return (
        <Card>
          <LoadFailed title="The commitments could not be loaded." error={error} onRetry={ask} />
        </Card>
      )
    if (!loading && all.length === 0)
      return (
        <Card>
          <EmptyState icon={<BriefcaseIcon />} title={messages.noCommitments}>
            Work that a customer agrees with you appears here. You are told when there is something to approve.
          </EmptyState>
        </Card>
      )
    if (!loading && shown.length === 0)
      return (
        <Card>
          <EmptyState
            icon={<FilterIcon />}
            title={messages.noCommitmentMatches}
            action={<Button onPress={() => show({ activeOnly: false, filter: '' })}>Clear</Button>}
          />
        </Card>
      )
    return view.cards || narrow ? (
      <CommitmentCards
        commitments={onPage}
        loading={loading}
        decide={decide}
        quick={isLogging ? quick : null}
        onEpic={openQuick}
      />
    ) : (
      <CommitmentTable
        commitments={onPage}
        loading={loading}
        sort={sort}
        onSortChange={(next) => show({ sort: next })}
        decide={decide}
      />
    )
  }

  return (
    <Region ref={region} tabIndex={-1} data-flow="commitment-approval" data-state={JSON.stringify(state.value)}>
      <CommitmentToolbar view={view} typed={typed} onType={type} onShow={show} narrow={narrow} />
      {state.matches('offering') && (
        <DraftOffer
          words={messages.unsavedReason.replace('{name}', state.context.name)}
          onContinue={() => send({ type: 'draft.continued' })}
          onDiscard={() => send({ type: 'draft.discarded' })}
        />
      )}
      <KeptEntries
        part={{
          use: 'quick',
          isFormShown: isLogging,
          obstacleOf: ({ values }) => (isActive(values.commitmentId) ? undefined : messages.commitmentNotActive),
          onContinue: ({ values }) => openQuick(values),
        }}
        waiting={null}
        failed={() => null}
      />
      {list()}
      {shown.length > commitmentPageSize && (
        <Paging page={page} pageSize={commitmentPageSize} total={shown.length} onPageChange={(next) => show({ page: next })} />
      )}
      {state.matches('idle') || state.matches('offering') ? null : (
        <ApprovalDialog
          part={{ state, send, commitment: all?.find(({ id }) => id === decidedId) }}
          waiting={null}
          failed={partNotLoaded}
        />
      )}
      {quick !== null && isLogging && (
        <QuickTimesheet part={{ ...quick, onClosed: closeQuick }} waiting={null} failed={partNotLoaded} />
      )}
    </Region>
  )
}
