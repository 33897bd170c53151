import type { ReactNode, RefObject } from 'react'
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

/** The open popover: loaded when it is first needed. */
export function PopoverSurface({ label, triggerRef, onClose, children }: PopoverSurfaceProps) {
  return (
    <FloatingSurface
      isOpen
      triggerRef={triggerRef}
      placement="bottom end"
      offset={4}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
    >
      <Content aria-label={label}>{children}</Content>
    </FloatingSurface>
  )
}
