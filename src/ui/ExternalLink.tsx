import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { tokens } from './theme.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

const { color } = tokens

const Anchor = styled.a`
  color: ${color.textStrong};
  text-underline-offset: 0.2em;
  overflow-wrap: anywhere;
`

/** A link to somewhere else on the web, in a tab of its own that knows nothing of this page. */
export function ExternalLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Anchor href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </Anchor>
  )
}
