/** Pieces of style that several components share. */
import { css } from 'styled-components'
import { tokens } from './theme.ts'

const { color, motion, radius, shadow, size, space, text, leading, weight } = tokens

/** Out of sight, still read aloud. */
export const visuallyHidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  padding: 0;
  border: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`

export const focusRing = css`
  outline: ${size.ring} solid ${color.focus};
  outline-offset: ${size.ring};
`

/** A ring inside the edge, for what touches its container: rows, menu items, tabs. */
export const innerFocusRing = css`
  outline: ${size.ring} solid ${color.focus};
  outline-offset: calc(-1 * ${size.ring});
`

/** Only the surface and the shadow of what floats above the page. */
export const floatingSurface = css`
  background: ${color.surface2};
  border: ${size.hairline} solid ${color.lineStrong};
  border-radius: ${radius.medium};
  box-shadow: ${shadow.floating};
`

/** Enters with a short fade and rise; leaves with a fade. For React Aria's overlays. */
export const overlayMotion = css`
  transition:
    opacity ${motion.fast} ${motion.easing},
    translate ${motion.fast} ${motion.easing};
  &[data-entering] {
    opacity: 0;
    translate: 0 4px;
  }
  &[data-exiting] {
    opacity: 0;
  }
`

/** One line of a list to choose from: listbox option, menu item, suggestion. */
export const optionStyles = css`
  display: flex;
  align-items: center;
  gap: ${space.s3};
  min-height: ${size.control};
  padding: ${space.s2} ${space.s3};
  border-radius: ${radius.small};
  font-size: ${text.md};
  line-height: ${leading.sm};
  color: ${color.textStrong};
  cursor: pointer;
  outline: none;
  &[data-focused],
  &[data-highlighted],
  &[data-hovered] {
    background: ${color.hover};
  }
  &[data-pressed] {
    background: ${color.pressed};
  }
  &[data-focus-visible] {
    outline: ${size.ring} solid ${color.focus};
    outline-offset: calc(-1 * ${size.ring});
  }
  &[data-selected] {
    font-weight: ${weight.medium};
  }
  &[data-disabled] {
    color: ${color.textWeak};
    cursor: default;
  }
`
