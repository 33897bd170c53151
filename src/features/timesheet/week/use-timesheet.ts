import { useMemo } from 'react'
import { useQuery } from 'urql'
import { Timesheet_commitmentsDocument, Timesheet_weekDocument } from '#generated/features/timesheet/week/week.ts'
import { missingHoursByDay, sumMissing } from '#rules/missing-hours.ts'
import { isFuture, sumHours } from '#rules/timesheet.ts'
import type { Circumstances } from '#rules/timesheet-copy.ts'
import type { TimesheetEntryData } from '#rules/timesheet-operations.ts'
import { monthOf } from '#rules/weeks.ts'
import { type OverlaidRow, optimisticOverlay } from '#view-models/optimistic-overlay.ts'
import { entryDataOf } from '../../shared/timesheet-outbox/entry-data.ts'
import { useTimesheetOutbox } from '../../shared/timesheet-outbox/use-timesheet-outbox.ts'
import type { TimesheetAddress } from './use-timesheet-address.ts'

const nothing = { entries: [], leaves: [] }

type Shown = OverlaidRow<TimesheetEntryData>

interface DayRecords {
  readonly records: readonly Shown[]
  /** With adjustments. */
  readonly hours: number
}

const noRecords: DayRecords = { records: [], hours: 0 }

const byDay = (entries: readonly Shown[]): ReadonlyMap<string, DayRecords> => {
  const days = new Map<string, Shown[]>()
  for (const one of entries) {
    const records = days.get(one.row.date)
    if (records === undefined) days.set(one.row.date, [one])
    else records.push(one)
  }
  return new Map(
    [...days].map(([day, records]) => [day, { records, hours: sumHours(records.map(({ row }) => row.effort + row.adjustment)) }]),
  )
}

/** Records by what the cache answered, which gives the same object for what has not changed: what shows it is not drawn again. */
const known = new WeakMap<object, TimesheetEntryData>()

const knownEntryOf = (entry: Parameters<typeof entryDataOf>[0]): TimesheetEntryData => {
  const found = known.get(entry) ?? entryDataOf(entry)
  known.set(entry, found)
  return found
}

/**
 * The person's records and leaves of the days that are shown: what the server answered last with what is on its way as an overlay. For a
 * month, hours are summed up over its own days.
 */
export const useTimesheet = ({ days: shownDays, month, today }: Pick<TimesheetAddress, 'days' | 'month' | 'today'>) => {
  const start = shownDays[0] ?? ''
  const end = shownDays.at(-1) ?? ''
  const [{ data, fetching, error }, ask] = useQuery({
    query: Timesheet_weekDocument,
    variables: { start, end },
    requestPolicy: 'cache-and-network',
  })
  const [{ data: commitmentData }] = useQuery({ query: Timesheet_commitmentsDocument })
  const outbox = useTimesheetOutbox()
  const { operations } = outbox
  // An answer of the days before may still be shown while this one is on its way.
  const answered = data?.timesheet?.start === start ? data.timesheet : undefined
  const shown = useMemo(
    () =>
      optimisticOverlay(
        { start, end, ...(answered === undefined ? nothing : { ...answered, entries: answered.entries.map(knownEntryOf) }) },
        operations,
      ),
    [answered, operations, start, end],
  )
  const commitments = commitmentData?.commitments
  const active = useMemo(() => (commitments ?? []).filter(({ status }) => status === 'Active'), [commitments])
  const earliest: Readonly<Record<string, string>> = useMemo(
    () => Object.fromEntries((commitments ?? []).map((one) => [one.id, one.earliestTimesheetDate])),
    [commitments],
  )
  const days = useMemo(() => byDay(shown.entries), [shown.entries])
  const summedDays = month === null ? shownDays : shownDays.filter((day) => monthOf(day) === month)
  const hoursOn = (day: string): number => days.get(day)?.hours ?? 0
  const hours = sumHours(summedDays.map(hoursOn))
  const leaveText = shown.leaves
    .filter(({ progress }) => progress !== 'refused')
    .map(({ row }) => row.date)
    .join()
  const leaveDays: readonly string[] = useMemo(() => (leaveText === '' ? [] : leaveText.split(',')), [leaveText])
  /** What decides which days take new records. */
  const circumstances: Circumstances = useMemo(
    () => ({
      earliest: Object.fromEntries(active.map((one) => [one.id, one.earliestTimesheetDate])),
      leaves: leaveDays.map((date) => ({ date })),
    }),
    [active, leaveDays],
  )
  const asked = missingHoursByDay(shownDays, commitments ?? [], leaveDays, hoursOn)
  // Without an answer only what waits on this device is known.
  const hasFigures = answered !== undefined || hours > 0
  return {
    start,
    end,
    circumstances,
    ...shown,
    /** The records and hours of one day. */
    ofDay: (day: string): DayRecords => days.get(day) ?? noRecords,
    leaveDays,
    hours,
    /** What the commitments ask for in these days, and what of it is not logged: the sum of what the days lack. */
    ...sumMissing([...asked].flatMap(([day, ofDay]) => (summedDays.includes(day) ? [ofDay] : []))),
    /** Hours that one of the days still lacks; none before it has come. */
    missingOfDay: (day: string): number => (hasFigures && !isFuture(day, today) ? (asked.get(day)?.missing ?? 0) : 0),
    /** The first open day of each commitment, by id. */
    earliest,
    /** Whether records can no longer lie on some of its days. */
    hasClosedDays: Object.values(earliest).some((day) => day > start),
    /** Commitments that take new records. */
    active,
    knowsCommitments: commitments !== undefined,
    outbox,
    isLoading: answered === undefined && fetching,
    error,
    hasFailed: answered === undefined && !fetching && error !== undefined,
    isAnswered: answered !== undefined,
    /** Whether the hours say anything. */
    hasFigures,
    retry: () => ask({ requestPolicy: 'network-only' }),
  }
}

export type Timesheet = ReturnType<typeof useTimesheet>
