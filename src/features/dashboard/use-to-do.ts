import { useMemo } from 'react'
import { useQuery } from 'urql'
import { Shell_viewerDocument } from '#generated/app/shell/viewer.ts'
import { ToDo_teamWeekDocument } from '#generated/features/dashboard/to-do.ts'
import { Timesheet_commitmentsDocument, Timesheet_weekDocument } from '#generated/features/timesheet/week/week.ts'
import { lastCompleteWeek, weekAt } from '#rules/weekly-audit.ts'
import { weekOf } from '#rules/weeks.ts'
import { optimisticOverlay } from '#view-models/optimistic-overlay.ts'
import { weekToDo } from '#view-models/to-do.ts'
import { useMinute } from '../shared/clock/minute-clock.ts'
import { dayHere } from '../shared/formats/format.ts'
import { useBadgeNews } from '../shared/services/use-badge-news.ts'
import { entryDataOf } from '../shared/timesheet-outbox/entry-data.ts'
import { useTimesheetOutbox } from '../shared/timesheet-outbox/use-timesheet-outbox.ts'

const anew = { requestPolicy: 'network-only' } as const
const asKnown = { requestPolicy: 'cache-and-network' } as const

/**
 * What waits for the person: the hours of the present week, as the timesheet asks for and counts them, and what they are to answer.
 *
 * @returns `toDo` is undefined while it is not known
 */
export const useToDo = () => {
  const today = dayHere(useMinute())
  const week = useMemo(() => weekOf(today), [today])
  const [start, end] = [week[0] ?? '', week.at(-1) ?? '']
  const [records, askRecords] = useQuery({ query: Timesheet_weekDocument, variables: { start, end }, ...asKnown })
  const [agreed, askCommitments] = useQuery({ query: Timesheet_commitmentsDocument, ...asKnown })
  const [{ data: shell }] = useQuery({ query: Shell_viewerDocument, requestPolicy: 'cache-only' })
  const { operations } = useTimesheetOutbox()
  const range = records.data?.timesheet
  const commitments = agreed.data?.commitments
  const pending = commitments?.filter(({ status }) => status === 'Pending')
  useBadgeNews('pendingCommitmentCount', pending?.length, () => askCommitments(anew))
  const figures = useMemo(() => {
    if (range?.start !== start || commitments === undefined) return undefined
    const { entries, leaves } = optimisticOverlay({ ...range, entries: range.entries.map(entryDataOf) }, operations)
    const leaveDays = leaves.filter(({ progress }) => progress !== 'refused').map(({ row }) => row.date)
    return weekToDo(
      week,
      today,
      commitments,
      entries.map(({ row }) => row),
      leaveDays,
    )
  }, [range, start, week, today, commitments, operations])
  return {
    start,
    end,
    toDo:
      figures === undefined || pending === undefined
        ? undefined
        : {
            ...figures,
            pending: pending.map(({ name }) => name),
            // Who has no active commitment has no page of pay runs (decisions B).
            waitingPayRuns: shell?.viewer.hasActiveCommitment === true ? shell.viewer.waitingPayRunCount : 0,
            canLog: commitments?.some(({ status }) => status === 'Active') === true,
          },
    isLoading: records.fetching || agreed.fetching,
    error: records.error ?? agreed.error,
    retry: () => {
      askRecords(anew)
      askCommitments(anew)
    },
  }
}

export type ToDo = NonNullable<ReturnType<typeof useToDo>['toDo']>

/** The last complete week of a line manager's team, which the weekly audit shows first. */
export const useTeamWeek = () => {
  const week = weekAt(dayHere(useMinute()), lastCompleteWeek)
  const variables = { start: week[0] ?? '', end: week.at(-1) ?? '' }
  const [{ data, fetching }, ask] = useQuery({ query: ToDo_teamWeekDocument, variables, ...asKnown })
  const audit = data?.weeklyAudit
  return {
    members: audit?.start === variables.start ? audit.members : undefined,
    isLoading: fetching,
    retry: () => ask(anew),
  }
}
