import { createHash } from 'node:crypto'
import { addDays, daysBetween, isWorkday } from '#rules/weeks.ts'
import { describeWork, suits } from './timesheet-texts.ts'

/** What a demo person may log on, with everything in a fixed order. Days are `YYYY-MM-DD`. */
export interface DemoWork {
  readonly commitmentId: string
  readonly startDate: string | null
  readonly endDate: string | null
  readonly projects: readonly {
    readonly id: string
    readonly name: string
    readonly epics: readonly string[]
  }[]
}

/** An activity with one of its technologies; both can be chosen. */
export interface DemoActivity {
  readonly activityId: string
  readonly activityValue: string
  readonly technologyIds: readonly string[]
}

export interface DemoRecord {
  readonly commitmentId: string
  readonly projectId: string
  readonly epic: string
  readonly issueNo: string
  readonly activityId: string
  readonly technologyId: string
  /** Hours. */
  readonly effort: number
  readonly adjustment: number
  readonly description: string
}

export interface DemoDay {
  readonly isLeave: boolean
  readonly records: readonly DemoRecord[]
}

/** What a person works on and how, what they like best first. */
export interface DemoHabits {
  readonly works: readonly DemoWork[]
  readonly activities: readonly DemoActivity[]
  readonly isLeave: (day: string) => boolean
}

/** Numbers from 0 up to 1 that follow from a name, the same everywhere. */
const numbersFrom = (name: string): (() => number) => {
  let state = createHash('sha1').update(name).digest().readUInt32LE(0)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** A list in the order in which a person likes its members. */
const inOrderOf = <T>(person: string, list: readonly T[], nameOf: (one: T) => string): readonly T[] =>
  list
    .map((one) => ({
      one,
      rank: createHash('sha1')
        .update(`${person}/likes/${nameOf(one)}`)
        .digest('hex'),
    }))
    .toSorted((left, right) => (left.rank < right.rank ? -1 : 1))
    .map(({ one }) => one)

/** Says whether a person was away on a day, working out each quarter once. */
const leaveOf = (person: string): ((day: string) => boolean) => {
  const quarters = new Map<string, readonly string[]>()
  return (day) => {
    const first = quarterOf(day)
    const days = quarters.get(first) ?? leaveDaysIn(person, first)
    quarters.set(first, days)
    return days.includes(day)
  }
}

const managing = /meet|plan|review|doc|research/i

/** Epics of a project that one person works on, at most. */
const epicsEach = 10

/** What a person works on and how, what they like best first; somebody who leads does little but talk, read and plan. */
export const habitsOf = (
  person: string,
  leads: boolean,
  works: readonly DemoWork[],
  activities: readonly DemoActivity[],
): DemoHabits => ({
  works: works.map((work) => ({
    ...work,
    projects: work.projects.map((project) => ({
      ...project,
      epics: inOrderOf(`${person}/${project.name}`, project.epics, String).slice(0, epicsEach),
    })),
  })),
  activities: inOrderOf(
    person,
    activities.filter(({ activityValue }) => !leads || managing.test(activityValue)),
    ({ activityValue }) => activityValue,
  ).map((one) => ({ ...one, technologyIds: inOrderOf(person, one.technologyIds, String) })),
  isLeave: leaveOf(person),
})

const choose = <T>(next: () => number, list: readonly T[]): T => {
  const chosen = list[Math.floor(next() * list.length)]
  if (chosen === undefined) throw new Error('Nothing to choose from')
  return chosen
}

const holidays = new Set(['01-01', '01-26', '04-25', '12-25', '12-26'])
const isHoliday = (day: string): boolean => holidays.has(day.slice(5))

const isWorkingDay = (day: string): boolean => isWorkday(day) && !isHoliday(day)

/** The first so many working days from a day on. */
const workingDaysFrom = (day: string, count: number): string[] =>
  Array.from({ length: 14 }, (_, index) => addDays(day, index))
    .filter(isWorkingDay)
    .slice(0, count)

/** The first day of a day's quarter. */
const quarterOf = (day: string): string => {
  const month = Number(day.slice(5, 7))
  return `${day.slice(0, 4)}-${String(month - ((month - 1) % 3)).padStart(2, '0')}-01`
}

/** A person's leave in a quarter: three days in a row, or two and a single one later; so twelve days a year. */
const leaveDaysIn = (person: string, first: string): readonly string[] => {
  const next = numbersFrom(`${person}/leave/${first}`)
  const begin = addDays(first, Math.floor(next() * 40))
  if (next() < 0.5) return workingDaysFrom(begin, 3)
  return [...workingDaysFrom(begin, 2), ...workingDaysFrom(addDays(first, 55 + Math.floor(next() * 20)), 1)]
}

/** Quarters of an hour as parts, each at least half an hour and at most eight hours. */
const split = (next: () => number, quarters: number, parts: number): readonly number[] => {
  if (parts <= 1) return [quarters]
  const most = Math.min(32, quarters - (parts - 1) * 2)
  const one = Math.max(2, Math.min(most, Math.round((quarters / parts) * (0.5 + next()))))
  return [one, ...split(next, quarters - one, parts - 1)]
}

const prefixOf = (project: string): string => {
  const initials = project
    .split(/\s+/)
    .map((word) => word.charAt(0).toUpperCase())
    .filter((letter) => /[A-Z]/.test(letter))
    .join('')
    .slice(0, 4)
  return initials.length < 2 ? project.replaceAll(/\W/g, '').slice(0, 3).toUpperCase() : initials
}

/** Tickets are numbered as time goes by. */
const ticketOf = (next: () => number, project: string, day: string): string =>
  `${prefixOf(project)}-${120 + Math.floor(daysBetween('2024-01-01', day) * 0.4) + Math.floor(next() * 9)}`

/** An audit corrects a record now and then. */
const adjustmentOf = (next: () => number, effort: number): number =>
  next() < 0.985 || effort < 1 ? 0 : choose(next, [-0.5, -0.25, 0.25])

const recordOf = (
  next: () => number,
  day: string,
  quarters: number,
  open: readonly DemoWork[],
  activities: readonly DemoActivity[],
): DemoRecord => {
  // Most of the time goes into what comes first.
  const work = choose(next, next() < 0.65 ? open.slice(0, 1) : open)
  const project = choose(next, next() < 0.7 ? work.projects.slice(0, 1) : work.projects)
  const epic = choose(next, next() < 0.6 ? project.epics.slice(0, 3) : project.epics)
  const fitting = activities.filter(({ activityValue }) => suits(activityValue, epic))
  const activity = choose(next, fitting.length === 0 ? activities : next() < 0.5 ? fitting.slice(0, 2) : fitting)
  const issueNo = ticketOf(next, project.name, day)
  const effort = quarters / 4
  return {
    commitmentId: work.commitmentId,
    projectId: project.id,
    epic,
    issueNo,
    activityId: activity.activityId,
    technologyId: choose(next, next() < 0.8 ? activity.technologyIds.slice(0, 2) : activity.technologyIds),
    effort,
    adjustment: adjustmentOf(next, effort),
    description: describeWork(activity.activityValue, epic, issueNo, (texts) => choose(next, texts)),
  }
}

/**
 * What a demo person did on a day: leave, nothing on holidays and at the weekend, else one to four records of six to nine hours
 * together. It follows from the person and the day alone, so that it is the same on every machine and at every start.
 */
export const demoDay = (person: string, day: string, { works, activities, isLeave }: DemoHabits): DemoDay => {
  if (!isWorkingDay(day)) return { isLeave: false, records: [] }
  if (isLeave(day)) return { isLeave: true, records: [] }
  const open = works.filter(
    ({ startDate, endDate }) => (startDate === null || startDate <= day) && (endDate === null || endDate >= day),
  )
  if (open.length === 0 || activities.length === 0) return { isLeave: false, records: [] }
  const next = numbersFrom(`${person}/day/${day}`)
  const quarters = 24 + Math.floor(next() * 13)
  const parts = choose(next, [1, 2, 2, 2, 3, 3, 4])
  const records = split(next, quarters, parts === 1 && quarters > 32 ? 2 : parts).map((one) =>
    recordOf(next, day, one, open, activities),
  )
  return { isLeave: false, records }
}
