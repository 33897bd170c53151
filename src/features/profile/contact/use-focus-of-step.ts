import { type RefObject, useEffect, useRef } from 'react'
import type { CodeView } from './code-verification.actors.ts'

/**
 * Keeps the focus inside an entry whose buttons come and go: when what had it is gone, the code field, else the first button, else
 * the place itself takes it. Focus that is elsewhere stays there.
 *
 * @returns the ref of the entry's place
 */
export const useFocusOfStep = (state: CodeView['state']): RefObject<HTMLDivElement | null> => {
  const place = useRef<HTMLDivElement>(null)
  const hadFocus = useRef(false)
  const step = JSON.stringify(state.value)
  useEffect(() => {
    const remember = () => {
      const active = document.activeElement
      // What is removed while it has the focus leaves the focus nowhere, and says nothing of it.
      if (active !== null && active !== document.body) hadFocus.current = place.current?.contains(active) === true
    }
    document.addEventListener('focusin', remember)
    return () => document.removeEventListener('focusin', remember)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step has other controls
  useEffect(() => {
    const active = document.activeElement
    const isLost = active === null || active === document.body
    if (!hadFocus.current || !isLost) return
    const target = place.current?.querySelector<HTMLElement>('input') ?? place.current?.querySelector<HTMLElement>('button')
    ;(target ?? place.current)?.focus()
  }, [step])
  return place
}
