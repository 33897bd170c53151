import type { ComponentType } from 'react'
import { LoginPage } from '#features/login/LoginPage.tsx'
import type { OpenRouteName } from '#rules/routes.ts'
import { lazyScreen } from './lazy-screen.tsx'

/**
 * The screens that need nobody to be signed in, by route. The others are in the team area's own table, fetched with it: together the two
 * have a screen for every route.
 */
export const screens: Readonly<Record<OpenRouteName, ComponentType>> = {
  Login: LoginPage,
  Signup: lazyScreen(() => import('#features/sign-up/SignUpPage.tsx').then((module) => module.SignUpPage)),
  ResetPassword: lazyScreen(() =>
    import('#features/password-reset/PasswordResetPage.tsx').then((module) => module.PasswordResetPage),
  ),
  VerifyEmail: lazyScreen(() => import('#features/verify-email/VerifyEmailPage.tsx').then((module) => module.VerifyEmailPage)),
  Logout: lazyScreen(() => import('../session/LogoutScreen.tsx').then((module) => module.LogoutScreen)),
  LogoutShort: lazyScreen(() => import('../session/LogoutScreen.tsx').then((module) => module.LogoutScreen)),
  LoginWithToken: lazyScreen(() => import('#features/token-login/TokenLoginPage.tsx').then((module) => module.TokenLoginPage)),
  'edit-course': lazyScreen(() =>
    import('#features/course-authoring/CourseAuthoringPage.tsx').then((module) => module.CourseAuthoringPage),
  ),
  NewCourse: lazyScreen(() =>
    import('#features/course-authoring/CourseAuthoringPage.tsx').then((module) => module.CourseAuthoringPage),
  ),
  NotFound: lazyScreen(() => import('#features/not-found/NotFoundPage.tsx').then((module) => module.NotFoundPage)),
}

/** The screen of a signed-in route. */
export const TeamScreen = lazyScreen(() => import('../team/TeamScreen.tsx').then((module) => module.TeamScreen))
