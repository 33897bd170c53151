import { type ReactNode, type Ref, useId, useImperativeHandle, useLayoutEffect, useRef } from 'react'
import { Dialog as AriaDialog, Modal, ModalOverlay } from 'react-aria-components/Modal'
import { styled } from 'styled-components'
import { CloseIcon } from './basic-icons.tsx'
import { IconButton } from './IconButton.tsx'
import { messagesRoom } from './messages-room.ts'
import { modalMark } from './modal-mark.ts'
import { media, tokens } from './theme.ts'

const { color, layer, leading, motion, radius, shadow, size, space, text } = tokens

const Overlay = styled(ModalOverlay)`
  position: fixed;
  inset: 0;
  z-index: ${layer.overlay};
  display: grid;
  place-items: center;
  padding: ${space.s6};
  background: ${color.scrim};
  transition: opacity ${motion.medium} ${motion.easing};
  &[data-entering],
  &[data-exiting] {
    opacity: 0;
  }
  @media ${media.belowCompact} {
    padding: 0;
    place-items: stretch;
    /* As high as what is seen, on-screen keyboard taken off: a form longer than that scrolls above its buttons. */
    grid-template-rows: calc(var(--visual-viewport-height, 100dvh) - min(${messagesRoom}, 40dvh));
  }
`

const Surface = styled(Modal)`
  display: flex;
  width: 100%;
  /* Its buttons stay above messages, of which so many that little of it would be left may cover it. */
  max-height: calc(100dvh - 2 * max(${space.s6}, min(${messagesRoom}, 20dvh)));
  background: ${color.surface2};
  border: ${size.hairline} solid ${color.line};
  border-radius: ${radius.large};
  box-shadow: ${shadow.modal};
  transition: translate ${motion.medium} ${motion.easing};
  &[data-width='400'] {
    max-width: ${size.dialog400};
  }
  &[data-width='500'] {
    max-width: ${size.dialog500};
  }
  &[data-width='600'] {
    max-width: ${size.dialog600};
  }
  &[data-width='800'] {
    max-width: ${size.dialog800};
  }
  &[data-width='1200'] {
    max-width: ${size.dialog1200};
  }
  &[data-width='full'] {
    max-width: none;
    height: 100%;
  }
  &[data-entering] {
    translate: 0 8px;
  }
  @media ${media.belowCompact} {
    &[data-width='500'],
    &[data-width='600'],
    &[data-width='800'],
    &[data-width='1200'],
    &[data-width='full'] {
      max-width: none;
      max-height: none;
      border: 0;
      border-radius: 0;
    }
    &[data-width='400'] {
      place-self: center;
      width: calc(100vw - 2 * ${space.s4});
    }
  }
`

const Root = styled(AriaDialog)`
  display: flex;
  flex-direction: column;
  flex: 1;
  min-width: 0;
  outline: none;
`

const Header = styled.header`
  display: flex;
  align-items: flex-start;
  gap: ${space.s4};
  padding: ${space.s5} ${space.s4} ${space.s4} ${space.s6};
  @media ${media.belowCompact} {
    padding-inline-start: ${space.s4};
  }
`

const Title = styled.h2`
  flex: 1;
  min-width: 0;
  /* The first line at the height of the close button. */
  padding-block: calc((${size.control} - ${leading.xl}) / 2);
  font-size: ${text.xl};
  line-height: ${leading.xl};
`

const Body = styled.div`
  position: relative;
  flex: 1;
  min-height: 0;
  overflow: auto;
  padding: ${space.s1} ${space.s6} ${space.s6};
  color: ${color.textMedium};
  @media ${media.belowCompact} {
    padding-inline: ${space.s4};
  }
`

const Footer = styled.footer`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space.s2};
  padding: ${space.s4} ${space.s6};
  border-block-start: ${size.hairline} solid ${color.line};
  @media ${media.belowCompact} {
    padding-inline: ${space.s4};
    > button {
      flex: 1;
    }
  }
`

export type DialogWidth = 400 | 500 | 600 | 800 | 1200 | 'full'

export interface DialogProps {
  open: boolean
  /** Asked by Escape, by the close button and, when `dismissable`, by a press outside. */
  onClose: () => void
  title: string
  children: ReactNode
  /** The buttons, the main one last. */
  footer?: ReactNode
  /** In px. Below 590 px the dialog fills the screen, except the smallest, which stays a box. */
  width?: DialogWidth | undefined
  /** A press outside closes it. Off for forms, where it would lose what was typed. */
  dismissable?: boolean | undefined
  /** Takes away Escape and the close button, while work is going on or a decision is needed. */
  locked?: boolean | undefined
  role?: 'dialog' | 'alertdialog'
  /** The dialog itself, which can take the focus when what had it in there is gone. */
  ref?: Ref<HTMLElement> | undefined
}

/**
 * The window of a dialog that has several steps, each a `DialogStep`: it stays while they change, so that the focus is given back to
 * where it was before the first.
 */
export function DialogWindow({
  open,
  onClose,
  width = 500,
  dismissable = false,
  locked = false,
  children,
}: Omit<DialogProps, 'title' | 'footer' | 'role' | 'ref'>) {
  return (
    <Overlay
      {...modalMark}
      isOpen={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      isDismissable={dismissable && !locked}
      isKeyboardDismissDisabled={locked}
    >
      <Surface data-width={width}>{children}</Surface>
    </Overlay>
  )
}

/** One step of a dialog. It takes the focus when it appears, unless something in it has. */
export function DialogStep({
  onClose,
  title,
  children,
  footer,
  locked = false,
  role = 'dialog',
  ref,
}: Omit<DialogProps, 'open' | 'width' | 'dismissable'>) {
  const titleId = useId()
  const root = useRef<HTMLElement>(null)
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => root.current, [])
  useLayoutEffect(() => {
    // The step before it had the focus and is gone; a moment later the first button, Close, would be given it.
    if (document.activeElement === null || document.activeElement === document.body) root.current?.focus()
  }, [])
  return (
    <Root ref={root} role={role} aria-labelledby={titleId}>
      <Header>
        <Title id={titleId}>{title}</Title>
        {!locked && (
          <IconButton label="Close" hideTooltip onPress={onClose}>
            <CloseIcon />
          </IconButton>
        )}
      </Header>
      <Body>{children}</Body>
      {footer && <Footer>{footer}</Footer>}
    </Root>
  )
}

/** A modal dialog. Keeps the focus inside, and gives it back to where it was when it closes. */
export function Dialog({ open, width, dismissable, ...step }: DialogProps) {
  const { onClose, locked } = step
  return (
    <DialogWindow {...{ open, onClose, width, dismissable, locked }}>
      <DialogStep {...step} />
    </DialogWindow>
  )
}
