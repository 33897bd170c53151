import { useEffect } from 'react'
import { useClient } from 'urql'
import { OutboxAdoption } from '#features/shared/outbox/OutboxAdoption.tsx'
import { AppearanceKeeper } from '#features/shared/settings/AppearanceKeeper.tsx'
import { Shell_notificationsChangedDocument } from '#generated/app/team/notification-news.ts'
import { useSystem } from '../system-context.ts'
import { refreshNotifications } from './refresh-notifications.ts'

/**
 * What runs beside every page of a signed-in person and shows nothing: it hears that notifications changed, sends what is pending, and
 * adopts how the person chose the portal to look. Fetched once the page stands; one whose code did not arrive is whole without it, and
 * the next one makes up for it.
 */
export function Background() {
  useNotificationNews()
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
