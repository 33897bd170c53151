import type { ComponentType } from 'react'
import type { TeamRouteName } from '#rules/routes.ts'
import { lazyScreen } from '../routing/lazy-screen.tsx'

/** The screen of every route of the signed-in part. */
const teamScreens: Readonly<Record<TeamRouteName, ComponentType>> = {
  EmailVerification: lazyScreen(() =>
    import('#features/email-verification/EmailVerificationPage.tsx').then((module) => module.EmailVerificationPage),
  ),
  ApplyForPosition: lazyScreen(() => import('#features/position/PositionPage.tsx').then((module) => module.PositionPage)),
  CompleteProfile: lazyScreen(() => import('#features/profile/WizardPage.tsx').then((module) => module.WizardPage)),
  Profile: lazyScreen(() => import('#features/profile/ProfilePage.tsx').then((module) => module.ProfilePage)),
  CareerHistories: lazyScreen(() =>
    import('#features/career-histories/CareerHistoriesPage.tsx').then((module) => module.CareerHistoriesPage),
  ),
  Commitments: lazyScreen(() => import('#features/commitments/CommitmentsPage.tsx').then((module) => module.CommitmentsPage)),
  Courses: lazyScreen(() => import('#features/catalogue/CataloguePages.tsx').then((module) => module.CoursesPage)),
  Assessments: lazyScreen(() => import('#features/catalogue/CataloguePages.tsx').then((module) => module.AssessmentsPage)),
  AssessmentDetail: lazyScreen(() =>
    import('#features/catalogue/CataloguePages.tsx').then((module) => module.AssessmentDetailPage),
  ),
  Dashboard: lazyScreen(() => import('#features/dashboard/DashboardPage.tsx').then((module) => module.DashboardPage)),
  Timesheet: lazyScreen(() => import('#features/timesheet/week/TimesheetPage.tsx').then((module) => module.TimesheetPage)),
  AccessList: lazyScreen(() => import('#features/access/AccessPage.tsx').then((module) => module.AccessPage)),
  Authors: lazyScreen(() => import('#features/authors/AuthorsPage.tsx').then((module) => module.AuthorsPage)),
  TimesheetReport: lazyScreen(() => import('#features/timesheet-report/ReportPage.tsx').then((module) => module.ReportPage)),
  WeeklyTimesheetAudit: lazyScreen(() =>
    import('#features/weekly-audit/AuditPages.tsx').then((module) => module.WeeklyAuditPage),
  ),
  MyWeeks: lazyScreen(() => import('#features/weekly-audit/AuditPages.tsx').then((module) => module.MyWeeksPage)),
  PayRuns: lazyScreen(() => import('#features/pay-runs/PayRunsPage.tsx').then((module) => module.PayRunsPage)),
  Loans: lazyScreen(() => import('#features/loans/LoansPage.tsx').then((module) => module.LoansPage)),
  Notifications: lazyScreen(() =>
    import('#features/notifications/NotificationsPage.tsx').then((module) => module.NotificationsPage),
  ),
  Settings: lazyScreen(() => import('#features/settings/SettingsPage.tsx').then((module) => module.SettingsPage)),
  PaymentMethods: lazyScreen(() =>
    import('#features/payment-method/PaymentMethodPage.tsx').then((module) => module.PaymentMethodPage),
  ),
  Roadmaps: lazyScreen(() => import('#features/roadmaps/RoadMapsPage.tsx').then((module) => module.RoadMapsPage)),
  myRoadMapDetail: lazyScreen(() => import('#features/roadmaps/RoadMapPage.tsx').then((module) => module.RoadMapPage)),
  RoadMapCourseDetail: lazyScreen(() =>
    import('#features/courses/detail/RoadMapCoursePage.tsx').then((module) => module.RoadMapCoursePage),
  ),
  CourseDetail: lazyScreen(() =>
    import('#features/courses/detail/CatalogueCoursePage.tsx').then((module) => module.CatalogueCoursePage),
  ),
  LessonsMenu: lazyScreen(() => import('#features/lessons/LessonsPage.tsx').then((module) => module.LessonsPage)),
  RoadMapAssessmentDetail: lazyScreen(() =>
    import('#features/assessment/AssessmentPage.tsx').then((module) => module.AssessmentPage),
  ),
  Repositories: lazyScreen(() => import('#features/repositories/RepositoriesPage.tsx').then((module) => module.RepositoriesPage)),
}

/** Shows a signed-in route's screen. */
export function TeamScreen({ name }: { name: TeamRouteName }) {
  const Component = teamScreens[name]
  return <Component />
}
