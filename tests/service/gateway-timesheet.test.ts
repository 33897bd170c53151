import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { messages } from '../../src/rules/messages.ts'
import { periodClosed } from '../../src/rules/timesheet.ts'
import { addDays } from '../../src/rules/weeks.ts'
import { type Portal, startPortal } from './support/portal.ts'
import { type Commitment, commitmentFields, commitmentsOf, type Entry, entryFields, rangeOf } from './support/portal-work.ts'
import { type RunningService, type Session, startService } from './support/service.ts'

/** Time records on their whole way: gateway and v1 apart, HTTP between them, a real database with the demo data behind. */

let running: RunningService
let portal: Portal
let member: Session
let lead: Session

beforeAll(async () => {
  running = await startService()
  portal = await startPortal(running)
  member = await running.logIn('member')
  lead = await running.logIn('lead')
})
afterAll(async () => {
  await portal?.close()
  await running?.stop()
})

interface Choices {
  readonly commitments: readonly Commitment[]
  readonly activities: ReadonlyArray<{ readonly id: string; readonly disabled: boolean }>
  readonly technologies: ReadonlyArray<{
    readonly id: string
    readonly disabled: boolean
    readonly activityIds: readonly string[]
  }>
}

const today = new Date().toISOString().slice(0, 10)
const save = `mutation ($input: TimesheetEntryInput!) { saveTimesheetEntry(input: $input) { ${entryFields} } }`
const remove = 'mutation ($id: ID!, $version: Int) { removeTimesheetEntry(id: $id, version: $version) { done } }'

const entryOf = (data: unknown): Entry => (data as { saveTimesheetEntry: Entry }).saveTimesheetEntry

/** A record that every rule takes, chosen as a person would. */
const newInput = async (more: object = {}) => {
  const query = `{ timesheetChoices { commitments { ${commitmentFields} } activities { id disabled }
    technologies { id disabled activityIds } } }`
  const choices = (await portal.done(member, query))?.timesheetChoices as unknown as Choices
  const commitment = choices.commitments.find((one) => one.status === 'Active' && one.projects.length > 0)
  const technology = choices.technologies.find((one) => !one.disabled && one.activityIds.length > 0)
  const activity = choices.activities.find((one) => !one.disabled && technology?.activityIds.includes(one.id))
  const projectId = commitment?.projects[0]?.id
  const epics = await portal.done(member, 'query ($id: ID!) { epics(projectId: $id) { id names } }', { id: projectId })
  const { names } = (epics as unknown as { epics: { names: string[] } }).epics
  return {
    commitmentId: commitment?.id,
    projectId,
    epic: names[0],
    date: today,
    ticket: 'HB-9',
    effort: 1.25,
    activityId: activity?.id,
    technologyId: technology?.id,
    description: 'HB-9 - Tokens',
    ...more,
  }
}

describe('a record', () => {
  it('is registered, listed in its week, changed and removed', async () => {
    const input = await newInput({ epic: ' Sign-in ' })
    const saved = entryOf(await portal.done(member, save, { input }))
    expect(saved).toMatchObject({
      version: 1,
      date: today,
      epic: 'Sign-in',
      ticket: 'HB-9',
      effort: 1.25,
      adjustment: 0,
      description: 'HB-9 - Tokens',
      commitment: { id: input.commitmentId },
      project: { id: input.projectId },
      activity: { id: input.activityId },
      technology: { id: input.technologyId },
    })
    expect((await rangeOf(portal, member, addDays(today, -3), addDays(today, 3))).entries).toContainEqual(saved)
    expect((await rangeOf(portal, member, addDays(today, 1), addDays(today, 7))).entries).not.toContainEqual(saved)
    expect(
      await portal.done(member, `query ($id: ID!) { timesheetEntry(id: $id) { ${entryFields} } }`, { id: saved.id }),
    ).toEqual({
      timesheetEntry: saved,
    })

    const changed = { ...input, id: saved.id, version: 1, effort: 2.5 }
    expect(entryOf(await portal.done(member, save, { input: changed }))).toMatchObject({ id: saved.id, version: 2, effort: 2.5 })
    const conflict = [{ message: messages.timesheetChanged, extensions: { code: 'CONFLICT' } }]
    expect((await portal.ask(member, save, { input: { ...changed, effort: 3 } })).errors).toMatchObject(conflict)
    expect((await portal.ask(member, remove, { id: saved.id, version: 1 })).errors).toMatchObject(conflict)

    expect(await portal.done(member, remove, { id: saved.id, version: 2 })).toEqual({ removeTimesheetEntry: { done: true } })
    const gone = [{ message: messages.timesheetGone, extensions: { code: 'NOT_FOUND' } }]
    expect((await portal.ask(member, remove, { id: saved.id })).errors).toMatchObject(gone)
    expect((await portal.ask(member, save, { input: changed })).errors).toMatchObject(gone)
    expect((await rangeOf(portal, member, today, today)).entries.map((one) => one.id)).not.toContain(saved.id)
  })

  it('that is sent twice with its key is registered once', async () => {
    const input = await newInput({ ticket: 'HB-twice' })
    const count = (await rangeOf(portal, member, today, today)).entries.length
    const first = await portal.ask(member, save, { input }, 'key-of-a-record')
    const second = await portal.ask(member, save, { input }, 'key-of-a-record')
    expect(first.errors).toBeUndefined()
    expect(second).toEqual(first)
    expect((await rangeOf(portal, member, today, today)).entries).toHaveLength(count + 1)
  })

  it.each([
    ['effort', { effort: 0.3 }, messages.effortStep],
    ['effort', { effort: 0 }, messages.effortTooSmall],
    ['effort', { effort: 10.25 }, messages.effortTooLarge],
    ['ticket', { ticket: ' ' }, messages.required],
    ['epic', { epic: '' }, messages.required],
    ['description', { description: '' }, messages.required],
    ['date', { date: '2026-02-30' }, messages.dateInvalid],
  ])('that breaks a rule is refused at the input’s field: %s %j', async (field, more, message) => {
    const { errors } = await portal.ask(member, save, { input: await newInput(more) })
    expect(errors).toMatchObject([{ message, extensions: { code: 'VALIDATION', field } }])
  })

  it('before the first open day, of another project, or of a commitment that is not active is refused', async () => {
    const commitments = await commitmentsOf(portal, member)
    const input = await newInput()
    const earliest = commitments.find((one) => one.id === input.commitmentId)?.earliestTimesheetDate ?? ''
    const closed = await portal.ask(member, save, { input: { ...input, date: addDays(earliest, -1) } })
    expect(closed.errors).toMatchObject([{ message: periodClosed(earliest), extensions: { code: 'VALIDATION', field: 'date' } }])
    const expired = commitments.find((one) => one.status === 'Expired')
    const given = { ...input, commitmentId: expired?.id, projectId: expired?.projects[0]?.id }
    expect((await portal.ask(member, save, { input: given })).errors).toMatchObject([
      { message: messages.commitmentNotActive, extensions: { code: 'VALIDATION', field: 'commitmentId' } },
    ])
    const foreign = commitments
      .flatMap((one) => one.projects)
      .find(({ id }) => !commitments.some((one) => one.id === input.commitmentId && one.projects.some((own) => own.id === id)))
    expect((await portal.ask(member, save, { input: { ...input, projectId: foreign?.id } })).errors).toMatchObject([
      { message: messages.projectNotInCommitment, extensions: { code: 'VALIDATION', field: 'projectId' } },
    ])
  })

  it('of somebody else is as good as gone', async () => {
    const saved = entryOf(await portal.done(member, save, { input: await newInput() }))
    for (const query of [`query ($id: ID!) { timesheetEntry(id: $id) { id } }`, remove]) {
      expect((await portal.ask(lead, query, { id: saved.id })).errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }])
    }
    expect((await rangeOf(portal, lead, today, today)).entries.map((one) => one.id)).not.toContain(saved.id)
  })
})

it('a day of leave is registered once, listed and removed', async () => {
  const date = addDays(today, 40)
  const add = 'mutation ($date: Date!) { saveLeave(date: $date) { id date } }'
  const { saveLeave } = (await portal.done(member, add, { date })) as unknown as { saveLeave: { id: string } }
  expect(saveLeave).toEqual({ id: expect.any(String), date })
  expect((await portal.ask(member, add, { date })).errors).toMatchObject([
    { message: messages.leaveExists, extensions: { code: 'CONFLICT', field: 'date' } },
  ])
  expect((await rangeOf(portal, member, date, date)).leaves).toEqual([saveLeave])
  const removeLeave = 'mutation ($id: ID!) { removeLeave(id: $id) { done } }'
  await portal.done(member, removeLeave, { id: saveLeave.id })
  expect((await rangeOf(portal, member, date, date)).leaves).toEqual([])
  expect((await portal.ask(member, removeLeave, { id: saveLeave.id })).errors).toMatchObject([
    { message: messages.leaveGone, extensions: { code: 'NOT_FOUND' } },
  ])
})

it.each([
  [today, addDays(today, -1), messages.endBeforeStart],
  [today, addDays(today, 400), messages.rangeTooLong.replace('{days}', '400')],
])('the range from %s to %s is refused at its end', async (start, end, message) => {
  const { errors } = await portal.ask(member, `{ timesheet(start: "${start}", end: "${end}") { id } }`)
  expect(errors).toMatchObject([{ message, extensions: { code: 'VALIDATION', field: 'end' } }])
})

it('an epic is added once, and can be picked', async () => {
  const { projectId } = await newInput()
  const add = 'mutation ($projectId: ID!, $name: String!) { addEpic(projectId: $projectId, name: $name) { id projectId names } }'
  const { addEpic } = (await portal.done(member, add, { projectId, name: ' Zebra crossings ' })) as unknown as {
    addEpic: { id: string; names: string[] }
  }
  expect(addEpic).toMatchObject({ id: projectId, projectId, names: expect.arrayContaining(['Zebra crossings']) })
  expect((await portal.ask(member, add, { projectId, name: 'zebra CROSSINGS' })).errors).toMatchObject([
    { message: messages.epicExists, extensions: { code: 'CONFLICT', field: 'name' } },
  ])
})
