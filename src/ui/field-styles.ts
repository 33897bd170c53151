/** The look of a form field: label above, box, description or error below. */
import { css } from 'styled-components'
import { visuallyHidden } from './styles.ts'
import { media, tokens } from './theme.ts'

const { color, leading, motion, radius, size, space, text, weight } = tokens

export const fieldStyles = css`
  display: flex;
  flex-direction: column;
  gap: ${space.s1};
  min-width: 0;
  width: 100%;
  &[data-sentences] {
    max-width: ${size.writing};
  }
`

export const labelStyles = css`
  font-size: ${text.sm};
  line-height: ${leading.sm};
  font-weight: ${weight.medium};
  color: ${color.textMedium};
  &[data-unseen] {
    ${visuallyHidden}
  }
`

export const descriptionStyles = css`
  font-size: ${text.xs};
  line-height: ${leading.xs};
  color: ${color.textWeak};
  &[data-unseen] {
    ${visuallyHidden}
  }
`

export const fieldErrorStyles = css`
  display: flex;
  align-items: flex-start;
  gap: ${space.s1};
  font-size: ${text.xs};
  line-height: ${leading.xs};
  color: ${color.error};
`

/** The bordered box around an input. `data-invalid` and `data-disabled` set its state. */
export const fieldBoxStyles = css`
  display: flex;
  align-items: center;
  width: 100%;
  min-height: ${size.control};
  background: ${color.field};
  border: ${size.hairline} solid ${color.control};
  border-radius: ${radius.medium};
  color: ${color.textStrong};
  font-size: ${text.md};
  transition: border-color ${motion.fast} ${motion.easing};
  &:hover {
    border-color: ${color.textMedium};
  }
  &:focus-within,
  &[data-focus-visible],
  &[data-focus-within] {
    outline: ${size.ring} solid ${color.focus};
    outline-offset: -1px;
    border-color: ${color.focus};
  }
  button {
    margin-block: calc(-1 * ${size.hairline});
  }
  &[data-invalid] {
    border-color: ${color.error};
  }
  &[data-read-only] {
    background: transparent;
    border-style: dashed;
  }
  &[data-disabled] {
    background: ${color.hover};
    border-color: ${color.line};
    color: ${color.textWeak};
  }
`

/** The bare input inside the box. 16 px on phones, below which iOS zooms into the page. */
export const fieldInputStyles = css`
  flex: 1;
  min-width: 0;
  width: 100%;
  min-height: calc(${size.control} - 2 * ${size.hairline});
  padding: ${space.s1} ${space.s3};
  background: transparent;
  border: 0;
  border-radius: inherit;
  outline: none;
  line-height: ${leading.md};
  text-overflow: ellipsis;
  &::placeholder {
    color: ${color.textWeak};
    opacity: 1;
  }
  &:autofill {
    box-shadow: inset 0 0 0 100px ${color.field};
    -webkit-text-fill-color: ${color.textStrong};
    caret-color: ${color.textStrong};
  }
  @media ${media.belowCompact} {
    font-size: ${text.lg};
  }
`
