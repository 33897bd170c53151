import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { messages } from '../../src/rules/messages.ts'
import { seedId } from '../../src/service/db/seed/ids.ts'
import { type RunningService, type Session, startService } from './support/service.ts'

let running: RunningService
let newcomer: Session
beforeAll(async () => {
  running = await startService()
  newcomer = await running.logIn('newcomer')
})
afterAll(() => running.stop())

const day = (text: string): string => `${text}T00:00:00`
const work = {
  Company: 'Crosswind',
  JobTitle: 'Engineer',
  StartDate: day('2015-01-01'),
  EndDate: day('2016-12-31'),
  StillWorking: false,
  Description: '<p>Routes.</p>',
}

const save = (body: object, session = newcomer) => running.call('POST', '/teammember/experienceDetail', { session, body })
const read = async (session = newcomer) => (await running.call('GET', '/teammember/experienceDetail', { session })).value

describe('career history', () => {
  it('keeps the description and the entries apart: what is not sent stays', async () => {
    await save({ CareerHistoryDescription: '<p>It began early.</p>' })
    const added = await save({ Items: [work, { ...work, Company: 'Atlas', StillWorking: true }] })
    expect(added.value).toEqual({
      CareerHistoryDescription: '<p>It began early.</p>',
      Items: [
        { Id: expect.any(String), ...work, Company: 'Atlas', StillWorking: true, EndDate: null },
        { Id: expect.any(String), ...work },
      ],
    })
    expect(await read()).toEqual(added.value)
    const [first] = (added.value as { Items: { Id: string }[] }).Items
    const changed = await save({ Items: [{ ...work, Id: first?.Id, Company: 'Globe', StillWorking: true }] })
    expect(changed.value).toMatchObject({ Items: [{ Id: first?.Id, Company: 'Globe' }, { Company: 'Crosswind' }] })
    const removed = await running.call('DELETE', `/teammember/removeExperience/${first?.Id}`, { session: newcomer })
    expect(removed).toMatchObject({ status: 200, value: true })
    expect(await read()).toMatchObject({ Items: [{ Company: 'Crosswind' }] })
    expect((await save({ CareerHistoryDescription: null })).value).toMatchObject({
      CareerHistoryDescription: null,
      Items: [{ Company: 'Crosswind' }],
    })
  })

  it('is sanitised, the description and the entries', async () => {
    const nasty = '<p onclick="x()">a<script>alert(1)</script></p>'
    const reply = await save({ CareerHistoryDescription: nasty, Items: [{ ...work, Company: 'Nasty', Description: nasty }] })
    expect(reply.text).not.toMatch(/<script|onclick/)
    expect(reply.value).toMatchObject({ CareerHistoryDescription: '<p>a</p>' })
    expect(Object(reply.value).Items).toContainEqual(expect.objectContaining({ Company: 'Nasty', Description: '<p>a</p>' }))
  })

  it.each([
    ['Items.1.EndDate', [work, { ...work, EndDate: day('2014-01-01') }], messages.endBeforeStart],
    ['Items.0.StartDate', [{ ...work, StartDate: day('2101-01-01') }], messages.dateInFuture],
    ['Items.0.Company', [{ ...work, Company: ' ' }], messages.required],
    ['Items.0.JobTitle', [{ ...work, JobTitle: '\t' }], 'Items.0.JobTitle contains characters that are not allowed.'],
    ['Items', Array.from({ length: 51 }, () => work), 'Items must have at most 50 entries.'],
    ['Items.0.Company', [{ ...work, Company: 'a\ud800' }], 'Items.0.Company contains characters that are not allowed.'],
    [
      'Items.0.Description',
      [{ ...work, Description: 'a\u0000' }],
      'Items.0.Description contains characters that are not allowed.',
    ],
    [
      'Items.0.Description',
      [{ ...work, Description: 'x'.repeat(1024 * 1024) }],
      'Items.0.Description must have at most 100000 characters.',
    ],
    ['Items.0.Description', [{ ...work, Description: '<'.repeat(90_000) }], 'Use at most 100000 characters.'],
    ['MemberId', [{ ...work, MemberId: seedId('member/member') }], 'MemberId is not a known field.'],
  ])('names %s when it is wrong, and keeps nothing of the rest', async (field, Items, message) => {
    const before = await read()
    expect(await save({ CareerHistoryDescription: '<p>Another.</p>', Items })).toMatchObject({ status: 400, field, message })
    expect(await read()).toEqual(before)
  })

  it('keeps nothing when one of its entries is somebody else’s', async () => {
    const before = await read()
    const Items = [work, { ...work, Id: seedId('member/career/contractor') }]
    expect((await save({ CareerHistoryDescription: '<p>Another.</p>', Items })).status).toBe(403)
    expect(await read()).toEqual(before)
  })

  it('has at most a hundred entries, also within one request', async () => {
    const olivia = await running.logIn('olivia')
    const Items = Array.from({ length: 50 }, () => work)
    expect((await save({ Items }, olivia)).status).toBe(200)
    expect((await save({ Items }, olivia)).status).toBe(409)
    expect(Object(await read(olivia)).Items).toHaveLength(52)
  })
})
