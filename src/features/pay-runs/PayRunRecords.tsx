import { useRef } from 'react'
import { styled } from 'styled-components'
import { useQuery } from 'urql'
import { PayRuns_recordsDocument, type PayRuns_recordsQuery } from '#generated/features/pay-runs/pay-run-records.ts'
import { failureText } from '#machines/failure.ts'
import { messages } from '#rules/messages.ts'
import { linkTo } from '#rules/paths.ts'
import { daysBetween } from '#rules/weeks.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { Link } from '#ui/Link.tsx'
import { columnHours, hoursText } from '#ui/number-text.ts'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import { tokens } from '#ui/theme.ts'
import { recordsOfLine } from '#view-models/pay-run-records.ts'
import { dayHere, formatCalendarDay } from '../shared/formats/format.ts'
import { failureOf } from '../shared/services/expect-data.ts'
import { useServices } from '../shared/services/services.ts'
import type { PayRun, PayRunLine } from './pay-run.ts'

const { color, leading, radius, space, text, weight } = tokens

const Box = styled.div`
  display: grid;
  gap: ${space.s3};
  margin-block: ${space.s2};
  padding: ${space.s3};
  border-radius: ${radius.medium};
  background: ${color.hover};
  font-size: ${text.sm};
  line-height: ${leading.sm};
  overflow-wrap: anywhere;
`

/** Stays whatever it shows, and so keeps the focus. */
const Place = styled.div`
  outline: none;
`

const Days = styled.ol`
  display: grid;
  gap: ${space.s4};
  margin: 0;
  padding: 0;
  list-style: none;
  ol {
    display: grid;
    gap: ${space.s2};
    margin: ${space.s1} 0 0;
    padding: 0;
    list-style: none;
  }
`

const Row = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${space.s4};
  > :first-child {
    min-width: 0;
  }
  > :last-child {
    flex: none;
  }
`

const Sum = styled(Row)`
  color: ${color.textStrong};
  font-weight: ${weight.medium};
`

const Description = styled.p`
  color: ${color.textMedium};
  white-space: pre-line;
`

type TimeRecord = PayRuns_recordsQuery['timesheet']['entries'][number]

const effortOf = ({ effort, adjustment }: TimeRecord): string => {
  if (adjustment === 0) return hoursText(effort)
  return `${hoursText(effort)} ${adjustment > 0 ? '+' : '−'} ${hoursText(Math.abs(adjustment))} by an audit`
}

function RecordLine({ record }: { record: TimeRecord }) {
  const { epic, ticket, description } = record
  return (
    <li>
      <Row>
        <span>
          {epic}, {ticket}
        </span>
        <span>{effortOf(record)}</span>
      </Row>
      {description !== '' && <Description>{description}</Description>}
    </li>
  )
}

interface PayRunRecordsProps {
  payRun: PayRun
  line: PayRunLine
}

/** The time records that a line of a pay run pays for, by day, and what they add up to. Asked for when it appears. */
export function PayRunRecords(props: PayRunRecordsProps) {
  const place = useRef<HTMLDivElement>(null)
  return (
    <Place ref={place} role="group" aria-label={`Time records of ${props.line.projectName}`} tabIndex={-1}>
      <Records {...props} onRetry={() => place.current?.focus()} />
    </Place>
  )
}

/** @param onRetry the button that was pressed goes; whatever appears takes its place */
function Records({ payRun, line, onRetry }: PayRunRecordsProps & { onRetry: () => void }) {
  const today = dayHere(useServices().now())
  const [{ data, error, fetching }, ask] = useQuery({
    query: PayRuns_recordsDocument,
    variables: { start: payRun.fromDate, end: payRun.toDate },
    requestPolicy: 'cache-and-network',
  })
  const retry = () => {
    onRetry()
    ask({ requestPolicy: 'network-only' })
  }
  if (data === undefined && fetching) {
    return (
      <SkeletonGroup label="Loading the time records…">
        <Skeleton $height="6rem" />
      </SkeletonGroup>
    )
  }
  if (data === undefined) {
    return (
      <Alert tone="error" actions={<Button onPress={retry}>Retry</Button>}>
        {failureText(failureOf(error))}
      </Alert>
    )
  }
  const { days, hours, isWhatIsPaid } = recordsOfLine(data.timesheet.entries, line)
  return (
    <Box>
      {days.length === 0 ? (
        <p>{messages.noPayRunRecords}</p>
      ) : (
        <Days aria-label={`Time records of ${line.projectName}`}>
          {days.map(({ day, records }) => (
            <li key={day}>
              <Link href={`${linkTo('Timesheet')}/${daysBetween(today, day)}`}>{formatCalendarDay(day)}</Link>
              <ol>
                {records.map((record) => (
                  <RecordLine key={record.id} record={record} />
                ))}
              </ol>
            </li>
          ))}
        </Days>
      )}
      <Sum>
        <span>Together</span>
        <span>{columnHours(hours)}</span>
      </Sum>
      {!isWhatIsPaid && <Alert tone="warning">{messages.payRunRecordsChanged.replace('{hours}', columnHours(line.hours))}</Alert>}
    </Box>
  )
}
