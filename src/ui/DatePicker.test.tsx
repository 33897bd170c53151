import { screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { DatePicker, type DatePickerProps } from './DatePicker.tsx'
import { formatDate, formatMonth, parseDate, parseMonth } from './date-text.ts'
import { expectAccessible, show } from './test-support.tsx'

describe('dates as text', () => {
  it.each([
    ['12 Mar 2026', '2026-03-12'],
    ['12 march 26', '2026-03-12'],
    ['12/3/2026', '2026-03-12'],
    ['12.03.26', '2026-03-12'],
    ['2026-03-12', '2026-03-12'],
    ['1 sept', '2025-09-01'],
    ['29/2/2024', '2024-02-29'],
    ['29/2/2026', undefined],
    ['3/13/2026', undefined],
    ['0/1/2026', undefined],
    ['12 foo 2026', undefined],
    ['tomorrow', undefined],
    ['', undefined],
  ])('reads %j as %j', (typed, iso) => expect(parseDate(typed, 2025)).toBe(iso))

  it.each([
    ['2/11/85', '1985-11-02'],
    ['2/11/26', '2026-11-02'],
    ['2 Nov 27', '1927-11-02'],
  ])('reads %j as %j where dates end in 2026', (typed, iso) => expect(parseDate(typed, 2026, 2026)).toBe(iso))

  it.each([
    ['2026-03-12', '12 Mar 2026'],
    ['2026-12-01', '1 Dec 2026'],
    ['', ''],
    ['2026-13-01', ''],
    ['12 Mar', ''],
  ])('writes %j as %j', (iso, shown) => expect(formatDate(iso)).toBe(shown))
})

describe('months as text', () => {
  it.each([
    ['Mar 2026', '2026-03-01', '2026-03-31'],
    ['march 26', '2026-03-01', '2026-03-31'],
    ['2/2024', '2024-02-01', '2024-02-29'],
    ['12 Mar 2026', '2026-03-12', '2026-03-12'],
    ['13/2026', undefined, undefined],
    ['Feb', '2026-02-01', '2026-02-28'],
    ['12 Mar', '2026-03-12', '2026-03-12'],
    ['', undefined, undefined],
  ])('reads %j as %j, and as %j where something ends', (typed, first, last) => {
    expect([parseMonth(typed, 'first', 2026), parseMonth(typed, 'last', 2026)]).toEqual([first, last])
  })

  it('reads a year of two digits as one that may be meant', () => {
    expect(parseMonth('3.85', 'first', 2026, 2026)).toBe('1985-03-01')
  })

  it.each([
    ['2026-03-12', 'Mar 2026'],
    ['', ''],
    ['2026-13-01', ''],
  ])('writes %j as %j', (iso, shown) => expect(formatMonth(iso)).toBe(shown))
})

function StartDate({
  onChange = () => undefined,
  start = '2026-03-12',
  ...rest
}: Partial<DatePickerProps> & { start?: string | null }) {
  const [value, setValue] = useState<string | null>(start)
  return (
    <DatePicker
      label="Start date"
      {...rest}
      value={value}
      onChange={(next) => {
        setValue(next)
        onChange(next)
      }}
    />
  )
}

const input = () => screen.getByRole('textbox', { name: 'Start date' })

async function type(user: ReturnType<typeof show>['user'], text: string) {
  await user.clear(input())
  await user.type(input(), `${text}{Enter}`)
}

describe('DatePicker', { timeout: 30_000 }, () => {
  it('reads what is typed on Enter and shows it in one way', async () => {
    const onChange = vi.fn()
    const { user } = show(<StartDate onChange={onChange} />)
    expect(input()).toHaveProperty('value', '12 Mar 2026')
    await type(user, '1/4/26')
    expect(onChange).toHaveBeenLastCalledWith('2026-04-01')
    expect(input()).toHaveProperty('value', '1 Apr 2026')
    await expectAccessible()
  })

  it('refuses what is no date or out of range, and keeps what was typed', async () => {
    const onChange = vi.fn()
    const { user } = show(<StartDate onChange={onChange} min="2026-01-01" />)
    await type(user, '31 Feb 2026')
    expect(screen.getByRole('textbox', { description: 'Enter a date such as 12 Mar 2026' })).toHaveProperty(
      'value',
      '31 Feb 2026',
    )
    expect(onChange).toHaveBeenLastCalledWith(null)
    await type(user, '31 Dec 2025')
    expect(screen.getByRole('textbox', { description: 'Enter 1 Jan 2026 or later' })).toBeTruthy()
    await type(user, '1 Jan 2026')
    expect(onChange).toHaveBeenLastCalledWith('2026-01-01')
    expect(input().getAttribute('aria-invalid')).toBeNull()
  })

  it('takes a month where the day does not matter, and leaves a day that it has', async () => {
    const onChange = vi.fn()
    const { user } = show(<StartDate onChange={onChange} month="last" max="2026-11-26" />)
    expect(input()).toHaveProperty('value', 'Mar 2026')
    await user.click(input())
    await user.tab()
    expect(onChange).not.toHaveBeenCalled()
    await type(user, 'feb 2024')
    expect(onChange).toHaveBeenLastCalledWith('2024-02-29')
    expect(input()).toHaveProperty('value', 'Feb 2024')
    await type(user, 'soon')
    expect(screen.getByRole('textbox', { description: 'Enter a date such as Mar 2026' })).toBeTruthy()
    await type(user, 'Dec 2026')
    expect(screen.getByRole('textbox', { description: 'Enter Nov 2026 or earlier' })).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
    await expectAccessible()
  })

  it('is emptied', async () => {
    const onChange = vi.fn()
    const { user } = show(<StartDate onChange={onChange} />)
    await user.clear(input())
    await user.tab()
    expect(onChange).toHaveBeenLastCalledWith(null)
  })

  it('opens a calendar from Monday by arrow, walks its days and chooses by Enter', async () => {
    const onChange = vi.fn()
    const { user } = show(<StartDate onChange={onChange} />)
    await user.click(input())
    await user.keyboard('{ArrowDown}')
    await screen.findByRole('dialog', { name: 'Start date' })
    const weekdays = document.querySelectorAll('thead th')
    expect([...weekdays].map((day) => day.textContent)).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'])
    expect(document.activeElement?.getAttribute('aria-label')).toContain('12 March 2026')
    await expectAccessible()
    await user.keyboard('{ArrowRight}{ArrowDown}{Enter}')
    expect(onChange).toHaveBeenLastCalledWith('2026-03-20')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(input()).toHaveProperty('value', '20 Mar 2026')
  })

  it('goes to a month and a year at once, within the range', async () => {
    const onChange = vi.fn()
    const { user } = show(<StartDate start="2001-05-20" min="1926-01-01" max="2010-12-31" onChange={onChange} />)
    await user.click(screen.getByRole('button', { name: 'Choose Start date' }))
    const year = await screen.findByRole('combobox', { name: 'Year' })
    expect([...year.children].map((option) => option.textContent)).toEqual(
      Array.from({ length: 85 }, (_, at) => String(2010 - at)),
    )
    await user.selectOptions(year, '1985')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Month' }), 'November')
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: /\b2 November 1985/ }))
    expect(onChange).toHaveBeenLastCalledWith('1985-11-02')
  })

  it('is only read when it is read-only', async () => {
    const { user } = show(<StartDate readOnly />)
    await user.click(input())
    await user.keyboard('x{ArrowDown}')
    expect(input()).toHaveProperty('value', '12 Mar 2026')
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('says why it is disabled', () => {
    show(<StartDate disabledReason="Still studying" />)
    expect(screen.getByRole('textbox', { description: 'Still studying' })).toHaveProperty('disabled', true)
  })
})
