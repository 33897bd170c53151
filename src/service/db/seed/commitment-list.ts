import type { CommitmentStatusV2 } from '#rules/commitments.ts'
import { otherReports } from './other-teams.ts'

export interface DemoCommitment {
  readonly key: string
  readonly name: string
  readonly status: CommitmentStatusV2
  /** Days before or after today; null is 'Not set'. */
  readonly start: number | null
  readonly end: number | null
  readonly hours: { readonly min: number; readonly max: number } | null
  readonly seniority: string
  /** Keys of projects, in their order. */
  readonly projects: readonly string[]
  /** The reason of a rejection. */
  readonly reason?: string
}

const names = {
  harbour: 'Harbour Booking Platform',
  atlas: 'Atlas Map Service',
  orchard: 'Orchard Stock Control',
  ferry: 'Ferry Timetables',
  lighthouse: 'Lighthouse Monitoring',
  quarry: 'Quarry Safety Reports',
  bakery: 'Bakery Orders',
  garden: 'Garden Sensors',
  delivery: 'Delivery Office',
} as const

const commitmentTo = (
  key: keyof typeof names,
  status: CommitmentStatusV2,
  [start, end]: readonly [number | null, number | null],
  hours: readonly [number, number] | null,
  seniority: string,
  projects: readonly string[],
  reason?: string,
): DemoCommitment => ({
  key,
  name: names[key],
  status,
  start,
  end,
  hours: hours === null ? null : { min: hours[0], max: hours[1] },
  seniority,
  projects,
  ...(reason === undefined ? {} : { reason }),
})

const harbourOfReport = commitmentTo('harbour', 'Active', [-150, 215], [20, 40], 'MidLevel', ['harbour', 'berths'])

/** Thirty commitments by person; those of the member have every StatusV2 (decisions A25 and A26). */
const listed: Readonly<Record<string, readonly DemoCommitment[]>> = {
  member: [
    commitmentTo('harbour', 'Active', [-200, 165], [20, 40], 'Senior', ['harbour', 'berths', 'ferry', 'lighthouse']),
    commitmentTo('atlas', 'Active', [-90, null], [5, 10], 'MidLevel', ['atlas']),
    commitmentTo('orchard', 'TeammemberPending', [7, 190], [10, 20], 'Senior', ['orchard', 'atlas']),
    commitmentTo('ferry', 'Pending', [21, 200], [8, 16], 'MidLevel', ['ferry', 'harbour', 'berths']),
    commitmentTo('lighthouse', 'Upcoming', [30, 395], null, 'Senior', ['lighthouse']),
    commitmentTo('quarry', 'Expired', [-700, -240], [30, 38], 'MidLevel', ['quarry']),
    commitmentTo('bakery', 'Rejected', [-60, 120], null, 'Junior', ['orchard'], 'The hours clash with the harbour project.'),
  ],
  lead: [
    commitmentTo('harbour', 'Active', [-320, null], [10, 30], 'Senior', ['harbour', 'berths', 'ferry']),
    commitmentTo('delivery', 'Active', [-320, null], [5, 10], 'Senior', ['delivery']),
    commitmentTo('orchard', 'Pending', [14, 200], null, 'Senior', ['orchard']),
    commitmentTo('atlas', 'Expired', [-600, -330], [10, 20], 'Senior', ['atlas', 'lighthouse']),
  ],
  amir: [
    harbourOfReport,
    commitmentTo('garden', 'Active', [-45, 120], [8, 12], 'MidLevel', ['garden', 'atlas']),
    commitmentTo('ferry', 'TeammemberPending', [10, 190], [10, 20], 'MidLevel', ['ferry']),
    commitmentTo('lighthouse', 'Upcoming', [40, 300], null, 'Senior', ['lighthouse']),
    commitmentTo('orchard', 'Expired', [-500, -160], [20, 30], 'Junior', ['orchard']),
  ],
  olivia: [
    harbourOfReport,
    commitmentTo('atlas', 'Active', [-120, 300], [8, 16], 'MidLevel', ['atlas', 'lighthouse']),
    commitmentTo('orchard', 'Pending', [5, 150], [5, 15], 'MidLevel', ['orchard']),
    commitmentTo(
      'lighthouse',
      'Rejected',
      [-30, 90],
      null,
      'Junior',
      ['lighthouse'],
      'Night duty is not possible for me this year.',
    ),
    commitmentTo('ferry', 'Expired', [-420, -155], [20, 38], 'MidLevel', ['ferry', 'harbour']),
  ],
  tomas: [
    harbourOfReport,
    commitmentTo('lighthouse', 'Active', [-390, null], [10, 15], 'Senior', ['lighthouse', 'atlas', 'harbour']),
    commitmentTo('orchard', 'Upcoming', [15, 200], [10, 20], 'Senior', ['orchard']),
    commitmentTo('ferry', 'Rejected', [-80, 60], [5, 10], 'MidLevel', ['ferry'], 'The project needs somebody on site.'),
  ],
  grace: [
    harbourOfReport,
    commitmentTo('ferry', 'Active', [-60, 240], null, 'Senior', ['ferry', 'orchard']),
    commitmentTo('atlas', 'TeammemberPending', [12, 250], [6, 12], 'Senior', ['atlas']),
    commitmentTo('orchard', 'Expired', [-380, -90], [10, 20], 'Senior', ['orchard', 'berths', 'ferry']),
  ],
  unverified: [harbourOfReport],
}

/** The commitments above, and one that runs for everybody who reports to another line manager. */
export const demoCommitments: Readonly<Record<string, readonly DemoCommitment[]>> = {
  ...listed,
  ...Object.fromEntries(otherReports.map(({ name }) => [name, [harbourOfReport]])),
}

/** Where a person's customers are; Melbourne for those who are not here. */
export const timeZones: Readonly<Record<string, string>> = { tomas: 'Europe/Lisbon', grace: 'Europe/London' }
