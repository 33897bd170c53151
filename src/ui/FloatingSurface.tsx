import { Popover } from 'react-aria-components/Popover'
import { styled } from 'styled-components'
import { floatingSurface, overlayMotion } from './styles.ts'
import { tokens } from './theme.ts'

const { layer, space } = tokens

/** What opens beside a button: placed where there is room, closed by Escape and by a press outside. */
export const FloatingSurface = styled(Popover)`
  ${floatingSurface}
  ${overlayMotion}
  z-index: ${layer.overlay};
  max-width: calc(100vw - 2 * ${space.s2});
  overflow: auto;
  outline: none;
`
