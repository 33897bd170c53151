import type { Snackbar as SnackbarMessage } from '#machines/snackbars/snackbars.machine.ts'
import { Snackbar, SnackbarRegion } from '#ui/Snackbar.tsx'
import { useSystem } from '../system-context.ts'

/** The messages at the edge of the screen, newest on top; pointing at them or focusing them holds their clocks. */
export function SnackbarQueue({ items }: { items: readonly SnackbarMessage[] }) {
  const { snackbars } = useSystem()
  return (
    <SnackbarRegion
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
