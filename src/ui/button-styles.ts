/** The look of a button, for the native one and for React Aria's, which open menus and lists. */
import { css } from 'styled-components'
import { tokens } from './theme.ts'

const { color, leading, motion, radius, size, space, text, weight } = tokens

export const buttonStyles = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space.s2};
  min-height: ${size.control};
  padding: ${space.s1} ${space.s4};
  border: ${size.hairline} solid transparent;
  border-radius: ${radius.medium};
  background: transparent;
  color: ${color.textStrong};
  font-size: ${text.md};
  line-height: ${leading.sm};
  font-weight: ${weight.medium};
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  user-select: none;
  -webkit-tap-highlight-color: transparent;
  transition:
    background-color ${motion.fast} ${motion.easing},
    border-color ${motion.fast} ${motion.easing},
    color ${motion.fast} ${motion.easing};

  &[data-size='small'] {
    min-height: ${size.controlSmall};
    padding: ${space.s1} ${space.s3};
    font-size: ${text.sm};
  }
  &[data-full-width] {
    width: 100%;
  }

  &[data-variant='primary'] {
    background: ${color.accent};
    color: ${color.onAccent};
    &:hover:not([aria-disabled='true']) {
      background: ${color.accentHover};
    }
  }
  &[data-variant='secondary'] {
    background: ${color.hover};
    border-color: ${color.lineStrong};
    &:hover:not([aria-disabled='true']) {
      background: ${color.pressed};
    }
  }
  &[data-variant='quiet'] {
    color: ${color.textMedium};
    &:hover:not([aria-disabled='true']) {
      background: ${color.hover};
      color: ${color.textStrong};
    }
  }
  &[data-variant='danger'] {
    border-color: currentColor;
    color: ${color.error};
    &:hover:not([aria-disabled='true']) {
      background: ${color.errorSoft};
    }
  }
  &[data-variant='affirm'] {
    background: ${color.primary};
    color: ${color.onPrimary};
    &:hover:not([aria-disabled='true']) {
      background: ${color.textMedium};
    }
  }
  &:active:not([aria-disabled='true']),
  &[data-pressed] {
    filter: brightness(0.92);
  }

  &[aria-disabled='true']:not([data-busy]) {
    cursor: not-allowed;
    border-color: ${color.line};
    background: transparent;
    color: ${color.textWeak};
  }
  &[aria-disabled='true']:is([data-variant='primary'], [data-variant='affirm']):not([data-busy]) {
    background: ${color.surface3};
    border-color: transparent;
  }
  &[aria-disabled='true'][data-variant='quiet']:not([data-busy]) {
    border-color: transparent;
  }
  &[data-busy] {
    cursor: progress;
  }
`
