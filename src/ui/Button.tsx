import { type AriaAttributes, type ReactNode, type Ref, useId } from 'react'
import { styled } from 'styled-components'
import { buttonStyles } from './button-styles.ts'
import { Spinner } from './Spinner.tsx'
import { tokens } from './theme.ts'
import { useTooltip } from './use-tooltip.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'

const Root = styled.button`
  ${buttonStyles}
`

/** The label stays in place, unseen, while the button is busy: the width does not change and the name stays readable. */
const Label = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: inherit;
  min-width: 0;
  &[data-unseen] {
    opacity: 0;
  }
`

const Reason = styled.span`
  color: ${tokens.color.textWeak};
  font-size: ${tokens.text.xs};
  line-height: ${tokens.leading.xs};
  text-align: center;
`

const Busy = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  align-content: center;
  justify-content: center;
  grid-auto-flow: column;
  gap: ${tokens.space.s2};
`

export type ButtonVariant = 'primary' | 'affirm' | 'secondary' | 'quiet' | 'danger'

export interface ButtonProps
  extends Pick<
    AriaAttributes,
    'aria-label' | 'aria-expanded' | 'aria-haspopup' | 'aria-controls' | 'aria-pressed' | 'aria-describedby'
  > {
  children: ReactNode
  /** 'primary' is red and stands at most once in a view; 'affirm' agrees to something, in the theme's primary colour and never red. */
  variant?: ButtonVariant
  size?: 'small' | 'medium'
  type?: 'button' | 'submit'
  /** The id of the form that a submit button outside of it belongs to. */
  form?: string
  id?: string
  onPress?: (() => void) | undefined
  /** The work it started is going on; presses are ignored and a screen reader is told. */
  busy?: boolean | undefined
  busyLabel?: string
  /** What stands beside the ring while it is busy: for work that the person may not expect, or whose progress is known. */
  busyText?: string | undefined
  /** Why it cannot be pressed now. A button is disabled by giving the reason, and stays focusable to tell it. */
  disabledReason?: string | undefined
  /** Whether that reason stands under the button at all times: where a tooltip would lie over another control. */
  showsReason?: boolean
  /** Explains an enabled button. */
  tooltip?: string | undefined
  icon?: ReactNode
  iconEnd?: ReactNode
  fullWidth?: boolean
  autoFocus?: boolean
  ref?: Ref<HTMLButtonElement> | undefined
}

/** A button. Submits its form when `type` is 'submit', unless it is busy or has a reason not to. */
export function Button({
  children,
  variant = 'secondary',
  size = 'medium',
  type = 'button',
  onPress,
  busy = false,
  busyLabel = 'Working…',
  busyText,
  disabledReason,
  showsReason = false,
  tooltip: explanation,
  icon,
  iconEnd,
  fullWidth,
  'aria-describedby': describedBy,
  ...rest
}: ButtonProps) {
  const reasonId = useId()
  const { anchor, tooltip } = useTooltip(showsReason ? undefined : (disabledReason ?? explanation))
  const inert = busy || (disabledReason !== undefined && disabledReason !== '')
  const description = [describedBy, showsReason && disabledReason && reasonId, anchor['aria-describedby']]
    .filter(Boolean)
    .join(' ')
  return (
    <>
      <Root
        {...rest}
        {...anchor}
        type={type}
        data-variant={variant}
        data-size={size}
        data-full-width={fullWidth ? '' : undefined}
        data-busy={busy ? '' : undefined}
        aria-disabled={inert || undefined}
        aria-describedby={description || undefined}
        onClick={(event) => {
          if (inert) event.preventDefault()
          else onPress?.()
        }}
      >
        <Label data-unseen={busy ? '' : undefined}>
          {icon}
          {children}
          {iconEnd}
        </Label>
        {busy && (
          <Busy aria-hidden>
            <Spinner />
            {busyText !== undefined && <span>{busyText}</span>}
          </Busy>
        )}
      </Root>
      <VisuallyHidden role="status">{busy ? busyLabel : ''}</VisuallyHidden>
      {showsReason && disabledReason && <Reason id={reasonId}>{disabledReason}</Reason>}
      {tooltip}
    </>
  )
}
