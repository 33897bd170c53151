import { afterEach, describe, expect, test } from 'vitest'
import { type ExportRow, exportColumns } from '#view-models/timesheet-export.ts'
import { csvOf } from '../../shared/files/csv.ts'
import { calendarOf } from './export-files.ts'

const row = (Description: string): ExportRow => ({
  Date: '2026-11-20',
  Commitment: 'Harbour',
  Project: 'Crane control',
  Epic: 'Tides',
  'Ticket#': 'HB-1',
  Activity: 'Development',
  Technology: 'TypeScript',
  Effort: 2,
  Adjustment: -0.5,
  Description,
  State: 'Saved',
})

const descriptionOf = async (description: string): Promise<string> => {
  const { default: papa } = await import('papaparse')
  const { data } = papa.parse<string[]>((await csvOf(exportColumns, [row(description)])).slice(1))
  return data[1]?.[9] ?? ''
}

describe('a table', () => {
  test.each([
    '=1+1',
    '=1+1\nand more',
    '=1+1\r\nand more',
    ' =1+1\nand more',
    '\n=1+1',
    '+1\nand more',
    '-1\nand more',
    '@SUM(A1)\nand more',
    '\t=1',
    '\uFF1D1+1',
  ])('makes %j harmless', async (description) => {
    expect(await descriptionOf(description)).toBe(`'${description}`)
  })

  test.each(['Tides = moon', 'First\n=second', 'a@b.test', '', 'Ärger, "quoted"'])('leaves %j', async (description) => {
    expect(await descriptionOf(description)).toBe(description)
  })

  test('leaves numbers numbers, begins with the byte order mark and ends its lines as spreadsheets do', async () => {
    expect(await csvOf(exportColumns, [row('Tides')])).toBe(
      '\uFEFFDate,Commitment,Project,Epic,Ticket#,Activity,Technology,Effort,Adjustment,Description,State\r\n' +
        '2026-11-20,Harbour,Crane control,Tides,HB-1,Development,TypeScript,2,-0.5,Tides,Saved',
    )
  })
})

describe('a calendar', () => {
  const zone = process.env.TZ
  afterEach(() => {
    if (zone === undefined) delete process.env.TZ
    else process.env.TZ = zone
  })

  test.each(['UTC', 'Australia/Brisbane', 'Pacific/Kiritimati', 'America/Los_Angeles', 'Europe/Berlin'])(
    'has an event on its own day in %s',
    async (timeZone) => {
      process.env.TZ = timeZone
      for (const day of ['2026-03-01', '2026-03-29', '2026-12-31']) {
        const text = await calendarOf([{ uid: 'timesheet-1', day, title: '2 h Crane control: Tides', description: 'HB-1' }])
        expect(text).toContain(`DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`)
      }
    },
  )
})
