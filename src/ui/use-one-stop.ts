import { type FocusEvent, type KeyboardEvent, useState } from 'react'

interface OneStop {
  /** How many rows' worth of buttons stand beside each other. */
  readonly columns: number
  /** How many buttons a cell has. */
  readonly inCell: number
  /** Which button the focus comes to, from either side, counted from 0. */
  readonly first: number
}

const buttonsOf = (group: HTMLElement): HTMLElement[] => [...group.querySelectorAll<HTMLElement>('button')]

/**
 * Makes the buttons of a group one stop of Tab, which always begins at the same one. Right and Left go from button to button, Down and Up
 * to the same button of the cell below or above, Home and End to the first and the last cell.
 *
 * @returns handlers for the group, and whether its button of a number, counted from 0, is the one that Tab comes to
 */
export const useOneStop = ({ columns, inCell, first }: OneStop) => {
  const [focused, setFocused] = useState<number | null>(null)
  const group = {
    onFocus: ({ currentTarget, target }: FocusEvent<HTMLElement>) => setFocused(buttonsOf(currentTarget).indexOf(target)),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      if (!currentTarget.contains(relatedTarget)) setFocused(null)
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (!(event.target instanceof HTMLElement) || event.altKey || event.ctrlKey || event.metaKey) return
      const buttons = buttonsOf(event.currentTarget)
      const at = buttons.indexOf(event.target)
      const row = columns * inCell
      const targets: Readonly<Record<string, number>> = {
        ArrowRight: at + 1,
        ArrowLeft: at - 1,
        ArrowDown: at + row,
        ArrowUp: at - row,
        Home: 0,
        End: buttons.length - inCell,
      }
      const target = targets[event.key]
      if (at < 0 || target === undefined) return
      event.preventDefault()
      buttons[target]?.focus()
    },
  }
  return { group, isStop: (index: number) => index === (focused ?? first) }
}
