import type { Ref } from 'react'
import { styled } from 'styled-components'
import { useQuery } from 'urql'
import { PayRuns_auditDocument } from '#generated/features/pay-runs/pay-runs.ts'
import { failureText } from '#machines/failure.ts'
import { moneyText } from '#rules/money.ts'
import { payRunDays } from '#rules/pay-runs.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Facts } from '#ui/Facts.tsx'
import { DownloadIcon } from '#ui/icons.tsx'
import { Stack } from '#ui/layout.tsx'
import { columnHours } from '#ui/number-text.ts'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import { tokens } from '#ui/theme.ts'
import { formatMoment } from '../shared/formats/format.ts'
import { failureOf } from '../shared/services/expect-data.ts'
import { Confirmation } from './Confirmation.tsx'
import { PayRunLines } from './PayRunLines.tsx'
import type { PayRun } from './pay-run.ts'

const { color, leading, radius, space, text, weight } = tokens

const Heading = styled.h3`
  font-size: ${text.md};
  line-height: ${leading.md};
  font-weight: ${weight.strong};
  color: ${color.textStrong};
`

const Trail = styled.ol`
  display: grid;
  gap: ${space.s3};
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    display: grid;
    grid-template-columns: auto 1fr auto;
    align-items: center;
    gap: ${space.s3};
    &::before {
      content: '';
      width: ${space.s2};
      height: ${space.s2};
      border-radius: ${radius.round};
      background: ${color.active};
    }
  }
  time {
    font-variant-numeric: tabular-nums;
  }
`

/** What happened, as the person would say it. */
const eventWords = {
  Create: 'Made from your time records',
  Update: 'Made anew, because records changed',
  TMApprove: 'Confirmed by you',
  AdminApprove: 'Approved',
  PaymentRefAdd: 'Paid',
} as const

function AuditTrail({ id }: { id: string }) {
  const [{ data, error, fetching }, ask] = useQuery({
    query: PayRuns_auditDocument,
    variables: { id },
    requestPolicy: 'cache-and-network',
  })
  if (data === undefined && fetching) {
    return (
      <SkeletonGroup label="Loading what happened…">
        <Skeleton $height="5rem" />
      </SkeletonGroup>
    )
  }
  if (!data) {
    return (
      <Alert tone="error" actions={<Button onPress={() => ask({ requestPolicy: 'network-only' })}>Retry</Button>}>
        {failureText(failureOf(error))}
      </Alert>
    )
  }
  return (
    <Trail aria-label="What happened">
      {data.payRunAudit.map(({ event, at }) => (
        <li key={`${event} ${at}`}>
          <span>{eventWords[event]}</span>
          <time dateTime={at}>{formatMoment(at)}</time>
        </li>
      ))}
    </Trail>
  )
}

export interface PayRunDetailProps {
  /** The dialog, which takes the focus when Confirm goes. */
  ref: Ref<HTMLElement>
  payRun: PayRun
  /** Whether its slip is being fetched. */
  isSlipComing: boolean
  onSlip: () => void
  onConfirm: () => void
  onClose: () => void
}

/** All of one pay run: what it pays for, in both currencies, and what happened to it (specification 2.8). */
export function PayRunDetail({ ref, payRun, isSlipComing, onSlip, onConfirm, onClose }: PayRunDetailProps) {
  const { totalPay, exchangedPay, exchangeCurrency, totalHours, paidAt, paymentReference } = payRun
  return (
    <Dialog
      ref={ref}
      open
      title={payRunDays(payRun)}
      width={600}
      dismissable
      onClose={onClose}
      footer={
        <>
          <Button icon={<DownloadIcon />} busy={isSlipComing} busyLabel="Fetching…" onPress={onSlip}>
            Pay slip
          </Button>
          {payRun.confirmedAt === null && (
            <Button variant="primary" onPress={onConfirm}>
              Confirm
            </Button>
          )}
        </>
      }
    >
      <Stack $gap="s5">
        <Facts
          strong
          facts={[
            { label: 'TotalPayment AUD', value: moneyText(totalPay, 'AUD') },
            { label: 'TotalPayment Exchanged', value: moneyText(exchangedPay, exchangeCurrency) },
            { label: 'TotalHours', value: columnHours(totalHours) },
            { label: 'Confirmed by You', value: <Confirmation payRun={payRun} /> },
            ...(paidAt === null ? [] : [{ label: 'Payment reference', value: paymentReference ?? 'Not set' }]),
          ]}
        />
        <Stack $gap="s2">
          <Heading>What it pays for</Heading>
          <PayRunLines payRun={payRun} />
        </Stack>
        <Stack $gap="s3">
          <Heading>What happened</Heading>
          <AuditTrail id={payRun.id} />
        </Stack>
      </Stack>
    </Dialog>
  )
}
