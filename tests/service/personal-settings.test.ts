import { describe, expect, it } from 'vitest'
import { type Session, serviceForTest } from './support/service.ts'

const usual = { Theme: null, Density: null, WeekTarget: null, TimerRounding: 'Nearest' }

const started = async () => {
  const running = await serviceForTest()
  const member = await running.logIn('member')
  const read = async (session: Session = member) => (await running.call('GET', '/settings', { session })).value
  const change = (body: object, session: Session = member) => running.call('PUT', '/settings', { session, body })
  return { running, read, change }
}

describe('personal settings', () => {
  it('are those of the portal until the person says otherwise, and each is changed alone', async () => {
    const { running, read, change } = await started()
    const lead = await running.logIn('lead')
    expect(await read()).toEqual(usual)
    expect((await change({})).value).toEqual(usual)
    expect((await change({ Theme: 'Light' })).value).toEqual({ ...usual, Theme: 'Light' })
    const both = await Promise.all([
      change({ WeekTarget: 37.5 }),
      change({ Density: 'Compact' }),
      change({ TimerRounding: 'Up' }),
      change({ Theme: 'System' }),
    ])
    expect(both.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const changed = { Theme: 'System', Density: 'Compact', WeekTarget: 37.5, TimerRounding: 'Up' }
    expect(await read()).toEqual(changed)
    expect((await change({ WeekTarget: null })).value).toEqual({ ...changed, WeekTarget: null })
    expect(await read(lead)).toEqual(usual)
  })

  it('refuse what is none of them, at its field', async () => {
    const { read, change } = await started()
    const wrong: readonly [string, unknown][] = [
      ['Theme', 'Purple'],
      ['Theme', null],
      ['Density', 'Tiny'],
      ['TimerRounding', 0],
      ['WeekTarget', 0],
      ['WeekTarget', 100.25],
      ['WeekTarget', 30.1],
      ['WeekTarget', '40'],
      ['Font', 'Large'],
    ]
    for (const [field, value] of wrong) expect(await change({ [field]: value })).toMatchObject({ status: 400, field })
    expect(await read()).toEqual(usual)
  })
})
