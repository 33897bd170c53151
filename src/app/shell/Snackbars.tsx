import { useSelector } from '@xstate/react'
import { Snackbar, SnackbarRegion } from '#ui/Snackbar.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { useSystem } from '../system-context.ts'

/** The snackbar queue on the page: newest on top, each said once to a screen reader (specification 4, Snackbars). */
export function Snackbars() {
  const { snackbars } = useSystem()
  const items = useSelector(snackbars, (state) => state.context.items)
  const shown = items.filter((item) => item.show)
  return (
    <>
      <VisuallyHidden role="log" aria-live="polite" aria-relevant="additions">
        {shown.map((item) => (
          <p key={item.id}>{item.body}</p>
        ))}
      </VisuallyHidden>
      <SnackbarRegion
        role="region"
        aria-label="Messages"
        onPointerEnter={() => snackbars.send({ type: 'queue.held' })}
        onPointerLeave={() => snackbars.send({ type: 'queue.released' })}
        onFocus={() => snackbars.send({ type: 'queue.held' })}
        onBlur={() => snackbars.send({ type: 'queue.released' })}
      >
        {shown.map((item) => (
          <Snackbar
            key={item.id}
            tone={item.status}
            onDismiss={() => snackbars.send({ type: 'snackbar.dismissed', id: item.id })}
          >
            {item.body}
          </Snackbar>
        ))}
      </SnackbarRegion>
    </>
  )
}
