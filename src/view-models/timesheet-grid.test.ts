import { describe, expect, it } from 'vitest'
import { closedReason } from '#rules/timesheet.ts'
import { commitmentObstacle, copiedWeek, duplicatedEntry, leaveObstacle } from '#rules/timesheet-copy.ts'
import type { TimesheetEntryData } from '#rules/timesheet-operations.ts'
import { weekOf } from '#rules/weeks.ts'
import type { OverlaidRow } from './optimistic-overlay.ts'
import { exportEvents, exportRows } from './timesheet-export.ts'
import { cellText, gridLines, gridRows, keptRows, readCell, rowKeyOf, steppedHours } from './timesheet-grid.ts'

const entry = (changes: Partial<TimesheetEntryData> = {}): TimesheetEntryData => ({
  id: 'e1',
  version: 1,
  date: '2026-03-02',
  commitment: { id: 'c1', name: 'Harbour' },
  project: { id: 'p1', name: 'Web' },
  epic: 'Sign-in',
  ticket: 'HB-1',
  activity: { id: 'a1', value: 'Development' },
  technology: { id: 't1', value: 'React' },
  effort: 2,
  adjustment: 0,
  description: 'HB-1 - Sign-in',
  ...changes,
})
const saved = (row: TimesheetEntryData): OverlaidRow<TimesheetEntryData> => ({ row, progress: 'saved', operation: null })
const week = weekOf('2026-03-02')

describe('rows of the grid', () => {
  it('are one a project, epic and activity, whatever the letters of the epic', () => {
    const rows = gridRows(
      [
        saved(entry()),
        saved(entry({ id: 'e2', epic: ' SIGN-IN ', effort: 0.25, date: '2026-03-04' })),
        saved(entry({ id: 'e3', epic: 'Tides', effort: 3 })),
      ],
      [],
      week,
    )
    expect(rows.map(({ template, hours }) => [template.epic.trim(), hours])).toEqual([
      ['SIGN-IN', 2.25],
      ['Tides', 3],
    ])
    expect(rows[0]?.cells.map(({ hours }) => hours)).toEqual([2, 0, 0.25, 0, 0, 0, 0])
  })

  it('of the person’s own that have a record are shown once; the latest record is what a new one is made from', () => {
    const later = entry({ id: 'e2', ticket: 'HB-9', date: '2026-03-05' })
    const rows = gridRows([saved(entry()), saved(later)], [entry({ ticket: 'old' }), entry({ epic: 'Tides' })], week)
    expect(rows.map(({ template }) => template.ticket)).toEqual(['HB-9', 'HB-1'])
    expect(rows[1]?.cells.every(({ records }) => records.length === 0)).toBe(true)
  })

  it('are the very rows from before where nothing changed', () => {
    const [monday, tides] = [entry(), entry({ id: 'e2', epic: 'Tides' })]
    const before = gridRows([saved(monday), saved(tides)], [], week)
    const after = keptRows(before, gridRows([saved(monday), { ...saved(tides), progress: 'sending' }], [], week))
    expect(after.map((row, index) => row === before[index])).toEqual([true, false])
    expect(after[1]?.cells[0]?.progress).toBe('sending')
    const edited = keptRows(before, gridRows([saved({ ...monday, effort: 3 }), saved(tides)], [], week))
    expect(edited.map(({ hours }) => hours)).toEqual([3, 2])
    const otherWeek = keptRows(before, gridRows([saved(monday), saved(tides)], [], weekOf('2026-03-09')))
    expect(otherWeek.map(({ cells }) => cells[0]?.day)).toEqual(['2026-03-09', '2026-03-09'])
  })

  it('show the most urgent state of several records, with the reason', () => {
    const refusal = { code: 'VALIDATION', message: 'No', field: null }
    const operation = {
      key: 'k',
      work: { kind: 'saveEntry', entry: entry() },
      delivery: 'refused',
      refusal,
      remote: null,
    } as const
    const [row] = gridRows([saved(entry()), { row: entry({ id: 'e2' }), progress: 'refused', operation }], [], week)
    expect(row?.cells[0]).toMatchObject({ progress: 'refused', refusal: 'No', hours: 4 })
  })
})

describe('lines of the grid', () => {
  it('are each project with its hours, and its rows under it', () => {
    const maps = { project: { id: 'p2', name: 'Atlas' } }
    const rows = gridRows(
      [
        saved(entry({ epic: 'Tides' })),
        saved(entry({ id: 'e2', effort: 0.1 })),
        saved(entry({ id: 'e3', effort: 0.2, date: '2026-03-04' })),
        saved(entry({ id: 'e4', ...maps })),
      ],
      [],
      week,
    )
    expect(gridLines(rows).map((line) => (line.kind === 'row' ? line.row.template.epic : [line.name, line.hours]))).toEqual([
      ['Atlas', 2],
      'Sign-in',
      ['Web', 2.3],
      'Sign-in',
      'Tides',
    ])
    expect(gridLines([])).toEqual([])
  })

  it('name the commitment where a project has rows of several', () => {
    const other = { commitment: { id: 'c2', name: 'Lighthouse' } }
    const one = gridRows([saved(entry()), saved(entry({ id: 'e2', epic: 'Tides' }))], [], week)
    const two = gridRows([saved(entry()), saved(entry({ id: 'e2', ...other }))], [], week)
    const named = (rows: typeof one) => gridLines(rows).flatMap((line) => (line.kind === 'row' ? [line.commitment] : []))
    expect(named(one)).toEqual([null, null])
    expect(named(two)).toEqual(['Harbour', 'Lighthouse'])
  })
})

describe('what is typed into a cell', () => {
  it.each([
    ['', 0, { kind: 'keep' }],
    ['', 2, { kind: 'clear' }],
    ['0', 2, { kind: 'clear' }],
    ['2', 2, { kind: 'keep' }],
    [' 2.5 ', 2, { kind: 'hours', hours: 2.5 }],
    ['2,5', 0, { kind: 'hours', hours: 2.5 }],
    ['1:30', 0, { kind: 'hours', hours: 1.5 }],
    ['90m', 0, { kind: 'hours', hours: 1.5 }],
    ['1:20', 0, { kind: 'wrong', message: 'Please enter a value multiple of 0.25' }],
    ['0', 0, { kind: 'keep' }],
    ['0.3', 0, { kind: 'wrong', message: 'Please enter a value multiple of 0.25' }],
    ['10', 0, { kind: 'hours', hours: 10 }],
    ['10.25', 0, { kind: 'wrong', message: 'Please enter a value up to 10' }],
    ['-1', 2, { kind: 'wrong', message: 'Please enter a value more than 0' }],
    ['two', 2, { kind: 'wrong', message: 'Required.' }],
  ] as const)('%j over %d', (text, before, reading) => {
    expect(readCell(text, before)).toEqual(reading)
  })

  it('a step stays within 0 and 10 and on the quarters', () => {
    expect([steppedHours(0, -1), steppedHours(0, 1), steppedHours(10, 1), steppedHours(1.3, 1)]).toEqual([0, 0.25, 10, 1.5])
  })

  it('is shown without needless zeros', () => {
    expect([0, 1, 1.5, 0.1 + 0.2].map(cellText)).toEqual(['', '1', '1.5', '0.3'])
  })
})

describe('copies', () => {
  const circumstances = { earliest: { c1: '2026-03-03' }, leaves: [{ id: 'l1', date: '2026-03-11' }] }

  it('of a week lie on the same weekday; a closed day, a day of leave and an ended commitment block no other', () => {
    const items = copiedWeek(
      [
        entry({ adjustment: 1 }),
        entry({ id: 'e2', date: '2026-03-04' }),
        entry({ id: 'e3', commitment: { id: 'c2', name: 'Old' } }),
      ],
      1,
      circumstances,
    )
    expect(items.map(({ entry: { date }, obstacle }) => [date, obstacle])).toEqual([
      ['2026-03-09', null],
      ['2026-03-11', leaveObstacle],
      ['2026-03-09', commitmentObstacle],
    ])
    expect(items[0]?.entry).toMatchObject({ id: '', version: 0, adjustment: 0, effort: 2 })
  })

  it('of a record go to each day once, in order', () => {
    const items = duplicatedEntry(entry(), ['2026-03-05', '2026-03-02', '2026-03-05'], circumstances)
    expect(items.map(({ entry: { date } }) => date)).toEqual(['2026-03-02', '2026-03-05'])
    expect(items[0]?.obstacle).toBe(closedReason('2026-03-02', '2026-03-03'))
    expect(items[0]?.obstacle).toContain('3 Mar 2026')
  })
})

describe('an export', () => {
  it('has a line a record and a line a day of leave, by day, and says what is not on the server', () => {
    const range = {
      entries: [{ ...saved(entry({ date: '2026-03-04' })), progress: 'waiting' as const }, saved(entry())],
      leaves: [{ row: { id: 'l1', date: '2026-03-03' }, progress: 'saved' as const, operation: null }],
    }
    expect(exportRows(range).map((row) => [row.Date, row.Epic, row.Effort, row.State])).toEqual([
      ['2026-03-02', 'Sign-in', 2, 'Saved'],
      ['2026-03-03', 'Leave', 8, 'Saved'],
      ['2026-03-04', 'Sign-in', 2, 'Not sent yet'],
    ])
    expect(exportEvents(range).map(({ uid, day }) => [uid, day])).toEqual([
      ['timesheet-e1', '2026-03-04'],
      ['timesheet-e1', '2026-03-02'],
      ['leave-l1', '2026-03-03'],
    ])
  })
})

it('a row is named by what a person sees as one', () => {
  expect(rowKeyOf(entry())).toBe(rowKeyOf(entry({ epic: 'sign-in ', ticket: 'other', description: 'x' })))
  expect(rowKeyOf(entry())).not.toBe(rowKeyOf(entry({ activity: { id: 'a2', value: 'Testing' } })))
})
