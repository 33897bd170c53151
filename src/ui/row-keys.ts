import type { KeyboardEvent } from 'react'

const controlsSelector = 'a[href], button, input, select, textarea, [tabindex="0"]'

const ownsArrows = (target: HTMLElement) =>
  target.matches('input:not([type=checkbox]), textarea, select, [role=combobox], [aria-haspopup], [contenteditable=true]')

/**
 * Arrow keys in a table's body, whose rows take the focus. Up and Down go to the row above or below and stay on the same
 * control when one has the focus; Right and Left go through the controls of a row; Home and End go to the first and last row.
 * Fields and menu buttons keep their arrow keys.
 *
 * @param event a keydown that reached the table's body; rows are its direct children with `data-row`
 * @returns whether the key was used
 */
export function moveInRows(event: KeyboardEvent<HTMLElement>): boolean {
  if (!(event.target instanceof HTMLElement) || event.altKey || event.ctrlKey || event.metaKey) return false
  const row = event.target.closest<HTMLElement>('[data-row]')
  if (!row || row.parentElement !== event.currentTarget || ownsArrows(event.target)) return false
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>(':scope > [data-row]')]
  const controls = [...row.querySelectorAll<HTMLElement>(controlsSelector)]
  const column = controls.indexOf(event.target)
  const at = rows.indexOf(row)

  const inRow = (to: HTMLElement | undefined) => {
    if (!to) return undefined
    return column < 0 ? to : ([...to.querySelectorAll<HTMLElement>(controlsSelector)][column] ?? to)
  }
  const targets: Readonly<Record<string, () => HTMLElement | undefined>> = {
    ArrowDown: () => inRow(rows[at + 1]),
    ArrowUp: () => inRow(rows[at - 1]),
    ArrowRight: () => controls[column + 1],
    ArrowLeft: () => (column > 0 ? controls[column - 1] : row),
    Home: () => rows[0],
    End: () => rows.at(-1),
  }
  const find = targets[event.key]
  if (!find) return false
  event.preventDefault()
  find()?.focus()
  return true
}
