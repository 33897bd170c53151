import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { refuse, type Scenario } from '#mock/stand-in.ts'
import { lastTwelveMonths } from '#rules/weeks.ts'
import { expectAccessible } from '#ui/test-support.tsx'
import { today } from '../../../tests/support/today.ts'
import { expectAddress, holdAnswers, openPortal } from './open-portal.tsx'

const address = '/team-member/dashboard'
const away = refuse('UPSTREAM')
const open = (query = '', scenario: Scenario = {}) => openPortal(`${address}${query}`, { scenario, signedIn: true })

const card = (title: string) => screen.findByRole('region', { name: title })
const sumIn = async (title: string) => within(await card(title)).getByText('Sum').parentElement?.textContent
const refreshing = () => document.querySelector('main [data-refreshing]')
const months = () => screen.findByRole('combobox', { name: 'Month' })

describe('the dashboard', () => {
  it('shows where the person is and the time there, pies with their sums, and bars of each commitment', async () => {
    await open()
    await screen.findByText('Umeå, Sweden')
    const there = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Stockholm', hour: '2-digit', minute: '2-digit' })
    expect([there.format(Date.now()), there.format(Date.now() - 60_000)]).toContain(document.querySelector('time')?.textContent)
    const sums = await Promise.all(['Activity', 'Technology', 'Epic'].map(sumIn))
    expect(new Set(sums).size).toBe(1)
    expect(sums[0]).toMatch(/^Sum\d+\.\d\d h$/)
    const bars = within(await card('Harbour Booking Platform'))
    await bars.findByRole('group', { name: 'Harbour Booking Platform, hours a day' })
    expect(bars.getAllByRole('img')).toHaveLength(7)
    expect(bars.getByText('16 h')).toBeTruthy()
    await expectAccessible()
  })

  it('has the numbers of its bars in their table', async () => {
    const { user } = await open()
    const shown = within(await card('Harbour Booking Platform'))
    const drawn = (await shown.findAllByRole('img')).map((mark) => mark.getAttribute('aria-label') ?? '')
    await user.click(shown.getByRole('switch', { name: /^Show as table/ }))
    const rows = within(shown.getByRole('table', { name: 'Harbour Booking Platform' })).getAllByRole('row')
    const texts = rows.map((row) => [...row.children].map((cell) => cell.textContent))
    const names = texts[0] ?? []
    const said = texts
      .slice(1, -1)
      .map(([day, ...values]) => `${day}: ${values.map((value, at) => `${names[at + 1]} ${value}`).join(', ')}`)
    expect(said).toEqual(drawn)
  })

  it('covers all of the last twelve months to begin with, and offers each of them', async () => {
    const { user } = await open()
    await screen.findByText(/^Last twelve months/)
    expect((await months()).textContent).toBe('All')
    await user.click(await months())
    const offered = screen.getAllByRole('option').map((option) => option.textContent)
    expect(offered).toHaveLength(13)
    const newest = new Date(`${lastTwelveMonths(today())[0]}-15`).toLocaleDateString('en-GB', { month: 'short', year: 'numeric' })
    expect(offered.slice(0, 2)).toEqual(['All', newest])
  })

  it('keeps the month in the address, and the charts before it, dimmed, until the new ones are there', async () => {
    let isHeld = false
    const { answers, letGo } = holdAnswers('dashboard', () => isHeld)
    const { user } = await open('', { answers })
    await card('Activity')
    isHeld = true
    const [month = ''] = lastTwelveMonths(today())
    await user.click(await months())
    await user.click(screen.getAllByRole('option')[1] ?? document.body)
    await expectAddress(`${address}?month=${month}`)
    await waitFor(() => expect(refreshing()).not.toBeNull())
    expect(await sumIn('Activity')).toMatch(/^Sum/)
    expect(screen.getByText(/^Last twelve months/)).toBeTruthy()
    letGo()
    await waitFor(() => expect(refreshing()).toBeNull())
    expect(screen.queryByText(/^Last twelve months/)).toBeNull()
    window.history.back()
    await expectAddress(address)
    await screen.findByText(/^Last twelve months/)
    expect((await months()).textContent).toBe('All')
  })

  it('says that a month has nothing, and leads back to all', async () => {
    const month = lastTwelveMonths(today())[11] ?? ''
    const answers: Scenario['answers'] = {
      dashboard: ({ start, end }, usual) => {
        const id = `${start}/${end}`
        if (!String(end).startsWith(month)) return usual()
        return { id, report: { id, days: [], activities: [], technologies: [], epics: [] } }
      },
    }
    const { user } = await open(`?month=${month}`, { answers })
    await screen.findByText(/^No time logged in \w{3} \d{4}\.$/)
    await user.click(screen.getByRole('button', { name: 'Show all months' }))
    await expectAddress(address)
    await card('Activity')
  })

  it('keeps the colour of an entry in a month where one that had asked for it first is missing', async () => {
    const share = (id: string, netEffort: number) => ({ id, name: id, netEffort })
    // Two ids that ask for one colour: the larger of all months has it.
    const whole = [share('a0', 100), share('a8', 50)]
    const [month = ''] = lastTwelveMonths(today())
    const answers: Scenario['answers'] = {
      dashboard: ({ start, end }) => {
        const id = `${start}/${end}`
        const activities = String(start).startsWith(month) ? whole.slice(1) : whole
        return { id, report: { id, days: activities, activities, technologies: [], epics: [] } }
      },
    }
    const { user } = await open('', { answers })
    const colors = async () =>
      [...(await card('Activity')).querySelectorAll('[role="img"] > path')].map((one) => one.getAttribute('fill'))
    const [, before] = await colors()
    await user.click(await months())
    await user.click(screen.getAllByRole('option')[1] ?? document.body)
    await waitFor(async () => expect(await colors()).toEqual([before]))
    expect(before).toMatch(/^var\(--chart-\d\)$/)
  })

  it('keeps the shape of the page while it loads', async () => {
    const { answers, letGo } = holdAnswers('dashboard')
    await open('', { answers })
    await screen.findByText('Loading your dashboard…')
    expect(await months()).toBeTruthy()
    letGo()
    await card('Activity')
    expect(screen.queryByText('Loading your dashboard…')).toBeNull()
  })

  it('says that it could not be loaded, with the place of the browser, and asks again', async () => {
    const answers: { dashboard?: typeof away } = { dashboard: away }
    const { user } = await open('', { answers })
    await screen.findByText('The dashboard could not be loaded.')
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
    expect(screen.getByText(zone.split('/').at(-1)?.replaceAll('_', ' ') ?? '')).toBeTruthy()
    await expectAccessible()
    delete answers.dashboard
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    await card('Activity')
    await screen.findByText('Umeå, Sweden')
  })

  it('does not take the charts of one month for those of another that could not be loaded', async () => {
    const answers: { dashboard?: typeof away } = {}
    const { user } = await open('', { answers })
    await card('Activity')
    answers.dashboard = away
    await user.click(await months())
    await user.click(screen.getAllByRole('option')[2] ?? document.body)
    await screen.findByText('The dashboard could not be loaded.')
    expect(screen.queryByRole('region', { name: 'Activity' })).toBeNull()
    delete answers.dashboard
    await user.click(await months())
    await user.click(screen.getAllByRole('option')[0] ?? document.body)
    await card('Activity')
  })
})
