import { styled } from 'styled-components'
import { WarningIcon } from '#ui/basic-icons.tsx'
import { tokens } from '#ui/theme.ts'

const Root = styled.span`
  display: inline-flex;
  align-items: flex-start;
  gap: ${tokens.space.s1};
  color: ${tokens.color.warning};
`

/** What is allowed and yet worth a look, under its field. */
export function EntryWarning({ children }: { children: string }) {
  return (
    <Root role="status">
      <WarningIcon size="small" />
      {children}
    </Root>
  )
}
