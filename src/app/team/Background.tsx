import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useClient } from 'urql'
import { OutboxAdoption } from '#features/shared/outbox/OutboxAdoption.tsx'
import { AppearanceKeeper } from '#features/shared/settings/AppearanceKeeper.tsx'
import { Shell_notificationsChangedDocument } from '#generated/app/team/notification-news.ts'
import { linkTo } from '#rules/paths.ts'
import { takePicture } from '../page-picture/take-picture.ts'
import { useSystem } from '../system-context.ts'
import { refreshNotifications } from './refresh-notifications.ts'

/** The page that most begin with, whose data are kept on the device. */
const picturedPage = linkTo('Dashboard')

/**
 * What runs beside every page of a signed-in person and shows nothing: it hears that notifications changed, sends what is pending, adopts
 * how the person chose the portal to look, and keeps how the page looked for the next time. Fetched once the page stands; one whose code did
 * not arrive is whole without it, and the next one makes up for it.
 */
export function Background() {
  useNotificationNews()
  usePicture()
  useEffect(() => {
    // What is kept without network has to be told without network.
    import('../shell/SnackbarQueue.tsx').catch(() => undefined)
  }, [])
  return (
    <>
      <OutboxAdoption />
      <AppearanceKeeper />
    </>
  )
}

/** Tells the shell that notifications changed, which is all the server says, and how they are asked for again then. */
function useNotificationNews(): void {
  const { shell, provideRefresh } = useSystem()
  const client = useClient()
  useEffect(() => provideRefresh(refreshNotifications), [provideRefresh])
  useEffect(() => {
    const { unsubscribe } = client.subscription(Shell_notificationsChangedDocument, {}).subscribe(({ data }) => {
      if (data) shell.send({ type: 'notifications.arrived' })
    })
    return unsubscribe
  }, [client, shell])
}

/** Keeps a picture of the page that is shown first, as it is without anything chosen on it. */
function usePicture(): void {
  const { pathname, search } = useLocation()
  useEffect(() => {
    if (pathname === picturedPage && search === '') return takePicture(pathname)
  }, [pathname, search])
}
