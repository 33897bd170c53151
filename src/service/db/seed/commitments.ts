import type { CommitmentStatusV2 } from '#rules/commitments.ts'
import type { Queries } from '../database.ts'
import { commitment } from '../schema.ts'
import { memberIdOf } from './accounts.ts'
import { dayFrom, momentFrom, seedId } from './ids.ts'

interface DemoCommitment {
  readonly key: string
  readonly name: string
  readonly status: CommitmentStatusV2
  /** Days before or after today; null is 'Not set'. */
  readonly start: number | null
  readonly end: number | null
  readonly hours: { readonly min: number; readonly max: number } | null
  readonly seniority: string
}

/** Every StatusV2 at least once (decision A25, A26). */
const ofMember: readonly DemoCommitment[] = [
  {
    key: 'harbour',
    name: 'Harbour Booking Platform',
    status: 'Active',
    start: -200,
    end: 165,
    hours: { min: 20, max: 40 },
    seniority: 'Senior',
  },
  {
    key: 'atlas',
    name: 'Atlas Map Service',
    status: 'Active',
    start: -90,
    end: null,
    hours: { min: 5, max: 10 },
    seniority: 'MidLevel',
  },
  {
    key: 'orchard',
    name: 'Orchard Stock Control',
    status: 'TeammemberPending',
    start: 7,
    end: 190,
    hours: { min: 10, max: 20 },
    seniority: 'Senior',
  },
  {
    key: 'ferry',
    name: 'Ferry Timetables',
    status: 'Pending',
    start: 21,
    end: 200,
    hours: { min: 8, max: 16 },
    seniority: 'MidLevel',
  },
  { key: 'lighthouse', name: 'Lighthouse Monitoring', status: 'Upcoming', start: 30, end: 395, hours: null, seniority: 'Senior' },
  {
    key: 'quarry',
    name: 'Quarry Safety Reports',
    status: 'Expired',
    start: -700,
    end: -240,
    hours: { min: 30, max: 38 },
    seniority: 'MidLevel',
  },
  { key: 'bakery', name: 'Bakery Orders', status: 'Rejected', start: -60, end: 120, hours: null, seniority: 'Junior' },
]

const ofReport: readonly DemoCommitment[] = [
  {
    key: 'harbour',
    name: 'Harbour Booking Platform',
    status: 'Active',
    start: -150,
    end: 215,
    hours: { min: 20, max: 40 },
    seniority: 'MidLevel',
  },
]

const ofLead: readonly DemoCommitment[] = [
  {
    key: 'harbour',
    name: 'Harbour Booking Platform',
    status: 'Active',
    start: -320,
    end: null,
    hours: { min: 10, max: 30 },
    seniority: 'Senior',
  },
]

const rowOf = (person: string, given: DemoCommitment, today: Date) => ({
  memberId: memberIdOf(person),
  id: seedId(`${person}/commitment/${given.key}`),
  name: given.name,
  statusV2: given.status,
  seniorityLevel: given.seniority,
  jobRole: 'Engineering',
  jobTitle: 'Software Engineer',
  lineManagerId: memberIdOf('lead'),
  portfolioManagerId: memberIdOf('grace'),
  projectLeadId: memberIdOf('tomas'),
  customerId: memberIdOf('customer'),
  startDate: given.start === null ? null : dayFrom(today, given.start),
  endDate: given.end === null ? null : dayFrom(today, given.end),
  type: given.hours === null ? 'Casual' : 'Hours Per week',
  hoursPerWeekMin: given.hours?.min ?? null,
  hoursPerWeekMax: given.hours?.max ?? null,
  timeZone: 'Australia/Melbourne',
  createdAt: momentFrom(today, (given.start ?? 0) < 0 ? (given.start ?? 0) - 14 : -3),
})

/** Commitments of the member, of the line manager and of the line manager's other reports. */
export const seedCommitments = async (db: Queries, today: Date): Promise<void> => {
  const rows = [
    ...ofMember.map((given) => rowOf('member', given, today)),
    ...ofLead.map((given) => rowOf('lead', given, today)),
    ...['amir', 'olivia', 'tomas', 'grace', 'unverified'].flatMap((person) =>
      ofReport.map((given) => rowOf(person, given, today)),
    ),
  ]
  await db.insert(commitment).values(rows).onConflictDoNothing()
}
