import { createGlobalStyle, keyframes, styled } from 'styled-components'
import type { Tone } from './Alert.tsx'
import { Button } from './Button.tsx'
import { CloseIcon, ErrorIcon, InfoIcon, SuccessIcon, WarningIcon } from './basic-icons.tsx'
import { IconButton } from './IconButton.tsx'
import { messagesRoom } from './messages-room.ts'
import { hasPageBar, pageBarHeight } from './page-bar.ts'
import { tokens } from './theme.ts'

const { color, layer, leading, motion, radius, shadow, size, space, text } = tokens

const rise = keyframes`from { opacity: 0; translate: 0 8px; }`

/** Bottom right, the first on top; each place is 60 px high whatever its message; above a page's bar. */
export const SnackbarRegion = styled.div`
  position: fixed;
  inset-block-end: ${space.s4};
  inset-inline-end: ${space.s4};
  z-index: ${layer.snackbar};
  display: flex;
  flex-direction: column;
  width: min(${size.snackbar}, calc(100vw - 2 * ${space.s4}));
  max-height: calc(100dvh - 2 * ${space.s4});
  pointer-events: none;
  body${hasPageBar} & {
    inset-block-end: calc(${pageBarHeight} + ${space.s4});
  }
`

/**
 * Lets pages and dialogs keep clear of so many messages, so that none covers a control for good. Below a page's content (the shell's
 * `#content`, or what is in the card of a page of its own) there is as much to scroll. It stands outside the layout: nothing moves
 * when messages come, and a page that ends above them gets nothing to scroll. What gets the focus is not scrolled under them.
 */
export const MessagesRoom = createGlobalStyle<{ $messages: number }>`
html:root {
  --messages-room: calc(${({ $messages }) => $messages} * ${size.snackbarStep} + ${space.s4});
  scroll-padding-block-end: calc(${space.s4} + ${messagesRoom});
}
html:root${hasPageBar} { scroll-padding-block-end: calc(${pageBarHeight} + ${space.s4} + ${messagesRoom}); }
#content, main:not(#content) > * > * { position: relative; }
#content::after, main:not(#content) > * > *::after {
  content: '';
  position: absolute;
  inset-block-start: 100%;
  width: 1px;
  height: ${messagesRoom};
}
`

const Place = styled.div`
  height: ${size.snackbarStep};
  animation: ${rise} ${motion.medium} ${motion.easing};
`

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.s3};
  height: calc(${size.snackbarStep} - ${space.s2});
  padding-inline: ${space.s4} ${space.s2};
  background: ${color.surface3};
  border: ${size.hairline} solid ${color.lineStrong};
  border-radius: ${radius.medium};
  box-shadow: ${shadow.floating};
  pointer-events: auto;
  &[data-tone='info'] {
    --tone: ${color.info};
  }
  &[data-tone='success'] {
    --tone: ${color.success};
  }
  &[data-tone='warning'] {
    --tone: ${color.warning};
  }
  &[data-tone='error'] {
    --tone: ${color.error};
  }
  > svg {
    color: var(--tone);
  }
`

const Body = styled.div`
  flex: 1;
  min-width: 0;
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
  overflow: hidden;
  font-size: ${text.sm};
  line-height: ${leading.xs};
`

const icons = { info: InfoIcon, success: SuccessIcon, warning: WarningIcon, error: ErrorIcon } as const

export interface SnackbarProps {
  tone: Tone
  /** The message; three lines are shown, the whole is read aloud and is in the title. */
  children: string
  action?: { label: string; onPress: () => void } | undefined
  onDismiss: () => void
}

/** One message of the stack. The region's owner announces it and takes it away in time. */
export function Snackbar({ tone, children, action, onDismiss }: SnackbarProps) {
  const ToneIcon = icons[tone]
  return (
    <Place>
      <Root data-tone={tone}>
        <ToneIcon />
        <Body title={children}>{children}</Body>
        {action && (
          <Button variant="quiet" size="small" onPress={action.onPress}>
            {action.label}
          </Button>
        )}
        <IconButton label="Dismiss" size="small" hideTooltip onPress={onDismiss}>
          <CloseIcon size="small" />
        </IconButton>
      </Root>
    </Place>
  )
}
