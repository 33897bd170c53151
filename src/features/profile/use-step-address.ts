import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { isWizardStep } from '#rules/wizard.ts'
import type { WizardStep } from '#rules/wizard-steps.ts'

/**
 * Keeps the wizard's step in the address, so that the browser's Back and Forward move between steps: each step the wizard goes to is
 * a page of the history, and a step the history goes to is opened in the wizard.
 *
 * @param step the wizard's step; null while it is not known
 * @param open asks the wizard for a step. @returns whether the wizard went there; it may decline
 */
export const useStepAddress = (step: WizardStep | null, open: (step: WizardStep) => boolean): void => {
  const [query, setQuery] = useSearchParams()
  const text = query.get('step')
  const number = text !== null && /^\d$/.test(text) ? Number(text) : 0
  const asked = isWizardStep(number) ? number : null
  const before = useRef<WizardStep | null>(null)
  const seen = useRef<WizardStep | null>(null)
  useEffect(() => {
    if (step === null) return
    const hasMoved = before.current !== null && before.current !== step
    const isNewAddress = asked !== seen.current
    before.current = step
    seen.current = asked
    if (asked === step) return
    if (isNewAddress && !hasMoved && asked !== null && open(asked)) return
    // The first address names no step, and a declined one names a wrong step: neither is a page to come back to.
    seen.current = step
    setQuery({ step: String(step) }, { replace: !hasMoved })
  }, [step, asked, open, setQuery])
}
