import { type RefObject, useEffect, useState } from 'react'

const focusable = 'input:not([type="hidden"]):not([disabled]), [contenteditable="true"], [role="combobox"], button'

/**
 * Leads to a field by its name, also when its step or its editor has yet to come.
 *
 * @param root what holds the step
 * @returns the function that asks for a field
 */
export const useFieldFocus = (root: RefObject<HTMLElement | null>): ((field: string) => void) => {
  const [wanted, setWanted] = useState<string | null>(null)
  useEffect(() => {
    const element = root.current
    if (wanted === null || element === null) return
    const focus = (): boolean => {
      const place = element.querySelector(`[data-field="${wanted}"]`)
      const control = place?.querySelector<HTMLElement>(focusable)
      if (!place || !control || place.querySelector('[aria-busy="true"]') !== null) return false
      control.focus()
      place.scrollIntoView?.({ block: 'center' })
      setWanted(null)
      return true
    }
    if (focus()) return
    const observer = new MutationObserver(() => {
      if (focus()) observer.disconnect()
    })
    observer.observe(element, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['aria-busy', 'contenteditable'],
    })
    return () => observer.disconnect()
  }, [root, wanted])
  return setWanted
}
