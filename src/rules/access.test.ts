import { describe, expect, it } from 'vitest'
import { type AccessDecision, teamIndex } from './access.ts'
import { decideAccess, type Eligibility, teamHome } from './eligibility.ts'
import { linkTo, routeNamed } from './paths.ts'
import { type RouteFact, type RouteName, routes } from './routes.ts'

const complete = { personal: true, professional: true, careerHistory: true, profile: true }
const base: Eligibility = { completeness: complete, emailVerified: true, hasCommitments: true, hasActiveCommitment: true }

const standings = {
  incomplete: { ...base, completeness: { ...complete, professional: false } },
  unverified: { ...base, emailVerified: false },
  none: { ...base, hasCommitments: false, hasActiveCommitment: false },
  expired: { ...base, hasActiveCommitment: false },
  active: base,
} as const satisfies Record<string, Eligibility>
type StandingName = keyof typeof standings
const standingNames = Object.keys(standings) as readonly StandingName[]

/**
 * What a visitor meets, one letter each:
 * S the screen, N not found, L login with r=1, X log-out with r=2 and the warning, T /team-member, W the wizard, C the
 * wizard with the reason, V the e-mail
 * verification with the way back, P the profile, D the dashboard, M commitments with the warning.
 *
 * Columns: a guest; a foreign role; then for a team member and for a line manager: incomplete, unverified, no commitments, only
 * expired ones, an active one (specification 4 and 6; decisions A1, A4, A8 to A10, B 'Guards without commitments').
 */
const expectations: Readonly<Record<RouteName | 'TeamIndex', string>> = {
  Login: 'S S TTTTT TTTTT',
  Signup: 'S S TTTTT TTTTT',
  ResetPassword: 'S S SSSSS SSSSS',
  VerifyEmail: 'S S SSSSS SSSSS',
  Logout: 'S S SSSSS SSSSS',
  LogoutShort: 'S S SSSSS SSSSS',
  LoginWithToken: 'S S SSSSS SSSSS',
  TeamIndex: 'L X WVPDD WVPDD',
  Dashboard: 'L X CVPSS CVPSS',
  Profile: 'L X WVSSS WVSSS',
  CompleteProfile: 'L X SSPPP SSPPP',
  CareerHistories: 'L X CVSSS CVSSS',
  Roadmaps: 'L X CVSSS CVSSS',
  Courses: 'L X CVSSS CVSSS',
  Assessments: 'L X CVSSS CVSSS',
  CourseDetail: 'L X CVSSS CVSSS',
  AssessmentDetail: 'L X CVSSS CVSSS',
  myRoadMapDetail: 'L X CVSSS CVSSS',
  RoadMapCourseDetail: 'L X CVSSS CVSSS',
  RoadMapAssessmentDetail: 'L X CVSSS CVSSS',
  LessonsMenu: 'L X CVSSS CVSSS',
  'edit-course': 'S S SSSSS SSSSS',
  NewCourse: 'S S SSSSS SSSSS',
  Timesheet: 'L X CVPSS CVPSS',
  MyWeeks: 'L X CVPSS CVPSS',
  PayRuns: 'L X CVMMS CVMMS',
  Loans: 'L X CVMMS CVMMS',
  PaymentMethods: 'L X CVSSS CVSSS',
  Repositories: 'L X CVMMS CVMMS',
  Commitments: 'L X CVSSS CVSSS',
  EmailVerification: 'L X WSPDD WSPDD',
  ApplyForPosition: 'L X CVSSS CVSSS',
  AccessList: 'L X CVSSS CVSSS',
  TimesheetReport: 'L X NNNNN CVSSS',
  WeeklyTimesheetAudit: 'L X NNNNN CVSSS',
  Authors: 'L X NNNNN CVSSS',
  Notifications: 'L X SSSSS SSSSS',
  Settings: 'L X SSSSS SSSSS',
  NotFound: 'S S SSSSS SSSSS',
}

const params = { token: 'tok', courseId: 7, assessmentId: 8, roadMapId: 9, dateOffset: -3, deepLinkId: 'deep-1' }
const table: readonly RouteFact[] = [...routes, teamIndex]
const addressOf = (route: RouteFact): string => {
  if (route.name === 'TeamIndex') return '/team-member'
  if (route.name === 'NotFound') return '/nowhere?a=b'
  return `${linkTo(route.name as RouteName, params)}?a=b&c=d%20e#part`
}

const meaning = (letter: string, address: string): AccessDecision => {
  const encoded = new URLSearchParams({ returnUrl: address }).toString()
  switch (letter) {
    case 'S':
      return { kind: 'show' }
    case 'N':
      return { kind: 'notFound' }
    case 'L':
      return { kind: 'go', to: `/register/login?${encoded}&r=1` }
    case 'X':
      return { kind: 'go', to: `/register/logout?${encoded}&r=2`, warning: 'Your account is not a teammember account' }
    case 'T':
      return { kind: 'go', to: '/team-member' }
    case 'W':
      return { kind: 'go', to: '/team-member/completeProfile' }
    case 'C':
      return { kind: 'go', to: '/team-member/completeProfile', warning: 'Complete your profile to see this page.' }
    case 'V':
      return { kind: 'go', to: `/team-member/email-verification?${encoded}` }
    case 'P':
      return { kind: 'go', to: '/team-member/profile' }
    case 'D':
      return { kind: 'go', to: '/team-member/dashboard' }
    case 'M':
      return { kind: 'go', to: '/team-member/commitments', warning: 'You need an active commitment to see this page.' }
    default:
      throw new Error(`unknown letter ${letter}`)
  }
}

const rows = table.flatMap((route) => {
  const [guest = '', foreign = '', member = '', manager = ''] = expectations[route.name as RouteName].split(' ')
  const team = (role: string, letters: string) =>
    standingNames.map((name, index) => [route.name, role, name, letters[index] ?? '', route] as const)
  const foreigners = ['Admin', 'Customer', 'ProjectLead', 'PortfolioManager', ''].flatMap((role) =>
    standingNames.map((name) => [route.name, role, name, foreign, route] as const),
  )
  return [
    ...standingNames.map((name) => [route.name, 'guest', name, guest, route] as const),
    ...foreigners,
    ...team('Teammember', member),
    ...team('Linemanager', manager),
  ]
})

const visitorOf = (role: string, eligibility: Eligibility | null) =>
  role === 'guest' ? { isAuthenticated: false, role: '', eligibility } : { isAuthenticated: true, role, eligibility }

describe('decideAccess', () => {
  it.each([
    ['Login', '/team-member/timesheet/-7?view=week', '/team-member/timesheet/-7?view=week'],
    ['Signup', '/notifications', '/notifications'],
    ['Login', 'https://evil.example/team-member', '/team-member'],
    ['Login', '/register/login', '/team-member'],
  ] as const)('leads a member from %s to the returnUrl %s', (name, returnUrl, to) => {
    const address = `${linkTo(name)}?${new URLSearchParams({ returnUrl, r: '1' })}`
    expect(decideAccess(routeNamed(name), address, visitorOf('Teammember', base), null)).toEqual({ kind: 'go', to })
  })

  it('is expected of every route', () => {
    expect(Object.keys(expectations).sort()).toEqual(table.map((route) => route.name).sort())
    expect(rows).toHaveLength(table.length * 8 * standingNames.length)
  })

  it.each(rows)('%s for %s (%s): %s', (_name, role, eligibility, letter, route) => {
    const address = addressOf(route)
    expect(decideAccess(route, address, visitorOf(role, standings[eligibility]), null)).toEqual(meaning(letter, address))
  })

  it.each(['personal', 'professional', 'careerHistory', 'profile'] as const)(
    'sends a profile without %s to the wizard',
    (part) => {
      for (const emailVerified of [true, false]) {
        const eligibility = { ...base, emailVerified, completeness: { ...complete, [part]: false } }
        const decide = (name: RouteName) =>
          decideAccess(routeOfName(name), linkTo(name), visitorOf('Teammember', eligibility), 'deep-2')
        expect(decide('Profile')).toEqual(meaning('W', ''))
        expect(decide('EmailVerification')).toEqual(meaning('W', ''))
        expect(decide('CompleteProfile')).toEqual(meaning('S', ''))
      }
    },
  )

  it('waits for the facts of a person only where they are needed', () => {
    for (const route of table) {
      const decide = (role: string) => decideAccess(route, addressOf(route), visitorOf(role, null), null)
      const managers = expectations[route.name as RouteName].startsWith('L X NNNNN')
      const expected = route.area === 'team' ? 'wait' : route.area === 'register' && route.alwaysOpen !== true ? 'go' : 'show'
      expect([route.name, decide('Teammember').kind]).toEqual([route.name, managers ? 'notFound' : expected])
      expect([route.name, decide('Linemanager').kind]).toEqual([route.name, expected])
    }
  })

  it('brings a verified person from the e-mail verification back to where they were going, if that is in the portal', () => {
    const decide = (returnUrl: string) =>
      decideAccess(
        routeOfName('EmailVerification'),
        `/team-member/email-verification?${new URLSearchParams({ returnUrl })}`,
        visitorOf('Teammember', base),
        null,
      )
    expect(decide('/team-member/loans?a=b#c')).toEqual({ kind: 'go', to: '/team-member/loans?a=b#c' })
    expect(decide('//evil.test')).toEqual(meaning('D', ''))
    expect(decide('/register/logout')).toEqual(meaning('D', ''))
  })
})

const routeOfName = (name: RouteName): RouteFact => {
  const found = table.find((route) => route.name === name)
  if (found === undefined) throw new Error(name)
  return found
}

describe('a stored deep link', () => {
  const toPosition: AccessDecision = { kind: 'go', to: '/team-member/position/apply/deep%2F2' }
  const decide = (name: RouteName, role: string, eligibility: Eligibility) =>
    decideAccess(routeOfName(name), addressOf(routeOfName(name)), visitorOf(role, eligibility), 'deep/2')

  it.each(['Teammember', 'Linemanager'])('leads a complete and verified %s to the position', (role) => {
    for (const name of ['Profile', 'Dashboard', 'CompleteProfile', 'PayRuns'] as const) {
      expect(decide(name, role, base)).toEqual(toPosition)
      expect(decide(name, role, standings.none)).toEqual(toPosition)
    }
  })

  it('gives way to the position that is opened, and is forgotten then', () => {
    for (const eligibility of [base, standings.none]) {
      expect(decide('ApplyForPosition', 'Teammember', eligibility)).toEqual({ kind: 'show', clearDeepLink: true })
      expect(decide('ApplyForPosition', 'Linemanager', eligibility)).toEqual({ kind: 'show', clearDeepLink: true })
    }
    const address = addressOf(routeOfName('ApplyForPosition'))
    expect(decide('ApplyForPosition', 'guest', base)).toEqual(meaning('L', address))
    expect(decide('ApplyForPosition', 'Customer', base)).toEqual(meaning('X', address))
    expect(decide('ApplyForPosition', 'Teammember', standings.incomplete)).toEqual(meaning('C', ''))
    expect(decide('ApplyForPosition', 'Teammember', standings.unverified)).toEqual(meaning('V', address))
  })

  it('waits while the profile is incomplete or the e-mail unverified', () => {
    expect(decide('Profile', 'Teammember', standings.incomplete)).toEqual(meaning('W', ''))
    expect(decide('CompleteProfile', 'Teammember', standings.unverified)).toEqual(meaning('S', ''))
    expect(decide('Profile', 'Teammember', standings.unverified)).toEqual(meaning('V', addressOf(routeOfName('Profile'))))
  })

  it('does not lead anybody past the role check', () => {
    expect(decide('Profile', 'guest', base)).toEqual(meaning('L', addressOf(routeOfName('Profile'))))
    expect(decide('Profile', 'Customer', base)).toEqual(meaning('X', addressOf(routeOfName('Profile'))))
    expect(decide('Authors', 'Teammember', base)).toEqual({ kind: 'notFound' })
  })

  it('leaves pages alone that need no team role', () => {
    for (const name of ['VerifyEmail', 'LogoutShort', 'NotFound', 'Notifications'] as const) {
      expect(decide(name, 'Teammember', base)).toEqual({ kind: 'show' })
    }
  })
})

it('home is the dashboard with commitments, else the profile', () => {
  expect(teamHome(base)).toBe('/team-member/dashboard')
  expect(teamHome(standings.expired)).toBe('/team-member/dashboard')
  expect(teamHome(standings.none)).toBe('/team-member/profile')
})
