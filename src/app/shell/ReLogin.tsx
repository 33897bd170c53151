import { useSelector } from '@xstate/react'
import { lazy, Suspense, useEffect } from 'react'
import { useFlow } from '#features/use-flow.ts'
import { useSystem } from '../system-context.ts'
import { reLoginFlow } from './re-login.actors.ts'

const ReLoginDialog = lazy(() => import('./ReLoginDialog.tsx').then((module) => ({ default: module.ReLoginDialog })))

/** Opens the re-login dialog when the session ends by itself (specification 4, Session); its code is fetched only then. */
export function ReLogin() {
  const { session } = useSystem()
  const isExpired = useSelector(session, (state) => state.matches('expired'))
  const userName = useSelector(session, (state) => state.context.user.userName)
  const view = useFlow(reLoginFlow)
  const { send } = view
  useEffect(() => {
    send(isExpired ? { type: 'session.expired', userName } : { type: 'session.resumed' })
  }, [send, isExpired, userName])
  if (!view.state.hasTag('open')) return null
  return (
    <Suspense>
      <ReLoginDialog {...view} />
    </Suspense>
  )
}
