import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { weekInWords } from '#features/shared/formats/week-words.ts'
import { refuse } from '#mock/stand-in.ts'
import { addDays, weekOf } from '#rules/weeks.ts'
import { expectAccessible } from '#ui/test-support.tsx'
import { today } from '../../../tests/support/today.ts'
import { expectAddress, openPortal } from './open-portal.tsx'

const address = '/team-member/timesheet'

const [monday = '', ...others] = weekOf(today())
/** The workdays of this week that have come, but for Monday. */
const afterMonday = others.slice(0, 4).filter((day) => day <= today())

const commitment = {
  ...{ id: '5b0e6e54-0d3e-4f5e-8a53-0a5d5f1f7c01', name: 'Harbour', status: 'Active', startDate: '2026-01-05', endDate: null },
  ...{ hasWeeklyHours: true, hoursPerWeekMin: 20, hoursPerWeekMax: 40, earliestTimesheetDate: '2026-10-01' },
}

/** A week with hours on Monday alone. */
const open = (path: string, effort: number, weekTarget: number | null) =>
  openPortal(`${address}${path}`, {
    signedIn: true,
    scenario: {
      answers: {
        commitments: () => [commitment],
        personalSettings: () => ({ id: 'somebody', theme: 'Dark', density: 'Comfortable', weekTarget, timerRounding: 'Nearest' }),
        timesheet: ({ start, end }: Readonly<Record<string, unknown>>, usual) => {
          const [entry] = (usual() as { entries: readonly object[] }).entries
          return { id: `${start}/${end}`, start, end, entries: [{ ...entry, date: monday, effort, adjustment: 0 }], leaves: [] }
        },
      },
    },
  })

const figures = async () => await screen.findByText(/ this (week|month)/)
const targetText = /your target of/

describe('the head of the timesheet', () => {
  it.each([
    [5, '5 h this week · 15 h missing of 20 h · 27.5 h to your target of 32.5 h', afterMonday.length],
    // Tuesday has no hours, but the week lacks none.
    [33, '33 h this week · 0 h missing of 20 h · your target of 32.5 h is reached', 0],
  ])(
    'with %s hours says what this week lacks, as its days do, and how far it is from the own target',
    async (effort, words, days) => {
      await open('?view=list', effort, 32.5)
      await screen.findByText(targetText)
      expect((await figures()).textContent).toBe(words)
      await screen.findByRole('region', { name: /^Tuesday/ })
      expect(screen.queryAllByText(/^\S+ h · \S+ h missing$/)).toHaveLength(days)
    },
  )

  it.each([
    ['of this week names no target where there is none', '?view=list', null],
    ['of a month names none', '?view=month', 32.5],
  ])('%s', async (_what, path, weekTarget) => {
    await open(path, 5, weekTarget)
    await screen.findByText(/ missing of /)
    expect((await figures()).textContent).not.toMatch(targetText)
  })
})

const headingOf = (day: string) => {
  const week = weekOf(day)
  return screen.findByRole('heading', { level: 2, name: weekInWords(week[0] ?? '', week[6] ?? '') })
}

describe('the week in the address', () => {
  it.each(['3654', '1.5', 'last-month', '12345678901234567890'])(
    'is this one where it says %s, which is corrected in its place in the history',
    async (offset) => {
      // From the end of the history, where a step more makes it longer.
      window.history.pushState(null, '', '/')
      const { length } = window.history
      await openPortal(`${address}/${offset}`, { signedIn: true })
      await expectAddress(address)
      await headingOf(today())
      await screen.findByText(/h this week/)
      expect(window.history).toHaveLength(length)
    },
  )

  it('is forgotten when the timesheet is left: the menu leads back to this one', async () => {
    const { user } = await openPortal(`${address}/-7?view=list`, { signedIn: true })
    await headingOf(addDays(today(), -7))
    const menu = within(await screen.findByRole('navigation', { name: 'Main menu' }))
    await user.click(menu.getByRole('link', { name: 'Career histories' }))
    await expectAddress('/team-member/career-histories')
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Career histories'))
    await user.click(menu.getByRole('link', { name: 'Timesheet' }))
    await headingOf(today())
    await expectAddress(address)
  })

  it('ends copying when Back changes it', async () => {
    const { user } = await openPortal(`${address}/-7?view=list`, { signedIn: true })
    await user.click(await screen.findByRole('button', { name: 'Next week' }))
    await expectAddress(`${address}?view=list`)
    await user.click(screen.getByRole('button', { name: 'More' }))
    const copy = await screen.findByRole('menuitem', { name: 'Copy last week…' })
    // The dialog is fetched in a transition, which only an awaited `act` carries out.
    await act(async () => user.click(copy))
    await screen.findByRole('dialog', { name: 'Copy last week' })
    window.history.back()
    await expectAddress(`${address}/-7?view=list`)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})

it('a week that could not be loaded says nothing of its hours; Retry brings it', async () => {
  const answers: { timesheet?: ReturnType<typeof refuse> } = { timesheet: refuse('UPSTREAM') }
  const { user } = await openPortal(`${address}?view=list`, { signedIn: true, scenario: { answers } })
  await screen.findByText('The timesheet could not be loaded.')
  expect(screen.queryByText(/ h this week/)).toBeNull()
  await expectAccessible()
  delete answers.timesheet
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await screen.findByText(/ h this week/)
})
