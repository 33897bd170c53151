import { useSearchParams } from 'react-router-dom'
import { useQuery } from 'urql'
import {
  Dashboard_readDocument,
  type Dashboard_readQuery,
  Dashboard_wholeDocument,
} from '#generated/features/dashboard/dashboard.ts'
import { dashboardRange, readMonth } from '#rules/dashboard.ts'
import { messages } from '#rules/messages.ts'
import { Card } from '#ui/Card.tsx'
import { Stack } from '#ui/layout.tsx'
import { loadLater } from '#ui/load-later.tsx'
import { Refreshed } from '#ui/refreshed.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { useMinute } from '../shared/clock/minute-clock.ts'
import { dayHere } from '../shared/formats/format.ts'
import { isFromDevice } from '../shared/services/is-from-device.ts'
import { LoadFailed } from '../shared/services/LoadFailed.tsx'
import { partNotLoaded } from '../shared/services/part-not-loaded.tsx'
import { CommitmentBars, hasFigures } from './CommitmentBars.tsx'
import { DashboardHead } from './DashboardHead.tsx'
import { DashboardSkeleton } from './DashboardSkeleton.tsx'
import { Part, PartTitle } from './dashboard-layout.ts'
import { EffortPies, hasEffort } from './EffortPies.tsx'
import { ToDoSkeleton } from './ToDoSkeleton.tsx'

/** With the outbox, which every page fetches for itself: the charts do not wait for it. */
const ToDoList = loadLater(() => import('./ToDoList.tsx').then((module) => module.ToDoList))

/** The month that a range is; null for all. */
const monthOf = (id: string): string | null => {
  const [start = '', end = ''] = id.split('/').map((day) => day.slice(0, 7))
  return start === end ? start : null
}

/** Empty axes help nobody who has not begun yet. */
const hasBars = ({ report, commitments }: Dashboard_readQuery['dashboard']): boolean =>
  hasEffort(report) ? commitments.length > 0 : commitments.some(hasFigures)

/** The person's own dashboard (specification 2.8 and 9): where they are, what their hours went into, and their last seven days. */
export function DashboardPage() {
  const [query, setQuery] = useSearchParams()
  const now = useMinute()
  const today = dayHere(now)
  const month = readMonth(query.get('month'), today)
  const { start, end } = dashboardRange(month, today)
  const utcOffset = -new Date(now).getTimezoneOffset()
  const [answer, ask] = useQuery({
    query: Dashboard_readDocument,
    variables: { start, end, utcOffset },
    requestPolicy: 'cache-and-network',
  })
  const { data, error, fetching: isReading } = answer
  // What the colours of a month go by is mostly known already: all months are what the page begins with. Without it they go by the month.
  const [whole] = useQuery({
    query: Dashboard_wholeDocument,
    variables: { ...dashboardRange(null, today), utcOffset },
    pause: month === null,
  })
  const fetching = isReading || whole.fetching
  // An answer that is only an error carries null; the data of another month stays until this one's is there.
  const dashboard = data?.dashboard
  const isCurrent = dashboard?.id === `${start}/${end}`
  const isUpToDate = isCurrent && !isFromDevice(answer)
  const isShown = dashboard !== undefined && (isCurrent ? !whole.fetching : fetching)
  const show = (next: string | null) => setQuery(next === null ? {} : { month: next })
  return (
    <Stack $gap="s8">
      <Part aria-label="What to do now">
        <PartTitle data-pictured="">What to do now</PartTitle>
        <ToDoList part={{}} waiting={<ToDoSkeleton />} failed={partNotLoaded} />
      </Part>
      <DashboardHead
        now={now}
        location={dashboard === undefined ? (fetching ? undefined : null) : dashboard.location}
        month={month}
        onMonthChange={show}
      />
      <VisuallyHidden role="status">{isShown && !isUpToDate ? 'Loading…' : ''}</VisuallyHidden>
      {isShown ? (
        <Refreshed data-pictured="aged" data-refreshing={isUpToDate ? undefined : ''} aria-busy={isUpToDate ? undefined : true}>
          <EffortPies
            report={dashboard.report}
            whole={(month === null ? undefined : whole.data?.dashboard.report) ?? dashboard.report}
            month={monthOf(dashboard.id)}
            onShowAll={() => show(null)}
          />
          {hasBars(dashboard) && <CommitmentBars commitments={dashboard.commitments} />}
        </Refreshed>
      ) : fetching ? (
        <DashboardSkeleton />
      ) : (
        <Card>
          <LoadFailed title={messages.dashboardLoadFailed} error={error} onRetry={() => ask({ requestPolicy: 'network-only' })} />
        </Card>
      )}
    </Stack>
  )
}
