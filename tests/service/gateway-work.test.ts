import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { messages } from '../../src/rules/messages.ts'
import { periodClosed, sumHours } from '../../src/rules/timesheet.ts'
import { addDays, isWorkday, lastTwelveMonths } from '../../src/rules/weeks.ts'
import { type Portal, startPortal } from './support/portal.ts'
import { type RunningService, type Session, startService } from './support/service.ts'

/** Daily work on its whole way: gateway and v1 apart, HTTP between them, a real database with the demo data behind. */

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

interface Entry {
  readonly id: string
  readonly version: number
  readonly date: string
  readonly effort: number
  readonly adjustment: number
  readonly commitment: { readonly id: string; readonly name: string }
}
interface Range {
  readonly entries: readonly Entry[]
  readonly leaves: ReadonlyArray<{ readonly id: string; readonly date: string }>
}
interface Commitment {
  readonly id: string
  readonly name: string
  readonly status: string
  readonly awaitsMember: boolean
  readonly projects: ReadonlyArray<{ readonly id: string; readonly name: string }>
  readonly earliestTimesheetDate: string
}
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
const commitmentFields = 'id name status awaitsMember statusMessage projects { id name } earliestTimesheetDate'
const entryFields = `id version date commitment { id name } project { id name } epic ticket activity { id value }
  technology { id value } effort adjustment description`
const save = `mutation ($input: TimesheetEntryInput!) { saveTimesheetEntry(input: $input) { ${entryFields} } }`
const remove = 'mutation ($id: ID!, $version: Int) { removeTimesheetEntry(id: $id, version: $version) { done } }'

const rangeOf = async (start: string, end: string, session = member): Promise<Range> => {
  const query = `query ($start: Date!, $end: Date!) {
    timesheet(start: $start, end: $end) { id start end entries { ${entryFields} } leaves { id date } }
  }`
  return (await portal.done(session, query, { start, end }))?.timesheet as unknown as Range
}
const entryOf = (data: unknown): Entry => (data as { saveTimesheetEntry: Entry }).saveTimesheetEntry
const commitmentsOf = async (session = member): Promise<readonly Commitment[]> =>
  (await portal.done(session, `{ commitments { ${commitmentFields} } }`))?.commitments as unknown as Commitment[]

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
    expect((await rangeOf(addDays(today, -3), addDays(today, 3))).entries).toContainEqual(saved)
    expect((await rangeOf(addDays(today, 1), addDays(today, 7))).entries).not.toContainEqual(saved)
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
    expect((await rangeOf(today, today)).entries.map((one) => one.id)).not.toContain(saved.id)
  })

  it('that is sent twice with its key is registered once', async () => {
    const input = await newInput({ ticket: 'HB-twice' })
    const count = (await rangeOf(today, today)).entries.length
    const first = await portal.ask(member, save, { input }, 'key-of-a-record')
    const second = await portal.ask(member, save, { input }, 'key-of-a-record')
    expect(first.errors).toBeUndefined()
    expect(second).toEqual(first)
    expect((await rangeOf(today, today)).entries).toHaveLength(count + 1)
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
    const commitments = await commitmentsOf()
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
    expect((await rangeOf(today, today, lead)).entries.map((one) => one.id)).not.toContain(saved.id)
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
  expect((await rangeOf(date, date)).leaves).toEqual([saveLeave])
  const removeLeave = 'mutation ($id: ID!) { removeLeave(id: $id) { done } }'
  await portal.done(member, removeLeave, { id: saveLeave.id })
  expect((await rangeOf(date, date)).leaves).toEqual([])
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

describe('a decision', () => {
  const decide = `mutation ($id: ID!, $decision: CommitmentDecision!, $message: String) {
    decideCommitment(id: $id, decision: $decision, message: $message) {
      commitment { ${commitmentFields} } viewer { id pendingCommitmentCount hasCommitments }
    }
  }`

  it('needs a reason to reject, counts once, and is seen by the shell at once', async () => {
    const waiting = (await commitmentsOf()).filter((one) => one.awaitsMember)
    const [first, second] = waiting
    expect(waiting.map((one) => one.status)).toEqual(waiting.map(() => 'Pending'))
    expect((await portal.ask(member, decide, { id: first?.id, decision: 'Rejected', message: ' ' })).errors).toMatchObject([
      { message: messages.required, extensions: { code: 'VALIDATION', field: 'message' } },
    ])
    const reject = { id: first?.id, decision: 'Rejected', message: 'No room.' }
    const answer = await portal.ask(member, decide, reject, 'key-of-a-decision')
    expect(answer).toMatchObject({
      data: {
        decideCommitment: {
          commitment: { id: first?.id, status: 'Rejected', awaitsMember: false, statusMessage: 'No room.' },
          viewer: { id: member.memberId, pendingCommitmentCount: waiting.length - 1, hasCommitments: true },
        },
      },
    })
    expect(await portal.ask(member, decide, reject, 'key-of-a-decision')).toEqual(answer)
    expect((await portal.ask(member, decide, { id: first?.id, decision: 'Approved' })).errors).toMatchObject([
      { message: messages.commitmentDecided, extensions: { code: 'CONFLICT' } },
    ])
    const approved = await portal.done(member, decide, { id: second?.id, decision: 'Approved' })
    expect(approved).toMatchObject({
      decideCommitment: {
        commitment: { awaitsMember: false, status: expect.stringMatching(/^(Upcoming|Active|Expired)$/) },
        viewer: { pendingCommitmentCount: waiting.length - 2 },
      },
    })
    expect((await portal.ask(lead, decide, { id: waiting[0]?.id, decision: 'Approved' })).errors).toMatchObject([
      { extensions: { code: 'FORBIDDEN' } },
    ])
  })

  it('finds every state among the demo data', async () => {
    const statuses = new Set((await commitmentsOf()).map((one) => one.status))
    expect([...statuses].sort()).toEqual(expect.arrayContaining(['Active', 'Expired', 'Rejected', 'Upcoming']))
  })
})

describe('the dashboard', () => {
  const share = '{ id name netEffort }'
  const query = `query ($start: Date!, $end: Date!) { dashboard(start: $start, end: $end, utcOffset: 0) {
    id location { city } report { id days ${share} activities ${share} technologies ${share} epics ${share} }
    commitments { id name days { date watchedHours loggedHours leaveHours codeLines } } } }`
  interface Dashboard {
    readonly location: object | null
    readonly report: Record<'days' | 'activities' | 'technologies' | 'epics', readonly { netEffort: number }[]>
    readonly commitments: ReadonlyArray<{
      readonly id: string
      readonly days: ReadonlyArray<{ readonly date: string; readonly loggedHours: number; readonly leaveHours: number }>
    }>
  }
  const dashboardOf = async (session: Session, start: string, end: string) =>
    (await portal.done(session, query, { start, end }))?.dashboard as unknown as Dashboard

  it('sums the hours of twelve months in four ways, as the records themselves do', async () => {
    const [, , , , , , , , , , , first] = lastTwelveMonths(today)
    const start = `${first}-01`
    const { entries } = await rangeOf(start, today)
    const hours = sumHours(entries.map((one) => one.effort + one.adjustment))
    expect(hours).toBeGreaterThan(500)
    const { report, location } = await dashboardOf(member, start, today)
    for (const shares of [report.days, report.activities, report.technologies, report.epics]) {
      expect(sumHours(shares.map((one) => one.netEffort))).toBe(hours)
    }
    expect(report.days).toHaveLength(new Set(entries.map((one) => one.date)).size)
    expect(location).toBeNull()
  })

  it('has bars of the active commitments, of the seven days that end today, with what was logged', async () => {
    const { entries, leaves } = await rangeOf(addDays(today, -6), today)
    const active = (await commitmentsOf()).filter((one) => one.status === 'Active')
    const { commitments } = await dashboardOf(member, today, today)
    expect(commitments.map((one) => one.id).toSorted()).toEqual(active.map((one) => one.id).toSorted())
    for (const { id, days } of commitments) {
      expect(days.map((one) => one.date)).toEqual([-6, -5, -4, -3, -2, -1, 0].map((back) => addDays(today, back)))
      for (const { date, loggedHours, leaveHours } of days) {
        const logged = entries.filter((one) => one.date === date && one.commitment.id === id)
        expect(loggedHours).toBe(sumHours(logged.map((one) => one.effort + one.adjustment)))
        expect(leaveHours).toBe(leaves.some((one) => one.date === date) ? 8 : 0)
      }
    }
    expect(entries.some((one) => isWorkday(one.date))).toBe(true)
  })

  it('is empty for somebody who has just come', async () => {
    const { report, commitments } = await dashboardOf(await running.logIn('newcomer'), addDays(today, -364), today)
    expect({ report, commitments }).toMatchObject({
      report: { days: [], activities: [], technologies: [], epics: [] },
      commitments: [],
    })
  })
})

it('repositories are listed by name', async () => {
  const query = `{ repositories { id name url project { id name } access defaultBranch lastCommitAt myLines
    issues { class count severity } } }`
  const { repositories } = (await portal.done(member, query)) as unknown as { repositories: { name: string; access: string }[] }
  const names = repositories.map((one) => one.name.toLowerCase())
  expect(names.length).toBeGreaterThan(0)
  expect(names).toEqual(names.toSorted())
})
