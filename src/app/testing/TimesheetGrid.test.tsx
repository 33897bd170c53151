import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { messages } from '#rules/messages.ts'
import { expectAccessible } from '#ui/test-support.tsx'
import { openPortal } from './open-portal.tsx'

/** The words that a control is described by. */
const reasonOf = (control: Element): string =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')

it('the grid has rows under their projects, one legend, decimals in line, and the reason beside a cell that is refused', async () => {
  const { user } = await openPortal('/team-member/timesheet/-7?view=grid', { signedIn: true })
  const grid = within(await screen.findByRole('grid', { name: 'Hours of the week' }))
  const line = (words: string): HTMLElement => {
    const found = grid.getAllByRole('row').find(({ textContent }) => textContent.startsWith(words))
    if (found === undefined) throw new Error(`The grid has no line that begins with ${words}`)
    return found
  }
  expect(line('Harbour API').nextElementSibling).toBe(line('Bookings · Development'))
  expect(screen.getAllByRole('list', { name: 'Marks' })).toHaveLength(1)

  // What is not written of the decimals takes its room.
  const columns = [...document.querySelectorAll('[data-decimals]')]
  expect(columns.length).toBeGreaterThan(3)
  for (const { textContent, dataset } of columns as HTMLElement[])
    expect(`${textContent}${dataset.decimals}`).toMatch(/^\d+\.\d\d$/)

  const tuesday = () => within(line('Bookings · Development')).getAllByRole('gridcell')[1] as HTMLElement
  expect(reasonOf(tuesday())).toBe('')
  await user.click(tuesday())
  const field = grid.getByRole('textbox', { name: /^Hours, Harbour API, Bookings/ })
  await user.keyboard('0.3{Enter}')
  await waitFor(() => expect(reasonOf(field)).toBe(messages.effortStep))
  await expectAccessible()
})

it('what is typed into a cell takes the place of the old value, however the cell was opened', async () => {
  const { user } = await openPortal('/team-member/timesheet/-7?view=grid', { signedIn: true })
  const grid = within(await screen.findByRole('grid', { name: 'Hours of the week' }))
  const cell = (hours: string) => grid.getByText(hours, { selector: '[role="gridcell"] *', exact: false }).closest('td')
  const typed = async (old: string, openIt: (cell: HTMLElement) => Promise<void> | void, keys: string, text: string) => {
    await openIt(cell(`${old} h, Tuesday`) ?? document.body)
    await user.keyboard(keys)
    expect(grid.getByRole('textbox')).toHaveProperty('value', text)
    await user.keyboard('{Escape}')
    await waitFor(() => expect(grid.queryByRole('textbox')).toBeNull())
  }
  await typed('6', (at) => user.click(at), '1:30', '1:30')
  await typed('6', (at) => at.focus(), '{Enter}1,5', '1,5')
  await typed('6', (at) => at.focus(), '{F2}{End}.5', '6.5')
  await typed('6', (at) => at.focus(), '6.25', '6.25')
})

it('a cell with several records says so and opens them in the list, instead of being typed into', async () => {
  interface Week {
    readonly entries: readonly { readonly id: string }[]
  }
  const timesheet = (_variables: unknown, usual: () => unknown) => {
    const week = usual() as Week
    const again = week.entries.slice(0, 1).map((entry) => ({ ...entry, id: '5b0e6e54-0d3e-4f5e-8a53-0a5d5f1f7e09' }))
    return { ...week, entries: [...week.entries, ...again] }
  }
  const { user } = await openPortal('/team-member/timesheet/-7?view=grid', {
    signedIn: true,
    scenario: { answers: { timesheet } },
  })
  const grid = within(await screen.findByRole('grid', { name: 'Hours of the week' }))
  const several = grid.getByRole('gridcell', { name: /2 records/ })
  several.focus()
  await waitFor(() => expect(reasonOf(several)).toBe('Several records. Open them to change one.'))
  await user.keyboard('7')
  expect(grid.queryByRole('textbox')).toBeNull()
  const view = await screen.findByRole('navigation', { name: 'View' })
  await waitFor(() => expect(within(view).getByRole('link', { name: 'List' }).getAttribute('aria-current')).toBe('true'))
})

it('a month of last year asks for the hours of the commitment that ran in it', async () => {
  const commitment = (last: string, status: string, startDate: string, endDate: string | null, hours: number) => ({
    ...{ id: `5b0e6e54-0d3e-4f5e-8a53-0a5d5f1f7${last}`, name: last, status, awaitsMember: false, startDate, endDate },
    ...{ hasWeeklyHours: true, hoursPerWeekMin: hours, hoursPerWeekMax: hours },
  })
  const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
  const commitments = () => [
    commitment('c01', 'Expired', daysAgo(600), daysAgo(300), 20),
    commitment('c02', 'Active', daysAgo(200), null, 40),
  ]
  await openPortal('/team-member/timesheet/-365?view=month', { signedIn: true, scenario: { answers: { commitments } } })
  const lacking = await screen.findAllByRole('link', { name: /nothing logged, [\d.]+ h missing$/ })
  for (const day of lacking) expect(day.getAttribute('aria-label') ?? day.textContent).toMatch(/nothing logged, 4 h missing$/)
})

it('a view is one choice of three, and the chosen one is marked', async () => {
  await openPortal('/team-member/timesheet?view=list', { signedIn: true })
  const views = within(await screen.findByRole('navigation', { name: 'View' })).getAllByRole('link')
  expect(views.map((view) => [view.textContent, view.getAttribute('aria-current')])).toEqual([
    ['Grid', null],
    ['List', 'true'],
    ['Month', null],
  ])
})
