import { styled } from 'styled-components'
import { useQuery } from 'urql'
import { PayRuns_auditDocument } from '#generated/features/pay-runs/pay-runs.ts'
import { failureText } from '#machines/failure.ts'
import { moneyText } from '#rules/money.ts'
import { linkTo } from '#rules/paths.ts'
import { daysBetween } from '#rules/weeks.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Facts } from '#ui/Facts.tsx'
import { DownloadIcon } from '#ui/icons.tsx'
import { Link } from '#ui/Link.tsx'
import { Stack } from '#ui/layout.tsx'
import { columnHours } from '#ui/number-text.ts'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import { type Column, Table } from '#ui/Table.tsx'
import { tokens } from '#ui/theme.ts'
import { payRunDays } from '#view-models/pay-run-days.ts'
import { dayHere, formatMoment } from '../shared/formats/format.ts'
import { failureOf } from '../shared/services/expect-data.ts'
import { useServices } from '../shared/services/services.ts'
import { Confirmation } from './Confirmation.tsx'
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

type Line = PayRun['lines'][number]

const columnsOf = (records: string): readonly Column<Line>[] => [
  { id: 'commitment', header: 'Commitment', wrap: true, cell: ({ commitmentName }) => commitmentName },
  {
    id: 'project',
    header: 'Project',
    wrap: true,
    cell: ({ projectName }) => (projectName === null ? 'Salary' : <Link href={records}>{projectName}</Link>),
  },
  { id: 'hours', header: 'Hours', align: 'end', cell: ({ hours }) => columnHours(hours) },
  { id: 'rate', header: 'Rate', align: 'end', cell: ({ rate }) => (rate === null ? '' : moneyText(rate, 'AUD')) },
  { id: 'pay', header: 'Pay', align: 'end', cell: ({ pay }) => moneyText(pay, 'AUD') },
]

export interface PayRunDetailProps {
  payRun: PayRun
  /** Whether its slip is being fetched. */
  isSlipComing: boolean
  onSlip: () => void
  onConfirm: () => void
  onClose: () => void
}

/** All of one pay run: what it pays for, in both currencies, and what happened to it (specification 2.8). */
export function PayRunDetail({ payRun, isSlipComing, onSlip, onConfirm, onClose }: PayRunDetailProps) {
  const today = dayHere(useServices().now())
  const records = `${linkTo('Timesheet')}/${daysBetween(today, payRun.fromDate)}`
  const { totalPay, exchangedPay, exchangeCurrency, totalHours, paidAt, paymentReference, lines } = payRun
  return (
    <Dialog
      open
      title={payRunDays(payRun)}
      width={800}
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
          <Table
            label="What it pays for"
            columns={columnsOf(records)}
            rows={lines}
            rowKey={({ commitmentId, projectId }) => `${commitmentId} ${projectId}`}
            empty={null}
          />
        </Stack>
        <Stack $gap="s3">
          <Heading>What happened</Heading>
          <AuditTrail id={payRun.id} />
        </Stack>
      </Stack>
    </Dialog>
  )
}
