import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { useQuery } from 'urql'
import { PayRuns_pageDocument } from '#generated/features/pay-runs/pay-runs.ts'
import { selectFetchedSlip } from '#machines/pay-run-files/pay-run-files.machine.ts'
import { messages } from '#rules/messages.ts'
import { payRunDays } from '#rules/pay-runs.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { FilterIcon } from '#ui/content-icons.tsx'
import { DownloadIcon, ReceiptIcon } from '#ui/icons.tsx'
import { Cluster, Stack } from '#ui/layout.tsx'
import { loadLater } from '#ui/load-later.tsx'
import { Paging } from '#ui/Paging.tsx'
import { SearchField, SearchPlace } from '#ui/SearchField.tsx'
import { EmptyState } from '#ui/States.tsx'
import { tableMedia } from '#ui/table-media.ts'
import { useMedia } from '#ui/use-media.ts'
import { filterPayRuns, payRunPageSize, sortPayRuns } from '#view-models/pay-run-list.ts'
import { useFlow } from '../shared/flows/use-flow.ts'
import { LoadFailed } from '../shared/services/LoadFailed.tsx'
import { partNotLoaded } from '../shared/services/part-not-loaded.tsx'
import { useBadgeNews } from '../shared/services/use-badge-news.ts'
import { PayRunCards } from './PayRunCards.tsx'
import { PayRunConfirmDialog } from './PayRunConfirmDialog.tsx'
import { PayRunTable } from './PayRunTable.tsx'
import { PayRunTotals } from './PayRunTotals.tsx'
import type { PayRun } from './pay-run.ts'
import { payRunConfirmationFlow } from './pay-run-confirmation.actors.ts'
import { payRunFilesFlow } from './pay-run-files.actors.ts'
import { usePayRunAddress } from './use-pay-run-address.ts'

const PayRunDetail = loadLater(() => import('./PayRunDetail.tsx').then((module) => module.PayRunDetail))

const Region = styled(Stack)`
  outline: none;
`

/** The person's pay runs, what waits for their confirmation first (specification 2.8, Pay Run List). */
export function PayRunsPage() {
  const [{ data, error, fetching }, askServer] = useQuery({ query: PayRuns_pageDocument, requestPolicy: 'cache-and-network' })
  const ask = () => askServer({ requestPolicy: 'network-only' })
  const address = usePayRunAddress()
  const narrow = useMedia(tableMedia.belowCards)
  const confirmation = useFlow(payRunConfirmationFlow)
  const files = useFlow(payRunFilesFlow)
  const region = useRef<HTMLDivElement>(null)
  const detail = useRef<HTMLElement>(null)
  const all = data?.payRuns
  useBadgeNews('waitingPayRunCount', all?.filter((one) => one.confirmedAt === null).length, ask)
  const shown = sortPayRuns(filterPayRuns(all ?? [], address.filter))
  const page = Math.min(address.page, Math.max(1, Math.ceil(shown.length / payRunPageSize)))
  const onPage = shown.slice((page - 1) * payRunPageSize, page * payRunPageSize)
  const viewed = all?.find(({ id }) => id === address.shownId?.toLowerCase())

  const isConfirmed = confirmation.state.matches('confirmed')
  useEffect(() => {
    // The button that was pressed is gone with the confirmation.
    if (!isConfirmed) return
    const place = detail.current ?? region.current
    place?.focus()
  }, [isConfirmed])

  const confirm = (payRun: PayRun) =>
    confirmation.send({
      type: 'confirmation.requested',
      payRunId: payRun.id,
      period: payRunDays(payRun),
      totalPay: payRun.totalPay,
    })
  const deeds = { show: ({ id }: PayRun) => address.show(id), confirm }

  const list = () => {
    const loading = all === undefined
    if (loading && !fetching)
      return (
        <Card>
          <LoadFailed title={messages.payRunsLoadFailed} error={error} onRetry={ask} />
        </Card>
      )
    if (!loading && all.length === 0)
      return (
        <Card>
          <EmptyState icon={<ReceiptIcon />} title={messages.noPayRuns}>
            A pay run is made of your time records. You are told when there is one to confirm.
          </EmptyState>
        </Card>
      )
    if (!loading && shown.length === 0)
      return (
        <Card>
          <EmptyState
            icon={<FilterIcon />}
            title={messages.noMatchingPayRun}
            action={<Button onPress={() => address.type('')}>Clear</Button>}
          />
        </Card>
      )
    const List = narrow ? PayRunCards : PayRunTable
    return <List payRuns={onPage} loading={loading} deeds={deeds} />
  }

  return (
    <Region ref={region} tabIndex={-1} data-flow="pay-run-confirmation" data-state={JSON.stringify(confirmation.state.value)}>
      <Cluster $justify="space-between" $gap="s4" data-flow="pay-run-files" data-state={JSON.stringify(files.state.value)}>
        <SearchPlace>
          <SearchField label="Filter pay runs" placeholder="Filter pay runs" value={address.filter} onChange={address.type} />
        </SearchPlace>
        <Button
          icon={<DownloadIcon />}
          busy={files.state.hasTag('busy') && selectFetchedSlip(files.state) === null}
          disabledReason={shown.length === 0 ? messages.nothingToExport : undefined}
          onPress={() => files.send({ type: 'file.requested', file: { kind: 'list', filter: address.filter } })}
        >
          Export
        </Button>
      </Cluster>
      {address.shownId !== null && all !== undefined && viewed === undefined && (
        <Alert tone="error" actions={<Button onPress={address.close}>Close</Button>}>
          {messages.payRunNotFound}
        </Alert>
      )}
      {list()}
      {shown.length > payRunPageSize && (
        <Paging page={page} pageSize={payRunPageSize} total={shown.length} onPageChange={address.turnTo} />
      )}
      {shown.length > 0 && <PayRunTotals payRuns={shown} />}
      {viewed !== undefined && (
        <PayRunDetail
          part={{
            ref: detail,
            payRun: viewed,
            isSlipComing: selectFetchedSlip(files.state) === viewed.id,
            onSlip: () => files.send({ type: 'file.requested', file: { kind: 'slip', payRunId: viewed.id } }),
            onConfirm: () => confirm(viewed),
            onClose: address.close,
          }}
          waiting={null}
          failed={partNotLoaded}
        />
      )}
      <PayRunConfirmDialog {...confirmation} />
    </Region>
  )
}
