import { type RefObject, useEffect, useRef, useState } from 'react'
import { hearWindow, tellWindow } from '../frame-messages.ts'

/** The frame of the replayed portal, which is told after which entry it is to stand, and again when it was loaded anew. */
export const useFrame = (at: number): readonly [frame: RefObject<HTMLIFrameElement | null>, isReady: boolean] => {
  const frame = useRef<HTMLIFrameElement>(null)
  const [times, setTimes] = useState(0)
  useEffect(
    () =>
      hearWindow(
        () => frame.current?.contentWindow,
        (message) => {
          if (message.type === 'ready') setTimes((before) => before + 1)
        },
      ),
    [],
  )
  useEffect(() => {
    const window = frame.current?.contentWindow
    if (times > 0 && window) tellWindow(window, { type: 'stand', at })
  }, [times, at])
  return [frame, times > 0]
}

/** How much smaller something of a width must be to have room, as the room changes; 1 where it has. */
export const useScale = (width: number): readonly [RefObject<HTMLDivElement | null>, number] => {
  const room = useRef<HTMLDivElement>(null)
  const [scale, setScale] = useState(1)
  useEffect(() => {
    if (room.current === null) return
    const watching = new ResizeObserver(([entry]) => setScale(Math.min(1, (entry?.contentRect.width ?? width) / width)))
    watching.observe(room.current)
    return () => watching.disconnect()
  }, [width])
  return [room, scale]
}
