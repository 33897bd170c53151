import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import type { Failure } from '../failure.ts'
import { refusal, silence } from '../testing/fixtures.ts'
import { choiceShown, type SettingChange, settings, settingsShown, targetTextShown } from './settings.machine.ts'

const open = (...answers: ReadonlyArray<'done' | Failure>) => {
  const kept: (SettingChange | null)[] = []
  const keep = fromPromise<void, SettingChange | null>(async ({ input }) => {
    const answer = answers[kept.push(input) - 1] ?? 'done'
    if (answer !== 'done') throw answer
  })
  const actor = createActor(settings.provide({ actors: { keep } }))
  const said: string[] = []
  actor.on('notice.raised', ({ status, body }) => said.push(`${status}: ${body}`))
  actor.start()
  const put = (change: SettingChange) => actor.send({ type: 'setting.changed', change })
  const shown = () => choiceShown(actor.getSnapshot(), 'Loan', { Mail: true, Push: true })
  return { actor, kept, said, put, shown, rest: () => waitFor(actor, (state) => state.matches({ keeping: 'idle' })) }
}

const mail = (isOn: boolean): SettingChange => ({ setting: 'notification', kind: 'Loan', channel: 'Mail', isOn })
const payRuns: SettingChange = { setting: 'notification', kind: 'PayRun', channel: 'Mail', isOn: false }
const push = (isOn: boolean): SettingChange => ({ setting: 'notification', kind: 'Loan', channel: 'Push', isOn })

describe('preferences', () => {
  it('show at once where a switch was put, and are kept one after the other', async () => {
    const { kept, put, shown, rest } = open()
    put(mail(false))
    put(push(false))
    put(payRuns)
    expect(shown()).toEqual({ Mail: false, Push: false })
    await rest()
    expect(kept).toEqual([mail(false), push(false), payRuns])
  })

  it('of a switch that goes to and fro keep what is on its way and where it ended', async () => {
    const { kept, put, shown, rest } = open()
    for (const isOn of [false, true, false, true]) put(mail(isOn))
    expect(shown().Mail).toBe(true)
    await rest()
    expect(kept).toEqual([mail(false), mail(true)])
  })

  it('of other switches are no others of the same', async () => {
    const { kept, put, rest } = open()
    const changes: readonly SettingChange[] = [mail(false), mail(true), push(true), payRuns, { setting: 'weekTarget', value: 30 }]
    for (const change of changes) put(change)
    put({ setting: 'weekTarget', value: 35 })
    await rest()
    expect(kept).toEqual([...changes.slice(0, -1), { setting: 'weekTarget', value: 35 }])
  })

  it('say what failed, put the switch back and go on with the next', async () => {
    const { kept, said, put, shown, rest } = open(silence, refusal('Not now.', 'CONFLICT'))
    put(mail(false))
    put(push(false))
    await rest()
    expect(kept).toEqual([mail(false), push(false)])
    expect(said).toEqual(['error: The server cannot be reached. Please check your connection.', 'error: Not now.'])
    expect(shown()).toEqual({ Mail: true, Push: true })
  })

  it('are kept also when the page is left meanwhile', async () => {
    const { actor, kept, put, rest } = open()
    put(mail(false))
    expect(actor.getSnapshot().hasTag('outlivesScreen')).toBe(true)
    await rest()
    expect(kept).toEqual([mail(false)])
    expect(actor.getSnapshot().hasTag('outlivesScreen')).toBe(false)
  })
})

describe('the settings of a person', () => {
  const kept = { density: 'Comfortable', timerRounding: 'Nearest', weekTarget: 30 } as const

  it('show what they were changed to last, and the others what the server has', async () => {
    const { actor, put, rest } = open()
    const shown = () => settingsShown(actor.getSnapshot(), kept)
    put(mail(false))
    put({ setting: 'timerRounding', value: 'Up' })
    put({ setting: 'timerRounding', value: 'Down' })
    expect(shown()).toEqual({ ...kept, timerRounding: 'Down' })
    await rest()
    expect(shown()).toEqual(kept)
  })

  it('take a target when its field is left, as a change like any other', async () => {
    const { actor, kept: sent, rest } = open()
    const text = () => targetTextShown(actor.getSnapshot(), 30)
    expect(text()).toBe('30')
    actor.send({ type: 'weekTarget.typed', text: '32,5' })
    expect(text()).toBe('32,5')
    expect(sent).toEqual([])
    actor.send({ type: 'weekTarget.left' })
    expect(settingsShown(actor.getSnapshot(), kept).weekTarget).toBe(32.5)
    await rest()
    actor.send({ type: 'weekTarget.typed', text: ' ' })
    actor.send({ type: 'weekTarget.left' })
    expect(targetTextShown(actor.getSnapshot(), settingsShown(actor.getSnapshot(), kept).weekTarget)).toBe('')
    await rest()
    expect(sent).toEqual([
      { setting: 'weekTarget', value: 32.5 },
      { setting: 'weekTarget', value: null },
    ])
  })

  it('keep a target that is none in its field', () => {
    const { actor, kept: sent } = open()
    actor.send({ type: 'weekTarget.typed', text: '101' })
    actor.send({ type: 'weekTarget.left' })
    expect(actor.getSnapshot().value).toEqual({ weekTarget: 'refused', keeping: 'idle' })
    expect(targetTextShown(actor.getSnapshot(), 30)).toBe('101')
    expect(sent).toEqual([])
  })
})
