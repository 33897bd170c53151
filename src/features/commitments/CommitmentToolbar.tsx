import { styled } from 'styled-components'
import { messages } from '#rules/messages.ts'
import { Cluster } from '#ui/layout.tsx'
import { OnScreenOnly } from '#ui/on-paper.ts'
import { SearchField, SearchPlace } from '#ui/SearchField.tsx'
import { Select } from '#ui/Select.tsx'
import { Switch } from '#ui/Switch.tsx'
import { media, tokens } from '#ui/theme.ts'
import {
  type CommitmentSort,
  type CommitmentSortColumn,
  type CommitmentView,
  commitmentSortColumns,
} from '#view-models/commitment-list.ts'

const Choice = styled.div`
  display: flex;
  flex: 1 1 20rem;
  flex-wrap: wrap;
  gap: ${tokens.space.s3} ${tokens.space.s4};
`

const Order = styled.div`
  flex: 1 1 15rem;
  @media ${media.fromCompact} {
    max-width: 15rem;
  }
`

const asGiven = 'asGiven'

const orderWords: Readonly<Record<CommitmentSortColumn, Readonly<Record<CommitmentSort['direction'], string>>>> = {
  startDate: { ascending: 'Start date, earliest first', descending: 'Start date, latest first' },
  endDate: { ascending: 'End date, earliest first', descending: 'End date, latest first' },
  status: { ascending: 'Status, pending first', descending: 'Status, rejected first' },
}

const orders = commitmentSortColumns.flatMap((column) =>
  (['ascending', 'descending'] as const).map((direction) => ({
    id: `${column} ${direction}`,
    label: orderWords[column][direction],
    sort: { column, direction },
  })),
)

interface CommitmentToolbarProps {
  view: CommitmentView
  /** The filter's text as it is typed. */
  typed: string
  onType: (text: string) => void
  onShow: (changes: Partial<CommitmentView>) => void
  /** Whether the page is too narrow for the table. */
  narrow: boolean
}

/** Filter, Active switch and Card View switch; the order too where there are no headers to press (specification 2.7, List). */
export function CommitmentToolbar({ view, typed, onType, onShow, narrow }: CommitmentToolbarProps) {
  const { activeOnly, cards, sort } = view
  return (
    <Cluster $gap="s4" $justify="space-between">
      <Choice>
        <SearchPlace>
          <SearchField label="Filter commitments" placeholder="Filter commitments" value={typed} onChange={onType} />
        </SearchPlace>
        {(cards || narrow) && (
          <Order>
            <Select
              label="Order"
              hideLabel
              options={[{ id: asGiven, label: messages.inGivenOrder }, ...orders]}
              value={sort === null ? asGiven : `${sort.column} ${sort.direction}`}
              onChange={(chosen) => onShow({ sort: orders.find(({ id }) => id === chosen)?.sort ?? null })}
            />
          </Order>
        )}
      </Choice>
      <Cluster $gap="s5" $align="start">
        <Switch label="Active" on={activeOnly} onChange={(on) => onShow({ activeOnly: on })} />
        <OnScreenOnly>
          <Switch
            label="Card View"
            on={cards || narrow}
            onChange={(on) => onShow({ cards: on })}
            disabledReason={narrow ? messages.narrowShowsCards : undefined}
          />
        </OnScreenOnly>
      </Cluster>
    </Cluster>
  )
}
