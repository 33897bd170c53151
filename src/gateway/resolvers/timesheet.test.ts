import { describe, expect, test } from 'vitest'
import type { CallShape } from '#contract/call.ts'
import { epicCalls } from '#contract/project.ts'
import { leaveCalls, timesheetCalls } from '#contract/timesheet.ts'
import { messages } from '#rules/messages.ts'
import { timesheetCases } from '../testing/cases/work.ts'
import { rowId } from '../testing/profile-examples.ts'
import { withTestGateway } from '../testing/test-gateway.ts'
import { record } from '../testing/work-examples.ts'

const gateway = withTestGateway()
const queryOf = (field: string): string => timesheetCases[field]?.query ?? ''
const save = queryOf('Mutation.saveTimesheetEntry')
const range = queryOf('Query.timesheet')

describe('a refusal is about the input’s field', () => {
  test.each([
    ['CommitmentId', 'commitmentId'],
    ['ProjectId', 'projectId'],
    ['Epic', 'epic'],
    ['Date', 'date'],
    ['IssueNo', 'ticket'],
    ['Effort', 'effort'],
    ['ActivityId', 'activityId'],
    ['TechnologyId', 'technologyId'],
    ['Description', 'description'],
    ['Version', 'version'],
  ])('%s of a record is %s', async (v1Field, field) => {
    gateway().stub.refuse(timesheetCalls.save, 400, 'v1 says no.', v1Field)
    const { errors } = await gateway().ask(save)
    expect(errors).toMatchObject([{ message: 'v1 says no.', extensions: { code: 'VALIDATION', field } }])
  })

  test.each([
    [range, timesheetCalls.page, 400, 'endDate', 'VALIDATION', 'end'],
    [range, timesheetCalls.page, 400, 'After', 'VALIDATION', 'after'],
    [range, leaveCalls.list, 400, 'startDate', 'VALIDATION', 'start'],
    [queryOf('Mutation.saveLeave'), leaveCalls.save, 409, 'Date', 'CONFLICT', 'date'],
    [queryOf('Mutation.addEpic'), epicCalls.save, 409, 'epicTitle', 'CONFLICT', 'name'],
  ] as const)('%s: %s', async (query, call: CallShape, status, v1Field, code, field) => {
    gateway().stub.refuse(call, status, 'v1 says no.', v1Field)
    const { errors } = await gateway().ask(query)
    expect(errors).toMatchObject([{ message: 'v1 says no.', extensions: { code, field } }])
  })
})

test.each([
  [save, timesheetCalls.save, 409, messages.timesheetChanged, 'CONFLICT'],
  [save, timesheetCalls.save, 404, messages.timesheetGone, 'NOT_FOUND'],
  [queryOf('Mutation.removeTimesheetEntry'), timesheetCalls.remove, 404, messages.timesheetGone, 'NOT_FOUND'],
  [queryOf('Mutation.removeTimesheetEntry'), timesheetCalls.remove, 409, messages.timesheetChanged, 'CONFLICT'],
  [queryOf('Query.timesheetEntry'), timesheetCalls.getById, 404, messages.timesheetGone, 'NOT_FOUND'],
  [queryOf('Mutation.removeLeave'), leaveCalls.remove, 404, messages.leaveGone, 'NOT_FOUND'],
] as const)('%s: v1’s refusal keeps its text', async (query, call, status, text, code) => {
  gateway().stub.refuse(call, status, text)
  const { errors } = await gateway().ask(query)
  expect(errors).toMatchObject([{ message: text, extensions: { code } }])
})

describe('days', () => {
  test.each([
    ['timesheet(start: "", end: "2026-03-02") { id }', 'query', messages.required, 'start'],
    ['timesheet(start: "2026-03-02", end: "2026-02-30") { id }', 'query', messages.dateInvalid, 'end'],
    ['saveLeave(date: "tomorrow") { id }', 'mutation', messages.dateInvalid, 'date'],
  ])('%s asks nobody', async (field, kind, message, name) => {
    const { errors } = await gateway().ask(`${kind} { ${field} }`)
    expect(errors).toMatchObject([{ message, extensions: { code: 'VALIDATION', field: name } }])
    expect(gateway().stub.seen).toEqual([])
  })

  test('lose v1’s time of day, and one that is none is no usable answer', async () => {
    const dayOf = async (dateTime: string) => {
      gateway().stub.answer(timesheetCalls.getById, () => ({ ...record, Date: dateTime }))
      return await gateway().ask(`{ timesheetEntry(id: "${rowId(40)}") { date } }`)
    }
    expect((await dayOf('2026-03-29T23:59:59')).data).toEqual({ timesheetEntry: { date: '2026-03-29' } })
    expect((await dayOf('2026-02-30T00:00:00')).errors).toMatchObject([{ extensions: { code: 'UPSTREAM' } }])
  })
})

test('a new record has neither id nor version, and what was typed goes to v1 as it is', async () => {
  const input = {
    id: '',
    commitmentId: rowId(20),
    projectId: rowId(21),
    epic: ' Berth board ',
    date: '2026-03-02',
    ticket: '',
    effort: 10.25,
    activityId: rowId(41),
    technologyId: rowId(42),
    description: '',
  }
  const mutation = 'mutation ($input: TimesheetEntryInput!) { saveTimesheetEntry(input: $input) { id } }'
  expect((await gateway().ask(mutation, { input })).errors).toBeUndefined()
  expect(gateway().stub.seen[0]?.body).toMatchObject({
    id: null,
    Version: null,
    Epic: ' Berth board ',
    IssueNo: '',
    Effort: 10.25,
    Description: '',
  })
})

test.each([
  ['', {}],
  [', version: null', {}],
  [', version: 7', { version: '7' }],
])('a removal%s tells v1 %j', async (more, query) => {
  await gateway().ask(`mutation { removeTimesheetEntry(id: "${rowId(40)}"${more}) { done } }`)
  expect(gateway().stub.seen).toMatchObject([{ params: { id: rowId(40) } }])
  expect(gateway().stub.seen[0]?.query).toEqual(query)
})

test('records and leave are asked for at once', async () => {
  const waiting: Array<() => void> = []
  for (const [call, value] of [
    [timesheetCalls.page, { Items: [], Next: null }],
    [leaveCalls.list, []],
  ] as const) {
    gateway().stub.raw(call, (response) => {
      waiting.push(() => response.end(JSON.stringify({ statusCode: 200, value })))
      if (waiting.length === 2) for (const answer of waiting) answer()
    })
  }
  // A call that waited for the other one’s answer would never be seen.
  const { data } = await gateway().ask('{ timesheet(start: "2026-03-02", end: "2026-03-08") { entries { id } leaves { id } } }')
  expect(data).toEqual({ timesheet: { entries: [], leaves: [] } })
})

test('a page begins where the one before ended', async () => {
  await gateway().ask('{ timesheet(start: "2026-03-02", end: "2026-03-08", after: "page two") { next } }')
  expect(gateway().stub.seen).toContainEqual(expect.objectContaining({ body: expect.objectContaining({ After: 'page two' }) }))
})

test('nobody has no week', async () => {
  const { errors } = await gateway().ask(range, {}, {})
  expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }])
})
