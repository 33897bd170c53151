import { styled } from 'styled-components'
import { tokens } from './theme.ts'

/** What it shows stays, dimmed, while newer data is on its way. */
export const Refreshed = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space.s8};
  transition: opacity ${tokens.motion.medium} ${tokens.motion.easing};
  &[data-refreshing] {
    opacity: 0.5;
  }
`
