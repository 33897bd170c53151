import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { Alert } from '#ui/Alert.tsx'
import { late } from '#ui/late.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { ScreenBoundary } from '../routing/ScreenBoundary.tsx'
import { useSystem } from '../system-context.ts'

/** While the code that draws messages is on its way, their time stands: on a slow network they would leave unseen. */
function Holding() {
  const { snackbars } = useSystem()
  useEffect(() => {
    snackbars.send({ type: 'queue.held' })
    return () => snackbars.send({ type: 'queue.released' })
  }, [snackbars])
  return null
}

const SnackbarQueue = late(() => import('./SnackbarQueue.tsx').then((module) => module.SnackbarQueue), Holding)

/**
 * The snackbar queue (specification 4, Snackbars). The log that a screen reader follows is always there, so that the first message
 * is said too; the code that draws messages is fetched with the first.
 */
export function Snackbars() {
  const { snackbars } = useSystem()
  const items = useSelector(snackbars, (state) => state.context.items).filter((item) => item.show)
  // Fetched once, it stays: the room that a page leaves for messages outlives them.
  const [isNeeded, setIsNeeded] = useState(false)
  if (items.length > 0 && !isNeeded) setIsNeeded(true)
  return (
    <>
      <VisuallyHidden role="log" aria-live="polite" aria-relevant="additions">
        {items.map((item) => (
          <p key={item.id}>{item.body}</p>
        ))}
      </VisuallyHidden>
      <ScreenBoundary
        resetKey=""
        fallback={items.map(({ id, body }) => (
          <Alert key={id} tone="info">
            {body}
          </Alert>
        ))}
      >
        {isNeeded && <SnackbarQueue items={items} />}
      </ScreenBoundary>
    </>
  )
}
