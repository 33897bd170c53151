import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { StateValue } from 'xstate'
import { Card } from '#ui/Card.tsx'
import { Stack } from '#ui/layout.tsx'
import { ProductMark } from '#ui/ProductMark.tsx'
import { media, tokens } from '#ui/theme.ts'

const { color, leading, size, space, text, weight } = tokens

const Page = styled.main`
  display: grid;
  min-height: 100dvh;
  padding: ${space.s6} ${space.s4};
  place-items: center;
  @media ${media.belowCompact} {
    padding: 0;
    place-items: start stretch;
  }
`

const Frame = styled(Card)`
  width: 100%;
  max-width: ${size.card};
  &[data-wide] {
    max-width: ${size.dialog600};
  }
  @media ${media.belowCompact} {
    max-width: none;
    min-height: 100dvh;
    border: 0;
    border-radius: 0;
    background: transparent;
    box-shadow: none;
  }
`

const Product = styled.p`
  display: flex;
  align-items: center;
  gap: ${space.s2};
  margin: 0;
  color: ${color.textMedium};
  font-size: ${text.sm};
  line-height: ${leading.sm};
`

const Title = styled.h1`
  margin: 0;
  font-size: ${text.xxl};
  font-weight: ${weight.strong};
  line-height: ${leading.xxl};
`

interface RegisterCardProps {
  title: string
  /** Machine id and state, written into the page for tests that walk the machine's paths. */
  flow?: string
  state?: StateValue
  wide?: boolean
  children: ReactNode
}

/** The frame of every page outside the team area: one card in the middle, the whole screen below 590 px. */
export function RegisterCard({ title, flow, state, wide, children }: RegisterCardProps) {
  return (
    <Page>
      <Frame
        $padding="large"
        data-wide={wide ? '' : undefined}
        data-flow={flow}
        data-state={state === undefined ? undefined : JSON.stringify(state)}
      >
        <Stack $gap="s6">
          <Stack $gap="s1">
            <Product>
              <ProductMark />
              Project Portal
            </Product>
            <Title>{title}</Title>
          </Stack>
          {children}
        </Stack>
      </Frame>
    </Page>
  )
}
