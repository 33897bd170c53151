import { type KeyboardEvent, type PointerEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { Box } from './drawing/drawing.ts'

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

/** Smaller than this, nobody reads what a chart says. */
const legible = 0.75

/** Where a side of the drawing begins so that all of it is seen or, where it is too long, what matters is in the middle. */
const sideAt = (frame: number, side: number, middle: number): number =>
  side <= frame ? (frame - side) / 2 : Math.min(0, Math.max(frame - side, frame / 2 - middle))

/** The drawing at a size, with `focus` in view. */
const placedAt = (scale: number, frame: Element, size: Pick<Box, 'width' | 'height'>, focus: Box): Place => ({
  x: sideAt(frame.clientWidth, size.width * scale, (focus.x + focus.width / 2) * scale),
  y: sideAt(frame.clientHeight, size.height * scale, (focus.y + focus.height / 2) * scale),
  scale,
})

const isInView = ({ x, y, scale }: Place, frame: Element, focus: Box): boolean => {
  const [left, top] = [focus.x * scale + x, focus.y * scale + y]
  return (
    left >= 0 && top >= 0 && left + focus.width * scale <= frame.clientWidth && top + focus.height * scale <= frame.clientHeight
  )
}

const arrows: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: panStep, y: 0 },
  ArrowRight: { x: -panStep, y: 0 },
  ArrowUp: { x: 0, y: panStep },
  ArrowDown: { x: 0, y: -panStep },
}

export interface Zoom {
  readonly place: Place
  readonly zoomIn: () => void
  readonly zoomOut: () => void
  /** Shows as much as can be read, what matters in the middle. */
  readonly show: () => void
  readonly onKeyDown: (event: KeyboardEvent) => void
  readonly onPointerDown: (event: PointerEvent) => void
  readonly onPointerMove: (event: PointerEvent) => void
}

/**
 * Moves a drawing in its window: by dragging, by the wheel with Control, by + - 0 and the arrow keys.
 *
 * @param frame the window
 * @param size of the drawing, in px
 * @param focus what matters in it; it comes into view whenever it becomes another
 */
export const useZoom = (frame: RefObject<HTMLElement | null>, size: Pick<Box, 'width' | 'height'>, focus: Box): Zoom => {
  const [place, setPlace] = useState<Place>({ x: 0, y: 0, scale: 1 })
  const from = useRef({ x: 0, y: 0 })

  const latest = useRef({ size, focus })
  latest.current = { size, focus }

  const show = useCallback(() => {
    const element = frame.current
    if (element === null || element.clientWidth === 0) return
    const { size, focus } = latest.current
    setPlace(placedAt(Math.min(1, Math.max(legible, element.clientWidth / size.width)), element, size, focus))
  }, [frame])

  useEffect(() => {
    const element = frame.current
    if (element === null) return
    const observer = new ResizeObserver(show)
    observer.observe(element)
    return () => observer.disconnect()
  }, [frame, show])

  const { x, y, width, height } = focus
  useEffect(() => {
    const element = frame.current
    const focus = { x, y, width, height }
    if (element !== null)
      setPlace((before) =>
        isInView(before, element, focus) ? before : placedAt(before.scale, element, latest.current.size, focus),
      )
  }, [frame, x, y, width, height])

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
  const byKey: Readonly<Record<string, () => void>> = { '+': zoomIn, '=': zoomIn, '-': zoomOut, '0': show }
  return {
    ...{ place, zoomIn, zoomOut, show },
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
