import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { legacyTarget, linkTo, routeNamed, routeOf, safeReturnUrl } from './paths.ts'
import { type RouteName, routes } from './routes.ts'

const params = { token: 'a-token', courseId: 7, assessmentId: 'b2', roadMapId: 'c3', dateOffset: -3, deepLinkId: 'd4' }

describe('routeOf', () => {
  it.each(routes.filter((route) => route.path !== '*').map((route) => [route.name, linkTo(route.name, params)] as const))(
    'finds %s at %s',
    (name, address) => {
      expect(routeOf(address).name).toBe(name)
      expect(routeOf(`${address}/`).name).toBe(name)
    },
  )

  it.each([
    ['/client/training/courses/new', 'NewCourse'],
    ['/client/training/courses/new/edit', 'edit-course'],
    ['/client/training/courses/7/edit', 'edit-course'],
    ['/team-member/training/courses/new', 'CourseDetail'],
    ['/register/reset-password', 'ResetPassword'],
    ['/register/verify-email', 'VerifyEmail'],
    ['/team-member/timesheet', 'Timesheet'],
    ['/team-member/timesheet/0', 'Timesheet'],
  ])('%s is %s', (address, name) => {
    expect(routeOf(address).name).toBe(name)
  })

  it.each([
    '/',
    '',
    '/register',
    '/team-member',
    '/team-member/nowhere',
    '/client/training/courses/7',
    '/client/training/courses/new/more',
    '/team-member/timesheet/1/2',
    '/team-member/position/apply',
    '/register/reset-password/a/b',
    '/TEAM-MEMBER/profile',
    '/loans',
    '/*',
  ])('%j is no route', (address) => {
    expect(routeOf(address).name).toBe('NotFound')
  })
})

describe('linkTo', () => {
  it('fills in parameters, each as one segment', () => {
    expect(linkTo('CourseDetail', { courseId: 7 })).toBe('/team-member/training/courses/7')
    expect(linkTo('ApplyForPosition', { deepLinkId: '../../logout?x#y' })).toBe(
      '/team-member/position/apply/..%2F..%2Flogout%3Fx%23y',
    )
    expect(linkTo('RoadMapCourseDetail', { roadMapId: 'ä', courseId: 'b c' })).toBe(
      '/team-member/training/roadmaps/%C3%A4/courses/b%20c',
    )
  })

  const training = '/team-member/training'
  it.each([
    ['CourseDetail', `${training}/courses/7`],
    ['AssessmentDetail', `${training}/assessments/b2`],
    ['myRoadMapDetail', `${training}/roadmaps/c3`],
    ['RoadMapCourseDetail', `${training}/roadmaps/c3/courses/7`],
    ['RoadMapAssessmentDetail', `${training}/roadmaps/c3/assessments/b2`],
    ['LessonsMenu', `${training}/roadmaps/c3/courseDetail/7/start`],
    ['edit-course', '/client/training/courses/7/edit'],
    ['ApplyForPosition', '/team-member/position/apply/d4'],
  ] as const)('of %s is %s', (name, address) => {
    expect(linkTo(name, params)).toBe(address)
    expect(routeOf(address)).toBe(routeNamed(name))
  })

  it('leaves an optional parameter out', () => {
    expect(linkTo('Timesheet')).toBe('/team-member/timesheet')
    expect(linkTo('Timesheet', { dateOffset: 0 })).toBe('/team-member/timesheet/0')
    expect(linkTo('ResetPassword')).toBe('/register/reset-password')
  })

  it('refuses to leave out one that is needed', () => {
    expect(() => linkTo('CourseDetail')).toThrow('CourseDetail needs courseId')
    expect(() => linkTo('RoadMapCourseDetail', { roadMapId: 1 })).toThrow('RoadMapCourseDetail needs courseId')
  })

  it('knows routes by name only', () => {
    expect(routeNamed('Profile').path).toBe('/team-member/profile')
    expect(() => routeNamed('Nowhere' as RouteName)).toThrow('Nowhere')
  })
})

describe('legacyTarget', () => {
  it.each([
    ['/payRuns', '/team-member/pay-runs'],
    ['/teamMember/dashboard', '/team-member/dashboard'],
    ['/teamMember/completeProfile', '/team-member/completeProfile'],
    ['/teamMember/profile', '/team-member/profile'],
    ['/careerHistories', '/team-member/career-histories'],
    ['/loans', '/team-member/loans'],
    ['/paymentMethods', '/team-member/paymentMethods'],
    ['/repositories', '/team-member/repositories'],
    ['/completeProfile', '/team-member/completeProfile'],
    ['/emailVerification', '/team-member/email-verification'],
    ['/timesheet/list/12/2024', '/team-member/timesheet'],
    ['/timesheet/list/', '/team-member/timesheet'],
    ['/timesheet/list', '/team-member/timesheet'],
    ['/login', '/register/login'],
    ['/verifyEmail', '/register/verify-email'],
    ['/signup', '/register/signup'],
    ['/resetPassword', '/register/reset-password'],
    ['/weeklyTimesheetAudit', '/team-member/weekly-timesheet-audit'],
    ['/authors', '/team-member/authors'],
    ['/commitments', '/team-member/commitments'],
  ])('%s is now %s', (from, to) => {
    expect(legacyTarget(from)).toBe(to)
    expect(routeOf(to).name).not.toBe('NotFound')
  })

  it.each(['/', '/logout', '/timesheet/listing', '/timesheet', '/team-member/loans', '/login/x', '/toString', '/constructor'])(
    '%s is none',
    (path) => {
      expect(legacyTarget(path)).toBeNull()
    },
  )
})

const hostile: readonly string[] = [
  // Elsewhere
  'https://evil.test',
  'https://evil.test/team-member/profile',
  'HTTPS://evil.test',
  'http:evil.test',
  '//evil.test',
  '//evil.test/team-member/profile',
  '///evil.test',
  '////evil.test/team-member/profile',
  '/\\evil.test',
  '\\\\evil.test',
  '\\/evil.test',
  '/\\/evil.test',
  '/team-member\\..\\..\\evil.test',
  '//evil.test@portal.invalid/team-member/profile',
  'https:/team-member/profile',
  'https:team-member/profile',
  '/.//evil.test',
  '/..//evil.test',
  '/%2e//evil.test',
  '/team-member/..//evil.test',
  '/team-member/profile/..//..//evil.test',
  '/team-member//evil.test',
  '/team-member/../../evil.test',
  '/%2F/evil.test',
  '%2F%2Fevil.test',
  '/team-member/profile//',
  // Other schemes
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  '/javascript:alert(1)',
  'java\nscript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'blob:https://evil.test/x',
  'file:///etc/passwd',
  'mailto:a@b.co',
  'about:blank',
  // Control characters and space, which browsers drop or which split a header
  '\t//evil.test',
  '/\t/evil.test',
  '/\n/evil.test',
  '/\r/evil.test',
  '/team-member/profile\r\nSet-Cookie: a=b',
  '/team-member/profile\u0000',
  '/team-member/profile\u007f',
  '/team-member/profile\u0085',
  ' /team-member/profile',
  '/team-member/profile ',
  '/team-member/pro file',
  '\u2028/team-member/profile',
  '/team-member/profile\u2029',
  '\ufeff/team-member/profile',
  // Not a path
  '',
  '.',
  'team-member/profile',
  '?returnUrl=/team-member/profile',
  '#/team-member/profile',
  '@evil.test',
  ':80/team-member/profile',
  // Not a page of the portal
  '/',
  '/nowhere',
  '/register',
  '/graphql',
  '/v1/authentication/Logout',
  '/dev/components',
  '/dev/outbox',
  '/healthz',
  '/team-member/nowhere',
  '/TEAM-MEMBER/PROFILE',
  '/login',
  '/loans',
  // Pages that end or change the session, or belong to nobody who is signed in
  '/register/login',
  '/register/login?returnUrl=//evil.test',
  '/register/signup',
  '/register/reset-password/abc',
  '/register/verify-email/abc',
  '/register/logout',
  '/register/logout/',
  '/logout',
  '/logout/',
  '/logout?x=1#y',
  '/login-with-token?idToken=a&refreshToken=b',
  '/team-member/../logout',
  '/team-member/../register/logout',
  '/team-member/./../register/logout',
  '/team-member/%2e%2e/logout',
  '/team-member/%2E%2E/register/login',
  '/team-member/.%2e/login-with-token',
  '/%6cogout',
  '/%72egister/logout',
  '/register%2flogout',
  `/team-member/profile?${'x'.repeat(2048)}`,
]

describe('safeReturnUrl', () => {
  it.each([
    '/team-member',
    '/team-member/profile',
    '/team-member/profile?tab=Contact&x=a%20b#top',
    '/team-member/timesheet/-7',
    '/team-member/pay-runs#action=view&id=5',
    '/team-member/position/apply/abc',
    '/notifications?page=2',
    '/team-member/profile?next=https://evil.test',
    '/client/training/courses/new',
  ])('keeps %s', (address) => {
    expect(safeReturnUrl(address)).toBe(address)
  })

  it('gives the address that the browser will make of it', () => {
    expect(safeReturnUrl('/team-member/loans/../profile')).toBe('/team-member/profile')
    expect(safeReturnUrl('/nowhere/../team-member')).toBe('/team-member')
    expect(safeReturnUrl('/team-member?tab=1#x')).toBe('/team-member?tab=1#x')
  })

  it('refuses nothing and something too long', () => {
    expect(safeReturnUrl(null)).toBeNull()
    const longest = `/team-member/profile?${'x'.repeat(2048 - '/team-member/profile?'.length)}`
    expect(safeReturnUrl(longest)).toBe(longest)
    expect(safeReturnUrl(`${longest}x`)).toBeNull()
  })

  it('is tried with at least sixty hostile values, each another', () => {
    expect(new Set(hostile).size).toBe(hostile.length)
    expect(hostile.length).toBeGreaterThanOrEqual(60)
  })

  it.each(hostile.map((value) => [value.slice(0, 60), value] as const))('refuses %j', (_, value) => {
    expect(safeReturnUrl(value)).toBeNull()
  })

  const origin = 'https://portal.example'
  const pieces = fc.constantFrom(
    ...['/', '//', '\\', '.', '..', '/..', '%2e', '%2f', '%5c', '?', '#', '@', ':', ' ', '\t', '\n', '\u0000', '%', 'https:'],
    ...['evil.test', 'javascript:', 'team-member', 'profile', 'register', 'login', 'logout', 'login-with-token', 'notifications'],
    ...['/team-member/profile', '/team-member', '/register/logout', '/logout', '/client/training/courses/new', 'x', 'ä', '😀'],
  )
  const addresses = fc.oneof(
    fc.array(pieces, { maxLength: 8 }).map((parts) => parts.join('')),
    fc.array(pieces, { maxLength: 6 }).map((parts) => `/team-member/${parts.join('/')}`),
    fc.string({ unit: 'binary', maxLength: 40 }).map((text) => `/${text}`),
    fc.webUrl({ withQueryParameters: true, withFragments: true }),
    fc.constantFrom(...routes.map((route) => route.path)),
  )

  it('never leads to another origin, out of the table, or to a page that ends the session', () => {
    let kept = 0
    fc.assert(
      fc.property(addresses, (candidate) => {
        const safe = safeReturnUrl(candidate)
        if (safe === null) return
        kept += 1
        expect(safe.startsWith('/') && !safe.startsWith('//')).toBe(true)
        const url = new URL(safe, origin)
        expect(url.origin).toBe(origin)
        expect(`${url.pathname}${url.search}${url.hash}`).toBe(safe)
        if (url.pathname === '/team-member') return
        const route = routeOf(url.pathname)
        expect(route.area).not.toBe('register')
        expect(['NotFound', 'LogoutShort', 'LoginWithToken']).not.toContain(route.name)
        expect(safeReturnUrl(safe)).toBe(safe)
      }),
      { numRuns: 20_000, seed: 20_260 },
    )
    expect(kept).toBeGreaterThan(500)
  })
})
