import { describe, expect, it } from 'vitest'
import { defaultTitle, legacyRedirects, routes } from './routes.ts'

/** The route table of specification 2.1, written out: path, name, title. */
const specified = [
  ['/register/login', 'Login', 'Login'],
  ['/register/signup', 'Signup', 'Signup'],
  ['/register/reset-password/:token?', 'ResetPassword', 'Reset password'],
  ['/register/verify-email/:token?', 'VerifyEmail', 'Verify e-mail'],
  ['/register/logout', 'Logout', 'Log out'],
  ['/logout', 'LogoutShort', 'Log out'],
  ['/login-with-token', 'LoginWithToken', null],
  ['/team-member/dashboard', 'Dashboard', 'Dashboard'],
  ['/team-member/profile', 'Profile', 'Profile'],
  ['/team-member/completeProfile', 'CompleteProfile', 'Complete your profile'],
  ['/team-member/career-histories', 'CareerHistories', 'Career histories'],
  ['/team-member/training/roadmaps', 'Roadmaps', 'My roadmaps'],
  ['/team-member/training/courses', 'Courses', 'Courses'],
  ['/team-member/training/assessments', 'Assessments', 'Assessments'],
  ['/team-member/training/courses/:courseId', 'CourseDetail', 'Course'],
  ['/team-member/training/assessments/:assessmentId', 'AssessmentDetail', 'Assessment'],
  ['/team-member/training/roadmaps/:roadMapId', 'myRoadMapDetail', 'Roadmap'],
  ['/team-member/training/roadmaps/:roadMapId/courses/:courseId', 'RoadMapCourseDetail', 'Course'],
  ['/team-member/training/roadmaps/:roadMapId/assessments/:assessmentId', 'RoadMapAssessmentDetail', 'Assessment'],
  ['/team-member/training/roadmaps/:roadMapId/courseDetail/:courseId/start', 'LessonsMenu', 'Lessons'],
  ['/client/training/courses/:courseId/edit', 'edit-course', 'Course authoring'],
  ['/client/training/courses/new', 'NewCourse', 'Course authoring'],
  ['/team-member/timesheet/:dateOffset?', 'Timesheet', 'Timesheet'],
  ['/team-member/pay-runs', 'PayRuns', 'Pay runs'],
  ['/team-member/loans', 'Loans', 'Loans'],
  ['/team-member/paymentMethods', 'PaymentMethods', 'Payment method'],
  ['/team-member/repositories', 'Repositories', 'Repositories'],
  ['/team-member/commitments', 'Commitments', 'Commitments'],
  ['/team-member/email-verification', 'EmailVerification', 'E-mail verification'],
  ['/team-member/position/apply/:deepLinkId', 'ApplyForPosition', 'Apply for a position'],
  ['/team-member/access/list', 'AccessList', 'Access list'],
  ['/team-member/reports/timesheet-report', 'TimesheetReport', 'Timesheet report'],
  ['/team-member/weekly-timesheet-audit', 'WeeklyTimesheetAudit', 'Weekly timesheet audit'],
  ['/team-member/authors', 'Authors', 'Authors'],
  ['/notifications', 'Notifications', 'Notifications'],
  ['*', 'NotFound', 'Page not found'],
] as const

/** What stands beside it: the week that a line manager sees in the audit, for the member alone. */
const ofOurOwn = [
  ['/team-member/my-weeks', 'MyWeeks', 'My weeks'],
  ['/settings', 'Settings', 'Settings'],
] as const

describe('the route table', () => {
  it.each([...specified, ...ofOurOwn])('has %s as %s, titled %j', (path, name, title) => {
    expect(routes.filter((route) => route.name === name)).toMatchObject([{ path, title }])
  })

  it('has nothing else', () => {
    expect(routes.map((route) => route.path).sort()).toEqual([...specified, ...ofOurOwn].map(([path]) => path).sort())
  })

  it('shows only the lessons without the shell, and names roles only at 404', () => {
    expect(routes.filter((route) => 'standalone' in route).map((route) => route.name)).toEqual(['LessonsMenu'])
    expect(routes.filter((route) => 'namesRoles' in route).map((route) => route.name)).toEqual(['NotFound'])
  })

  it('has the default title of the specification', () => {
    expect(defaultTitle).toBe('Project Portal')
  })

  it('knows every legacy path but /logout, which is a route itself', () => {
    expect(Object.keys(legacyRedirects).sort()).toEqual(
      [
        '/payRuns',
        '/teamMember/dashboard',
        '/teamMember/completeProfile',
        '/teamMember/profile',
        '/careerHistories',
        '/loans',
        '/paymentMethods',
        '/repositories',
        '/completeProfile',
        '/emailVerification',
        '/timesheet/list/*',
        '/login',
        '/verifyEmail',
        '/signup',
        '/resetPassword',
        '/weeklyTimesheetAudit',
        '/authors',
        '/commitments',
      ].sort(),
    )
  })
})
