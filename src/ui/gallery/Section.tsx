import { type ReactNode, useId } from 'react'
import { styled } from 'styled-components'
import { Stack } from '../layout.tsx'
import { tokens } from '../theme.ts'

const { color, leading, size, space, text, weight } = tokens

const Root = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${space.s6};
  padding-block: ${space.s8};
  border-block-start: ${size.hairline} solid ${color.line};
`

const Title = styled.h2`
  font-size: ${text.xl};
  line-height: ${leading.xl};
`

const Caption = styled.h3`
  font-size: ${text.xs};
  line-height: ${leading.xs};
  font-weight: ${weight.medium};
  color: ${color.textWeak};
`

/** One chapter of the gallery. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Root aria-labelledby={id}>
      <Title id={id}>{title}</Title>
      {children}
    </Root>
  )
}

/** One component, or one state of it, under its caption. */
export function Example({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <Stack $gap="s2">
      <Caption>{caption}</Caption>
      <div>{children}</div>
    </Stack>
  )
}
