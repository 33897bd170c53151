import type { CommitmentBars, EffortReport, EffortShare, QueryResolvers, TimesheetEntry } from '#generated/resolver-types.ts'
import { leaveHours, sumHours } from '#rules/timesheet.ts'
import { addDays, daysFrom } from '#rules/weeks.ts'
import { type StoredCommitment, statusToday } from './commitments.ts'
import type { Work } from './work.ts'
import type { MockWorld } from './world.ts'

const netEffort = (entries: readonly TimesheetEntry[]): number =>
  sumHours(entries.map(({ effort, adjustment }) => effort + adjustment))

/** Sums by what a record is about, as named by `read`. */
const sharesOf = (
  entries: readonly TimesheetEntry[],
  read: (entry: TimesheetEntry) => readonly [id: string, name: string],
): EffortShare[] => {
  const groups = new Map<string, { readonly name: string; readonly group: TimesheetEntry[] }>()
  for (const entry of entries) {
    const [id, name] = read(entry)
    const known = groups.get(id)
    if (known === undefined) groups.set(id, { name, group: [entry] })
    else known.group.push(entry)
  }
  return [...groups].map(([id, { name, group }]) => ({ id, name, netEffort: netEffort(group) }))
}

const largestFirst = (shares: readonly EffortShare[]): EffortShare[] =>
  shares.toSorted((one, other) => other.netEffort - one.netEffort || one.name.localeCompare(other.name, 'en'))

const reportOf = ({ entries }: Work, start: string, end: string): EffortReport => {
  const counted = entries.filter(({ date }) => date >= start && date <= end)
  return {
    id: `${start}/${end}`,
    days: sharesOf(counted, ({ date }) => [date, date]).toSorted((one, other) => one.id.localeCompare(other.id)),
    activities: largestFirst(sharesOf(counted, ({ activity }) => [activity.id, activity.value])),
    technologies: largestFirst(sharesOf(counted, ({ technology }) => [technology.id, technology.value])),
    epics: largestFirst(sharesOf(counted, ({ project, epic }) => [`${project.id}/${epic}`, epic])),
  }
}

/** The watch sees a little less than what is logged, and sixty lines are written in an hour. */
const barsOf = ({ entries, leaves }: Work, { id, name }: StoredCommitment, today: string): CommitmentBars => ({
  id,
  name,
  days: daysFrom(addDays(today, -6), today).map((date) => {
    const loggedHours = netEffort(entries.filter((one) => one.date === date && one.commitment.id === id))
    return {
      date,
      watchedHours: Math.max(0, sumHours([loggedHours - 0.5])),
      loggedHours,
      leaveHours: leaves.some((one) => one.date === date) ? leaveHours : 0,
      codeLines: Math.round(loggedHours * 60),
    }
  }),
})

export const dashboardQueries = (world: MockWorld): Pick<QueryResolvers, 'dashboard'> => ({
  dashboard: (_root, { start, end, utcOffset }) => {
    const work = world.work()
    const today = new Date(world.scenario.clock() + utcOffset * 60_000).toISOString().slice(0, 10)
    const active = work.commitments.filter((one) => statusToday(one, today) === 'Active')
    return {
      id: `${start}/${end}`,
      location: world.scenario.noLocation ? null : { city: 'Umeå', country: 'Sweden', timeZone: 'Europe/Stockholm' },
      report: reportOf(work, start, end),
      commitments: active.map((one) => barsOf(work, one, today)),
    }
  },
})
