import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { messages } from './messages.ts'
import {
  earliestTimesheetDate,
  effortError,
  effortMax,
  effortMin,
  effortStep,
  emptyTimesheet,
  exceedsDay,
  isFuture,
  periodClosed,
  prefillDescription,
  readEffort,
  shownActivities,
  shownTechnologies,
  sumHours,
  type TimesheetValues,
  technologyFor,
  timesheetErrors,
} from './timesheet.ts'

const { required, effortStep: offStep, effortTooSmall: tooSmall, effortTooLarge: tooLarge } = messages

describe('effort', () => {
  it.each([
    // typed, hours, message
    ['0', 0, tooSmall],
    ['0.0', 0, tooSmall],
    ['-0', -0, tooSmall],
    ['-0.25', -0.25, tooSmall],
    ['-1', -1, tooSmall],
    ['-0.3', -0.3, tooSmall],
    ['0.25', 0.25, null],
    ['.25', 0.25, null],
    ['0.5', 0.5, null],
    ['1', 1, null],
    ['1.', 1, null],
    ['7.75', 7.75, null],
    ['10', 10, null],
    ['10.00', 10, null],
    ['0.3', 0.3, offStep],
    ['0.2', 0.2, offStep],
    ['0.1', 0.1, offStep],
    ['9.99', 9.99, offStep],
    ['0.2500001', 0.2500001, offStep],
    ['10.25', 10.25, tooLarge],
    ['10.3', 10.3, tooLarge],
    ['1000000', 1_000_000, tooLarge],
    ['1,5', 1.5, null],
    ['0,25', 0.25, null],
    ['0,3', 0.3, offStep],
    [' 2.5 ', 2.5, null],
    ['', null, required],
    ['  ', null, required],
    ['abc', null, required],
    ['1h', 1, null],
    ['1,5 h', 1.5, null],
    ['1:30', 1.5, null],
    ['0:15', 0.25, null],
    ['90m', 1.5, null],
    ['90 min', 1.5, null],
    ['1h30', 1.5, null],
    ['1H 30M', 1.5, null],
    ['1:20', 4 / 3, offStep],
    ['1:60', null, required],
    ['1:5', null, required],
    ['-1:30', null, required],
    ['1 30', null, required],
    ['m', null, required],
    ['h30', null, required],
    ['1,000.5', null, required],
    ['1.5.5', null, required],
    ['1e1', null, required],
    ['0x1', null, required],
    ['NaN', null, required],
    ['Infinity', null, required],
    ['.', null, required],
    ['--1', null, required],
  ])('typed %j is %s hours: %s', (typed, hours, message) => {
    expect(readEffort(typed)).toBe(hours)
    expect(effortError(readEffort(typed))).toBe(message)
  })

  it.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])('%s is none', (hours) => {
    expect(effortError(hours)).not.toBeNull()
  })

  it('is right for every quarter up to ten hours and for nothing in between', () => {
    expect([effortMin, effortMax, effortStep]).toEqual([0, 10, 0.25])
    for (let quarters = 1; quarters <= 40; quarters += 1) expect(effortError(quarters / 4)).toBeNull()
    fc.assert(
      fc.property(fc.double({ min: 0, max: 10, noNaN: true }), (hours) => {
        expect(effortError(hours) === null).toBe(hours > 0 && (hours * 4) % 1 === 0)
      }),
    )
  })

  it('of many records sums up without binary dust', () => {
    expect(sumHours([0.1, 0.2])).toBe(0.3)
    expect(sumHours([])).toBe(0)
    expect(sumHours(Array.from({ length: 1000 }, () => 7.75))).toBe(7750)
  })
})

describe('the first open day', () => {
  const today = '2026-11-21'
  it.each([
    // commitment's start, end of the last confirmed pay run, first open day
    [null, null, '2026-10-01'],
    ['2026-05-05', null, '2026-10-01'],
    ['2026-10-01', null, '2026-10-01'],
    ['2026-11-10', null, '2026-11-10'],
    ['2026-12-24', null, '2026-12-24'],
    [null, '2026-09-15', '2026-10-01'],
    [null, '2026-09-30', '2026-10-01'],
    [null, '2026-10-31', '2026-11-01'],
    [null, '2026-12-31', '2027-01-01'],
    ['2026-11-10', '2026-10-31', '2026-11-10'],
    ['2026-10-15', '2026-10-31', '2026-11-01'],
  ])('with a start on %s and a pay run until %s is %s', (commitmentStart, lastConfirmedPayRunEnd, earliest) => {
    expect(earliestTimesheetDate({ commitmentStart, lastConfirmedPayRunEnd, today })).toBe(earliest)
  })

  it.each([
    ['2026-01-01', '2025-12-01'],
    ['2026-01-31', '2025-12-01'],
    ['2026-03-31', '2026-02-01'],
    ['2024-02-29', '2024-01-01'],
    ['2026-12-31', '2026-11-01'],
  ])('on %s is %s when nothing else limits it', (day, earliest) => {
    expect(earliestTimesheetDate({ commitmentStart: null, lastConfirmedPayRunEnd: null, today: day })).toBe(earliest)
  })

  it('is named in the refusal', () => {
    expect(periodClosed('2026-10-01')).toBe('This period is closed. Please choose 1 Oct 2026 or later.')
  })
})

describe('a record', () => {
  const values: TimesheetValues = {
    commitmentId: 'c',
    projectId: 'p',
    epic: 'Bookings',
    date: '2026-11-20',
    ticket: 'HBP-214',
    effort: '2.5',
    activityId: 'a',
    technologyId: 't',
    description: 'HBP-214 - Kept a berth from being booked twice',
  }

  it('that is complete has nothing wrong', () => {
    expect(timesheetErrors(values, '2026-10-01')).toEqual({})
    expect(timesheetErrors(values, null)).toEqual({})
  })

  it('with nothing in it lacks every field', () => {
    expect(timesheetErrors(emptyTimesheet, null)).toEqual(
      Object.fromEntries(Object.keys(emptyTimesheet).map((field) => [field, 'Required.'])),
    )
  })

  it.each(Object.keys(values).filter((field) => field !== 'effort'))('lacks %s also when it is only blank', (field) => {
    expect(timesheetErrors({ ...values, [field]: ' \t\n' }, '2026-10-01')).toEqual({ [field]: 'Required.' })
  })

  it.each([
    ['2026-10-01', undefined],
    ['2099-01-01', undefined],
    ['2026-09-30', 'This period is closed. Please choose 1 Oct 2026 or later.'],
    ['2026-02-30', messages.dateInvalid],
    ['20.11.2026', messages.dateInvalid],
  ])('on %s: %s', (date, message) => {
    expect(timesheetErrors({ ...values, date }, '2026-10-01').date).toBe(message)
  })
})

describe('the description after the ticket', () => {
  it.each([
    // description, ticket before, ticket, description after
    ['', '', 'HBP-1', 'HBP-1 - '],
    ['  ', '', 'HBP-1', 'HBP-1 - '],
    ['HBP - ', 'HBP', 'HBP-1', 'HBP-1 - '],
    ['HBP-1 - Fixed it', 'HBP-1', 'HBP-12', 'HBP-12 - Fixed it'],
    ['HBP-1 - Fixed it', 'HBP-1', '', 'Fixed it'],
    ['HBP-1 - ', 'HBP-1', ' ', ''],
    ['Fixed it', '', 'HBP-1', 'Fixed it'],
    ['Fixed it', 'HBP-1', 'HBP-2', 'Fixed it'],
    ['HBP-1', 'HBP-1', 'HBP-2', 'HBP-1'],
    ['', '', ' HBP-1 ', 'HBP-1 - '],
    ['', '', '', ''],
  ])('%j, ticket from %j to %j, becomes %j', (description, before, ticket, after) => {
    expect(prefillDescription(description, before, ticket)).toBe(after)
  })

  it('typed letter by letter begins with the whole ticket', () => {
    const typed = 'HBP-214'
    const result = Array.from(typed).reduce(
      ({ description, ticket }, letter) => ({
        description: prefillDescription(description, ticket, ticket + letter),
        ticket: ticket + letter,
      }),
      { description: '', ticket: '' },
    )
    expect(result).toEqual({ description: 'HBP-214 - ', ticket: 'HBP-214' })
  })
})

describe('activities and technologies', () => {
  const activity = (id: string, disabled = false, defaultTechnologyId: string | null = null) => ({
    id,
    value: id,
    disabled,
    defaultTechnologyId,
  })
  const technology = (id: string, activityIds: readonly string[], disabled = false) => ({ id, value: id, disabled, activityIds })
  const technologies = [
    technology('Zig', ['Coding']),
    technology('Cobol', ['Coding'], true),
    technology('Ada', ['Coding', 'Testing']),
    technology('Basic', ['Coding'], true),
    technology('Figma', ['Design']),
  ]

  it('that are disabled are hidden unless already selected', () => {
    const activities = [activity('Testing'), activity('Faxing', true), activity('Coding')]
    expect(shownActivities(activities, '').map(({ id }) => id)).toEqual(['Coding', 'Testing'])
    expect(shownActivities(activities, 'Testing').map(({ id }) => id)).toEqual(['Coding', 'Testing'])
    expect(shownActivities(activities, 'Faxing').map(({ id }) => id)).toEqual(['Coding', 'Faxing', 'Testing'])
  })

  it('technologies are those linked to the activity, disabled ones last', () => {
    expect(shownTechnologies(technologies, 'Coding').map(({ id }) => id)).toEqual(['Ada', 'Zig', 'Basic', 'Cobol'])
    expect(shownTechnologies(technologies, 'Testing').map(({ id }) => id)).toEqual(['Ada'])
    expect(shownTechnologies(technologies, 'Faxing')).toEqual([])
    expect(shownTechnologies(technologies, '')).toEqual([])
  })

  it.each([
    // activity, chosen before, technology after
    [activity('Coding', false, 'Zig'), '', 'Zig'],
    [activity('Coding', false, 'Zig'), 'Ada', 'Zig'],
    [activity('Coding'), 'Ada', 'Ada'],
    [activity('Coding'), 'Cobol', 'Cobol'],
    [activity('Coding'), 'Figma', ''],
    [activity('Coding'), '', ''],
    // A default that would be refused is none.
    [activity('Coding', false, 'Cobol'), 'Ada', 'Ada'],
    [activity('Coding', false, 'Cobol'), '', ''],
    [activity('Coding', false, 'Figma'), 'Figma', ''],
    [activity('Coding', false, 'Gone'), '', ''],
    [undefined, 'Ada', ''],
  ])('%o chosen after %j sets %j', (chosen, before, after) => {
    expect(technologyFor(chosen, technologies, before)).toBe(after)
  })

  it('leave what they were given as it is', () => {
    const given = Object.freeze([...technologies])
    shownTechnologies(given, 'Coding')
    expect(given).toEqual(technologies)
  })
})

describe('the hours of a day', () => {
  it.each([
    [24, false],
    [24.25, true],
  ])('a day of %s hours is too long: %s', (hours, is) => {
    expect(exceedsDay(hours)).toBe(is)
  })

  it.each([
    ['2026-11-22', true],
    ['2026-11-21', false],
    ['2026-11-20', false],
  ])('%s lies in the future on the 21st: %s', (date, is) => {
    expect(isFuture(date, '2026-11-21')).toBe(is)
  })
})

describe('the edges of what is typed', () => {
  it.each([
    ['12h 30m', 12.5],
    ['12h30', 12.5],
    ['1h   30', 1.5],
    ['1 h 30 min', 1.5],
    ['12:30', 12.5],
    ['1:30h', null],
    ['1:305', null],
    ['1hx30', null],
    ['1:60', null],
  ])('%j is %s hours', (text, hours) => expect(readEffort(text)).toBe(hours))

  it('a ticket that was only spaces has prefilled nothing', () => {
    expect(prefillDescription('', '  ', 'T-1')).toBe('T-1 - ')
    expect(prefillDescription(' - as before', '  ', 'T-1')).toBe(' - as before')
    expect(prefillDescription('T-1 - done', ' T-1 ', 'T-2')).toBe('T-2 - done')
    expect(prefillDescription('T-1 - done', 'T-1', '')).toBe('done')
  })
})
