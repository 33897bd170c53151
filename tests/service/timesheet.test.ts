import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { messages } from '../../src/rules/messages.ts'
import { payRun } from '../../src/service/db/pay-run-schema.ts'
import { seedId } from '../../src/service/db/seed/ids.ts'
import { activity, technology, timesheet } from '../../src/service/db/work-schema.ts'
import { type RunningService, type Session, startService } from './support/service.ts'
import {
  addChoices,
  addCommitment,
  type Choices,
  insertRecord,
  type RecordAnswer,
  recordBody,
  timesheetOf,
} from './support/work.ts'

let running: RunningService
let session: Session
let choices: Choices
let api: ReturnType<typeof timesheetOf>

beforeAll(async () => {
  running = await startService()
  // A Wednesday; the previous month is February.
  running.clock.now = new Date('2026-03-18T12:00:00Z')
  session = await running.logIn('idle')
  const made = await addChoices(running)
  choices = { ...made, commitmentId: await addCommitment(running, 'idle', made.projectId, { startDate: '2025-01-01' }) }
  api = timesheetOf(running, session)
})
afterAll(() => running.stop())

const recordOf = (value: unknown): RecordAnswer => value as RecordAnswer
const save = async (changes: object = {}): Promise<RecordAnswer> => {
  const reply = await api.save(recordBody(choices, changes))
  if (reply.status !== 200) throw new Error(reply.text)
  return recordOf(reply.value)
}
const countOf = (person = 'idle') => running.db.$count(timesheet, eq(timesheet.memberId, seedId(`${person}/member`)))
const closed = 'This period is closed. Please choose 1 Feb 2026 or later.'

describe('a record', () => {
  it('is registered and read back with every field', async () => {
    const saved = await save()
    const memberId = seedId('idle/member')
    expect(saved).toEqual({
      id: expect.any(String),
      Commitment: { id: choices.commitmentId, Name: 'Night Ferry' },
      CommitmentId: choices.commitmentId,
      ActivityId: choices.activityId,
      Activity: { id: choices.activityId, Value: `Activity ${choices.activityId}` },
      Epic: 'Cabins',
      Date: '2026-03-17T00:00:00',
      DateLink: '/team-member/timesheet/-1',
      Description: 'NF-12 - Counted the cabins',
      Effort: 2.5,
      Adjustment: 0,
      TeamMemberId: memberId,
      TeammemberId: memberId,
      IssueNo: 'NF-12',
      ProjectId: choices.projectId,
      Project: { Name: `Project ${choices.projectId}`, id: choices.projectId },
      Technology: { id: choices.technologyId, Value: `Technology ${choices.technologyId}` },
      TechnologyId: choices.technologyId,
      Version: 1,
    })
    expect((await api.get(saved.id)).value).toEqual(saved)
    expect((await api.get(saved.id.toUpperCase())).value).toEqual(saved)
  })

  it('keeps its texts without what is around them', async () => {
    const saved = await save({ Epic: '  Cabins ', IssueNo: ' NF-13 ', Description: '\n NF-13 - Counted\nagain  ' })
    expect(saved).toMatchObject({ Epic: 'Cabins', IssueNo: 'NF-13', Description: 'NF-13 - Counted\nagain' })
  })

  it('leads to its week from the day it is where the commitment is', async () => {
    const [early, late] = await Promise.all(
      ['Pacific/Auckland', 'America/Los_Angeles'].map(async (timeZone) => ({
        CommitmentId: await addCommitment(running, 'idle', choices.projectId, { timeZone }),
      })),
    )
    expect((await save(early)).DateLink).toBe('/team-member/timesheet/-2')
    running.clock.now = new Date('2026-03-18T06:00:00Z')
    expect((await save(late)).DateLink).toBe('/team-member/timesheet/0')
    running.clock.now = new Date('2026-03-18T12:00:00Z')
    expect((await save({ Date: '2026-03-25T23:59:59' })).DateLink).toBe('/team-member/timesheet/7')
  })

  it.each([
    ['Epic', '', 'Required.'],
    ['Epic', '   ', 'Required.'],
    ['IssueNo', ' ', 'Required.'],
    ['Description', ' \n\t ', 'Required.'],
    ['Effort', 0, 'Please enter a value more than 0'],
    ['Effort', -0.25, 'Please enter a value more than 0'],
    ['Effort', 0.3, 'Please enter a value multiple of 0.25'],
    ['Effort', 1e-300, 'Please enter a value multiple of 0.25'],
    ['Effort', 10.25, 'Please enter a value up to 10'],
    ['Effort', 1e308, 'Please enter a value up to 10'],
    ['Effort', '2.5', 'Effort must be a number.'],
    ['Effort', null, 'Effort must be a number.'],
    ['Date', '2026-01-31T00:00:00', closed],
    ['Date', '0001-01-01T00:00:00', closed],
    ['Date', '0000-01-01T00:00:00', messages.dateInvalid],
    ['Date', '2026-02-30T00:00:00', messages.dateInvalid],
    ['Date', '2026-03-17T24:00:00', messages.dateInvalid],
    ['ProjectId', seedId('nobody'), messages.projectNotInCommitment],
    ['ActivityId', seedId('nobody'), messages.activityDisabled],
    ['TechnologyId', seedId('nobody'), messages.technologyNotLinked],
  ])('with the %s %j is refused: %s', async (field, value, message) => {
    const before = await countOf()
    expect(await api.save(recordBody(choices, { [field]: value }))).toMatchObject({ status: 400, field, message })
    expect(await countOf()).toBe(before)
  })

  it.each([0.25, 7.75, 10])('may take %s hours', async (Effort) => {
    expect((await save({ Effort })).Effort).toBe(Effort)
  })

  it('may lie in the future', async () => {
    expect((await save({ Date: '2027-12-31T00:00:00' })).DateLink).toBe('/team-member/timesheet/653')
  })

  it.each([
    ['Pending', {}],
    ['TeammemberPending', {}],
    ['Rejected', {}],
    ['Upcoming', { startDate: '2026-03-19' }],
    ['Active', { startDate: '2026-03-19' }],
    ['Expired', {}],
    ['Active', { endDate: '2026-03-17' }],
  ])('is not registered on a commitment that is %s %j', async (statusV2, dates) => {
    const CommitmentId = await addCommitment(running, 'idle', choices.projectId, { statusV2, ...dates })
    expect(await api.save(recordBody(choices, { CommitmentId }))).toMatchObject({
      status: 400,
      field: 'CommitmentId',
      message: 'Time can be logged only on an active commitment.',
    })
  })

  it('is registered on a commitment that began today where it is', async () => {
    const given = { statusV2: 'Upcoming', startDate: '2026-03-19', timeZone: 'Pacific/Auckland' }
    const CommitmentId = await addCommitment(running, 'idle', choices.projectId, given)
    expect((await save({ CommitmentId, Date: '2026-03-19T00:00:00' })).DateLink).toBe('/team-member/timesheet/0')
  })

  it('is not registered on the commitment of somebody else', async () => {
    const CommitmentId = await addCommitment(running, 'amir', choices.projectId)
    const refused = { status: 403, message: 'You may not see this record.' }
    expect(await api.save(recordBody(choices, { CommitmentId }))).toMatchObject(refused)
    expect(await api.save(recordBody(choices, { CommitmentId: seedId('nobody') }))).toMatchObject(refused)
  })

  it('does not lie before the start of its commitment', async () => {
    const CommitmentId = await addCommitment(running, 'idle', choices.projectId, { startDate: '2026-03-17' })
    await save({ CommitmentId })
    const refused = await api.save(recordBody(choices, { CommitmentId, Date: '2026-03-16T00:00:00' }))
    expect(refused).toMatchObject({ field: 'Date', message: 'This period is closed. Please choose 17 Mar 2026 or later.' })
  })

  it('takes only a technology that is linked to its activity', async () => {
    const other = await addChoices(running)
    const refused = { status: 400, field: 'TechnologyId', message: 'This technology does not belong to the activity.' }
    expect(await api.save(recordBody(choices, { TechnologyId: other.technologyId }))).toMatchObject(refused)
    expect(await api.save(recordBody(choices, { ActivityId: other.activityId }))).toMatchObject(refused)
    await save({ ActivityId: other.activityId, TechnologyId: other.technologyId })
  })
})

describe('a record that is there', () => {
  it('is changed, and counts its changes', async () => {
    const first = await save()
    const second = await save({ id: first.id, Version: 1, Effort: 3, Epic: 'Decks' })
    expect(second).toEqual({ ...first, Effort: 3, Epic: 'Decks', Version: 2 })
    const third = await save({ id: first.id, Effort: 4 })
    expect(third).toMatchObject({ id: first.id, Effort: 4, Version: 3 })
    expect(await save({ id: first.id, Version: null, Effort: 4 })).toEqual(third)
  })

  it('is not changed over what somebody has not seen', async () => {
    const { id } = await save()
    await save({ id, Version: 1, Effort: 3 })
    const stale = await api.save(recordBody(choices, { id, Version: 1, Effort: 4 }))
    expect(stale).toMatchObject({ status: 409, message: 'This record has been changed since you opened it.' })
    expect(recordOf((await api.get(id)).value)).toMatchObject({ Effort: 3, Version: 2 })
  })

  it('is changed by one of 20 that saw the same', async () => {
    const { id } = await save()
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, index) => api.save(recordBody(choices, { id, Version: 1, Effort: (index + 1) / 4 }))),
    )
    expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 19 }, () => 409)])
    expect(recordOf((await api.get(id)).value).Version).toBe(2)
  })

  it('that is gone is not found', async () => {
    const { id } = await save()
    expect(await api.remove(id, 1)).toMatchObject({ status: 200, value: true })
    const gone = { status: 404, message: 'This record has been deleted.' }
    expect(await api.get(id)).toMatchObject(gone)
    expect(await api.save(recordBody(choices, { id, Version: 1 }))).toMatchObject(gone)
    expect(await api.remove(id)).toMatchObject(gone)
  })

  it('of somebody else is as good as gone', async () => {
    const projectId = choices.projectId
    const theirs = { ...choices, commitmentId: await addCommitment(running, 'amir', projectId) }
    const id = await insertRecord(running, 'amir', theirs)
    const gone = { status: 404, message: 'This record has been deleted.' }
    for (const person of ['idle', 'lead']) {
      const others = timesheetOf(running, await running.logIn(person))
      expect(await others.get(id)).toMatchObject(gone)
      expect(await others.remove(id)).toMatchObject(gone)
      expect(await others.save(recordBody(choices, { id }))).toMatchObject(gone)
    }
    expect(await running.db.select().from(timesheet).where(eq(timesheet.id, id))).toMatchObject([{ version: 1, effort: 1 }])
  })

  it('is not removed over what somebody has not seen', async () => {
    const { id } = await save()
    await save({ id, Effort: 5 })
    expect(await api.remove(id, 1)).toMatchObject({ status: 409, message: messages.timesheetChanged })
    expect(await api.remove(id, 2)).toMatchObject({ status: 200 })
  })

  it.each(['0', '-1', '1.0', 'x', '', '99999999999'])('is not removed with the version %j', async (version) => {
    const { id } = await save()
    expect(await api.remove(id, version)).toMatchObject({ status: 400, field: 'version' })
  })

  it('can still be mended when its commitment is over, but no other can be moved there', async () => {
    const over = await addCommitment(running, 'idle', choices.projectId, { endDate: '2026-03-17' })
    const id = await insertRecord(running, 'idle', { ...choices, commitmentId: over })
    expect(await save({ id, CommitmentId: over, Effort: 6 })).toMatchObject({ Effort: 6, Version: 2 })
    const other = await save()
    const moved = await api.save(recordBody(choices, { id: other.id, CommitmentId: over }))
    expect(moved).toMatchObject({ status: 400, field: 'CommitmentId', message: messages.commitmentNotActive })
    expect(await save({ id })).toMatchObject({ Commitment: { id: choices.commitmentId } })
  })

  it('keeps an activity and a technology that were disabled since, and takes no other such', async () => {
    const old = await addChoices(running)
    const { id } = await save({ ActivityId: old.activityId, TechnologyId: old.technologyId })
    await running.db.update(activity).set({ disabled: true }).where(eq(activity.id, old.activityId))
    await running.db.update(technology).set({ disabled: true }).where(eq(technology.id, old.technologyId))
    const kept = { ActivityId: old.activityId, TechnologyId: old.technologyId }
    await save({ id, ...kept, Effort: 8 })
    await save({ id, ...kept, TechnologyId: old.otherTechnologyId })
    expect(await api.save(recordBody(choices, { id, ...kept }))).toMatchObject({
      status: 400,
      field: 'TechnologyId',
      message: 'This technology is not available any more.',
    })
    expect(await api.save(recordBody(choices, kept))).toMatchObject({
      status: 400,
      field: 'ActivityId',
      message: 'This activity is not available any more.',
    })
    await save({ id })
    expect(await api.save(recordBody(choices, { id, ...kept }))).toMatchObject({ status: 400, field: 'ActivityId' })
  })
})

describe('a closed day', () => {
  const refused = { status: 400, field: 'Date', message: closed }

  it('cannot be changed, moved out of or removed', async () => {
    const id = await insertRecord(running, 'idle', choices, { date: '2026-01-31' })
    expect(await api.save(recordBody(choices, { id, Date: '2026-01-31T00:00:00', Effort: 9 }))).toMatchObject(refused)
    expect(await api.save(recordBody(choices, { id }))).toMatchObject(refused)
    expect(await api.remove(id)).toMatchObject(refused)
    expect(await running.db.select().from(timesheet).where(eq(timesheet.id, id))).toMatchObject([
      { date: '2026-01-31', effort: 1, version: 1 },
    ])
  })

  it('cannot be moved into', async () => {
    const { id } = await save()
    expect(await api.save(recordBody(choices, { id, Date: '2026-01-31T00:00:00' }))).toMatchObject(refused)
    expect(await save({ id, Date: '2026-02-01T00:00:00' })).toMatchObject({ Date: '2026-02-01T00:00:00' })
  })

  it('is one that a confirmed pay run covers, from when it is confirmed', async () => {
    const memberId = seedId('idle/member')
    const { id } = await save({ Date: '2026-02-14T00:00:00' })
    const run = { memberId, id: seedId('run'), fromDate: '2026-02-01', toDate: '2026-02-14', createdAt: new Date(0) }
    await running.db.insert(payRun).values(run)
    await save({ id, Date: '2026-02-14T00:00:00', Effort: 3 })
    await running.db
      .update(payRun)
      .set({ tmApprovedDate: new Date(0) })
      .where(eq(payRun.memberId, memberId))
    try {
      const message = 'This period is closed. Please choose 15 Feb 2026 or later.'
      expect(await api.save(recordBody(choices, { id }))).toMatchObject({ ...refused, message })
      expect(await api.remove(id)).toMatchObject({ ...refused, message })
      expect(await api.save(recordBody(choices, { Date: '2026-02-14T00:00:00' }))).toMatchObject({ ...refused, message })
      await save({ Date: '2026-02-15T00:00:00' })
    } finally {
      await running.db.delete(payRun)
    }
  })
})

describe('a save', () => {
  it('without a key happens as often as it is sent', async () => {
    const before = await countOf()
    const body = recordBody(choices)
    const replies = [await api.save(body), await api.save(body)]
    expect(new Set(replies.map(({ value }) => recordOf(value).id)).size).toBe(2)
    expect(await countOf()).toBe(before + 2)
  })

  it('with a key happens once, also when 20 arrive at once', async () => {
    const before = await countOf()
    const body = recordBody(choices)
    const replies = await Promise.all(Array.from({ length: 20 }, () => api.save(body, 'twenty')))
    expect(new Set(replies.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(replies[0]?.status).toBe(200)
    expect((await api.save(body, 'twenty')).text).toBe(replies[0]?.text)
    expect(await countOf()).toBe(before + 1)
  })

  it('that was refused is refused again under its key, and goes through mended under another', async () => {
    const body = recordBody(choices, { Effort: 0.3 })
    expect(await api.save(body, 'refused')).toMatchObject({ status: 400, field: 'Effort' })
    expect(await api.save(body, 'refused')).toMatchObject({ status: 400, field: 'Effort' })
    expect(await api.save({ ...body, Effort: 0.25 }, 'mended')).toMatchObject({ status: 200 })
  })
})

describe('the list of a range', () => {
  const add = (date: string, minute: number) =>
    insertRecord(running, 'idle', choices, { date, createdAt: new Date(Date.UTC(2026, 0, 1, 0, minute)) })
  const idsOf = (value: unknown) => (value as RecordAnswer[]).map(({ id }) => id)

  it('holds both ends, by date and time of entry', async () => {
    const third = await add('2025-06-02', 2)
    const second = await add('2025-06-02', 1)
    const first = await add('2025-06-01', 3)
    const last = await add('2025-06-08', 0)
    await add('2025-05-31', 0)
    await add('2025-06-09', 0)
    expect(idsOf((await api.list('2025-06-01', '2025-06-08')).value)).toEqual([first, second, third, last])
    expect(idsOf((await api.list('2025-06-01', '2025-06-01')).value)).toEqual([first])
    expect((await api.list('2025-07-01', '2025-07-31')).value).toEqual([])
  })

  it('is read by the person and their line manager alone', async () => {
    const amir = { ...choices, commitmentId: await addCommitment(running, 'amir', choices.projectId) }
    const id = await insertRecord(running, 'amir', amir, { date: '2020-06-01' })
    const listAs = async (person: string) =>
      timesheetOf(running, await running.logIn(person)).list('2020-06-01', '2020-06-02', seedId('amir/member'))
    expect(idsOf((await listAs('lead')).value)).toEqual([id])
    expect(idsOf((await listAs('amir')).value)).toEqual([id])
    for (const person of ['idle', 'member', 'customer', 'admin']) expect((await listAs(person)).status).toBe(403)
  })

  it.each([
    ['2026-03-02', '2026-03-01', 'endDate', 'End date must be after start date.'],
    ['2026-01-01', '2027-02-05', 'endDate', 'Please choose at most 400 days.'],
    ['0001-01-01', '9999-12-31', 'endDate', 'Please choose at most 400 days.'],
    ['2026-02-30', '2026-03-01', 'startDate', 'Please enter a valid date.'],
    ['2026-02-01', '2026-02-31', 'endDate', 'Please enter a valid date.'],
    ['0000-01-01', '0000-01-02', 'startDate', 'Please enter a valid date.'],
  ])('from %s to %s is refused', async (start, end, field, message) => {
    expect(await api.list(start, end)).toMatchObject({ status: 400, field, message })
  })

  it('may cover 400 days', async () => {
    expect((await api.list('2026-01-01', '2027-02-04')).status).toBe(200)
  })
})
