import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { styled } from 'styled-components'
import { useQuery } from 'urql'
import { PaymentMethod_accountsDocument } from '#generated/features/payment-method/payment-method.ts'
import { selectAddObstacle, selectDefaultObstacle, selectTicked } from '#machines/payment-method/selectors.ts'
import { messages } from '#rules/messages.ts'
import type { PaymentAccountType } from '#rules/payment-methods.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { PlusIcon } from '#ui/icons.tsx'
import { Cluster, Stack } from '#ui/layout.tsx'
import { tableMedia } from '#ui/table-media.ts'
import { tokens } from '#ui/theme.ts'
import { useMedia } from '#ui/use-media.ts'
import { LoadFailed } from '../shared/services/LoadFailed.tsx'
import { AccountCards, AccountTable } from './AccountTable.tsx'
import type { Account } from './account-columns.ts'
import { knownOf, type PaymentView } from './payment-method.actors.ts'

const Heading = styled.h2`
  font-size: ${tokens.text.lg};
  line-height: ${tokens.leading.lg};
`

const Footnote = styled.p`
  max-width: ${tokens.size.reading};
  color: ${tokens.color.textMedium};
  font-size: ${tokens.text.sm};
  line-height: ${tokens.leading.sm};
`

interface PaymentAccountsProps extends PaymentView {
  type: PaymentAccountType
  onAdd: () => void
}

/** 'Payment History': the accounts of the shown type, and which of them payments go into. */
export function PaymentAccounts({ type, actor, send, onAdd }: PaymentAccountsProps) {
  const [{ data, error, fetching }, ask] = useQuery({
    query: PaymentMethod_accountsDocument,
    variables: { type },
    requestPolicy: 'cache-and-network',
  })
  const accounts = data?.paymentAccounts
  const narrow = useMedia(tableMedia.belowCards)
  const isViewing = useSelector(actor, (state) => state.matches('viewing'))
  const heard = useSelector(actor, (state) => state.context.accounts)
  const known = accounts === undefined ? null : JSON.stringify(accounts.map(knownOf))
  const isNews = known !== null && JSON.stringify(heard) !== known
  useEffect(() => {
    if (isViewing && isNews) send({ type: 'accounts.arrived', ofType: type, accounts: JSON.parse(known) })
  }, [send, type, known, isViewing, isNews])

  const ticked = useSelector(actor, selectTicked)
  const addObstacle = useSelector(actor, selectAddObstacle)
  const ofDefault = useSelector(actor, (state) => selectDefaultObstacle(state, { isDefault: true }))
  const ofOthers = useSelector(actor, (state) => selectDefaultObstacle(state, { isDefault: false }))
  const isHeldByPayRun = useSelector(actor, (state) => state.context.method?.hasActivePayRun === true)
  const list = {
    type,
    accounts,
    isTicked: (account: Account) => account.isDefault || account.id === ticked,
    obstacle: ({ isDefault }: Account) => (isDefault ? ofDefault : ofOthers) ?? undefined,
    onTick: ({ id }: Account) => send({ type: 'default.ticked', id }),
  }
  const hasFailed = accounts === undefined && !fetching && error !== undefined
  return (
    <Stack as="section" aria-labelledby="payment-history">
      <Cluster $justify="space-between">
        <Heading id="payment-history">{messages.paymentHistory}</Heading>
        <Button variant="primary" icon={<PlusIcon />} disabledReason={addObstacle ?? undefined} onPress={onAdd}>
          Add account
        </Button>
      </Cluster>
      {hasFailed ? (
        <Card>
          <LoadFailed
            title={messages.paymentAccountsNotLoaded}
            error={error}
            onRetry={() => ask({ requestPolicy: 'network-only' })}
          />
        </Card>
      ) : narrow ? (
        <AccountCards {...list} />
      ) : (
        <AccountTable {...list} />
      )}
      <Footnote>
        {messages.onlyOneDefault}
        {isHeldByPayRun && ` ${messages.payRunHoldsDefault}`}
      </Footnote>
    </Stack>
  )
}
