import { Client, gql, mapExchange } from '@urql/core'
import { cacheExchange } from '@urql/exchange-graphcache'
import { expect, test } from 'vitest'
import type { Timesheet_weekQuery } from '#generated/operations.ts'
import { createStandIn, refuse } from '#mock/stand-in.ts'
import { cacheKeys, cacheUpdates } from './team-cache.ts'

type TimesheetEntry = Timesheet_weekQuery['timesheet']['entries'][number]

const entryFields = `id version date commitment { id name } project { id name } epic ticket activity { id value }
  technology { id value } effort adjustment description`
const rangeQuery = gql`
  query ($start: Date!, $end: Date!) {
    timesheet(start: $start, end: $end) { id start end entries { ${entryFields} } leaves { id date } }
  }
`
const save = gql(`mutation ($input: TimesheetEntryInput!) { saveTimesheetEntry(input: $input) { ${entryFields} } }`)
const remove = gql`mutation ($id: ID!) { removeTimesheetEntry(id: $id) { done } }`
const dashboardQuery = gql`
  {
    dashboard(start: "2026-01-01", end: "2026-01-31", utcOffset: 0) {
      id report { id days { id netEffort } } commitments { id days { date loggedHours } }
    }
  }
`

const lastWeek = { start: '2026-01-05', end: '2026-01-11' }
const thisWeek = { start: '2026-01-12', end: '2026-01-18' }
const tuesday = { start: '2026-01-06', end: '2026-01-06' }
const december = { start: '2025-12-01', end: '2025-12-31' }

/** A client that has seen some ranges of days, and what it asks the server from then on. The mock's today is Monday, 12 January. */
const openClient = async (...ranges: readonly (typeof lastWeek)[]) => {
  const answers: Record<string, ReturnType<typeof refuse>> = {}
  const standIn = createStandIn({ answers, now: () => Date.UTC(2026, 0, 12, 12) })
  const asked: string[] = []
  const noting = mapExchange({
    onOperation: ({ kind }) => {
      if (kind !== 'teardown') asked.push(kind)
    },
  })
  const client = new Client({
    url: '/graphql',
    exchanges: [cacheExchange({ keys: cacheKeys, updates: cacheUpdates }), noting, standIn.exchange],
    preferGetMethod: false,
  })
  for (const range of ranges) await client.query(rangeQuery, range)
  asked.length = 0
  const fromCache = async (range: typeof lastWeek) =>
    (await client.query(rangeQuery, range, { requestPolicy: 'cache-only' })).data?.timesheet
  const fromServer = async (range: typeof lastWeek) =>
    (await client.query(rangeQuery, range, { requestPolicy: 'network-only' })).data?.timesheet
  const changed = async (mutation: ReturnType<typeof gql>, variables: object) => {
    const { error, data } = await client.mutation(mutation, variables)
    if (error) throw error
    return data as { readonly saveTimesheetEntry: { id: string }; readonly saveLeave: { id: string } }
  }
  /** The first record of a day, without asking for it. */
  const entryOn = (date: string): TimesheetEntry => {
    const { timesheet } = standIn.answer(rangeQuery, { start: date, end: date }, {}) as Timesheet_weekQuery
    const [found] = timesheet.entries
    if (found === undefined) throw new Error(`No record on ${date}`)
    return found
  }
  return { client, answers, asked, entryOn, fromCache, fromServer, changed }
}

const inputOf = (entry: TimesheetEntry) => ({
  id: entry.id,
  version: entry.version,
  commitmentId: entry.commitment.id,
  projectId: entry.project.id,
  epic: entry.epic,
  date: entry.date,
  ticket: entry.ticket,
  effort: entry.effort,
  activityId: entry.activity.id,
  technologyId: entry.technology.id,
  description: entry.description,
})

test('a new record is in every range that holds its day, as the server would have it, without asking', async () => {
  const ranges = [lastWeek, tuesday, thisWeek, december]
  const { entryOn, asked, fromCache, fromServer, changed } = await openClient(...ranges)
  const before = await fromCache(thisWeek)
  const input = { ...inputOf(entryOn('2026-01-06')), id: null, version: null, ticket: 'HB-7' }
  const { saveTimesheetEntry } = await changed(save, { input })
  expect(asked).toEqual(['mutation'])
  const cached = await Promise.all(ranges.map(fromCache))
  expect(cached[0].entries.map((one: TimesheetEntry) => one.id)).toContain(saveTimesheetEntry.id)
  expect(cached[1].entries.at(-1)).toMatchObject({ id: saveTimesheetEntry.id, ticket: 'HB-7' })
  expect(cached[2]).toEqual(before)
  expect(cached).toEqual(await Promise.all(ranges.map(fromServer)))
})

test('a changed record keeps its place', async () => {
  const { entryOn, asked, fromCache, fromServer, changed } = await openClient(lastWeek, tuesday)
  await changed(save, { input: { ...inputOf(entryOn('2026-01-06')), effort: 7.25 } })
  expect(asked).toEqual(['mutation'])
  const cached = await fromCache(lastWeek)
  expect(cached.entries.find((one: TimesheetEntry) => one.date === '2026-01-06')).toMatchObject({ effort: 7.25, version: 2 })
  expect([cached, await fromCache(tuesday)]).toEqual([await fromServer(lastWeek), await fromServer(tuesday)])
})

test.each([
  ['another week', '2026-01-14'],
  ['a later day of its week', '2026-01-10'],
  ['an earlier day of its week', '2026-01-05'],
])('a record that moves to %s is gone where it was', async (_name, date) => {
  const { entryOn, asked, fromCache, fromServer, changed } = await openClient(lastWeek, tuesday, thisWeek)
  const entry = entryOn('2026-01-06')
  await changed(save, { input: { ...inputOf(entry), date } })
  expect(asked).toEqual(['mutation'])
  const idsIn = async (range: typeof lastWeek) => (await fromCache(range)).entries.map((one: TimesheetEntry) => one.id)
  expect(await idsIn(tuesday)).not.toContain(entry.id)
  const [holds, other] = date > lastWeek.end ? [thisWeek, lastWeek] : [lastWeek, thisWeek]
  expect(await idsIn(holds)).toContain(entry.id)
  expect(await idsIn(other)).not.toContain(entry.id)
  const days = (await fromCache(holds)).entries.map((one: TimesheetEntry) => one.date)
  expect(days).toEqual(days.toSorted())
  for (const range of [lastWeek, tuesday, thisWeek]) {
    const answered = await fromServer(range)
    expect((await idsIn(range)).toSorted()).toEqual(answered.entries.map((one: TimesheetEntry) => one.id).toSorted())
  }
})

test('a removed record is gone from every range, and from where it was looked at alone', async () => {
  const { client, entryOn, fromCache, fromServer, changed, asked } = await openClient(lastWeek, tuesday)
  const entry = entryOn('2026-01-06')
  const alone = gql`query ($id: ID!) { timesheetEntry(id: $id) { id effort } }`
  await client.query(alone, { id: entry.id })
  asked.length = 0
  await changed(remove, { id: entry.id })
  expect(asked).toEqual(['mutation'])
  expect([await fromCache(lastWeek), await fromCache(tuesday)]).toEqual([await fromServer(lastWeek), await fromServer(tuesday)])
  expect((await client.query(alone, { id: entry.id })).error?.graphQLErrors[0]?.extensions.code).toBe('NOT_FOUND')
})

test('a day of leave comes and goes in its ranges, in order', async () => {
  const { asked, fromCache, fromServer, changed } = await openClient(lastWeek, tuesday, thisWeek)
  const untouched = await fromCache(thisWeek)
  const { saveLeave } = await changed(gql`mutation { saveLeave(date: "2026-01-06") { id date } }`, {})
  expect((await fromCache(lastWeek)).leaves.map((one: { date: string }) => one.date)).toEqual(['2026-01-06', '2026-01-09'])
  expect((await fromCache(tuesday)).leaves).toHaveLength(1)
  await changed(gql`mutation ($id: ID!) { removeLeave(id: $id) { done } }`, { id: saveLeave.id })
  expect((await fromCache(tuesday)).leaves).toEqual([])
  expect(asked).toEqual(['mutation', 'mutation'])
  expect(await fromCache(thisWeek)).toEqual(untouched)
  expect(await fromCache(lastWeek)).toEqual(await fromServer(lastWeek))
})

test('a refused change leaves every range as it was', async () => {
  const { client, answers, entryOn, fromCache } = await openClient(lastWeek)
  answers.saveTimesheetEntry = refuse('VALIDATION', 'Effort is given in steps of a quarter of an hour.', 'effort')
  const before = await fromCache(lastWeek)
  const input = { ...inputOf(entryOn('2026-01-06')), date: '2026-01-07', effort: 0.3 }
  expect((await client.mutation(save, { input })).error).toBeDefined()
  expect(await fromCache(lastWeek)).toEqual(before)
})

test.each([
  ['a saved record', save, (entry: TimesheetEntry) => ({ input: { ...inputOf(entry), effort: 9.75 } })],
  ['a removed record', remove, ({ id }: TimesheetEntry) => ({ id })],
])('%s: the dashboard is asked for again', async (_name, mutation, variablesOf) => {
  const { client, asked, entryOn, changed } = await openClient()
  await client.query(dashboardQuery, {})
  await client.query(dashboardQuery, {})
  expect(asked).toEqual(['query'])
  await changed(mutation, variablesOf(entryOn('2026-01-12')))
  await client.query(dashboardQuery, {})
  expect(asked).toEqual(['query', 'mutation', 'query'])
})

test('hours of two reports do not mix', async () => {
  const { client, answers } = await openClient()
  answers.dashboard = ({ start }) => {
    const activities = [{ id: 'a1', name: 'Development', netEffort: start === '2026-01-12' ? 4.5 : 31 }]
    return { id: start, report: { id: start, activities } }
  }
  const report = gql`
    query ($start: Date!) {
      dashboard(start: $start, end: "2026-01-31", utcOffset: 0) { id report { id activities { id name netEffort } } }
    }
  `
  const all = await client.query(report, { start: '2025-12-01' })
  const today = await client.query(report, { start: '2026-01-12' })
  expect(today.data.dashboard.report.activities).not.toEqual(all.data.dashboard.report.activities)
  const again = await client.query(report, { start: '2025-12-01' }, { requestPolicy: 'cache-only' })
  expect(again.data).toEqual(all.data)
})

const commitmentFields = 'id status awaitsMember statusMessage'

test('a decision is seen in every list and in the badge, and the dashboard is asked for again', async () => {
  const { client, asked, changed } = await openClient()
  const list = gql(`{ commitments { ${commitmentFields} name } viewer { id pendingCommitmentCount hasActiveCommitment } }`)
  const choices = gql(`{ timesheetChoices { id commitments { ${commitmentFields} } } }`)
  const { data: before } = await client.query(list, {})
  await client.query(choices, {})
  await client.query(dashboardQuery, {})
  const ferry = before.commitments.find((one: { name: string }) => one.name.startsWith('Ferry'))
  asked.length = 0
  await changed(
    gql(`mutation ($id: ID!) {
      decideCommitment(id: $id, decision: Rejected, message: "No room") {
        commitment { ${commitmentFields} } viewer { id pendingCommitmentCount hasActiveCommitment }
      }
    }`),
    { id: ferry.id },
  )
  const decided = { id: ferry.id, status: 'Rejected', awaitsMember: false, statusMessage: 'No room' }
  const after = await client.query(list, {}, { requestPolicy: 'cache-only' })
  expect(after.data.viewer.pendingCommitmentCount).toBe(before.viewer.pendingCommitmentCount - 1)
  expect(after.data.commitments).toContainEqual(expect.objectContaining(decided))
  const chosen = await client.query(choices, {}, { requestPolicy: 'cache-only' })
  expect(chosen.data.timesheetChoices.commitments).toContainEqual(expect.objectContaining(decided))
  expect(asked).toEqual(['mutation'])
  expect((await client.query(dashboardQuery, {}, { requestPolicy: 'cache-only' })).data).toBeNull()
})

test('an epic that is added can be picked at once', async () => {
  const { client, asked, changed, entryOn } = await openClient()
  const projectId = entryOn('2026-01-06').project.id
  const epics = gql`query ($projectId: ID!) { epics(projectId: $projectId) { id names } }`
  const { data: before } = await client.query(epics, { projectId })
  asked.length = 0
  const add = gql`mutation ($projectId: ID!) { addEpic(projectId: $projectId, name: "Cranes") { id names } }`
  await changed(add, { projectId })
  const { data: after } = await client.query(epics, { projectId })
  expect(after.epics.names).toEqual([...before.epics.names, 'Cranes'].toSorted())
  expect(asked).toEqual(['mutation'])
})
