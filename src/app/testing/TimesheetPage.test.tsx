import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { weekOf } from '#rules/weeks.ts'
import { today } from '../../../tests/support/today.ts'
import { openPortal } from './open-portal.tsx'

const [monday = '', ...others] = weekOf(today())
/** The workdays of this week that have come, but for Monday. */
const afterMonday = others.slice(0, 4).filter((day) => day <= today())

const commitment = {
  ...{ id: '5b0e6e54-0d3e-4f5e-8a53-0a5d5f1f7c01', name: 'Harbour', status: 'Active', startDate: '2026-01-05', endDate: null },
  ...{ hasWeeklyHours: true, hoursPerWeekMin: 20, hoursPerWeekMax: 40, earliestTimesheetDate: '2026-10-01' },
}

/** A week with hours on Monday alone. */
const open = (path: string, effort: number, weekTarget: number | null) =>
  openPortal(`/team-member/timesheet${path}`, {
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
