import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, onTestFinished } from 'vitest'
import { refuse, type Scenario } from '#mock/stand-in.ts'
import { expectAccessible } from '#ui/test-support.tsx'
import { expectAddress, flowState, holdAnswers, openPortal } from './open-portal.tsx'

const address = '/team-member/commitments'
const failing = { commitments: refuse('UPSTREAM') }

const open = async (query = '', scenario: Scenario = {}) => {
  const opened = await openPortal(`${address}${query}`, { scenario, signedIn: true })
  await waitFor(() => expect(flowState('commitment-approval')).not.toBeNull())
  return opened
}

const table = () => screen.findByRole('table', { name: 'Commitments' })
const rows = () => [...document.querySelectorAll('tbody [data-row]')].map((row) => row.querySelector('td')?.textContent ?? '')
const rowOf = (name: string) => screen.getByText(name).closest<HTMLElement>('[data-row]') ?? document.body
const cards = () => screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent)
describe('the list of commitments', () => {
  it('has a column for each fact, in the order in which they began', async () => {
    await open()
    const headers = within(await table()).getAllByRole('columnheader')
    await waitFor(() => expect(rows()).toHaveLength(7))
    expect(headers.map((one) => one.textContent)).toEqual([
      'Name',
      'Seniority level',
      'Line Manager',
      'Start date',
      'End date',
      'Projects',
      'Status',
      'Type',
      'Action',
    ])
    expect(rowOf('Harbour Booking Platform').textContent).toContain('Harbour Web, Harbour API, Berth Planner')
    expect(rowOf('Harbour Booking Platform').textContent).toContain('Hours Per weekMin 20, Max 40')
    expect(rowOf('Bakery Orders').textContent).toContain('Casual')
    expect(within(rowOf('Ferry Timetables')).getAllByText('Not set')).toHaveLength(2)
    expect(within(rowOf('Harbour Booking Platform')).queryByRole('button')).toBeNull()
    await expectAccessible()
  })

  it('filters as it is typed, and says when nothing fits', async () => {
    const { user } = await open('?active=true')
    await waitFor(() => expect(rows()).toHaveLength(2))
    const filter = screen.getByRole('searchbox', { name: 'Filter commitments' })
    await user.type(filter, 'berth planner')
    await waitFor(() => expect(rows()).toEqual(['Harbour Booking Platform']))
    await expectAddress(`${address}?active=true&filter=berth+planner`)
    await user.type(filter, ' zzz')
    await screen.findByText('No commitment matches.')
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'Clear' }))
    await waitFor(() => expect(rows()).toHaveLength(7))
    expect(filter).toHaveProperty('value', '')
    await expectAddress(address)
    window.history.back()
    await waitFor(() => expect(filter).toHaveProperty('value', 'berth planner zzz'))
  })

  it('has its order, switch and filter in the address, and Back undoes them one by one', async () => {
    const one = (name: string, status: string, startDate: string | null) => ({
      ...{ id: crypto.randomUUID(), name, status, startDate, endDate: null, awaitsMember: status.endsWith('Pending') },
      ...{ hasWeeklyHours: false, projects: [] },
    })
    const commitments = () => [
      one('Harbour control', 'Active', '2026-01-05'),
      one('Berth plan', 'Pending', '2026-03-01'),
      one('Tide tables', 'Pending', null),
      one('Quay lights', 'Rejected', '2025-03-01'),
      one('Crane care', 'Expired', '2024-01-01'),
      one('Winter ferry', 'Upcoming', '2099-11-01'),
    ]
    const { user } = await open('?sort=status', { answers: { commitments } })
    await waitFor(() => expect(rows().slice(2)).toEqual(['Winter ferry', 'Harbour control', 'Crane care', 'Quay lights']))
    const header = () => screen.getByRole('columnheader', { name: /^Start date/ })
    const ends = () => [rows()[0], rows().at(-1)]
    await user.click(within(header()).getByRole('button'))
    await waitFor(() => expect(header().getAttribute('aria-sort')).toBe('ascending'))
    expect(ends()).toEqual(['Crane care', 'Tide tables'])
    await user.click(within(header()).getByRole('button'))
    await waitFor(() => expect(header().getAttribute('aria-sort')).toBe('descending'))
    expect(ends()).toEqual(['Winter ferry', 'Tide tables'])
    await user.click(screen.getByRole('switch', { name: 'Active' }))
    await waitFor(() => expect(rows()).toEqual(['Harbour control']))
    await user.type(screen.getByRole('searchbox', { name: 'Filter commitments' }), 'crane')
    await screen.findByText('No commitment matches.')
    await expectAddress(`${address}?active=true&sort=startDate&order=descending&filter=crane`)
    window.history.back()
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveProperty('value', ''))
    await waitFor(() => expect(rows()).toEqual(['Harbour control']))
    window.history.back()
    await waitFor(() => expect(rows()).toHaveLength(6))
    expect(header().getAttribute('aria-sort')).toBe('descending')
    window.history.back()
    await waitFor(() => expect(header().getAttribute('aria-sort')).toBe('ascending'))
  })

  it('is opened by a link as it was', async () => {
    await open('?view=cards&sort=startDate&order=descending&filter=hours')
    await waitFor(() =>
      expect(cards()).toEqual([
        'Orchard Stock Control',
        'Atlas Map Service',
        'Harbour Booking Platform',
        'Quarry Safety Reports',
        'Ferry Timetables',
      ]),
    )
    expect(screen.getByRole('searchbox')).toHaveProperty('value', 'hours')
    expect(screen.getByRole('switch', { name: 'Card View' })).toHaveProperty('checked', true)
    expect(screen.getByRole('combobox', { name: 'Order' }).textContent).toBe('Start date, latest first')
  })

  it('keeps the place of the rows while they are on the way', async () => {
    const { answers, letGo } = holdAnswers('commitments')
    await openPortal(address, { scenario: { answers }, signedIn: true })
    await waitFor(() => expect(document.querySelector('table')?.getAttribute('aria-busy')).toBe('true'))
    letGo()
    await waitFor(() => expect(rows()).toHaveLength(7))
  })

  it('says that there are none', async () => {
    await open('', { person: 'idle' })
    await screen.findByText('No commitments yet.')
    await expectAccessible()
  })

  it('offers Retry when they could not be loaded', async () => {
    const { user } = await open('', { answers: failing })
    await screen.findByText('The commitments could not be loaded.')
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    await expectAccessible()
  })
})

describe('a commitment that waits for an answer', () => {
  const waiting: Scenario = {
    answers: {
      commitments: () => [
        {
          id: '5b0e6e54-0d3e-4f5e-8a53-0a5d5f1f7c01',
          ...{ name: 'Pier Survey', status: 'Pending', awaitsMember: true, startDate: '2026-12-01', endDate: '2027-06-02' },
          ...{ hasWeeklyHours: true, hoursPerWeekMin: 10, hoursPerWeekMax: 20, lineManagerName: 'Lena Marsh' },
        },
      ],
    },
  }

  it.each(['', '?view=cards'])('shows Approve and Reject beside its menu (%s)', async (query) => {
    await open(query, waiting)
    await screen.findByText('Pier Survey')
    const shown = within(screen.getByText('Pier Survey').closest<HTMLElement>('[data-row]') ?? document.body)
    expect(shown.getByRole('button', { name: 'Approve Pier Survey' }).dataset.variant).toBe('affirm')
    shown.getByRole('button', { name: 'Reject Pier Survey' })
    shown.getByRole('button', { name: 'Actions for Pier Survey' })
    await expectAccessible()
  })

  it.each([
    { answer: 'Approve', confirm: 'Yes! Approve it', variant: 'affirm' },
    { answer: 'Reject', confirm: 'Yes! Reject it', variant: 'danger' },
  ])('is named in the question of $answer with its dates, hours and line manager', async ({ answer, confirm, variant }) => {
    const { user } = await open('', waiting)
    const button = await screen.findByRole('button', { name: `${answer} Pier Survey` })
    await act(async () => user.click(button))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Are you sure about this action ?' }))
    dialog.getByText('Pier Survey')
    const fact = (term: string) => dialog.getByText(term).nextElementSibling?.textContent
    expect(['Start date', 'End date', 'Weekly hours', 'Line Manager'].map(fact)).toEqual([
      '1 Dec 2026',
      '2 Jun 2027',
      'Min 10, Max 20',
      'Lena Marsh',
    ])
    expect(dialog.getByRole('button', { name: confirm }).dataset.variant).toBe(variant)
    await expectAccessible()
  })
})

describe('cards', () => {
  it('show what the specification names', async () => {
    const { user } = await open()
    await user.click(await screen.findByRole('switch', { name: 'Card View' }))
    await expectAddress(`${address}?view=cards`)
    const card = await screen.findByRole('article', { name: 'Harbour Booking Platform' })
    const people = within(within(card).getByRole('list', { name: /^People/ }))
    expect(people.getAllByRole('img').map((one) => one.getAttribute('aria-label'))).toEqual([
      'Lena Marsh',
      'Grace Okafor',
      'Tomas Okafor',
    ])
    expect(within(card).getByText('Active')).toBeTruthy()
    const fact = (term: string) => within(card).getByText(term).nextElementSibling?.textContent
    expect(fact('Hours per week min')).toBe('20')
    expect(fact('Hours per week max')).toBe('40')
    const casual = screen.getByRole('article', { name: 'Bakery Orders' })
    expect(within(casual).getByText('Hours per week min').nextElementSibling?.textContent).toBe('0')
    expect(within(casual).getByText('I have no room for another engagement before summer.')).toBeTruthy()
    expect(within(card).getByRole('combobox', { name: 'Project' }).getAttribute('aria-disabled')).toBeNull()
    const project = within(casual).getByRole('combobox', { name: 'Project', description: 'This commitment has one project.' })
    expect(project.getAttribute('aria-disabled')).toBe('true')
    within(casual).getByRole('combobox', { name: 'Epic', description: /^Time can be logged only on an active commitment/ })
    await expectAccessible()
  })

  it('are shown on a narrow page whatever the switch says', async () => {
    const width = window.innerWidth
    onTestFinished(() => {
      window.innerWidth = width
    })
    window.innerWidth = 1023
    await open()
    await waitFor(() => expect(cards()).toHaveLength(7))
    const cardView = screen.getByRole('switch', { name: /^Card View/, description: 'A narrow page shows cards.' })
    expect(cardView).toHaveProperty('checked', true)
    expect(cardView.getAttribute('aria-disabled')).toBe('true')
    expect(document.querySelector('table')).toBeNull()
  })

  it('open the quick timesheet form for an epic of the chosen project', async () => {
    const { user } = await open('?view=cards')
    const card = await screen.findByRole('article', { name: 'Harbour Booking Platform' })
    await user.click(within(card).getByRole('combobox', { name: 'Project' }))
    await user.click(await screen.findByRole('option', { name: 'Berth Planner' }))
    await user.click(within(card).getByRole('combobox', { name: 'Epic' }))
    const [first] = await screen.findAllByRole('option')
    const epic = first?.textContent ?? ''
    // The form is fetched in a transition, which only an awaited `act` carries out.
    await act(async () => user.click(screen.getByRole('option', { name: epic })))
    await screen.findByRole('dialog')
    expect(new URLSearchParams(window.location.search).get('epic')).toBe(epic)
    await user.keyboard('{Escape}')
    await expectAddress(`${address}?view=cards`)
  })
})
