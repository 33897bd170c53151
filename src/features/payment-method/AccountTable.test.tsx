import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { messages } from '#rules/messages.ts'
import { show } from '#ui/test-support.tsx'
import { AccountCards, type AccountListProps, AccountTable } from './AccountTable.tsx'
import type { Account } from './account-columns.ts'

const wallet = (id: string, isDefault: boolean) =>
  ({ id, isDefault, walletAddress: `••••${id}`, requestedAt: '2026-01-12T09:00:00.000Z' }) as Account

const list: AccountListProps = {
  type: 'cryptoCurrency',
  accounts: [wallet('eAed', true), wallet('d359', false)],
  isTicked: ({ isDefault }) => isDefault,
  obstacle: ({ isDefault }) => (isDefault ? messages.isDefaultAccount : undefined),
  onTick: () => undefined,
  reveal: { failure: null, forgetFailure: () => undefined, of: () => 'hidden', toggle: () => undefined },
}

describe('the default account', () => {
  it('is explained on every card, which has no header with a tooltip', () => {
    show(<AccountCards {...list} />)
    const cards = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(cards).toEqual([expect.stringContaining(messages.onlyOneDefault), expect.stringContaining(messages.onlyOneDefault)])
    expect(cards[0]).toContain(messages.isDefaultAccount)
  })
})

describe('a list of wallets', () => {
  it.each([AccountTable, AccountCards])('says which coin and chain they are for (%#)', (List) => {
    show(<List {...list} />)
    expect(screen.getAllByText('Wallet address (USDT-BEP20)').length).toBeGreaterThan(0)
    expect(screen.getByRole('button', { name: 'Reveal wallet address ••••d359' })).toBeDefined()
  })
})
