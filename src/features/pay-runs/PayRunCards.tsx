import { styled } from 'styled-components'
import { moneyText } from '#rules/money.ts'
import { payRunDays } from '#rules/pay-runs.ts'
import { Card } from '#ui/Card.tsx'
import { CardList } from '#ui/CardList.tsx'
import { Facts } from '#ui/Facts.tsx'
import { Cluster, Stack } from '#ui/layout.tsx'
import { columnHours } from '#ui/number-text.ts'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import { tokens } from '#ui/theme.ts'
import { Confirmation } from './Confirmation.tsx'
import { PayRunActions } from './PayRunActions.tsx'
import type { PayRun, PayRunDeeds } from './pay-run.ts'

const { leading, text, weight } = tokens

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
        <CardList as="div">
          {['first', 'second', 'third'].map((key) => (
            <Card key={key} as="div">
              <Skeleton $height="9.5rem" />
            </Card>
          ))}
        </CardList>
      </SkeletonGroup>
    )
  }
  return (
    <CardList aria-label="Pay runs">
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
    </CardList>
  )
}
