import { messages } from '#rules/messages.ts'
import type { PaymentAccountType } from '#rules/payment-methods.ts'
import { Card } from '#ui/Card.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'
import { Facts } from '#ui/Facts.tsx'
import { PaymentIcon } from '#ui/icons.tsx'
import { Stack } from '#ui/layout.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import { EmptyState } from '#ui/States.tsx'
import { type Column, Table } from '#ui/Table.tsx'
import { AccountValue } from './AccountValue.tsx'
import { type Account, factsOfList, nameOf } from './account-columns.ts'

export interface AccountListProps {
  type: PaymentAccountType
  /** Undefined while they load. */
  accounts: readonly Account[] | undefined
  /** Whether its box is ticked: it is the default, or the person is asked whether it is to be. */
  isTicked: (account: Account) => boolean
  /** Why it cannot be made the default; undefined when it can. */
  obstacle: (account: Account) => string | undefined
  onTick: (account: Account) => void
}

interface DefaultBoxProps extends Pick<AccountListProps, 'isTicked' | 'obstacle' | 'onTick'> {
  account: Account
  hideLabel: boolean
}

/** In a table the header explains it by a tooltip; on a card the box does itself, unless it says why it cannot be ticked. */
function DefaultBox({ account, hideLabel, isTicked, obstacle, onTick }: DefaultBoxProps) {
  const reason = obstacle(account)
  return (
    <Checkbox
      label={hideLabel ? `${messages.defaultAccountColumn}: ${nameOf(account)}` : messages.defaultAccountColumn}
      hideLabel={hideLabel}
      checked={isTicked(account)}
      description={hideLabel ? undefined : messages.onlyOneDefault}
      disabledReason={reason}
      onChange={() => onTick(account)}
    />
  )
}

const Empty = () => (
  <EmptyState icon={<PaymentIcon />} title={messages.noPaymentAccounts}>
    The first account you add becomes your default.
  </EmptyState>
)

/** The accounts of a type as a table (specification 2.8). */
export function AccountTable(props: AccountListProps) {
  const { type, accounts } = props
  const columns: Column<Account>[] = [
    ...factsOfList(type, accounts ?? []).map((fact) => ({
      id: fact.field,
      header: fact.header ?? fact.label,
      cell: (account: Account) => <AccountValue account={account} fact={fact} />,
    })),
    {
      id: 'isDefault',
      header: messages.defaultAccountColumn,
      explanation: messages.onlyOneDefault,
      cell: (account) => <DefaultBox account={account} hideLabel {...props} />,
    },
  ]
  return (
    <Card $padding="none">
      <Table
        label={messages.paymentHistory}
        columns={columns}
        rows={accounts ?? []}
        rowKey={({ id }) => id}
        loading={accounts === undefined}
        skeletonRows={2}
        empty={<Empty />}
      />
    </Card>
  )
}

/** The same as cards, where a table has no room. */
export function AccountCards(props: AccountListProps) {
  const { type, accounts } = props
  if (accounts === undefined) {
    return (
      <SkeletonGroup label={messages.paymentsLoading}>
        <Skeleton $height="12rem" />
      </SkeletonGroup>
    )
  }
  if (accounts.length === 0) {
    return (
      <Card>
        <Empty />
      </Card>
    )
  }
  return (
    <Stack as="ul" aria-label={messages.paymentHistory} style={{ margin: 0, padding: 0, listStyle: 'none' }}>
      {accounts.map((account) => (
        <Card key={account.id} as="li">
          <Stack>
            <Facts
              strong
              facts={factsOfList(type, [account]).map((fact) => ({
                label: fact.header ?? fact.label,
                value: <AccountValue account={account} fact={fact} />,
                wide: fact.field === 'walletAddress' || fact.field === 'recipientAddress',
              }))}
            />
            <DefaultBox account={account} hideLabel={false} {...props} />
          </Stack>
        </Card>
      ))}
    </Stack>
  )
}
