import { describe, expect, test } from 'vitest'
import type { TimesheetEntry, TimesheetEntryInput } from '#generated/resolver-types.ts'
import { messages } from '#rules/messages.ts'
import { addDays } from '#rules/weeks.ts'
import { projectIdOf } from './commitments.ts'
import { activityIdOf, technologyIdOf } from './effort-catalogue.ts'
import { mockClient } from './testing/mock-client.ts'

type Client = ReturnType<typeof mockClient>

const saved = 'id version date effort epic ticket description adjustment activity { value } technology { value }'
const save = `($input: TimesheetEntryInput!) { saveTimesheetEntry(input: $input) { ${saved} } }`
const remove = '($id: ID!, $version: Int) { removeTimesheetEntry(id: $id, version: $version) { done } }'
const saveLeave = '($date: Date!) { saveLeave(date: $date) { id date } }'
const rangeOf = async ({ ask }: Client, start: string, end: string) =>
  (await ask(`{ timesheet(start: "${start}", end: "${end}") { id entries { id date } leaves { id date } } }`)).timesheet

const commitmentIdOf = ({ world }: Client, name: string): string => {
  const found = world.work().commitments.find((one) => one.name.startsWith(name))
  if (found === undefined) throw new Error(`no commitment ${name}`)
  return found.id
}

/** A record that every rule takes, on the mock's today. */
const inputOf = (client: Client, more: Partial<TimesheetEntryInput> = {}): { input: TimesheetEntryInput } => ({
  input: {
    commitmentId: commitmentIdOf(client, 'Harbour'),
    projectId: projectIdOf('Harbour Web'),
    epic: 'Sign-in',
    date: '2026-01-12',
    ticket: 'HB-900',
    effort: 1.25,
    activityId: activityIdOf('Development'),
    technologyId: technologyIdOf('TypeScript'),
    description: 'HB-900 - Tokens',
    ...more,
  },
})

const toInput = (entry: TimesheetEntry): TimesheetEntryInput => ({
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

const existing = ({ world }: Client, is: (entry: TimesheetEntry) => boolean = () => true): TimesheetEntry => {
  const found = world.work().entries.find(is)
  if (found === undefined) throw new Error('no such record')
  return found
}

test('two weeks up to today are logged, a Friday was leave, and nothing is of somebody without commitments', async () => {
  const client = mockClient()
  const { entries, leaves } = await rangeOf(client, '2025-12-29', '2026-01-12')
  const days = entries.map((one: { date: string }) => one.date)
  expect(days).toEqual(days.toSorted())
  expect(new Set(days).size).toBe(10)
  expect([days[0], days.at(-1), leaves[0].date]).toEqual(['2025-12-29', '2026-01-12', '2026-01-09'])
  expect(days).not.toContain('2026-01-09')
  expect(existing(client, (one) => one.activity.value === 'Fax support').technology.value).toBe('Flash')
  expect(existing(client).adjustment).toBe(-0.5)
  expect(await rangeOf(mockClient({ person: 'idle' }), '2025-12-29', '2026-01-12')).toMatchObject({ entries: [], leaves: [] })
  expect(await rangeOf(mockClient({ noTimesheets: true }), '2025-12-29', '2026-01-12')).toMatchObject({ entries: [], leaves: [] })
})

test('whatever day today is, the records lie in the two weeks that end on it', () => {
  for (let day = 0; day < 14; day += 1) {
    const now = Date.UTC(2026, 0, 12 + day, 12)
    const { world } = mockClient({ clock: () => now })
    const today = new Date(now).toISOString().slice(0, 10)
    const days = world.work().entries.map((one) => one.date)
    expect(days.length).toBeGreaterThan(15)
    expect(days.every((one) => one <= today && one >= addDays(today, -14))).toBe(true)
  }
})

describe('a record', () => {
  test('is registered last on its day, without space around its texts', async () => {
    const client = mockClient()
    const { saveTimesheetEntry } = await client.change(save, inputOf(client, { epic: '  Sign-in ', description: ' Text\n' }))
    expect(saveTimesheetEntry).toMatchObject({ version: 1, epic: 'Sign-in', description: 'Text', effort: 1.25, adjustment: 0 })
    const { entries } = await rangeOf(client, '2026-01-12', '2026-01-12')
    expect(entries.at(-1).id).toBe(saveTimesheetEntry.id)
    expect((await client.ask(`{ timesheetEntry(id: "${saveTimesheetEntry.id}") { ticket } }`)).timesheetEntry.ticket).toBe(
      'HB-900',
    )
  })

  test('that changes has a new version, and keeps what an audit did; saved as it is it keeps its version', async () => {
    const client = mockClient()
    const input = toInput(existing(client))
    expect((await client.change(save, { input })).saveTimesheetEntry.version).toBe(1)
    const changed = await client.change(save, { input: { ...input, effort: 2 } })
    expect(changed.saveTimesheetEntry).toMatchObject({ version: 2, effort: 2, adjustment: -0.5 })
  })

  test('that was changed since is a conflict, unless no version is named', async () => {
    const client = mockClient()
    const before = toInput(existing(client))
    await client.change(save, { input: { ...before, effort: 2 } })
    const conflict = { message: messages.timesheetChanged, code: 'CONFLICT' }
    expect(await client.refusalOf(save, { input: { ...before, effort: 3 } })).toEqual(conflict)
    expect(await client.refusalOf(remove, { id: before.id, version: 1 })).toEqual(conflict)
    const { saveTimesheetEntry } = await client.change(save, { input: { ...before, version: null, effort: 3 } })
    expect(saveTimesheetEntry).toMatchObject({ version: 3, effort: 3 })
    await client.change(remove, { id: before.id, version: 3 })
    const gone = { message: messages.timesheetGone, code: 'NOT_FOUND' }
    expect(await client.refusalOf(save, { input: before })).toEqual(gone)
    expect(await client.refusalOf(remove, { id: before.id })).toEqual(gone)
    expect(await client.refusalOfQuery(`{ timesheetEntry(id: "${before.id}") { id } }`)).toEqual(gone)
  })

  test.each<[string, Partial<TimesheetEntryInput>, string, string]>([
    ['no effort', { effort: 0 }, 'effort', messages.effortTooSmall],
    ['an effort off the step', { effort: 0.3 }, 'effort', messages.effortStep],
    ['too much effort', { effort: 10.25 }, 'effort', messages.effortTooLarge],
    ['no ticket', { ticket: ' ' }, 'ticket', messages.required],
    ['no day of the calendar', { date: '2026-02-30' }, 'date', messages.dateInvalid],
    ['a closed day', { date: '2025-11-30' }, 'date', 'This period is closed. Please choose 1 Dec 2025 or later.'],
    ['another commitment’s project', { projectId: projectIdOf('Atlas Tiles') }, 'projectId', messages.projectNotInCommitment],
    ['a disabled activity', { activityId: activityIdOf('Fax support') }, 'activityId', messages.activityDisabled],
    ['a technology of another activity', { technologyId: technologyIdOf('Figma') }, 'technologyId', messages.technologyNotLinked],
    ['a disabled technology', { technologyId: technologyIdOf('Flash') }, 'technologyId', messages.technologyDisabled],
  ])('with %s is refused', async (_name, more, field, message) => {
    const client = mockClient()
    const count = client.world.work().entries.length
    expect(await client.refusalOf(save, inputOf(client, more))).toEqual({ message, code: 'VALIDATION', field })
    expect(client.world.work().entries).toHaveLength(count)
  })

  test.each(['Ferry', 'Orchard', 'Lighthouse', 'Quarry', 'Bakery'])('of %s, which is not active, is refused', async (name) => {
    const client = mockClient()
    const commitment = client.world.work().commitments.find((one) => one.name.startsWith(name))
    const more = { commitmentId: commitment?.id ?? '', projectId: commitment?.projects[0]?.id ?? '' }
    expect(await client.refusalOf(save, inputOf(client, more))).toEqual({
      message: messages.commitmentNotActive,
      code: 'VALIDATION',
      field: 'commitmentId',
    })
  })

  test('keeps what is disabled by now as long as it does not change', async () => {
    const client = mockClient()
    const input = toInput(existing(client, (one) => one.activity.value === 'Fax support'))
    expect((await client.change(save, { input: { ...input, effort: 1 } })).saveTimesheetEntry).toMatchObject({
      effort: 1,
      activity: { value: 'Fax support' },
      technology: { value: 'Flash' },
    })
    const other = existing(client, (one) => one.activity.value === 'Development')
    const refusal = await client.refusalOf(save, { input: { ...toInput(other), activityId: input.activityId } })
    expect(refusal).toMatchObject({ field: 'activityId' })
  })

  test('in a period that has closed can neither change nor go', async () => {
    const client = mockClient()
    const entry = existing(client, (one) => one.date === '2025-12-30')
    client.pass(21 * 86_400_000)
    const closed = { message: 'This period is closed. Please choose 1 Jan 2026 or later.', code: 'VALIDATION', field: 'date' }
    expect(await client.refusalOf(save, { input: { ...toInput(entry), date: '2026-01-12' } })).toEqual(closed)
    expect(await client.refusalOf(remove, { id: entry.id, version: 1 })).toEqual(closed)
  })
})

describe('leave', () => {
  test('is one a day', async () => {
    const client = mockClient()
    const { saveLeave: added } = await client.change(saveLeave, { date: '2026-01-14' })
    expect(await client.refusalOf(saveLeave, { date: '2026-01-14' })).toEqual({
      message: messages.leaveExists,
      code: 'CONFLICT',
      field: 'date',
    })
    expect((await rangeOf(client, '2026-01-05', '2026-01-18')).leaves.map((one: { date: string }) => one.date)).toEqual([
      '2026-01-09',
      '2026-01-14',
    ])
    const removeLeave = '($id: ID!) { removeLeave(id: $id) { done } }'
    await client.change(removeLeave, { id: added.id })
    expect(await client.refusalOf(removeLeave, { id: added.id })).toEqual({ message: messages.leaveGone, code: 'NOT_FOUND' })
    expect((await rangeOf(client, '2026-01-12', '2026-01-18')).leaves).toEqual([])
  })

  test('of a closed day is refused', async () => {
    expect(await mockClient().refusalOf(saveLeave, { date: '2025-11-30' })).toMatchObject({ code: 'VALIDATION', field: 'date' })
  })
})

test.each([
  ['2026-01-12', '2026-01-11', messages.endBeforeStart],
  ['2026-01-01', '2027-02-05', 'Please choose at most 400 days.'],
])('the range from %s to %s is refused', async (start, end, message) => {
  const refusal = await mockClient().refusalOfQuery(`{ timesheet(start: "${start}", end: "${end}") { id } }`)
  expect(refusal).toEqual({ message, code: 'VALIDATION', field: 'end' })
})

describe('epics', () => {
  const add = '($projectId: ID!, $name: String!) { addEpic(projectId: $projectId, name: $name) { id names } }'
  const projectId = projectIdOf('Lighthouse Alerts')

  test('are added by name, each once', async () => {
    const client = mockClient()
    expect((await client.ask(`{ epics(projectId: "${projectId}") { names } }`)).epics.names).toEqual([])
    await client.change(add, { projectId, name: 'Lamps' })
    const { addEpic } = await client.change(add, { projectId, name: ' Fog horns ' })
    expect(addEpic).toEqual({ id: projectId, names: ['Fog horns', 'Lamps'] })
    const taken = { message: messages.epicExists, code: 'CONFLICT', field: 'name' }
    expect(await client.refusalOf(add, { projectId, name: 'LAMPS ' })).toEqual(taken)
    expect(await client.refusalOf(add, { projectId, name: ' ' })).toMatchObject({ code: 'VALIDATION', field: 'name' })
  })

  test('of a project that is none of the person’s are nobody’s business', async () => {
    const client = mockClient({ person: 'hiringManager' })
    expect(await client.refusalOf(add, { projectId, name: 'Lamps' })).toMatchObject({ code: 'FORBIDDEN' })
    expect(await client.refusalOfQuery(`{ epics(projectId: "${projectId}") { id } }`)).toMatchObject({ code: 'FORBIDDEN' })
  })
})

test('what a record is chosen from: every activity has a technology, and a default is one of its own', async () => {
  const { timesheetChoices } = await mockClient().ask(`{ timesheetChoices { id commitments { id earliestTimesheetDate }
    activities { id value disabled defaultTechnologyId } technologies { id value disabled activityIds } } }`)
  const { activities, technologies } = timesheetChoices as {
    activities: { id: string; disabled: boolean; defaultTechnologyId: string | null }[]
    technologies: { id: string; disabled: boolean; activityIds: string[] }[]
  }
  for (const { id, defaultTechnologyId } of activities) {
    const linked = technologies.filter((one) => one.activityIds.includes(id)).map((one) => one.id)
    expect(linked).not.toEqual([])
    if (defaultTechnologyId !== null) expect(linked).toContain(defaultTechnologyId)
  }
  expect([activities.some((one) => one.disabled), technologies.some((one) => one.disabled)]).toEqual([true, true])
})
