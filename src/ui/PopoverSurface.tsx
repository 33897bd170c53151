import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { styled } from 'styled-components'
import { FloatingSurface } from './FloatingSurface.tsx'
import { tokens } from './theme.ts'

const Content = styled(Dialog)`
  outline: none;
  width: ${tokens.size.popover};
  max-width: 100%;
`

export interface PopoverSurfaceProps {
  label: string
  triggerRef: RefObject<HTMLElement | null>
  onClose: () => void
  children: ReactNode
}

/**
 * The open popover: loaded when it is first needed. The page behind it stays in reach: a press there closes the popover and is a press
 * there, so that the next button needs no second one.
 */
export function PopoverSurface({ label, triggerRef, onClose, children }: PopoverSurfaceProps) {
  const surface = useRef<HTMLElement>(null)
  /** Its own button closes it by itself. */
  const isOutside = (target: EventTarget | null): boolean =>
    ![surface, triggerRef].some(({ current }) => target instanceof Node && current?.contains(target))
  const closeOutside = useEffectEvent(({ target }: PointerEvent) => {
    if (isOutside(target)) onClose()
  })
  useEffect(() => {
    // Before the press that it begins: whatever that opens is not closed by this.
    const close = (event: PointerEvent) => closeOutside(event)
    document.addEventListener('pointerdown', close, true)
    return () => document.removeEventListener('pointerdown', close, true)
  }, [])
  return (
    <FloatingSurface
      isOpen
      isNonModal
      ref={surface}
      triggerRef={triggerRef}
      placement="bottom end"
      offset={4}
      shouldCloseOnInteractOutside={isOutside}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
    >
      <Content aria-label={label}>{children}</Content>
    </FloatingSurface>
  )
}
