import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { media, tokens } from './theme.ts'

const { color, leading, size, space, text } = tokens

const Root = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space.s4};
  margin-block-end: ${space.s6};
`

const Texts = styled.div`
  flex: 1 1 ${size.list};
  min-width: 0;
`

const Title = styled.h1`
  font-size: ${text.xxl};
  line-height: ${leading.xxl};
  @media ${media.belowCompact} {
    font-size: ${text.xl};
    line-height: ${leading.xl};
  }
`

const Description = styled.div`
  max-width: ${size.reading};
  margin-block-start: ${space.s1};
  color: ${color.textMedium};
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2};
`

/** The top of a page: its heading, a sentence about it, its actions (the main one last). */
export function PageHeader({ title, children, actions }: { title: string; children?: ReactNode; actions?: ReactNode }) {
  return (
    <Root>
      <Texts>
        <Title>{title}</Title>
        {children && <Description>{children}</Description>}
      </Texts>
      {actions && <Actions>{actions}</Actions>}
    </Root>
  )
}
