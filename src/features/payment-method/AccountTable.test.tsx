import { screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { of } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { createVault } from '#journal/vault.ts'
import { accountReveal, type RevealedPlace } from '#machines/account-reveal/account-reveal.machine.ts'
import { messages } from '#rules/messages.ts'
import { show } from '#ui/test-support.tsx'
import { type Services, ServicesContext } from '../shared/services/services.ts'
import { AccountCards, type AccountListProps, AccountTable } from './AccountTable.tsx'
import type { Account } from './account-columns.ts'

const wallet = (id: string, isDefault: boolean) =>
  ({
    ...{ id, isDefault, type: 'cryptoCurrency', walletAddress: `••••${id}`, requestedAt: '2026-01-12T09:00:00.000Z' },
    revealedAt: isDefault ? '2026-03-05T09:00:00.000Z' : null,
  }) as Account

const list: AccountListProps = {
  type: 'cryptoCurrency',
  accounts: [wallet('eAed', true), wallet('d359', false)],
  isTicked: ({ isDefault }) => isDefault,
  obstacle: ({ isDefault }) => (isDefault ? messages.isDefaultAccount : undefined),
  onTick: () => undefined,
}

/** Enough of a page for flows that ask nobody. */
const services = {
  vault: createVault(),
  flows: {
    open: (_key: string, _machine: unknown, input: RevealedPlace) => createActor(accountReveal, { input }).start(),
    running$: of(new Map()),
    peek: () => undefined,
    close: () => undefined,
  },
} as unknown as Services
const showInPage = (element: ReactElement) => show(<ServicesContext value={services}>{element}</ServicesContext>)

describe('the default account', () => {
  it('is explained on a card, which has no header with a tooltip, unless it says why it cannot be chosen', () => {
    showInPage(<AccountCards {...list} />)
    const cards = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(cards).toEqual([expect.stringContaining(messages.isDefaultAccount), expect.stringContaining(messages.onlyOneDefault)])
    expect(cards[0]).not.toContain(messages.onlyOneDefault)
  })
})

describe('a list of wallets', () => {
  it.each([AccountTable, AccountCards])('says which coin and chain they are for (%#)', (List) => {
    showInPage(<List {...list} />)
    expect(screen.getAllByText('Wallet address (USDT-BEP20)').length).toBeGreaterThan(0)
    expect(screen.getByRole('button', { name: 'Reveal wallet address ••••d359' })).toBeDefined()
  })
})

describe('an account that was shown in full', () => {
  it.each([AccountTable, AccountCards])('says when it was last, and no other does (%#)', (List) => {
    showInPage(<List {...list} />)
    expect(screen.getAllByText(/^Last shown on/).map(({ textContent }) => textContent)).toEqual(['Last shown on 5 Mar 2026'])
  })
})
