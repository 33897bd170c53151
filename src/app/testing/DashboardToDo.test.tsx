import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { refuse, type Scenario } from '#mock/stand-in.ts'
import { weekOf } from '#rules/weeks.ts'
import { expectAccessible } from '#ui/test-support.tsx'
import { today } from '../../../tests/support/today.ts'
import { holdAnswers, openPortal } from './open-portal.tsx'

const open = (scenario: Scenario = {}) => openPortal('/team-member/dashboard', { scenario, signedIn: true })
const toDo = async () => within(await screen.findByRole('region', { name: 'What to do now' }))

const week = weekOf(today())
const [monday = '', tuesday = ''] = week
/** The workdays of this week that have come, but for Monday. */
const afterMonday = week.slice(1, 5).filter((day) => day <= today())

const id = (last: string) => `5b0e6e54-0d3e-4f5e-8a53-0a5d5f1f7${last}`
const commitment = (last: string, name: string, status: string) => ({
  ...{ id: id(last), name, status, awaitsMember: status === 'Pending' },
  ...{ startDate: '2026-01-05', endDate: null, hasWeeklyHours: true, hoursPerWeekMin: 20, hoursPerWeekMax: 40 },
})
const record = (last: string, date: string, effort: number) => ({ id: id(last), date, effort, adjustment: 0 })

const weekWith = (...entries: readonly object[]) => ({
  timesheet: ({ start, end }: Readonly<Record<string, unknown>>) => ({ id: `${start}/${end}`, start, end, entries, leaves: [] }),
})
const active = commitment('c01', 'Harbour', 'Active')

describe('what to do now', () => {
  it('is the hours that the week lacks and on which days, and what waits for an answer', async () => {
    await open({
      answers: {
        ...weekWith(record('e01', monday, 4), record('e02', tuesday, 1.5)),
        commitments: () => [active, commitment('c02', 'Pier Survey', 'Pending'), commitment('c03', 'Quay lights', 'Pending')],
        viewer: (_variables, usual) => ({ ...(usual() as object), pendingCommitmentCount: 2, waitingPayRunCount: 1 }),
      },
    })
    const shown = await toDo()
    await shown.findByText('14.5 h missing')
    const bar = shown.getByRole('progressbar', { name: 'Logged' })
    expect(bar.getAttribute('aria-valuetext')).toBe('5.5 h of 20 h')
    const words = (day: string) =>
      new Date(`${day}T00:00Z`)
        .toLocaleDateString('en-GB', { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' })
        .replace(',', '')
        // British English has four letters for this month alone; the portal has three for each.
        .replace('Sept', 'Sep')
    expect(shown.queryByText(/^Not complete/)?.textContent ?? '').toBe(
      afterMonday.length === 0 ? '' : `Not complete: ${afterMonday.map(words).join(', ')}`,
    )
    expect(shown.getByRole('link', { name: 'Log time' }).getAttribute('href')).toBe('/team-member/timesheet?register=time')
    const commitments = shown.getByRole('link', { name: '2 commitments wait for your answer' })
    expect(commitments.getAttribute('href')).toBe('/team-member/commitments')
    shown.getByText('Pier Survey, Quay lights')
    const payRuns = shown.getByRole('link', { name: '1 pay run waits for your confirmation' })
    expect(payRuns.getAttribute('href')).toBe('/team-member/pay-runs')
    expect(shown.queryByText('Your team last week')).toBeNull()
    await expectAccessible()
  })

  it('says that nothing waits and no hours are missing', async () => {
    await open({
      answers: {
        ...weekWith(record('e01', monday, 8), ...week.slice(1, 3).map((day, index) => record(`e1${index}`, day, 8))),
        commitments: () => [active],
        viewer: (_variables, usual) => ({ ...(usual() as object), pendingCommitmentCount: 0, waitingPayRunCount: 0 }),
      },
    })
    const shown = await toDo()
    await shown.findByText('Nothing waits for you.')
    shown.getByText('No hours missing')
    expect(shown.queryByText(/^Not complete/)).toBeNull()
    await expectAccessible()
  })

  it('offers no form to whom no commitment takes time', async () => {
    await open({ answers: { ...weekWith(), commitments: () => [commitment('c01', 'Harbour', 'Rejected')] } })
    const shown = await toDo()
    await shown.findByText('0 h logged')
    shown.getByText('Time can be logged only on an active commitment.')
    expect(shown.queryByRole('link', { name: 'Log time' })).toBeNull()
  })

  it('keeps its place while it loads, and the charts do not wait for it', async () => {
    const { answers, letGo } = holdAnswers('timesheet')
    await open({ answers })
    await (await toDo()).findByText('Loading what there is to do…')
    await screen.findByRole('region', { name: 'Activity' })
    letGo()
    await (await toDo()).findByRole('link', { name: 'Log time' })
  })

  it('says that it could not be loaded, and asks again', async () => {
    const answers: { timesheet?: ReturnType<typeof refuse> } = { timesheet: refuse('UPSTREAM') }
    const { user } = await open({ answers })
    const shown = await toDo()
    await shown.findByText('What there is to do could not be loaded.')
    await expectAccessible()
    delete answers.timesheet
    await user.click(shown.getByRole('button', { name: 'Retry' }))
    await shown.findByRole('link', { name: 'Log time' })
  })

  it('tells a line manager of their team’s week, with the way to the audit, and when it could not', async () => {
    const answers: { weeklyAudit?: ReturnType<typeof refuse> } = { weeklyAudit: refuse('UPSTREAM') }
    const { user } = await open({ person: 'lead', answers })
    const shown = await toDo()
    const audit = await shown.findByRole('link', { name: 'Your team last week' })
    expect(audit.getAttribute('href')).toBe('/team-member/weekly-timesheet-audit')
    await shown.findByText(/^The weekly timesheet audit could not be loaded\./)
    delete answers.weeklyAudit
    await user.click(shown.getByRole('button', { name: 'Retry' }))
    await shown.findByText(/^5 team members · \d with missing hours, [\d.]+ h together$/)
    await expectAccessible()
  })

  it('leads to the form of a new record of today, which the address forgets', async () => {
    const { user } = await open({ answers: { ...weekWith(), commitments: () => [active] } })
    await user.click(await (await toDo()).findByRole('link', { name: 'Log time' }))
    await screen.findByRole('dialog', { name: 'Log time' })
    await waitFor(() => expect(window.location.pathname + window.location.search).toBe('/team-member/timesheet'))
  })
})
