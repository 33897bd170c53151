import type { ReactNode } from 'react'
import { Dialog, Modal, ModalOverlay } from 'react-aria-components/Modal'
import { styled } from 'styled-components'
import { messagesRoom } from './messages-room.ts'
import { modalMark } from './modal-mark.ts'
import { tokens } from './theme.ts'

const { color, layer, motion, shadow, size } = tokens

const Overlay = styled(ModalOverlay)`
  position: fixed;
  inset: 0;
  z-index: ${layer.overlay};
  background: ${color.scrim};
  transition: opacity ${motion.medium} ${motion.easing};
  &[data-entering],
  &[data-exiting] {
    opacity: 0;
  }
`

const Surface = styled(Modal)`
  height: 100%;
  width: ${size.drawer};
  max-width: 85vw;
  overflow-y: auto;
  background: ${color.surface1};
  border-inline-end: ${size.hairline} solid ${color.line};
  box-shadow: ${shadow.modal};
  transition: translate ${motion.medium} ${motion.easing};
  &[data-entering],
  &[data-exiting] {
    translate: -100% 0;
  }
  &[data-side='end'] {
    width: ${size.popover};
    margin-inline-start: auto;
    border-inline: ${size.hairline} solid ${color.line};
    border-inline-end: 0;
    &[data-entering],
    &[data-exiting] {
      translate: 100% 0;
    }
  }
`

const Content = styled(Dialog)`
  min-height: 100%;
  padding-block-end: ${messagesRoom};
  outline: none;
`

interface ModalDrawerProps {
  label: string
  open: boolean
  onClose: () => void
  /** From which edge it comes; what comes from the end is wide enough for fields. */
  side?: 'start' | 'end'
  children: ReactNode
}

/** A drawer over the dimmed page, which a press beside it closes: the menu on narrow screens, filters. Loaded when it is first opened. */
export function ModalDrawer({ label, open, onClose, side = 'start', children }: ModalDrawerProps) {
  return (
    <Overlay
      {...modalMark}
      isOpen={open}
      isDismissable
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
    >
      <Surface data-side={side}>
        <Content aria-label={label}>{children}</Content>
      </Surface>
    </Overlay>
  )
}
