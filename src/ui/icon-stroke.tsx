import { Icon, type IconProps } from './Icon.tsx'

/**
 * One stroke of a pen on the 20 px grid.
 * @param path the drawing, as SVG path data
 */
export const icon = (path: string, strokeWidth?: number) => (props: IconProps) => (
  <Icon {...props}>
    <path d={path} strokeWidth={strokeWidth} />
  </Icon>
)
