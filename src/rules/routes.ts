/**
 * The portal's addresses (specification 2.1): path, name, title and what a person needs to enter. The screens are attached by the
 * composition root, so that machines, guards and links can know every address without knowing a component.
 */

/** What a team route asks for beyond a team role (specification 2.1, notes; decisions B). */
export type RouteNeed = 'commitments' | 'activeCommitment' | 'lineManager'

export interface RouteFact {
  readonly name: string
  /** Pattern with `:param` and `:param?` segments. */
  readonly path: string
  /** Title of the page; null takes the default. */
  readonly title: string | null
  /** `register` needs no authorization, `team` needs a team role and a complete profile, `authorized` a team role only, `open` nothing. */
  readonly area: 'register' | 'team' | 'authorized' | 'open'
  readonly needs?: RouteNeed
  /** Stays open for a signed-in member although it is a register route (decision A1; a mailed link works whoever is signed in). */
  readonly alwaysOpen?: true
  /** Shown without the shell's drawer and header. */
  readonly standalone?: true
  /** The only place where the roles Admin and Customer are named (specification 6). */
  readonly namesRoles?: readonly ['Admin', 'Customer']
}

/** Page title of a route without its own (specification 2.1). */
export const defaultTitle = 'Project Portal'

export const routes = [
  { name: 'Login', path: '/register/login', title: 'Login', area: 'register' },
  { name: 'Signup', path: '/register/signup', title: 'Signup', area: 'register' },
  {
    name: 'ResetPassword',
    path: '/register/reset-password/:token?',
    title: 'Reset password',
    area: 'register',
    alwaysOpen: true,
  },
  { name: 'VerifyEmail', path: '/register/verify-email/:token?', title: 'Verify e-mail', area: 'register', alwaysOpen: true },
  { name: 'Logout', path: '/register/logout', title: 'Log out', area: 'register', alwaysOpen: true },
  { name: 'LogoutShort', path: '/logout', title: 'Log out', area: 'open' },
  { name: 'LoginWithToken', path: '/login-with-token', title: null, area: 'open' },
  { name: 'Dashboard', path: '/team-member/dashboard', title: 'Dashboard', area: 'team', needs: 'commitments' },
  { name: 'Profile', path: '/team-member/profile', title: 'Profile', area: 'team' },
  { name: 'CompleteProfile', path: '/team-member/completeProfile', title: 'Complete your profile', area: 'team' },
  { name: 'CareerHistories', path: '/team-member/career-histories', title: 'Career histories', area: 'team' },
  { name: 'Roadmaps', path: '/team-member/training/roadmaps', title: 'My roadmaps', area: 'team' },
  { name: 'Courses', path: '/team-member/training/courses', title: 'Courses', area: 'team' },
  { name: 'Assessments', path: '/team-member/training/assessments', title: 'Assessments', area: 'team' },
  { name: 'CourseDetail', path: '/team-member/training/courses/:courseId', title: 'Course', area: 'team' },
  { name: 'AssessmentDetail', path: '/team-member/training/assessments/:assessmentId', title: 'Assessment', area: 'team' },
  { name: 'myRoadMapDetail', path: '/team-member/training/roadmaps/:roadMapId', title: 'Roadmap', area: 'team' },
  {
    name: 'RoadMapCourseDetail',
    path: '/team-member/training/roadmaps/:roadMapId/courses/:courseId',
    title: 'Course',
    area: 'team',
  },
  {
    name: 'RoadMapAssessmentDetail',
    path: '/team-member/training/roadmaps/:roadMapId/assessments/:assessmentId',
    title: 'Assessment',
    area: 'team',
  },
  {
    name: 'LessonsMenu',
    path: '/team-member/training/roadmaps/:roadMapId/courseDetail/:courseId/start',
    title: 'Lessons',
    area: 'team',
    standalone: true,
  },
  { name: 'edit-course', path: '/client/training/courses/:courseId/edit', title: 'Course authoring', area: 'open' },
  { name: 'NewCourse', path: '/client/training/courses/new', title: 'Course authoring', area: 'open' },
  { name: 'Timesheet', path: '/team-member/timesheet/:dateOffset?', title: 'Timesheet', area: 'team', needs: 'commitments' },
  { name: 'MyWeeks', path: '/team-member/my-weeks', title: 'My weeks', area: 'team', needs: 'commitments' },
  { name: 'PayRuns', path: '/team-member/pay-runs', title: 'Pay runs', area: 'team', needs: 'activeCommitment' },
  { name: 'Loans', path: '/team-member/loans', title: 'Loans', area: 'team', needs: 'activeCommitment' },
  { name: 'PaymentMethods', path: '/team-member/paymentMethods', title: 'Payment method', area: 'team' },
  { name: 'Repositories', path: '/team-member/repositories', title: 'Repositories', area: 'team', needs: 'activeCommitment' },
  { name: 'Commitments', path: '/team-member/commitments', title: 'Commitments', area: 'team' },
  { name: 'EmailVerification', path: '/team-member/email-verification', title: 'E-mail verification', area: 'team' },
  { name: 'ApplyForPosition', path: '/team-member/position/apply/:deepLinkId', title: 'Apply for a position', area: 'team' },
  { name: 'AccessList', path: '/team-member/access/list', title: 'Access list', area: 'team' },
  {
    name: 'TimesheetReport',
    path: '/team-member/reports/timesheet-report',
    title: 'Timesheet report',
    area: 'team',
    needs: 'lineManager',
  },
  {
    name: 'WeeklyTimesheetAudit',
    path: '/team-member/weekly-timesheet-audit',
    title: 'Weekly timesheet audit',
    area: 'team',
    needs: 'lineManager',
  },
  { name: 'Authors', path: '/team-member/authors', title: 'Authors', area: 'team', needs: 'lineManager' },
  { name: 'Notifications', path: '/notifications', title: 'Notifications', area: 'authorized' },
  { name: 'Settings', path: '/settings', title: 'Settings', area: 'authorized' },
  { name: 'NotFound', path: '*', title: 'Page not found', area: 'open', namesRoles: ['Admin', 'Customer'] },
] as const satisfies readonly RouteFact[]

/** One line of the table, with what it says itself. */
export type Route = (typeof routes)[number]

export type RouteName = Route['name']

/** Routes of the signed-in part, which the team area shows. */
export type TeamRouteName = Extract<Route, { readonly area: 'team' | 'authorized' }>['name']

/** Routes that need nobody to be signed in. Every route is of one of the two kinds. */
export type OpenRouteName = Exclude<RouteName, TeamRouteName>

/** Addresses of the product before this one, each with its new address (specification 2.1, Legacy paths). */
export const legacyRedirects = {
  '/payRuns': '/team-member/pay-runs',
  '/teamMember/dashboard': '/team-member/dashboard',
  '/teamMember/completeProfile': '/team-member/completeProfile',
  '/teamMember/profile': '/team-member/profile',
  '/careerHistories': '/team-member/career-histories',
  '/loans': '/team-member/loans',
  '/paymentMethods': '/team-member/paymentMethods',
  '/repositories': '/team-member/repositories',
  '/completeProfile': '/team-member/completeProfile',
  '/emailVerification': '/team-member/email-verification',
  '/timesheet/list/*': '/team-member/timesheet',
  '/login': '/register/login',
  '/verifyEmail': '/register/verify-email',
  '/signup': '/register/signup',
  '/resetPassword': '/register/reset-password',
  '/weeklyTimesheetAudit': '/team-member/weekly-timesheet-audit',
  '/authors': '/team-member/authors',
  '/commitments': '/team-member/commitments',
} as const satisfies Record<string, string>
