import type { Commitment, CommitmentPerson, Project } from '#generated/resolver-types.ts'
import { awaitsMember, type CommitmentStatusV2, shownStatus, statusOn } from '#rules/commitments.ts'
import { earliestTimesheetDate } from '#rules/timesheet.ts'
import { addDays } from '#rules/weeks.ts'
import { exampleId } from './catalogue.ts'

type Derived = 'status' | 'awaitsMember' | 'earliestTimesheetDate' | '__typename'

/** A commitment as it is kept: what it is today follows from it. */
export interface StoredCommitment extends Omit<Commitment, Derived> {
  /** The state that was written down last. */
  readonly stored: CommitmentStatusV2
}

/** What a kept commitment is on a day. @param today `YYYY-MM-DD` */
export const statusToday = ({ stored, startDate, endDate }: StoredCommitment, today: string): CommitmentStatusV2 =>
  statusOn(stored, startDate ?? null, endDate ?? null, today)

/** A kept commitment as the gateway answers with it. */
export const toCommitment = (kept: StoredCommitment, today: string): Commitment => {
  const { stored: _stored, ...commitment } = kept
  const status = statusToday(kept, today)
  return {
    ...commitment,
    status: shownStatus(status),
    awaitsMember: awaitsMember(status),
    earliestTimesheetDate: earliestTimesheetDate({
      commitmentStart: kept.startDate ?? null,
      lastConfirmedPayRunEnd: null,
      today,
    }),
  }
}

interface Example {
  readonly name: string
  readonly stored: CommitmentStatusV2
  /** Days before or after today; null is 'Not set'. */
  readonly start: number | null
  readonly end: number | null
  /** Hours a week, least and most; null is casual. */
  readonly hours: readonly [min: number, max: number] | null
  readonly seniority: string
  readonly projects: readonly string[]
  readonly statusMessage?: string
}

const harbour: Example = {
  name: 'Harbour Booking Platform',
  stored: 'Active',
  start: -200,
  end: 165,
  hours: [20, 40],
  seniority: 'Senior',
  projects: ['Harbour Web', 'Harbour API', 'Berth Planner'],
}

/** Every state, with several projects and with one. */
const ofMember: readonly Example[] = [
  {
    name: 'Quarry Safety Reports',
    stored: 'Active',
    start: -700,
    end: -240,
    hours: [30, 38],
    seniority: 'MidLevel',
    projects: ['Quarry Reports'],
  },
  harbour,
  {
    name: 'Atlas Map Service',
    stored: 'Active',
    start: -90,
    end: null,
    hours: [5, 10],
    seniority: 'MidLevel',
    projects: ['Atlas Tiles', 'Atlas Styles'],
  },
  {
    name: 'Bakery Orders',
    stored: 'Rejected',
    start: -60,
    end: 120,
    hours: null,
    seniority: 'Junior',
    projects: ['Bakery Shop'],
    statusMessage: 'I have no room for another engagement before summer.',
  },
  {
    name: 'Orchard Stock Control',
    stored: 'TeammemberPending',
    start: 7,
    end: 190,
    hours: [10, 20],
    seniority: 'Senior',
    projects: ['Orchard Mobile', 'Orchard Scales'],
  },
  {
    name: 'Ferry Timetables',
    stored: 'Pending',
    start: null,
    end: null,
    hours: [8, 16],
    seniority: 'MidLevel',
    projects: ['Ferry Boards'],
  },
  {
    name: 'Lighthouse Monitoring',
    stored: 'Upcoming',
    start: 30,
    end: 395,
    hours: null,
    seniority: 'Senior',
    projects: ['Lighthouse Alerts'],
  },
]

/** Whose commitments are like whose. */
export type CommitmentSet = 'all' | 'harbour' | 'lead' | 'none'

const setsOfExamples: Readonly<Record<CommitmentSet, readonly Example[]>> = {
  all: ofMember,
  harbour: [harbour],
  lead: [...ofMember.filter((one) => one.name.startsWith('Quarry')), { ...harbour, start: -320, end: null, hours: [10, 30] }],
  none: [],
}

const projectNames = ofMember.flatMap((one) => one.projects)

/** A project's id by its name; the same in every world. */
export const projectIdOf = (name: string): string => exampleId('d', projectNames.indexOf(name) + 1)

const person = (number: number, fullName: string): CommitmentPerson => ({ id: exampleId('9', number), fullName, photoUrl: null })
const portfolioManager = person(1, 'Lena Marsh')
const projectLead = person(2, 'Grace Okafor')
const lineManager = person(3, 'Tomas Okafor')

const toProject = (name: string): Project => ({ id: projectIdOf(name), name })

/**
 * The commitments that somebody begins with, by start date.
 *
 * @param today `YYYY-MM-DD`
 */
export const exampleCommitments = (set: CommitmentSet, today: string): StoredCommitment[] =>
  setsOfExamples[set].map((one) => ({
    id: exampleId('c', ofMember.findIndex(({ name }) => name === one.name) + 1),
    name: one.name,
    stored: one.stored,
    statusMessage: one.statusMessage ?? null,
    startDate: one.start === null ? null : addDays(today, one.start),
    endDate: one.end === null ? null : addDays(today, one.end),
    seniorityLevel: one.seniority,
    jobTitle: 'Software Engineer',
    lineManagerName: lineManager.fullName,
    portfolioManager,
    projectLead,
    lineManager,
    projects: one.projects.map(toProject),
    hasWeeklyHours: one.hours !== null,
    hoursPerWeekMin: one.hours?.[0] ?? 0,
    hoursPerWeekMax: one.hours?.[1] ?? 0,
  }))
