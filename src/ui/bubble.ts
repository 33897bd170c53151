import { styled } from 'styled-components'
import { tokens } from './theme.ts'

const { layer, size, space } = tokens

/** The frame of a text beside its anchor; the padding reaches over the gap between them, so that the pointer can move onto the text. */
export const Bubble = styled.div`
  position: fixed;
  inset: 0 auto auto 0;
  z-index: ${layer.tooltip};
  padding: ${space.s2} 0;
  max-width: min(${size.tooltip}, calc(100vw - 2 * ${space.s2}));
`

/** Pixels that stay free between a bubble and the edge of the window. */
const edge = 8

/** Puts a bubble above its anchor, or below it where there is no room, and inside the window. */
export const placeBubble = (bubble: HTMLElement, anchor: Element): void => {
  const target = anchor.getBoundingClientRect()
  const own = bubble.getBoundingClientRect()
  const above = target.top - own.height
  const left = target.left + target.width / 2 - own.width / 2
  const farthest = document.documentElement.clientWidth - own.width - edge
  bubble.style.top = `${above >= edge ? above : target.bottom}px`
  bubble.style.left = `${Math.max(edge, Math.min(left, farthest))}px`
}
