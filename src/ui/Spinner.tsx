import { keyframes, styled } from 'styled-components'
import { tokens } from './theme.ts'

const turn = keyframes`to { rotate: 360deg; }`

/** A small turning ring in the colour of its text. Decoration: what is going on is said by its owner. */
export const Spinner = styled.span.attrs({ 'aria-hidden': true })`
  display: inline-block;
  flex: none;
  width: ${tokens.size.iconSmall};
  height: ${tokens.size.iconSmall};
  border: ${tokens.size.ring} solid currentColor;
  border-block-start-color: transparent;
  border-radius: ${tokens.radius.round};
  animation: ${turn} ${tokens.motion.slow} linear infinite;
`
