import { type RefObject, useRef, useState } from 'react'

/** What a menu or popover gives to the button that opens it; spread it on a Button or an IconButton. */
export interface OverlayTriggerProps {
  ref: RefObject<HTMLButtonElement | null>
  onPress: () => void
  'aria-haspopup': 'menu' | 'dialog'
  'aria-expanded': boolean
}

/** Whether it is open: kept by the owner when both are given, else by the component itself. */
export interface OpenProps {
  open?: boolean
  onOpenChange?: (open: boolean) => void
}

/** The open state, and the props for the button. */
export function useOverlayTrigger({ open, onOpenChange }: OpenProps, kind: 'menu' | 'dialog') {
  const [ownOpen, setOwnOpen] = useState(false)
  const ref = useRef<HTMLButtonElement>(null)
  const isOpen = open ?? ownOpen
  const setOpen = (next: boolean) => {
    setOwnOpen(next)
    onOpenChange?.(next)
  }
  const trigger: OverlayTriggerProps = { ref, onPress: () => setOpen(!isOpen), 'aria-haspopup': kind, 'aria-expanded': isOpen }
  return { isOpen, setOpen, trigger }
}
