import { useMemo, useSyncExternalStore } from 'react'
import { useServices } from '../services/services.ts'
import { type Outbox, type OutboxView, outboxOf } from './outbox.ts'

/** The outbox of the signed-in person, and what is in it. */
export const useOutbox = (): { readonly outbox: Outbox; readonly view: OutboxView } => {
  const services = useServices()
  const { outbox, subscribe, read } = useMemo(() => {
    const outbox = outboxOf(services)
    let view = outbox.view()
    const subscribe = (listener: () => void) => {
      const listening = outbox.view$.subscribe((next) => {
        view = next
        listener()
      })
      return () => listening.unsubscribe()
    }
    return { outbox, subscribe, read: () => view }
  }, [services])
  return { outbox, view: useSyncExternalStore(subscribe, read) }
}
