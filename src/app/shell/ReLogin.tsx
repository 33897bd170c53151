import { useSelector } from '@xstate/react'
import { lazy, Suspense } from 'react'
import { useSystem } from '../system-context.ts'

const ReLoginDialog = lazy(() => import('./ReLoginDialog.tsx').then((module) => ({ default: module.ReLoginDialog })))

/** The re-login dialog when the session has ended by itself (specification 4, Session); its code is fetched only then. */
export function ReLogin() {
  const { session } = useSystem()
  const isExpired = useSelector(session, (state) => state.matches('expired'))
  return <Suspense>{isExpired && <ReLoginDialog />}</Suspense>
}
