import { screen, within } from '@testing-library/react'
import { createPortal } from 'react-dom'
import { describe, expect, it, vi } from 'vitest'
import { type Column, Table, type TableProps } from './Table.tsx'
import { expectAccessible, show } from './test-support.tsx'

interface Loan {
  id: string
  name: string
  amount: string
}

const loans: readonly Loan[] = [
  { id: 'a', name: 'Laptop', amount: '1,200.00' },
  { id: 'b', name: 'Desk', amount: '300.00' },
  { id: 'c', name: 'Move', amount: '4,000.00' },
]

const columns: readonly Column<Loan>[] = [
  { id: 'name', header: 'Name', sortable: true, cell: (loan) => loan.name },
  { id: 'amount', header: 'Amount', align: 'end', cell: (loan) => loan.amount },
  {
    id: 'actions',
    header: 'Actions',
    hideHeader: true,
    cell: (loan) => (
      <>
        <button type="button">Edit {loan.name}</button>
        <button type="button">Delete {loan.name}</button>
      </>
    ),
  },
]

function loanTable(props: Partial<TableProps<Loan>> = {}) {
  return (
    <Table label="Loan List" columns={columns} rows={loans} rowKey={(loan) => loan.id} empty={<p>No loans yet</p>} {...props} />
  )
}

const focused = () => document.activeElement?.textContent

describe('Table', () => {
  it('sorts by its header, told to screen readers', async () => {
    const onSortChange = vi.fn()
    const { user, rerender } = show(loanTable({ onSortChange }))
    await user.tab()
    await user.keyboard('{Enter}')
    expect(onSortChange).toHaveBeenLastCalledWith({ column: 'name', direction: 'ascending' })
    rerender(loanTable({ onSortChange, sort: { column: 'name', direction: 'ascending' } }))
    expect(screen.getByRole('columnheader', { name: 'Name' }).getAttribute('aria-sort')).toBe('ascending')
    await user.keyboard('{Enter}')
    expect(onSortChange).toHaveBeenLastCalledWith({ column: 'name', direction: 'descending' })
    expect(screen.getByRole('columnheader', { name: 'Amount' }).getAttribute('aria-sort')).toBeNull()
    await expectAccessible()
  })

  it('is walked by arrows: rows, the controls of a row, and the same control of the next row', async () => {
    const { user } = show(loanTable())
    await user.tab()
    await user.tab()
    expect(focused()).toContain('Laptop1,200.00')
    await user.keyboard('{ArrowDown}')
    expect(focused()).toContain('Desk300.00')
    await user.keyboard('{ArrowRight}{ArrowRight}')
    expect(focused()).toBe('Delete Desk')
    await user.keyboard('{ArrowDown}')
    expect(focused()).toBe('Delete Move')
    await user.keyboard('{ArrowLeft}{ArrowLeft}')
    expect(focused()).toContain('Move4,000.00')
    await user.keyboard('{Home}')
    expect(focused()).toContain('Laptop')
    await user.keyboard('{ArrowUp}')
    expect(focused()).toContain('Laptop')
  })

  it('is one stop for its rows: the one visited last', async () => {
    const { user } = show(loanTable())
    await user.tab()
    await user.tab()
    await user.keyboard('{End}')
    expect(screen.getAllByRole('row').map((row) => row.tabIndex)).toEqual([-1, -1, -1, 0])
  })

  it('opens a row by press and by Enter, but not by its controls', async () => {
    const onRowPress = vi.fn()
    const { user } = show(loanTable({ onRowPress }))
    await user.click(screen.getByText('Desk'))
    expect(onRowPress).toHaveBeenLastCalledWith(loans[1])
    await user.keyboard('{ArrowDown}{Enter}')
    expect(onRowPress).toHaveBeenLastCalledWith(loans[2])
    await user.click(screen.getByRole('button', { name: 'Edit Desk' }))
    await user.keyboard('{Enter}')
    expect(onRowPress).toHaveBeenCalledTimes(2)
  })

  it('is not opened by a control’s icon, nor by a menu that the row has opened elsewhere in the page', async () => {
    const onRowPress = vi.fn()
    const withIcon = {
      id: 'menu',
      header: 'Menu',
      cell: ({ id }: Loan) => (
        <>
          <button type="button" aria-label={`Open ${id}`}>
            <svg data-testid={`icon-${id}`} />
          </button>
          {createPortal(<div>Menu of {id}</div>, document.body)}
        </>
      ),
    }
    const { user } = show(loanTable({ onRowPress, columns: [...columns, withIcon] }))
    await user.click(screen.getByTestId('icon-b'))
    await user.click(screen.getByText('Menu of b'))
    expect(onRowPress).not.toHaveBeenCalled()
  })

  it('has a view for loading, failed and empty', async () => {
    const onRetry = vi.fn()
    const { user, rerender } = show(loanTable({ rows: [], loading: true, skeletonRows: 3 }))
    expect(screen.getAllByRole('row')).toHaveLength(4)
    expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true')
    rerender(loanTable({ rows: [], failure: { title: 'The loans could not be loaded', onRetry } }))
    await user.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Retry' }))
    expect(onRetry).toHaveBeenCalledTimes(1)
    rerender(loanTable({ rows: [] }))
    expect(screen.getByText('No loans yet')).toBeTruthy()
    await expectAccessible()
  })

  it('keeps its rows while it loads again', () => {
    show(loanTable({ loading: true }))
    expect(screen.getByText('Desk')).toBeTruthy()
  })

  it('shows what belongs to a row under it', () => {
    show(loanTable({ expanded: (loan) => (loan.id === 'b' ? 'Paid in March' : undefined) }))
    expect(screen.getByText('Paid in March').closest('tr')?.previousElementSibling?.textContent).toContain('Desk')
  })

  it('pages, and says why it cannot go further', async () => {
    const onPageChange = vi.fn()
    const onPageSizeChange = vi.fn()
    const { user } = show(loanTable({ paging: { page: 3, pageSize: 10, total: 23, onPageChange, onPageSizeChange } }))
    expect(screen.getByText('21–23 of 23')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Next page', description: 'This is the last page' }))
    expect(onPageChange).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: 'Previous page' }))
    expect(onPageChange).toHaveBeenCalledWith(2)
    await user.selectOptions(screen.getByLabelText('Rows per page'), '25')
    expect(onPageSizeChange).toHaveBeenCalledWith(25)
    await expectAccessible()
  })
})
