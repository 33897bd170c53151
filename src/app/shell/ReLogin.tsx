import { useSelector } from '@xstate/react'
import { late } from '#ui/late.tsx'
import { ScreenBoundary } from '../routing/ScreenBoundary.tsx'
import { useSystem } from '../system-context.ts'

const ReLoginDialog = late(() => import('./ReLoginDialog.tsx').then((module) => module.ReLoginDialog))

/** The re-login dialog when the session has ended by itself (specification 4, Session); its code is fetched only then. */
export function ReLogin() {
  const { session } = useSystem()
  // Until the login page has loaded, the page below is nobody's.
  const isSessionEnded = useSelector(
    session,
    (state) => state.matches('expired') || (state.matches('signingOut') && state.context.reload),
  )
  return <ScreenBoundary resetKey={String(isSessionEnded)}>{isSessionEnded && <ReLoginDialog />}</ScreenBoundary>
}
