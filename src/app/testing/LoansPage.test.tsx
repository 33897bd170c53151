import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, onTestFinished } from 'vitest'
import { refuse, type Scenario } from '#mock/stand-in.ts'
import { messages } from '#rules/messages.ts'
import { expectAccessible } from '#ui/test-support.tsx'
import { expectAddress, openPortal } from './open-portal.tsx'

const address = '/team-member/loans'
const open = (scenario: Scenario = {}, at = address) => openPortal(at, { scenario, signedIn: true })
const noLoans = { loans: [], totalCount: 0, totals: [] }

describe('the loans', () => {
  it('are listed with every column, and what they come to by currency', async () => {
    await open()
    const table = within(await screen.findByRole('table', { name: 'Loan List' }))
    const row = (await table.findByText('1,800.00 AUD', { selector: 'tr > :nth-child(4)' })).closest('tr')
    expect(table.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Payment overview',
      'Request Date',
      'Requested Start Date',
      'Amount',
      'Remaining',
      'Number Of Installments',
      'Payment Reference',
      'Payment Date',
      'Description',
      'Status',
      'Actions',
    ])
    expect(row?.children[5]?.textContent).toBe('6 (300.00)')
    expect(table.getByText('Fully Re-Paid')).toBeTruthy()
    expect(table.getAllByRole('button', { name: /^Actions for/ })).toHaveLength(1)
    expect(screen.getByRole('list', { name: 'Totals by currency' }).textContent).toContain('30,000,000 TMN')
    await expectAccessible()
  })

  it('open their payment overview by a press and by Enter, paid lines told from open ones', async () => {
    const { user } = await open()
    const toggle = await screen.findByRole('button', { name: 'Payment overview of the loan of 3,600.00 AUD' })
    await user.click(toggle)
    const lines = within(screen.getByRole('list', { name: /overview of the loan of 3,600/ })).getAllByRole('listitem')
    expect(lines.map((line) => line.hasAttribute('data-paid'))).toEqual([...Array(4).fill(true), ...Array(8).fill(false)])
    expect(lines[0]?.textContent).toMatch(/^Installment 1 of 12300\.00 AUDPaid 1 /)
    expect(lines[4]?.textContent).toMatch(/^Installment 5 of 12300\.00 AUDDue 1 /)
    toggle.closest('tr')?.focus()
    await user.keyboard('{Enter}')
    expect(screen.queryByRole('list', { name: /overview of the loan of 3,600/ })).toBeNull()
  })

  it('are sorted and paged by the server, which the address says', async () => {
    const asked: unknown[] = []
    const answers = {
      loans: (variables: object) => {
        asked.push(variables)
        return { totalCount: 25 }
      },
    }
    const { user } = await open({ answers })
    await user.click(await screen.findByRole('button', { name: 'Next page' }))
    await expectAddress(`${address}?page=2`)
    await user.click(screen.getByRole('button', { name: 'Amount' }))
    await expectAddress(`${address}?sort=amount&order=ascending`)
    await waitFor(() => expect(asked).toHaveLength(3))
    expect(asked).toMatchObject([
      { page: 1, pageSize: 10, sort: 'startDate', descending: true },
      { page: 2, pageSize: 10, sort: 'startDate', descending: true },
      { page: 1, pageSize: 10, sort: 'amount', descending: false },
    ])
  })

  it('of an address behind the last page are those of the last page', async () => {
    const answers = { loans: () => ({ totalCount: 25 }) }
    await open({ answers }, `${address}?page=9`)
    await expectAddress(`${address}?page=3`)
  })

  it('are cards on a narrow screen', async () => {
    const before = window.innerWidth
    window.innerWidth = 390
    onTestFinished(() => {
      window.innerWidth = before
    })
    await open()
    expect(await screen.findByRole('article', { name: '1,800.00 AUD' })).toBeTruthy()
    expect(screen.queryByRole('table')).toBeNull()
    await expectAccessible()
  })

  it('have a view for none, and for a server that failed', async () => {
    const answers: Record<string, unknown> = { loans: refuse('UPSTREAM') }
    const { user } = await open({ answers } as Scenario)
    await screen.findByText(messages.loansLoadFailed)
    answers.loans = () => noLoans
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText(messages.noLoans)).toBeTruthy()
  })
})
