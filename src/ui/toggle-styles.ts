/** What checkbox, radio and switch have in common: a native input that only looks different. */
import { css } from 'styled-components'
import { tokens } from './theme.ts'

const { color, leading, motion, size, space, text } = tokens

export const toggleRowStyles = css`
  display: inline-flex;
  align-items: flex-start;
  gap: ${space.s3};
  /* As high as a small button, with its first line in the middle of that, so that it stands level with what is beside it. */
  padding-block: calc((${size.controlSmall} - ${leading.md}) / 2);
  font-size: ${text.md};
  line-height: ${leading.md};
  cursor: pointer;
  &:has([aria-disabled='true']) {
    color: ${color.textWeak};
    cursor: not-allowed;
  }
`

export const toggleInputStyles = css`
  appearance: none;
  position: relative;
  display: grid;
  place-items: center;
  flex: none;
  width: ${size.icon};
  height: ${size.icon};
  margin: ${size.hairline} 0 0;
  border: 1.5px solid ${color.control};
  background: ${color.field};
  color: ${color.onPrimary};
  cursor: inherit;
  transition:
    background-color ${motion.fast} ${motion.easing},
    border-color ${motion.fast} ${motion.easing};
  &:hover:not([aria-disabled='true']) {
    border-color: ${color.textMedium};
  }
  &:checked {
    background: ${color.primary};
    border-color: ${color.primary};
  }
  &[aria-invalid='true'] {
    border-color: ${color.error};
  }
  &[aria-disabled='true'] {
    border-color: ${color.lineStrong};
    background: ${color.hover};
  }
  &[aria-disabled='true']:checked {
    background: ${color.control};
  }
`
