import { styled } from 'styled-components'
import { media, tokens } from './theme.ts'

const { color, radius, shadow, size, space } = tokens

/** A raised surface. `$padding="none"` for content that brings its own, such as a table. */
export const Card = styled.section<{ $padding?: 'none' | 'medium' | 'large' }>`
  min-width: 0;
  background: ${color.surface1};
  border: ${size.hairline} solid ${color.line};
  border-radius: ${radius.large};
  box-shadow: ${shadow.raised};
  padding: ${({ $padding = 'medium' }) => ({ none: '0', medium: space.s6, large: space.s10 })[$padding]};
  @media ${media.belowCompact} {
    padding: ${({ $padding = 'medium' }) => ({ none: '0', medium: space.s4, large: space.s6 })[$padding]};
  }
`
