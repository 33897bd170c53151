import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectAccessible, show } from '../test-support.tsx'
import { BarChart } from './BarChart.tsx'
import { BarLegend } from './BarLegend.tsx'
import { smallChartHeight } from './bar-plots.ts'
import { ChartCard } from './ChartCard.tsx'
import { type BarGroup, type BarSeries, barTable, pieTable } from './chart-table.ts'
import { PieChart } from './PieChart.tsx'

const named = (...hours: number[]) => hours.map((value, at) => ({ id: `e${at}`, name: `Entry ${at}`, value }))
const twelve = named(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12.25)

const pieCard = (entries = twelve) => (
  <ChartCard title="Activity" table={pieTable('Activity', entries)}>
    <PieChart label="Activity" entries={entries} />
  </ChartCard>
)

const slices = () => screen.getAllByRole('img').map((slice) => slice.getAttribute('aria-label'))
const cells = () => screen.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent))
const bars = () => [...document.querySelectorAll<HTMLElement>('li [data-bar]')]
const tooltip = () => document.querySelector('[data-tooltip]')?.textContent ?? null

describe('PieChart', () => {
  it('shows the biggest five, the rest as Other, and the sum in the middle', () => {
    show(pieCard())
    expect(slices()).toEqual([
      'Entry 11, 12.25 h, 16%',
      'Entry 10, 11.00 h, 14%',
      'Entry 9, 10.00 h, 13%',
      'Entry 8, 9.00 h, 12%',
      'Entry 7, 8.00 h, 10%',
      'Other, 28.00 h, 36%',
    ])
    expect(screen.getByText('Sum').parentElement?.textContent).toBe('Sum78.25 h')
  })

  it('has a bar for every entry under its name, the largest first, those without a slice below the name of theirs', () => {
    show(pieCard())
    const rows = screen.getAllByRole('listitem')
    expect(rows.map((row) => row.textContent).slice(0, 8)).toEqual([
      '1Entry 1112.25 h16%',
      '2Entry 1011.00 h14%',
      '3Entry 910.00 h13%',
      '4Entry 89.00 h12%',
      '5Entry 78.00 h10%',
      '…Other (7)28.00 h36%',
      'Entry 67.00 h9%',
      'Entry 56.00 h8%',
    ])
    expect(rows).toHaveLength(13)
    const widths = bars().map((bar) => Number.parseFloat(bar.style.width))
    expect(widths).toHaveLength(12)
    expect(widths[0]).toBe(100)
    expect(widths.at(-1)).toBeCloseTo(100 / 12.25)
  })

  it('has the same numbers in its table, the rest one by one', async () => {
    const { user } = show(pieCard())
    const drawn = slices().map((text) => text?.split(', '))
    await user.click(screen.getByRole('switch', { name: 'Show as table: Activity' }))
    const [head, ...rows] = cells()
    expect(head).toEqual(['Activity', 'Hours', 'Share'])
    expect(rows.slice(0, 5)).toEqual(drawn.slice(0, 5))
    expect(rows.slice(5, 12).reduce((sum, row) => sum + Number.parseFloat(row[1] ?? ''), 0)).toBe(28)
    expect(rows.slice(12)).toEqual([['Sum', '78.25 h', '']])
    // However many rows there are, it is no longer than a chart.
    const heights = []
    for (let at = screen.getByRole('table').parentElement; at !== null; at = at.parentElement)
      heights.push(getComputedStyle(at).maxHeight)
    expect(heights).toContain('28rem')
    await expectAccessible()
  })

  it('counts in the sum and in the table what adjustments took below zero', async () => {
    const { user } = show(pieCard(named(10, -2.5)))
    expect(slices()).toEqual(['Entry 0, 10.00 h, 100%'])
    expect(screen.getByText('7.50 h')).toBeTruthy()
    expect(bars().map((bar) => bar.style.width)).toEqual(['100%', '0%'])
    await user.click(screen.getByRole('switch'))
    expect(cells().slice(1)).toEqual([
      ['Entry 0', '10.00 h', '100%'],
      ['Entry 1', '−2.50 h', '0%'],
      ['Sum', '7.50 h', ''],
    ])
  })

  it('is one tab stop; arrows walk the slices and tell name, hours and share; Escape puts the words away', async () => {
    const { user } = show(pieCard(named(3, 1)))
    await user.tab()
    await user.tab()
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Entry 0, 3.00 h, 75%')
    expect(tooltip()).toBe('Entry 03.00 h · 75%')
    await user.keyboard('{ArrowRight}')
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Entry 1, 1.00 h, 25%')
    expect(tooltip()).toBe('Entry 11.00 h · 25%')
    await user.keyboard('{ArrowRight}')
    expect(tooltip()).toBe('Entry 03.00 h · 75%')
    await user.keyboard('{End}')
    expect(tooltip()).toContain('Entry 1')
    await user.keyboard('{Escape}')
    expect(tooltip()).toBeNull()
    await user.keyboard('{Home}')
    expect(tooltip()).toContain('Entry 0')
    await user.tab()
    expect(document.activeElement).toBe(document.body)
    expect(tooltip()).toBeNull()
  })

  it('tells a slice that is pointed at, and dims the others', async () => {
    const { user } = show(pieCard(named(3, 1)))
    const [first, second] = screen.getAllByRole('img')
    if (first === undefined || second === undefined) throw new Error('There are no two slices')
    await user.hover(second)
    expect(tooltip()).toBe('Entry 11.00 h · 25%')
    expect(first.hasAttribute('data-dimmed')).toBe(true)
    expect(second.hasAttribute('data-dimmed')).toBe(false)
    await user.unhover(second)
    expect(tooltip()).toBeNull()
    expect(first.hasAttribute('data-dimmed')).toBe(false)
    await expectAccessible()
  })

  it('has one more tab stop where the bars tell more than the slices: arrows walk them, and dim the other slices', async () => {
    const { user } = show(pieCard())
    await user.tab()
    await user.tab()
    await user.tab()
    expect(document.activeElement?.textContent).toBe('1Entry 1112.25 h16%')
    expect(tooltip()).toBe('Entry 1112.25 h · 16%')
    await user.keyboard('{End}')
    expect(document.activeElement?.textContent).toBe('Entry 01.00 h1%')
    expect(tooltip()).toBe('Entry 01.00 h · 1%')
    const dimmed = screen.getAllByRole('img').map((slice) => slice.hasAttribute('data-dimmed'))
    expect(dimmed).toEqual([true, true, true, true, true, false])
    await expectAccessible()
    await user.tab()
    expect(document.activeElement).toBe(document.body)
  })
})

const series: readonly BarSeries[] = [
  { id: 'logged', name: 'Timesheet', unit: 'hours' },
  { id: 'code', name: 'Code lines', unit: 'count' },
]

const groups: readonly BarGroup[] = [
  { id: '16', name: 'Mon, 16 Mar 2026', mark: ['Mon', '16'], bars: [{ value: 7.5 }, { value: 1280, height: 8 }] },
  { id: '17', name: 'Tue, 17 Mar 2026', mark: ['Tue', '17'], bars: [{ value: 18.25 }, { value: 0, height: 0 }] },
  { id: '18', name: 'Wed, 18 Mar 2026', mark: ['Wed', '18'], bars: [{ value: 16 }, { value: 640, height: 4 }] },
]

const barCard = () => (
  <ChartCard title="Portal" table={barTable(groups, series)} note="Scaled">
    <BarChart label="Hours a day" groups={groups} series={series} yMax={16} />
  </ChartCard>
)

describe('BarChart', () => {
  const drawing = () => screen.getByRole('group', { name: 'Hours a day' })
  const heights = () =>
    [...drawing().querySelectorAll('[data-mark]')].map((group) =>
      [...group.querySelectorAll('rect:not([data-ground])')].map((bar) => Number(bar.getAttribute('height'))),
    )

  it('ends its axis at 16 hours', () => {
    show(barCard())
    const marks = [...drawing().querySelectorAll('text')].map(({ textContent }) => textContent).filter((text) => /h$/.test(text))
    expect(marks).toEqual(['0 h', '4 h', '8 h', '12 h', '16 h'])
  })

  it('draws hours and scaled counts on one axis, and cuts what is above it, with a mark', () => {
    show(barCard())
    const [[seven, scaled] = [], [cut] = [], [sixteen, half] = []] = heights()
    expect(heights().map((bars) => bars.length)).toEqual([2, 1, 2])
    expect(cut).toBe(sixteen)
    expect(scaled).toBeCloseTo((sixteen ?? 0) / 2)
    expect(half).toBeCloseTo((sixteen ?? 0) / 4)
    expect(seven).toBeCloseTo(((sixteen ?? 0) * 7.5) / 16)
    const cuts = [...drawing().querySelectorAll('[data-mark]')].map((group) => group.querySelectorAll('[data-cut]').length)
    expect(cuts).toEqual([0, 1, 0])
  })

  it('is one tab stop; arrows walk the days and tell the true values', async () => {
    const { user } = show(barCard())
    await user.tab()
    await user.tab()
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Mon, 16 Mar 2026: Timesheet 7.50 h, Code lines 1,280')
    await user.keyboard('{ArrowRight}')
    expect(tooltip()).toBe('Tue, 17 Mar 2026Timesheet18.25 hCode lines0')
    await expectAccessible()
    await user.tab()
    expect(document.activeElement).toBe(document.body)
  })

  it('keeps telling what has the focus while it is scrolled, and stops telling what is pointed at', async () => {
    const { user } = show(barCard())
    await user.tab()
    await user.tab()
    fireEvent.scroll(window)
    expect(tooltip()).toMatch(/^Mon/)
    await user.keyboard('{Escape}')
    expect(tooltip()).toBeNull()
    await user.hover(screen.getByRole('img', { name: /^Tue/ }))
    expect(tooltip()).toMatch(/^Tue/)
    fireEvent.scroll(window)
    expect(tooltip()).toBeNull()
  })

  it('is lower without keys where it stands among others, which have them once', async () => {
    show(
      <>
        <BarLegend series={series} />
        <BarChart label="Hours a day" groups={groups} series={series} yMax={8} size="small" />
      </>,
    )
    expect(screen.getByRole('list', { name: 'Bars' }).textContent).toBe('TimesheetCode lines')
    expect(drawing().getAttribute('height')).toBe(String(smallChartHeight))
    expect([...drawing().querySelectorAll('[data-mark] text')].map(({ textContent }) => textContent)).toEqual([
      'Mon',
      'Tue',
      'Wed',
    ])
    await expectAccessible()
  })

  it('has the same numbers in its table, true ones also where a bar is cut or scaled', async () => {
    const { user } = show(barCard())
    const drawn = within(drawing())
      .getAllByRole('img')
      .map((group) => group.getAttribute('aria-label'))
    await user.click(screen.getByRole('switch', { name: 'Show as table: Portal' }))
    const [head, ...rows] = cells()
    expect(head).toEqual(['Day', 'Timesheet', 'Code lines'])
    expect(rows.slice(0, -1).map(([day, logged, code]) => `${day}: Timesheet ${logged}, Code lines ${code}`)).toEqual(drawn)
    expect(rows.at(-1)).toEqual(['Sum', '41.75 h', '1,920'])
    expect(screen.queryByText('Scaled')).toBeNull()
    await expectAccessible()
  })
})
