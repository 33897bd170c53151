import { styled } from 'styled-components'
import { useQuery } from 'urql'
import { PayRuns_auditDocument } from '#generated/features/pay-runs/pay-runs.ts'
import { failureText } from '#machines/failure.ts'
import { moneyText, rateText } from '#rules/money.ts'
import { linkTo } from '#rules/paths.ts'
import { daysBetween } from '#rules/weeks.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Facts } from '#ui/Facts.tsx'
import { DownloadIcon } from '#ui/icons.tsx'
import { Link } from '#ui/Link.tsx'
import { Stack } from '#ui/layout.tsx'
import { columnHours, hoursText } from '#ui/number-text.ts'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import { tokens } from '#ui/theme.ts'
import { payRunDays } from '#view-models/pay-run-days.ts'
import { dayHere, formatMoment } from '../shared/formats/format.ts'
import { failureOf } from '../shared/services/expect-data.ts'
import { useServices } from '../shared/services/services.ts'
import { Confirmation } from './Confirmation.tsx'
import type { PayRun } from './pay-run.ts'

const { color, leading, radius, size, space, text, weight } = tokens

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

const Lines = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
  font-variant-numeric: tabular-nums;
  > li {
    display: flex;
    justify-content: space-between;
    gap: ${space.s4};
    padding-block: ${space.s2};
    border-block-start: ${size.hairline} solid ${color.line};
  }
  > li > :first-child {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  > li > :last-child {
    flex: none;
    text-align: end;
  }
  strong {
    color: ${color.textStrong};
    font-weight: ${weight.medium};
  }
`

type Line = PayRun['lines'][number]

const hoursOf = ({ projectId, hours, rate }: Line): string => {
  if (projectId === null) return 'Salary'
  return rate === null ? `${hoursText(hours)}, paid by the salary` : `${hoursText(hours)} at ${rateText(rate, 'AUD')}`
}

/** What a pay run pays for; a project leads to its time records. @param records where those of the period begin */
function PayRunLines({ lines, records }: { lines: readonly Line[]; records: string }) {
  return (
    <Lines aria-label="What it pays for">
      {lines.map((line) => (
        <li key={`${line.commitmentId} ${line.projectId}`}>
          <div>
            <strong>{line.commitmentName}</strong>
            <br />
            {line.projectName !== null && <Link href={records}>{line.projectName}</Link>}
          </div>
          <div>
            <strong>{moneyText(line.pay, 'AUD')}</strong>
            <br />
            {hoursOf(line)}
          </div>
        </li>
      ))}
    </Lines>
  )
}

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
          <PayRunLines lines={lines} records={records} />
        </Stack>
        <Stack $gap="s3">
          <Heading>What happened</Heading>
          <AuditTrail id={payRun.id} />
        </Stack>
      </Stack>
    </Dialog>
  )
}
