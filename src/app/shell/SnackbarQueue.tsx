import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { Snackbar as SnackbarMessage } from '#machines/snackbars/snackbars.machine.ts'
import { MessagesRoom, Snackbar, SnackbarRegion } from '#ui/Snackbar.tsx'
import { useSystem } from '../system-context.ts'

/**
 * Messages that the page leaves room for: the most it has shown at once. The room stays until another page is shown, because a page
 * that shrank as a message left would move under the hand that is about to press something.
 */
const useRoom = (shown: number): number => {
  const { pathname } = useLocation()
  const [room, setRoom] = useState({ pathname, messages: shown })
  const messages = room.pathname === pathname ? Math.max(room.messages, shown) : shown
  if (room.pathname !== pathname || room.messages !== messages) setRoom({ pathname, messages })
  return messages
}

/** The messages at the edge of the screen, newest on top; pointing at them or focusing them holds their clocks. */
export function SnackbarQueue({ items }: { items: readonly SnackbarMessage[] }) {
  const { snackbars } = useSystem()
  const region = useRef<HTMLDivElement>(null)
  const room = useRoom(items.length)
  // A message that leaves takes its focus along without a blur, so whether the queue is still held is looked up after each change.
  useEffect(() => {
    const isHeld = region.current?.matches(':hover') || region.current?.contains(document.activeElement)
    if (!isHeld && snackbars.getSnapshot().matches('held')) snackbars.send({ type: 'queue.released' })
  })
  const hold = () => {
    if (!snackbars.getSnapshot().matches('held')) snackbars.send({ type: 'queue.held' })
  }
  // A message that comes up under a resting pointer is entered without a movement: nobody points at it.
  const holdWhenMoved = ({ movementX, movementY }: PointerEvent) => {
    if (movementX !== 0 || movementY !== 0) hold()
  }
  return (
    <>
      {room > 0 && <MessagesRoom $messages={room} />}
      {items.length > 0 && (
        <SnackbarRegion
          ref={region}
          role="region"
          aria-label="Messages"
          onPointerMove={holdWhenMoved}
          onPointerDown={hold}
          onPointerLeave={() => snackbars.send({ type: 'queue.released' })}
          onFocus={hold}
          onBlur={() => snackbars.send({ type: 'queue.released' })}
        >
          {items.map((item) => (
            <Snackbar
              key={item.id}
              tone={item.status}
              onDismiss={() => snackbars.send({ type: 'snackbar.dismissed', id: item.id })}
            >
              {item.body}
            </Snackbar>
          ))}
        </SnackbarRegion>
      )}
    </>
  )
}
