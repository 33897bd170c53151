import { type KeyboardEvent, type PointerEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react'

/** Where a drawing lies in its window: shifted by x and y px, `scale` times as large. */
export interface Place {
  readonly x: number
  readonly y: number
  readonly scale: number
}

const [smallest, largest] = [0.1, 4]
const zoomStep = 1.25
const panStep = 60

const zoomedAt = ({ x, y, scale }: Place, factor: number, at: { x: number; y: number }): Place => {
  const next = Math.min(largest, Math.max(smallest, scale * factor))
  const by = next / scale
  return { x: at.x - (at.x - x) * by, y: at.y - (at.y - y) * by, scale: next }
}

const arrows: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: panStep, y: 0 },
  ArrowRight: { x: -panStep, y: 0 },
  ArrowUp: { x: 0, y: panStep },
  ArrowDown: { x: 0, y: -panStep },
}

export interface Zoom {
  readonly place: Place
  readonly zoomBy: (factor: number) => void
  readonly zoomIn: () => void
  readonly zoomOut: () => void
  /** Shows the whole width, and no larger than it was drawn. */
  readonly fit: () => void
  readonly onKeyDown: (event: KeyboardEvent) => void
  readonly onPointerDown: (event: PointerEvent) => void
  readonly onPointerMove: (event: PointerEvent) => void
}

/**
 * Moves a drawing in its window: by dragging, by the wheel with Control, by + - 0 and the arrow keys.
 *
 * @param frame the window
 * @param size of the drawing, in px
 */
export const useZoom = (frame: RefObject<HTMLElement | null>, size: { width: number; height: number }): Zoom => {
  const [place, setPlace] = useState<Place>({ x: 0, y: 0, scale: 1 })
  const from = useRef({ x: 0, y: 0 })

  const fit = useCallback(() => {
    const width = frame.current?.clientWidth ?? 0
    const scale = Math.min(1, width / size.width)
    if (width > 0) setPlace({ x: Math.max(0, (width - size.width * scale) / 2), y: 0, scale })
  }, [frame, size.width])
  useEffect(fit, [fit])

  const zoomBy = useCallback(
    (factor: number) => {
      const { clientWidth = 0, clientHeight = 0 } = frame.current ?? {}
      setPlace((before) => zoomedAt(before, factor, { x: clientWidth / 2, y: clientHeight / 2 }))
    },
    [frame],
  )

  useEffect(() => {
    const element = frame.current
    if (element === null) return
    const onWheel = (event: WheelEvent): void => {
      // Without Control the page scrolls, as everywhere.
      if (!event.ctrlKey && !event.metaKey) return
      event.preventDefault()
      const { left, top } = element.getBoundingClientRect()
      const at = { x: event.clientX - left, y: event.clientY - top }
      setPlace((before) => zoomedAt(before, Math.exp(-event.deltaY / 300), at))
    }
    element.addEventListener('wheel', onWheel, { passive: false })
    return () => element.removeEventListener('wheel', onWheel)
  }, [frame])

  const zoomIn = () => zoomBy(zoomStep)
  const zoomOut = () => zoomBy(1 / zoomStep)
  const byKey: Readonly<Record<string, () => void>> = { '+': zoomIn, '=': zoomIn, '-': zoomOut, '0': fit }
  return {
    ...{ place, zoomBy, zoomIn, zoomOut, fit },
    onKeyDown: (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      const by = arrows[event.key]
      if (by === undefined && byKey[event.key] === undefined) return
      event.preventDefault()
      if (by === undefined) byKey[event.key]?.()
      else setPlace(({ x, y, scale }) => ({ x: x + by.x, y: y + by.y, scale }))
    },
    onPointerDown: (event) => {
      from.current = { x: event.clientX, y: event.clientY }
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove: (event) => {
      if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
      const by = { x: event.clientX - from.current.x, y: event.clientY - from.current.y }
      from.current = { x: event.clientX, y: event.clientY }
      setPlace(({ x, y, scale }) => ({ x: x + by.x, y: y + by.y, scale }))
    },
  }
}
