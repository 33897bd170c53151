import { useMemo } from 'react'
import { useQuery } from 'urql'
import { Timesheet_commitmentsDocument, Timesheet_weekDocument } from '#generated/features/timesheet/week/week.ts'
import { missingHoursOfWeek, sumHours } from '#rules/timesheet.ts'
import { laidOver } from '#rules/timesheet-operations.ts'
import { entryDataOf } from '../outbox/timesheet-outbox.actors.ts'
import { useTimesheetOutbox } from '../outbox/use-timesheet-outbox.ts'

const nothing = { entries: [], leaves: [] }

/**
 * The person's week: what the server answered last with what is on its way laid over it.
 *
 * @param week its seven days, Monday first
 */
export const useWeek = (week: readonly string[]) => {
  const start = week[0] ?? ''
  const end = week.at(-1) ?? ''
  const [{ data, fetching, error }, ask] = useQuery({
    query: Timesheet_weekDocument,
    variables: { start, end },
    requestPolicy: 'cache-and-network',
  })
  const [{ data: commitmentData }] = useQuery({ query: Timesheet_commitmentsDocument })
  const outbox = useTimesheetOutbox()
  const { operations, sending } = outbox
  // An answer of the week before may still be shown while this one is on its way.
  const answered = data?.timesheet?.start === start ? data.timesheet : undefined
  const shown = useMemo(
    () =>
      laidOver(
        { start, end, ...(answered === undefined ? nothing : { ...answered, entries: answered.entries.map(entryDataOf) }) },
        operations,
        sending,
      ),
    [answered, operations, sending, start, end],
  )
  const commitments = commitmentData?.commitments
  const active = useMemo(() => (commitments ?? []).filter(({ status }) => status === 'Active'), [commitments])
  const earliest: Readonly<Record<string, string>> = useMemo(
    () => Object.fromEntries((commitments ?? []).map((one) => [one.id, one.earliestTimesheetDate])),
    [commitments],
  )
  const weeklyMinimum = sumHours(active.map(({ hasWeeklyHours, hoursPerWeekMin }) => (hasWeeklyHours ? hoursPerWeekMin : 0)))
  const hours = sumHours(shown.entries.map(({ row }) => row.effort + row.adjustment))
  const leaveDays = shown.leaves.filter(({ progress }) => progress !== 'refused').map(({ row }) => row.date)
  return {
    start,
    end,
    ...shown,
    leaveDays,
    hours,
    weeklyMinimum,
    missing: missingHoursOfWeek(weeklyMinimum, hours, leaveDays),
    /** The first open day of each commitment, by id. */
    earliest,
    /** Commitments that take new records. */
    active,
    knowsCommitments: commitments !== undefined,
    outbox,
    isLoading: answered === undefined && fetching,
    hasFailed: answered === undefined && !fetching && error !== undefined,
    isAnswered: answered !== undefined,
    retry: () => ask({ requestPolicy: 'network-only' }),
  }
}

export type Week = ReturnType<typeof useWeek>
