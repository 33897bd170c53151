import type { ReactNode } from 'react'
import { StyleSheetManager } from 'styled-components'
import { GlobalStyle } from './GlobalStyle.tsx'
import { nestedQueries } from './nested-queries.ts'

const stylisPlugins = [nestedQueries]

/**
 * How every page looks: the ground it stands on, and how its components' styles are written. The fonts stand in `index.html`: in the
 * components' sheet, Blink would forget those of the whole page whenever a query is added to it. After Inter come Arial and what has its measures, as wide
 * as Inter is over the portal's own texts and with Inter's ascent and descent, so that text does not move when the font arrives.
 */
export function StyledPage({ children }: { children: ReactNode }) {
  return (
    <StyleSheetManager stylisPlugins={stylisPlugins}>
      <GlobalStyle />
      {children}
    </StyleSheetManager>
  )
}
