import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { ChevronLeftIcon } from './icons.tsx'
import { ButtonLink } from './Link.tsx'
import { tokens } from './theme.ts'

const { space } = tokens

/** The text of the quiet button stands where the page begins. */
const Root = styled.div`
  margin-block-end: calc(-1 * ${space.s2});
  margin-inline-start: calc(-1 * ${space.s4});
`

/** The way back to what a page belongs to, at its head. */
export function BackLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Root>
      <ButtonLink href={href} variant="quiet">
        <ChevronLeftIcon />
        {children}
      </ButtonLink>
    </Root>
  )
}
