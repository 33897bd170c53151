import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { CloseIcon, ErrorIcon, InfoIcon, SuccessIcon, WarningIcon } from './basic-icons.tsx'
import { FailedAction } from './failed-action.tsx'
import { IconButton } from './IconButton.tsx'
import { tokens } from './theme.ts'

const { color, leading, radius, size, space, text, weight } = tokens

const Root = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${space.s3};
  padding: ${space.s3} ${space.s4};
  border: ${size.hairline} solid transparent;
  border-radius: ${radius.medium};
  font-size: ${text.md};
  line-height: ${leading.md};
  &[data-tone='info'] {
    background: ${color.infoSoft};
    --tone: ${color.info};
  }
  &[data-tone='success'] {
    background: ${color.successSoft};
    --tone: ${color.success};
  }
  &[data-tone='warning'] {
    background: ${color.warningSoft};
    --tone: ${color.warning};
  }
  &[data-tone='error'] {
    background: ${color.errorSoft};
    --tone: ${color.error};
  }
  border-color: color-mix(in srgb, var(--tone) 32%, transparent);
  > svg {
    margin-block-start: ${size.hairline};
    color: var(--tone);
  }
`

const Body = styled.div`
  flex: 1;
  min-width: 0;
  color: ${color.textStrong};
`

const Title = styled.div`
  font-weight: ${weight.strong};
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2};
  margin-block-start: ${space.s2};
  &:empty {
    display: none;
  }
`

const Dismiss = styled.div`
  margin: calc(-1 * ${space.s1}) calc(-1 * ${space.s2}) calc(-1 * ${space.s1}) 0;
`

const icons = { info: InfoIcon, success: SuccessIcon, warning: WarningIcon, error: ErrorIcon } as const

export type Tone = keyof typeof icons

export interface AlertProps {
  tone: Tone
  title?: string
  children: ReactNode
  /** Buttons under the text. */
  actions?: ReactNode
  /** Shows a close button. */
  onDismiss?: () => void
  /** Said at once when it appears: on by default for errors. Off for what stands on the page from the start. */
  announce?: boolean
}

/** A message in the page. Its kind is told by colour and by icon. */
export function Alert({ tone, title, children, actions, onDismiss, announce = tone === 'error' }: AlertProps) {
  const ToneIcon = icons[tone]
  return (
    <Root data-tone={tone} role={announce ? 'alert' : undefined}>
      <ToneIcon />
      <Body>
        {title && <Title>{title}</Title>}
        {children}
        <Actions>
          {actions}
          {tone === 'error' && <FailedAction said={children} />}
        </Actions>
      </Body>
      {onDismiss && (
        <Dismiss>
          <IconButton label="Dismiss" size="small" onPress={onDismiss}>
            <CloseIcon size="small" />
          </IconButton>
        </Dismiss>
      )}
    </Root>
  )
}

/** What the server or the network said about the whole form. Empty text shows nothing, its place is kept for announcing. */
export function FormError({ children }: { children?: string | undefined }) {
  return (
    <div role="alert">
      {children && (
        <Alert tone="error" announce={false}>
          {children}
        </Alert>
      )}
    </div>
  )
}
