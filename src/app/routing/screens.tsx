import type { ComponentType } from 'react'
import { LoginPage } from '#features/login/LoginPage.tsx'
import type { RouteName } from '#rules/routes.ts'
import { lazyScreen } from './lazy-screen.tsx'

/** The screen of every route of the table. A route without an entry shows the 'not built yet' page. */
export const screens: Partial<Record<RouteName, ComponentType>> = {
  Login: LoginPage,
  Signup: lazyScreen(() => import('#features/sign-up/SignUpPage.tsx').then((module) => module.SignUpPage)),
  ResetPassword: lazyScreen(() =>
    import('#features/password-reset/PasswordResetPage.tsx').then((module) => module.PasswordResetPage),
  ),
  VerifyEmail: lazyScreen(() => import('#features/verify-email/VerifyEmailPage.tsx').then((module) => module.VerifyEmailPage)),
  Logout: lazyScreen(() => import('#features/logout/LogoutPage.tsx').then((module) => module.LogoutPage)),
  LogoutShort: lazyScreen(() => import('#features/logout/LogoutPage.tsx').then((module) => module.LogoutPage)),
  LoginWithToken: lazyScreen(() => import('#features/token-login/TokenLoginPage.tsx').then((module) => module.TokenLoginPage)),
  EmailVerification: lazyScreen(() =>
    import('#features/email-verification/EmailVerificationPage.tsx').then((module) => module.EmailVerificationPage),
  ),
  ApplyForPosition: lazyScreen(() => import('#features/position/PositionPage.tsx').then((module) => module.PositionPage)),
  CompleteProfile: lazyScreen(() => import('#features/profile/WizardPage.tsx').then((module) => module.WizardPage)),
  Profile: lazyScreen(() => import('#features/profile/ProfilePage.tsx').then((module) => module.ProfilePage)),
  Notifications: lazyScreen(() =>
    import('#features/notifications/NotificationsPage.tsx').then((module) => module.NotificationsPage),
  ),
  'edit-course': lazyScreen(() =>
    import('#features/course-authoring/CourseAuthoringPage.tsx').then((module) => module.CourseAuthoringPage),
  ),
  NewCourse: lazyScreen(() =>
    import('#features/course-authoring/CourseAuthoringPage.tsx').then((module) => module.CourseAuthoringPage),
  ),
  NotFound: lazyScreen(() => import('#features/not-found/NotFoundPage.tsx').then((module) => module.NotFoundPage)),
}

/** Shown for routes that have no screen yet. */
export const NotBuilt = lazyScreen(() => import('#features/not-built/NotBuiltPage.tsx').then((module) => module.NotBuiltPage))
