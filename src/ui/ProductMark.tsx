import { styled } from 'styled-components'
import { arch, light, markBox } from './product-mark.ts'
import { tokens } from './theme.ts'

const Mark = styled.svg`
  flex: none;
  width: ${tokens.size.icon};
  height: ${tokens.size.icon};
  color: ${tokens.color.textStrong};
`

/** The product's mark: an open door with a light in it. Its name stands beside it. */
export function ProductMark() {
  return (
    <Mark viewBox={markBox} fill="none" aria-hidden="true">
      <path d={arch} stroke="currentColor" strokeWidth="3.5" strokeLinecap="round" strokeLinejoin="round" />
      <circle {...light} fill={tokens.color.brand} />
    </Mark>
  )
}
