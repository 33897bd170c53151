import { useEffect, useReducer, useRef } from 'react'

let isDown = false

const note = (event: PointerEvent): void => {
  isDown = event.type === 'pointerdown'
}
for (const type of ['pointerdown', 'pointerup', 'pointercancel'] as const)
  globalThis.addEventListener?.(type, note as EventListener, { capture: true, passive: true })

/**
 * Does something now, or when the press that is under way has been carried out: a press that takes the focus out of a field must not
 * move the button it is on, as an error line that appears above it would.
 */
export const afterPress = (work: () => void): void => {
  if (!isDown) {
    work()
    return
  }
  const finish = (): void => {
    for (const type of ['pointerup', 'pointercancel']) globalThis.removeEventListener(type, finish, { capture: true })
    // The click follows the release.
    setTimeout(work)
  }
  for (const type of ['pointerup', 'pointercancel']) globalThis.addEventListener(type, finish, { capture: true })
}

/**
 * A value that stands still while a press is under way, for lines whose coming and going moves what is below them: leaving a field
 * by pressing a button may change the error above that button, and the press must still reach it.
 *
 * @returns the value, or during a press the one before it
 */
export const useStillDuringPress = <T>(value: T): T => {
  const still = useRef(value)
  const [, again] = useReducer((count: number) => count + 1, 0)
  const isHeld = isDown && still.current !== value
  useEffect(() => {
    if (isHeld) afterPress(again)
    else still.current = value
  }, [isHeld, value])
  return isHeld ? still.current : value
}
