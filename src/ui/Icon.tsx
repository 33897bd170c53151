import type { ReactNode, SVGProps } from 'react'
import { styled } from 'styled-components'
import { tokens } from './theme.ts'

const Svg = styled.svg`
  flex: none;
  width: ${tokens.size.icon};
  height: ${tokens.size.icon};
  fill: none;
  stroke: currentColor;
  stroke-width: 1.5;
  stroke-linecap: round;
  stroke-linejoin: round;
  &[data-size='small'] {
    width: ${tokens.size.iconSmall};
    height: ${tokens.size.iconSmall};
  }
`

export interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'ref' | 'children'> {
  size?: 'small' | 'medium'
  /** Said by screen readers; without it the icon is decoration. */
  label?: string
}

/** Draws an icon on the 20 px grid. The icons themselves are in `icons.tsx`. */
export function Icon({ size = 'medium', label, children, ...rest }: IconProps & { children: ReactNode }) {
  const role = label === undefined ? { 'aria-hidden': true as const } : { role: 'img', 'aria-label': label }
  return (
    <Svg viewBox="0 0 20 20" data-size={size} focusable="false" {...role} {...rest}>
      {children}
    </Svg>
  )
}
