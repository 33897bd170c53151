import { afterEach, describe, expect, test, vi } from 'vitest'
import { commitmentCalls } from '#contract/commitment.ts'
import { locationCalls } from '#contract/location.ts'
import { reportCalls } from '#contract/report.ts'
import { messages } from '#rules/messages.ts'
import { withTestGateway } from '../testing/test-gateway.ts'
import { commitmentFigures } from '../testing/work-examples.ts'

const gateway = withTestGateway()
const ask = (utcOffset: number, selection: string) =>
  gateway().ask(`{ dashboard(start: "2025-04-01", end: "2026-03-31", utcOffset: ${utcOffset}) { ${selection} } }`)

afterEach(() => void vi.useRealTimers())
const setNow = (moment: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(moment) })

test('v1 is asked for everything at once', async () => {
  const waiting: Array<() => void> = []
  const answers = [
    [locationCalls.getByIp, 'null'],
    [reportCalls.dashboard, '{"timesheets":[],"activityReport":[],"technologyReport":[],"epicReport":[]}'],
    [commitmentCalls.dashboard, '[]'],
  ] as const
  for (const [call, value] of answers) {
    gateway().stub.raw(call, (response) => {
      waiting.push(() => response.end(`{"statusCode":200,"value":${value}}`))
      if (waiting.length === answers.length) for (const answer of waiting) answer()
    })
  }
  // A call that waited for another one’s answer would never be seen.
  const { data } = await ask(0, 'location { city } report { days { id } } commitments { id }')
  expect(data).toEqual({ dashboard: { location: null, report: { days: [] }, commitments: [] } })
})

test.each([404, 429, 501, 502])('without a place (%i) everything else is shown', async (status) => {
  gateway().stub.refuse(locationCalls.getByIp, status, 'Nowhere.')
  const { data, errors } = await ask(0, 'location { city } commitments { name }')
  expect(errors).toBeUndefined()
  expect(data).toEqual({ dashboard: { location: null, commitments: [{ name: 'Harbour' }] } })
})

describe('the bars', () => {
  const days = 'commitments { days { date watchedHours loggedHours leaveHours codeLines } }'
  const nothing = { watchedHours: 0, loggedHours: 0, leaveHours: 0, codeLines: 0 }

  test('are of the seven days that end today, with hours and lines where there are some', async () => {
    setNow('2026-03-02T12:00:00Z')
    const { data } = await ask(0, days)
    expect(data).toEqual({
      dashboard: {
        commitments: [
          {
            days: [
              { date: '2026-02-24', ...nothing },
              { date: '2026-02-25', ...nothing },
              { date: '2026-02-26', ...nothing },
              { date: '2026-02-27', ...nothing, leaveHours: 8 },
              { date: '2026-02-28', ...nothing },
              { date: '2026-03-01', ...nothing, codeLines: 120 },
              { date: '2026-03-02', ...nothing, watchedHours: 2.5, loggedHours: 4.5 },
            ],
          },
        ],
      },
    })
  })

  test.each([
    ['2026-03-02T13:30:00Z', 660, '2026-03-03'],
    ['2026-03-02T12:30:00Z', 660, '2026-03-02'],
    ['2026-03-02T04:59:00Z', -300, '2026-03-01'],
    ['2026-03-02T00:00:00Z', 0, '2026-03-02'],
  ])('end today where the person is: at %s, %i minutes east, on %s', async (now, utcOffset, today) => {
    setNow(now)
    const { data } = await ask(utcOffset, 'commitments { days { date } }')
    const [first] = (data as { dashboard: { commitments: { days: { date: string }[] }[] } }).dashboard.commitments
    expect(first?.days.at(-1)).toEqual({ date: today })
    expect(gateway().stub.seen.find(({ call }) => call === commitmentCalls.dashboard)?.query).toEqual({
      dateTimeOffset: String(utcOffset),
    })
  })

  test('a day that v1 names twice counts twice, odd seconds become hours of two decimals', async () => {
    setNow('2026-03-02T12:00:00Z')
    const watched = { date: '2026-03-02T08:00:00', totalSecounds: 1_000 }
    gateway().stub.answer(commitmentCalls.dashboard, () => [{ ...commitmentFigures, ActivityWatchDetails: [watched, watched] }])
    const { data } = await ask(0, 'commitments { days { watchedHours } }')
    expect(JSON.stringify(data)).toContain('"watchedHours":0.56')
  })
})

test.each([-721, 841])('%i minutes from UTC are nowhere, also when the document has been compiled', async (utcOffset) => {
  for (let time = 0; time < 4; time += 1) {
    const { errors } = await ask(utcOffset, 'id')
    expect(errors).toMatchObject([{ extensions: { code: 'VALIDATION', field: 'utcOffset' } }])
  }
  expect(gateway().stub.seen).toEqual([])
})

test('v1 is asked for what is wanted and for nothing else', async () => {
  await ask(0, 'id report { id }')
  expect(gateway().stub.seen.map(({ call }) => call)).toEqual([reportCalls.dashboard])
})

test('a range that v1 refuses says which end', async () => {
  gateway().stub.refuse(reportCalls.dashboard, 400, messages.endBeforeStart, 'endDate')
  const { errors } = await ask(0, 'report { id }')
  expect(errors).toMatchObject([{ message: messages.endBeforeStart, extensions: { code: 'VALIDATION', field: 'end' } }])
})
