import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { media, tokens } from './theme.ts'

const { color, leading, size, space, text, weight } = tokens

/** The small name over a fact; `as` another element where it stands by itself. */
export const FactLabel = styled.dt`
  color: ${color.textWeak};
  font-size: ${text.xs};
  line-height: ${leading.xs};
`

const List = styled.dl`
  display: grid;
  margin: 0;
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
  &[data-layout='pairs'],
  &[data-layout='fours'],
  &[data-layout='row'] {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space.s3} ${space.s4};
    font-variant-numeric: tabular-nums;
  }
  @media ${media.fromCompact} {
    &[data-layout='fours'] {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
  &[data-layout='row'] {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr));
  }
  &[data-layout='pairs'] {
    > [data-wide] {
      grid-column: 1 / -1;
    }
    /* The edge of a chip would touch the name over it. */
    > [data-wide] dd,
    dd:has([data-chip]) {
      margin-block-start: ${space.s1};
    }
  }
  &[data-layout='lines'] {
    container-type: inline-size;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space.s1} ${space.s4};
    font-size: ${text.sm};
    line-height: ${leading.sm};
    font-variant-numeric: tabular-nums;
    > div {
      display: flex;
      flex-wrap: wrap;
      align-items: baseline;
      column-gap: ${space.s2};
      /* Where not every fact has room beside its name, none stands there. */
      @container (max-width: 18rem) {
        display: block;
      }
    }
  }
  &[data-layout='reading'] {
    gap: ${space.s5};
    dt {
      margin-block-end: ${space.s1};
      font-size: ${text.sm};
      line-height: ${leading.sm};
    }
    dd {
      max-width: ${size.reading};
    }
  }
  &[data-strong] dd {
    font-weight: ${weight.medium};
  }
`

export interface Fact {
  /** Unlike every other of its list. */
  label: string
  value: ReactNode
  /** Takes the whole width, among pairs. */
  wide?: boolean
}

export interface FactsProps {
  facts: readonly Fact[]
  /**
   * `pairs`: short values, two beside each other; `fours` the same, four where the page is no phone's; `lines` the same as `pairs`, each
   * beside its name; `row` the same, as many beside each other as there is room for. `reading`: one under the other, for sentences and
   * more.
   */
  layout?: 'pairs' | 'fours' | 'lines' | 'row' | 'reading'
  /** The values stand out. */
  strong?: boolean
}

/** What is known of something, each fact under its name. */
export function Facts({ facts, layout = 'pairs', strong = false }: FactsProps) {
  return (
    <List data-layout={layout} data-strong={strong ? '' : undefined}>
      {facts.map(({ label, value, wide = false }) => (
        <div key={label} data-wide={wide ? '' : undefined}>
          <FactLabel>{label}</FactLabel>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  )
}
