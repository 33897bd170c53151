/** Arrangement only: gaps come from the 4 px grid. */
import { styled } from 'styled-components'
import { media, tokens } from './theme.ts'

const { space } = tokens

export type Gap = keyof typeof space

interface LayoutProps {
  $gap?: Gap
  $align?: 'start' | 'center' | 'end' | 'stretch' | 'baseline'
  $justify?: 'start' | 'center' | 'end' | 'space-between'
}

/** One under the other. 16 px apart unless told. */
export const Stack = styled.div<LayoutProps>`
  display: flex;
  flex-direction: column;
  align-items: ${({ $align }) => $align ?? 'stretch'};
  justify-content: ${({ $justify }) => $justify ?? 'start'};
  gap: ${({ $gap }) => space[$gap ?? 's4']};
  min-width: 0;
`

/** Side by side, wrapping. 8 px apart unless told. */
export const Cluster = styled.div<LayoutProps>`
  display: flex;
  flex-wrap: wrap;
  align-items: ${({ $align }) => $align ?? 'center'};
  justify-content: ${({ $justify }) => $justify ?? 'start'};
  gap: ${({ $gap }) => space[$gap ?? 's2']};
  min-width: 0;
`

/** Equal columns: one below 590 px, then up to `$columns` as the width allows. */
export const Grid = styled.div<{ $columns?: 2 | 3 | 4; $gap?: Gap }>`
  display: grid;
  gap: ${({ $gap }) => space[$gap ?? 's4']};
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  @media ${media.fromCompact} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media ${media.fromWide} {
    grid-template-columns: repeat(${({ $columns }) => $columns ?? 2}, minmax(0, 1fr));
  }
`
