import { useEffect } from 'react'
import { fromEvent, merge, startWith } from 'rxjs'
import { useServices } from '../services/services.ts'
import { outboxOf } from './outbox.ts'

/** Sends what is pending wherever the person is in the portal, also what pages that are gone have left. It shows nothing. */
export function OutboxAdoption() {
  const services = useServices()
  useEffect(() => {
    const outbox = outboxOf(services)
    // Another tab may have been closed with something left, whenever this one is looked at or the network is back.
    const occasions = merge(fromEvent(document, 'visibilitychange'), fromEvent(window, 'online')).pipe(startWith(null))
    const watching = occasions.subscribe(() => void outbox.adoptLeft())
    return () => watching.unsubscribe()
  }, [services])
  return null
}
