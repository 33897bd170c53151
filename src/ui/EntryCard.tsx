import { type ReactNode, useId } from 'react'
import { styled } from 'styled-components'
import { Button } from './Button.tsx'
import { Chip } from './Chip.tsx'
import { media, tokens } from './theme.ts'

const { color, leading, radius, size, space, text, weight } = tokens

/** The edge of what stands in a list of entries: an entry, its form, and what stands in place of an empty list. */
export const entryEdge = `
  border-style: solid;
  border-width: ${size.hairline};
  border-radius: ${radius.medium};
`

const CardRoot = styled.article`
  ${entryEdge}
  display: flex;
  align-items: flex-start;
  gap: ${space.s2} ${space.s4};
  padding: ${space.s3} ${space.s4};
  border-color: ${color.line};
  background: ${color.surface1};
  min-width: 0;
  @media ${media.belowCompact} {
    flex-direction: column;
    align-items: stretch;
  }
`

const CardWords = styled.div`
  flex: 1;
  min-width: 0;
  &[data-row] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${space.s4};
    > :last-child {
      flex: 1 1 20rem;
      padding: 0;
    }
  }
`

const CardTitle = styled.h4`
  overflow-wrap: anywhere;
  font-size: ${text.md};
  line-height: ${leading.md};
  font-weight: ${weight.strong};
`

const Line = styled.p`
  overflow-wrap: anywhere;
  font-size: ${text.sm};
  line-height: ${leading.sm};
  color: ${color.textMedium};
`

const More = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space.s2};
  padding-block-start: ${space.s2};
`

const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s1};
  margin-block-start: ${space.s2};
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s1};
  @media ${media.fromCompact} {
    justify-content: flex-end;
    margin-inline-end: calc(-1 * ${space.s2});
  }
  @media ${media.belowCompact} {
    margin-inline-start: calc(-1 * ${space.s3});
  }
`

export interface EntryAction {
  label: string
  onPress: () => void
  icon?: ReactNode
  danger?: boolean
  busy?: boolean
  disabledReason?: string | undefined
}

export interface Entry {
  id: string
  title: string
  /** Under the title, one below the other; empty ones are left out. */
  lines?: readonly (string | false | undefined)[]
  chips?: readonly string[]
  actions?: readonly EntryAction[]
  /** Under all that, over the whole width: a file, a long text. */
  children?: ReactNode
  /** Where there is only a title and a line's worth of `children`: beside each other, so that many are seen at once. */
  inRow?: boolean | undefined
}

export interface EntryCardProps extends Omit<Entry, 'id'> {
  /** Rank of the title among the headings of the page: `h4` under the title of an EntryList. */
  titleAs?: 'h2' | 'h3' | 'h4'
}

/** One entry: what it is, and what can be done with it. */
export function EntryCard({ title, titleAs = 'h4', lines = [], chips = [], actions = [], children, inRow }: EntryCardProps) {
  const titleId = useId()
  return (
    <CardRoot aria-labelledby={titleId}>
      <CardWords data-row={inRow ? '' : undefined}>
        <CardTitle as={titleAs} id={titleId}>
          {title}
        </CardTitle>
        {lines.filter(Boolean).map((line) => (
          <Line key={String(line)}>{line}</Line>
        ))}
        {chips.length > 0 && (
          <Chips>
            {chips.map((chip) => (
              <Chip key={chip}>{chip}</Chip>
            ))}
          </Chips>
        )}
        {children && <More>{children}</More>}
      </CardWords>
      {actions.length > 0 && (
        <Actions>
          {actions.map((action) => (
            <Button
              key={action.label}
              size="small"
              variant="quiet"
              icon={action.icon}
              aria-label={`${action.label} ${title}`}
              busy={action.busy}
              disabledReason={action.disabledReason}
              onPress={action.onPress}
            >
              {action.label}
            </Button>
          ))}
        </Actions>
      )}
    </CardRoot>
  )
}
