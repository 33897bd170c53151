import type { AriaAttributes, ReactNode, Ref } from 'react'
import { styled } from 'styled-components'
import { tokens } from './theme.ts'
import { useTooltip } from './use-tooltip.tsx'

const { color, motion, radius, size } = tokens

const Root = styled.button`
  position: relative;
  display: inline-grid;
  place-items: center;
  flex: none;
  width: ${size.control};
  height: ${size.control};
  padding: 0;
  border: 0;
  border-radius: ${radius.medium};
  background: transparent;
  color: ${color.textMedium};
  cursor: pointer;
  transition: background-color ${motion.fast} ${motion.easing};
  &[data-size='small'] {
    width: ${size.controlSmall};
    height: ${size.controlSmall};
  }
  &:hover:not([aria-disabled='true']) {
    background: ${color.hover};
    color: ${color.textStrong};
  }
  &:active:not([aria-disabled='true']),
  &[aria-expanded='true'] {
    background: ${color.pressed};
  }
  &[aria-pressed='true'] {
    background: ${color.pressed};
    color: ${color.textStrong};
  }
  &[aria-disabled='true'] {
    color: ${color.textWeak};
    cursor: not-allowed;
  }
`

export interface IconButtonProps
  extends Pick<AriaAttributes, 'aria-expanded' | 'aria-haspopup' | 'aria-controls' | 'aria-pressed'> {
  /** Its name, also shown as its tooltip. */
  label: string
  /** The icon, and anything laid over it, such as a Badge. */
  children: ReactNode
  size?: 'small' | 'medium'
  onPress?: (() => void) | undefined
  disabledReason?: string | undefined
  hideTooltip?: boolean
  /** Left out of the Tab order, for what the keyboard can do in the field beside it. */
  skipsTab?: boolean
  ref?: Ref<HTMLButtonElement> | undefined
}

/** A button of one icon. Its name is always its tooltip; when disabled, the reason takes the tooltip's place. */
export function IconButton({
  label,
  children,
  size: sizeName = 'medium',
  onPress,
  disabledReason,
  hideTooltip,
  skipsTab,
  ...rest
}: IconButtonProps) {
  const disabled = disabledReason !== undefined && disabledReason !== ''
  const { anchor, tooltip } = useTooltip(hideTooltip && !disabled ? undefined : (disabledReason ?? label), disabled)
  return (
    <>
      <Root
        {...rest}
        {...anchor}
        type="button"
        tabIndex={skipsTab ? -1 : undefined}
        aria-label={label}
        data-size={sizeName}
        aria-disabled={disabled || undefined}
        onClick={disabled ? undefined : onPress}
      >
        {children}
      </Root>
      {tooltip}
    </>
  )
}
