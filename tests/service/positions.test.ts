import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { notification } from '../../src/service/db/message-schema.ts'
import { position, positionApplication } from '../../src/service/db/position-schema.ts'
import { seedId } from '../../src/service/db/seed/ids.ts'
import { type RunningService, type Session, serviceForTest } from './support/service.ts'

const start = async (person: string) => {
  const running = await serviceForTest()
  return { running, session: await running.logIn(person) }
}

const find = (running: RunningService, session: Session, deepLinkId: string) =>
  running.call('GET', `/position/deepLink/${encodeURIComponent(deepLinkId)}`, { session })

const apply = (running: RunningService, session: Session, deepLinkId: string, more: { id?: string; key?: string } = {}) =>
  running.call('POST', '/position/apply', {
    session,
    body: { deepLinkId, PositionId: more.id ?? seedId(`position/${deepLinkId}`) },
    ...(more.key === undefined ? {} : { key: more.key }),
  })

const applicationsOf = async (running: RunningService, memberId: string): Promise<number> =>
  (await running.db.select().from(positionApplication)).filter((row) => row.memberId === memberId).length

describe('a deep link', () => {
  it('leads to its position', async () => {
    const { running, session } = await start('member')
    const reply = await find(running, session, 'data-analyst')
    expect(Object.keys(Object(reply.value))).toEqual(['Title', 'JobTitles', 'JobDescription', 'Skills', 'PositionId'])
    expect(reply.value).toMatchObject({
      Title: 'Data Analyst, Atlas Map Service',
      JobTitles: ['Data Analyst', 'Data Engineer'],
      Skills: ['SQL', 'Python', 'Statistics'],
      PositionId: seedId('position/data-analyst'),
    })
  })

  it('describes its position without anything that runs', async () => {
    const { running, session } = await start('member')
    const description = '<p onclick="x()">Build <strong>it</strong></p><script>steal()</script><img src=x onerror=steal()>'
    await running.db.update(position).set({ jobDescription: description }).where(eq(position.deepLinkId, 'data-analyst'))
    expect((await find(running, session, 'data-analyst')).value).toMatchObject({
      JobDescription: '<p>Build <strong>it</strong></p>',
    })
  })

  it.each(['nothing', 'SENIOR-ENGINEER', "' or 1=1 --", '../senior-engineer'])('%s is unknown', async (deepLinkId) => {
    const { running, session } = await start('member')
    const unknown = { status: 404, message: 'Position not found!' }
    expect(await find(running, session, deepLinkId)).toMatchObject(unknown)
    expect(await apply(running, session, deepLinkId)).toMatchObject(unknown)
  })

  it('of a closed position says so, to whoever looks and whoever applies', async () => {
    const { running, session } = await start('member')
    const closed = { status: 410, message: 'This position is closed.' }
    expect(await find(running, session, 'closed-role')).toMatchObject(closed)
    expect(await apply(running, session, 'closed-role')).toMatchObject(closed)
  })
})

describe('applying', () => {
  it('is answered with a message and a notification', async () => {
    const { running, session } = await start('member')
    const before = await running.db.$count(notification)
    expect(await apply(running, session, 'senior-engineer')).toMatchObject({
      status: 200,
      value: 'You have successfully applied for the position.',
    })
    const body = { PageNumber: 1, PageSize: 1, UnreadOnly: true }
    expect((await running.call('POST', '/notification/find', { session, body })).value).toMatchObject({
      data: [
        { Title: 'Application received', Body: 'You have applied for the position Senior Engineer, Harbour Booking Platform.' },
      ],
    })
    expect(await running.db.$count(notification)).toBe(before + 1)
  })

  it('happens once, of many at once and of one that was sent twice', async () => {
    const { running, session } = await start('member')
    const many = await Promise.all(Array.from({ length: 20 }, () => apply(running, session, 'senior-engineer')))
    expect(many.filter(({ status }) => status === 200)).toHaveLength(1)
    const refused = many.filter(({ status }) => status === 409)
    expect(refused).toHaveLength(19)
    for (const { message } of refused) expect(message).toBe('You have already applied for this position.')
    const twice = await Promise.all([1, 2].map(() => apply(running, session, 'data-analyst', { key: 'one-key' })))
    expect(twice.map(({ status }) => status)).toEqual([200, 200])
    expect(await applicationsOf(running, session.memberId)).toBe(2)
  })

  it('is refused for olivia, who has applied for the quality lead', async () => {
    const { running, session } = await start('olivia')
    expect((await find(running, session, 'quality-lead')).status).toBe(200)
    expect(await apply(running, session, 'quality-lead')).toMatchObject({
      status: 409,
      message: 'You have already applied for this position.',
    })
  })

  it('needs the id of the very position', async () => {
    const { running, session } = await start('member')
    const refused = { status: 400, field: 'PositionId' }
    expect(await apply(running, session, 'senior-engineer', { id: seedId('position/data-analyst') })).toMatchObject(refused)
    expect(await apply(running, session, 'senior-engineer', { id: 'x' })).toMatchObject(refused)
    expect(await applicationsOf(running, session.memberId)).toBe(0)
    const id = seedId('position/senior-engineer').toUpperCase()
    expect((await apply(running, session, 'senior-engineer', { id })).status).toBe(200)
  })

  it('needs a complete profile', async () => {
    const { running, session } = await start('newcomer')
    expect((await find(running, session, 'senior-engineer')).status).toBe(200)
    expect(await apply(running, session, 'senior-engineer')).toMatchObject({
      status: 409,
      message: 'Please complete your profile before you apply for a position.',
    })
    expect(await applicationsOf(running, session.memberId)).toBe(0)
  })
})
