import { css } from 'styled-components'
import { floatingSurface } from './styles.ts'
import { tokens } from './theme.ts'

const { color, layer, shadow, size, space, text } = tokens

/** What the command palette is for, until something is typed. */
export const paletteLabel = 'Go to a screen or an action'

/** What lies over the page behind the command palette. */
export const paletteScrim = css`
  position: fixed;
  inset: 0;
  z-index: ${layer.overlay};
  display: flex;
  justify-content: center;
  align-items: flex-start;
  padding: min(15vh, ${size.dialog400}) ${space.s4} ${space.s4};
  background: ${color.scrim};
`

/** The palette's own surface. */
export const paletteSurface = css`
  ${floatingSurface}
  width: 100%;
  max-width: ${size.dialog600};
  box-shadow: ${shadow.modal};
`

/** Where one types into the palette. */
export const paletteText = css`
  min-height: ${size.header};
  font-size: ${text.lg};
`
