import type { AriaAttributes, ReactNode, Ref } from 'react'
import { css, styled } from 'styled-components'
import { buttonStyles } from './button-styles.ts'
import { isOwnNavigation, useNavigation } from './navigation.ts'
import { tokens } from './theme.ts'
import { useTooltip } from './use-tooltip.tsx'

const { color, motion, radius, weight } = tokens

const textLinkStyles = css`
  padding: 0;
  border: 0;
  border-radius: ${radius.small};
  background: none;
  color: ${color.textStrong};
  font-weight: ${weight.medium};
  text-decoration: underline;
  text-decoration-color: ${color.control};
  text-underline-offset: 0.2em;
  cursor: pointer;
  transition: text-decoration-color ${motion.fast} ${motion.easing};
  &:hover {
    text-decoration-color: currentColor;
  }
`

const TextLink = styled.a`
  ${textLinkStyles}
`

const TextButton = styled.button`
  ${textLinkStyles}
  &[aria-disabled] {
    cursor: progress;
  }
`

const ButtonLinkRoot = styled.a`
  ${buttonStyles}
`

export interface LinkProps extends Pick<AriaAttributes, 'aria-current' | 'aria-label' | 'aria-describedby'> {
  children: ReactNode
  /** An address of the portal (handled by the router) or of another site (opens a new tab, without a referrer). */
  href: string
  ref?: Ref<HTMLAnchorElement>
  /** Told when the person follows it within the portal. */
  onNavigate?: () => void
}

/** What an anchor needs for an address of the portal, which the router handles, or of another site. */
export function useAnchor(href: string, onNavigate?: () => void) {
  const navigate = useNavigation()
  const elsewhere = /^https?:\/\//i.test(href)
  return {
    href,
    ...(elsewhere ? { target: '_blank', rel: 'noopener noreferrer' } : {}),
    onClick: (event: React.MouseEvent<HTMLAnchorElement>) => {
      if (!isOwnNavigation(event)) return
      event.preventDefault()
      onNavigate?.()
      navigate(href)
    },
  }
}

/** A link in text. */
export function Link({ children, href, onNavigate, ...rest }: LinkProps) {
  const anchor = useAnchor(href, onNavigate)
  return (
    <TextLink {...rest} {...anchor}>
      {children}
    </TextLink>
  )
}

/** A link that looks like a button: it goes somewhere, it does nothing. */
export function ButtonLink({
  children,
  href,
  variant = 'secondary',
  size = 'medium',
  fullWidth,
  onNavigate,
  ...rest
}: LinkProps & { variant?: 'primary' | 'secondary' | 'quiet'; size?: 'small' | 'medium'; fullWidth?: boolean }) {
  const anchor = useAnchor(href, onNavigate)
  return (
    <ButtonLinkRoot {...rest} {...anchor} data-variant={variant} data-size={size} data-full-width={fullWidth ? '' : undefined}>
      {children}
    </ButtonLinkRoot>
  )
}

interface LinkButtonProps {
  children: ReactNode
  onPress: () => void
  /** Why presses do nothing for the moment; the focus stays where it is. */
  disabledReason?: string | undefined
}

/** A button that reads like a link: for small actions inside a sentence. */
export function LinkButton({ children, onPress, disabledReason }: LinkButtonProps) {
  const disabled = disabledReason !== undefined
  const { anchor, tooltip } = useTooltip(disabledReason)
  return (
    <>
      <TextButton {...anchor} type="button" aria-disabled={disabled || undefined} onClick={disabled ? undefined : onPress}>
        {children}
      </TextButton>
      {tooltip}
    </>
  )
}
