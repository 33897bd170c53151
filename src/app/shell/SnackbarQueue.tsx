import { useEffect, useRef } from 'react'
import type { Snackbar as SnackbarMessage } from '#machines/snackbars/snackbars.machine.ts'
import { Snackbar, SnackbarRegion } from '#ui/Snackbar.tsx'
import { useSystem } from '../system-context.ts'

/** The messages at the edge of the screen, newest on top; pointing at them or focusing them holds their clocks. */
export function SnackbarQueue({ items }: { items: readonly SnackbarMessage[] }) {
  const { snackbars } = useSystem()
  const region = useRef<HTMLDivElement>(null)
  // A message that leaves takes its focus along without a blur, so whether the queue is still held is looked up after each change.
  useEffect(() => {
    const isHeld = region.current?.matches(':hover') || region.current?.contains(document.activeElement)
    if (!isHeld && snackbars.getSnapshot().matches('held')) snackbars.send({ type: 'queue.released' })
  })
  return (
    <SnackbarRegion
      ref={region}
      role="region"
      aria-label="Messages"
      onPointerEnter={() => snackbars.send({ type: 'queue.held' })}
      onPointerLeave={() => snackbars.send({ type: 'queue.released' })}
      onFocus={() => snackbars.send({ type: 'queue.held' })}
      onBlur={() => snackbars.send({ type: 'queue.released' })}
    >
      {items.map((item) => (
        <Snackbar key={item.id} tone={item.status} onDismiss={() => snackbars.send({ type: 'snackbar.dismissed', id: item.id })}>
          {item.body}
        </Snackbar>
      ))}
    </SnackbarRegion>
  )
}
