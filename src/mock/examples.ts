import type { IMocks } from '@graphql-tools/mock'
import { messages } from '#rules/messages.ts'
import { earliestTimesheetDate } from '#rules/timesheet.ts'
import { accessesAround, exampleTeamChoices } from './example-accesses.ts'
import { auditOf } from './example-audit.ts'
import { authorsAround } from './example-authors.ts'
import {
  exampleCities,
  exampleCountries,
  exampleJobRoles,
  exampleJobTitles,
  exampleNotifications,
  exampleSkills,
} from './example-lists.ts'
import { exampleLoanCommitments, loanPageAround } from './example-loans.ts'
import { payRunsAround } from './example-pay-runs.ts'
import { exampleProfile } from './example-profile.ts'
import { type ReportVariables, reportAround } from './example-report.ts'
import { exampleActivities, exampleRepositories, exampleTechnologies, workAround } from './example-work.ts'
import type { Person } from './people.ts'
import { exampleId } from './table.ts'

const encoded = (value: object): string =>
  btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')

/** An unsigned id token that never expires in a test's life (the year 2100). */
const idTokenOf = ({ id, email }: Person): string =>
  [encoded({ alg: 'none' }), encoded({ sub: id, email, exp: 4_102_444_800 }), 'unsigned'].join('.')

const nobody = { fullName: 'Tomas Okafor', photoUrl: null }

/** The fields in which nothing is said yet. */
const blank = (fields: string) => () => Object.fromEntries(fields.split(' ').map((field) => [field, null]))

/**
 * What objects begin with, by their types; a field of which nothing stands here gets a value of its type.
 *
 * @param who the signed-in person
 */
export const examples = (who: () => Person, now: () => number): IMocks => {
  let lastId = 0
  const today = () => new Date(now()).toISOString().slice(0, 10)
  const work = () => workAround(today())
  const openSince = () => earliestTimesheetDate({ commitmentStart: null, lastConfirmedPayRunEnd: null, today: today() })
  const ofTheCommitted = <One>(list: readonly One[]): readonly One[] => (who().hasCommitments ? list : [])
  return {
    ID: () => {
      lastId += 1
      return exampleId('0', lastId)
    },
    String: () => 'Example',
    Int: () => 3,
    Float: () => 7.5,
    Boolean: () => true,
    DateTime: () => '2026-01-12T09:00:00.000Z',
    Date: today,
    Decimal: () => '100',
    Query: {
      viewer: () => ({ id: who().id, user: { id: who().id } }),
      profile: () => ({ id: who().id }),
      skills: () => exampleSkills,
      jobRoles: () => exampleJobRoles,
      jobTitles: () => exampleJobTitles,
      countries: () => exampleCountries,
      cities: ({ country }: { country: string }) => exampleCities(country),
      commitments: () => ofTheCommitted(work().commitments),
      payRuns: () => ofTheCommitted(payRunsAround(today())),
      payRunAudit: () => [{ event: 'Create', at: '2026-01-12T09:00:00.000Z' }],
      accesses: () => accessesAround(today()),
      authors: () => authorsAround(today()),
      teamChoices: () => exampleTeamChoices,
      timesheetReport: (variables: ReportVariables) => reportAround(today(), variables),
      loans: () => loanPageAround(today()),
      loanCommitments: () => ofTheCommitted(exampleLoanCommitments),
      repositories: () => ofTheCommitted(exampleRepositories),
      weeklyAudit: ({ start, end, own }: { start: string; end: string; own: boolean }) =>
        auditOf(start, end, today(), own ? who().fullName : null),
      dashboard: ({ start, end }: { start: string; end: string }) => ({
        id: `${start}/${end}`,
        report: { id: `${start}/${end}` },
      }),
    },
    UserInfo: () => {
      const { email, phoneNumber, roles, emailVerified } = who()
      return { isAuthenticated: true, userName: email, roles, email, emailVerified, phoneNumber, ipDetail: null }
    },
    TokenPair: () => ({ idToken: idTokenOf(who()), refreshToken: `mock-refresh-${who().email}` }),
    CaptchaChallenge: () => ({ challenge: null }),
    Profile: () => exampleProfile(who(), now()),
    PersonalDetails: blank(
      'nickName birthDate secondaryEmail mobile nationality country city maritalStatus militaryServiceSituation',
    ),
    JobPreferences: blank('jobTitleId jobTitle jobRole experienceYear'),
    JobTitle: blank('roleId'),
    CareerHistory: blank('description'),
    ProfileSetup: blank('photoUrl cvName cvSize linkedIn gitHub webSite linkedInVerifiedOn bio personality'),
    Certificate: blank('issueDate expireDate credentialUrl fileName'),
    TechnicalSkill: blank('fileName'),
    Address: () => ({ country: 'Sweden', isDefault: false }),
    Phone: () => ({ isDefault: false }),
    Verification: () => ({ codeSentAt: null, codeEndsAt: null, verifiedAt: null, wrongCodeCount: 0 }),
    RequestResult: () => ({ message: messages.requestSent }),
    ApplicationResult: () => ({ message: messages.positionApplied }),
    Position: () => ({
      title: 'Senior Frontend Engineer, Harbour Analytics',
      jobTitles: ['Frontend Engineer', 'Full Stack Engineer'],
      jobDescription: '<p>You build the screens with which harbour masters plan their berths.</p>',
      skills: ['React', 'TypeScript', 'Accessibility', 'GraphQL'],
    }),
    Commitment: () => ({
      ...{ awaitsMember: false, statusMessage: null, startDate: today(), endDate: null },
      ...{ seniorityLevel: 'Senior', jobTitle: 'Software Engineer', lineManagerName: nobody.fullName },
      portfolioManager: { ...nobody, fullName: 'Lena Marsh' },
      projectLead: { ...nobody, fullName: 'Grace Okafor' },
      lineManager: nobody,
      ...{ hoursPerWeekMin: 20, hoursPerWeekMax: 40, earliestTimesheetDate: openSince() },
    }),
    // The range of the id `all` holds everything; the operation picks from it.
    TimesheetRange: () => ({ entries: ofTheCommitted(work().entries), leaves: ofTheCommitted(work().leaves), next: null }),
    TimesheetEntry: () => ({ version: 1, adjustment: 0 }),
    TimesheetChoices: () => ({ activities: exampleActivities, technologies: exampleTechnologies }),
    EpicSet: () => ({ names: ['Accessibility', 'Bookings', 'Sign-in', 'Tides'] }),
    Dashboard: () => ({
      location: { city: 'Umeå', country: 'Sweden', timeZone: 'Europe/Stockholm' },
      commitments: ofTheCommitted(work().bars),
    }),
    EffortReport: () => (who().hasCommitments ? work().report : { days: [], activities: [], technologies: [], epics: [] }),
    NotificationPage: () => ({ items: exampleNotifications, totalCount: exampleNotifications.length, unreadCount: 3 }),
  }
}
