import { styled } from 'styled-components'
import { useQuery } from 'urql'
import { Timesheet_closedByDocument } from '#generated/features/timesheet/week/closed-by.ts'
import { linkTo } from '#rules/paths.ts'
import { closingPayRuns, payRunDays } from '#rules/pay-runs.ts'
import { Link } from '#ui/Link.tsx'
import { tokens } from '#ui/theme.ts'
import { writeShownPayRun } from '#view-models/pay-run-address.ts'

const Line = styled.p`
  color: ${tokens.color.textMedium};
  font-size: ${tokens.text.sm};
  line-height: ${tokens.leading.sm};
`

interface ClosedByProps {
  /** First day of the week, `YYYY-MM-DD`. */
  fromDate: string
  toDate: string
}

/** Says which pay run closed the week, or a part of it; nothing while that is not known. */
export function ClosedBy({ fromDate, toDate }: ClosedByProps) {
  const [{ data }] = useQuery({ query: Timesheet_closedByDocument })
  return closingPayRuns(data?.payRuns ?? [], { fromDate, toDate }).map((payRun) => (
    <Line key={payRun.id}>
      Closed by the pay run of <Link href={`${linkTo('PayRuns')}${writeShownPayRun(payRun.id)}`}>{payRunDays(payRun)}</Link>,
      which you have confirmed.
    </Line>
  ))
}
