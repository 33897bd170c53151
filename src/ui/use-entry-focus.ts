import { type RefObject, useEffect, useRef } from 'react'

/** The button of a list of entries that was in focus last: the `at`th of the entry at `position`, or outside of all entries. */
interface LastButton {
  entry: string | undefined
  position: number
  at: number
}

/** Longer than a dialog takes to leave: a removal is often confirmed in one, which has the focus until it is gone. */
const dialogLeaves = 300

const buttonsOf = (section: HTMLElement, entry: string | undefined): HTMLElement[] =>
  entry === undefined ? [] : [...section.querySelectorAll<HTMLElement>(`[data-entry="${CSS.escape(entry)}"] button`)]

const isLost = () => document.activeElement === null || document.activeElement === document.body

/**
 * Keeps the focus in a list of entries when what had it goes away: a form that closes gives it back to the button that opened it,
 * a removed entry to the same button of the entry that takes its place, and both to the list's Add button when there is no such.
 *
 * @param root holds elements with `data-entry` (an entry's id) and one with `data-entry-add`
 * @param ids of the entries, as they stand
 */
export function useEntryFocus(root: RefObject<HTMLElement | null>, ids: readonly string[], isFormOpen: boolean): void {
  const last = useRef<LastButton>(undefined)
  const order = useRef(ids)
  const wasOpen = useRef(isFormOpen)

  useEffect(() => {
    const section = root.current
    if (!section) return
    const remember = (event: FocusEvent) => {
      const button = event.target instanceof HTMLElement ? event.target.closest('button') : null
      const entry = button?.closest<HTMLElement>('[data-entry]')
      if (!button || entry?.querySelector('[data-entry-form]')) return
      if (!entry && !button.closest('[data-entry-add]')) return
      const id = entry?.dataset.entry
      last.current = {
        entry: id,
        position: id === undefined ? -1 : order.current.indexOf(id),
        at: buttonsOf(section, id).indexOf(button),
      }
    }
    section.addEventListener('focusin', remember)
    return () => section.removeEventListener('focusin', remember)
  }, [root])

  const key = ids.join('\n')
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` stands for the ids
  useEffect(() => {
    const closed = wasOpen.current && !isFormOpen
    const gone = last.current?.entry !== undefined && !ids.includes(last.current.entry)
    wasOpen.current = isFormOpen
    order.current = ids
    const section = root.current
    if (!section || isFormOpen || !(closed || gone)) return
    const giveBack = () => {
      if (!isLost()) return
      // A form that was open from the start was opened by no button.
      const { entry, position, at } = last.current ?? { entry: undefined, position: -1, at: -1 }
      const next = gone ? (ids[position] ?? ids.at(-1)) : entry
      const target = buttonsOf(section, next)[at] ?? section.querySelector<HTMLElement>('[data-entry-add] button')
      target?.focus()
    }
    giveBack()
    const timer = setTimeout(giveBack, dialogLeaves)
    return () => clearTimeout(timer)
  }, [root, key, isFormOpen])
}
