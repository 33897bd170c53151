import { type RefObject, useEffect, useRef } from 'react'
import type { WizardStep } from '#rules/wizard-steps.ts'

/**
 * Begins each step the wizard goes to at its title: the page is at its top, and a keyboard or a screen reader goes on from there.
 *
 * @param step the wizard's step; null while it is not known. The first one takes no focus
 * @returns the ref of the step's title
 */
export const useFocusOfNewStep = (step: WizardStep | null): RefObject<HTMLHeadingElement | null> => {
  const title = useRef<HTMLHeadingElement>(null)
  const shown = useRef<WizardStep | null>(null)
  useEffect(() => {
    const hasMoved = shown.current !== null && shown.current !== step
    shown.current = step ?? shown.current
    if (!hasMoved || title.current === null) return
    title.current.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [step])
  return title
}
