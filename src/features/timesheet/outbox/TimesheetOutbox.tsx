import { useEffect } from 'react'
import { fromEvent, merge, startWith } from 'rxjs'
import { useServices } from '../../services.ts'
import { outboxesOf } from './outboxes.ts'

/** Sends what is pending wherever the person is in the portal, also what pages that are gone have left. It shows nothing. */
export function TimesheetOutbox() {
  const services = useServices()
  useEffect(() => {
    const outboxes = outboxesOf(services)
    // Another tab may have been closed with something left, whenever this one is looked at or the network is back.
    const occasions = merge(fromEvent(document, 'visibilitychange'), fromEvent(window, 'online')).pipe(startWith(null))
    const watching = occasions.subscribe(() => void outboxes.takeOver())
    return () => watching.unsubscribe()
  }, [services])
  return null
}
