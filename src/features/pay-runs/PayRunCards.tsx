import { styled } from 'styled-components'
import { moneyText } from '#rules/money.ts'
import { Card } from '#ui/Card.tsx'
import { Facts } from '#ui/Facts.tsx'
import { Cluster, Stack } from '#ui/layout.tsx'
import { columnHours } from '#ui/number-text.ts'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import { tokens } from '#ui/theme.ts'
import { payRunDays } from '#view-models/pay-run-days.ts'
import { Confirmation } from './Confirmation.tsx'
import { PayRunActions } from './PayRunActions.tsx'
import type { PayRun, PayRunDeeds } from './pay-run.ts'

const { leading, size, space, text, weight } = tokens

const Cards = styled.ul`
  display: grid;
  gap: ${space.s4};
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${size.list}), 1fr));
  margin: 0;
  padding: 0;
  list-style: none;
`

const Name = styled.h2`
  font-size: ${text.md};
  line-height: ${leading.md};
  font-weight: ${weight.strong};
`

interface PayRunCardsProps {
  payRuns: readonly PayRun[]
  loading: boolean
  deeds: PayRunDeeds
}

/** The pay runs where a table has no room. */
export function PayRunCards({ payRuns, loading, deeds }: PayRunCardsProps) {
  if (loading) {
    return (
      <SkeletonGroup label="Loading your pay runs…">
        <Cards as="div">
          {['first', 'second', 'third'].map((key) => (
            <Card key={key} as="div">
              <Skeleton $height="9.5rem" />
            </Card>
          ))}
        </Cards>
      </SkeletonGroup>
    )
  }
  return (
    <Cards aria-label="Pay runs">
      {payRuns.map((payRun) => (
        <Card as="li" key={payRun.id} data-row={payRun.id} tabIndex={-1}>
          <Stack $gap="s3">
            <Cluster $justify="space-between">
              <Name>{payRunDays(payRun)}</Name>
              <Confirmation payRun={payRun} />
            </Cluster>
            <Facts
              facts={[
                { label: 'TotalPayment AUD', value: moneyText(payRun.totalPay, 'AUD') },
                { label: 'TotalPayment Exchanged', value: moneyText(payRun.exchangedPay, payRun.exchangeCurrency) },
              ]}
            />
            <Cluster $justify="space-between" $align="end">
              <Facts facts={[{ label: 'TotalHours', value: columnHours(payRun.totalHours) }]} layout="reading" />
              <PayRunActions payRun={payRun} deeds={deeds} />
            </Cluster>
          </Stack>
        </Card>
      ))}
    </Cards>
  )
}
