import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { messages } from '../../src/rules/messages.ts'
import { pinnedMax } from '../../src/rules/pinned-entries.ts'
import { commitment } from '../../src/service/db/commitment-schema.ts'
import { seedId } from '../../src/service/db/seed/ids.ts'
import { activity, technology } from '../../src/service/db/work-schema.ts'
import { type Session, serviceForTest } from './support/service.ts'
import { addChoices, addCommitment } from './support/work.ts'

interface Pin {
  readonly id: string
  readonly IssueNo: string
}

const started = async () => {
  const running = await serviceForTest()
  const [idle, amir] = [await running.logIn('idle'), await running.logIn('amir')]
  const made = await addChoices(running)
  const commitmentId = await addCommitment(running, 'idle', made.projectId)
  const work = {
    CommitmentId: commitmentId,
    ProjectId: made.projectId,
    Epic: 'Cabins',
    IssueNo: 'NF-12',
    ActivityId: made.activityId,
    TechnologyId: made.technologyId,
    Description: 'NF-12 - Counted the cabins',
  }
  const list = async (session: Session = idle) =>
    (await running.call('GET', '/timesheet/pinned', { session })).value as readonly Pin[]
  const pin = (changes: object = {}, { session = idle, key = '' } = {}) =>
    running.call('POST', '/timesheet/pin', {
      session,
      body: { ...work, Pinned: true, ...changes },
      headers: key === '' ? {} : { 'idempotency-key': key },
    })
  const ticketsOf = (value: unknown) => (value as readonly Pin[]).map(({ IssueNo }) => IssueNo)
  const pinned = async (session: Session = idle) => ticketsOf(await list(session))
  return { running, made, amir, work, list, pin, pinned, ticketsOf }
}

describe('pinned records', () => {
  it('are kept with their names, in the order in which they were pinned, and taken as they were answered', async () => {
    const { running, made, amir, work, list, pin, pinned, ticketsOf } = await started()
    expect(await list()).toEqual([])
    expect((await pin({ Epic: ' Cabins ', CommitmentId: work.CommitmentId.toUpperCase() })).status).toBe(200)
    running.clock.now = new Date(running.clock.now.getTime() + 1000)
    expect(ticketsOf((await pin({ IssueNo: 'NF-13' })).value)).toEqual(['NF-12', 'NF-13'])
    const [first] = await list()
    expect(first).toEqual({
      id: expect.any(String),
      ...work,
      Commitment: { id: work.CommitmentId, Name: 'Night Ferry' },
      Project: { id: made.projectId, Name: `Project ${made.projectId}` },
      Activity: { id: made.activityId, Value: `Activity ${made.activityId}` },
      Technology: { id: made.technologyId, Value: `Technology ${made.technologyId}` },
    })
    expect(await pinned(amir)).toEqual([])
    expect(ticketsOf((await pin({ ...first, Pinned: false })).value)).toEqual(['NF-13'])
    expect(ticketsOf((await pin({ Pinned: false })).value)).toEqual(['NF-13'])
  })

  it('are the same work once, however it is described and however many pin it at once', async () => {
    const { pin, list } = await started()
    const replies = await Promise.all(['one', 'two', 'three'].map((Description) => pin({ Description })))
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await list()).toHaveLength(1)
  })

  it('are six at most, also when more come at once', async () => {
    const { pin, list } = await started()
    const replies = await Promise.all(Array.from({ length: 8 }, (_, index) => pin({ IssueNo: `NF-${index}` })))
    const full = { status: 409, message: messages.pinsFull }
    expect(replies.filter(({ status }) => status !== 200)).toMatchObject([full, full])
    const kept = await list()
    expect(kept).toHaveLength(pinnedMax)
    expect((await pin({ IssueNo: kept[0]?.IssueNo })).status).toBe(200)
    expect((await pin({ IssueNo: kept[0]?.IssueNo, Pinned: false })).status).toBe(200)
    expect((await pin({ IssueNo: 'NF-20' })).status).toBe(200)
  })

  it('change once under one key', async () => {
    const { pin, pinned, ticketsOf } = await started()
    const first = await pin({}, { key: 'pin-once' })
    await pin({ Pinned: false })
    expect((await pin({}, { key: 'pin-once' })).value).toEqual(first.value)
    expect(await pinned()).toEqual([])
    expect(ticketsOf(first.value)).toEqual(['NF-12'])
    expect(await pin({ Pinned: false }, { key: 'pin-once' })).toMatchObject({ status: 422 })
  })

  it('stay, are unpinned and pinned again when what they are about has closed', async () => {
    const { running, work, pin, pinned } = await started()
    await pin()
    await running.db.update(commitment).set({ statusV2: 'Expired' }).where(eq(commitment.id, work.CommitmentId))
    await running.db.update(activity).set({ disabled: true }).where(eq(activity.id, work.ActivityId))
    await running.db.update(technology).set({ disabled: true }).where(eq(technology.id, work.TechnologyId))
    expect(await pinned()).toEqual(['NF-12'])
    expect((await pin({ Pinned: false })).value).toEqual([])
    expect((await pin()).status).toBe(200)
    expect(await pinned()).toEqual(['NF-12'])
  })

  it('are refused at the field that breaks a rule, and on the commitment of somebody else', async () => {
    const { running, work, amir, pin, pinned } = await started()
    const other = await addChoices(running)
    const wrong: readonly [string, unknown, string?][] = [
      ['Epic', ' ', messages.required],
      ['IssueNo', '', messages.required],
      ['Description', ' \n', messages.required],
      ['Epic', 'x'.repeat(201)],
      ['ProjectId', other.projectId, messages.projectNotInCommitment],
      ['ActivityId', seedId('nobody'), messages.activityDisabled],
      ['TechnologyId', other.technologyId, messages.technologyNotLinked],
      ['Pinned', 'yes'],
      ['Effort', 2],
    ]
    for (const [field, value, message] of wrong)
      expect(await pin({ [field]: value })).toMatchObject({ status: 400, field, ...(message !== undefined && { message }) })
    for (const Pinned of [true, false]) {
      expect((await pin({ Pinned }, { session: amir })).status).toBe(403)
      expect((await pin({ Pinned, CommitmentId: seedId('nobody') })).status).toBe(403)
    }
    expect(await pinned()).toEqual([])
    expect(await pinned(amir)).toEqual([])
    expect(work.Epic).toBe('Cabins')
  })
})
