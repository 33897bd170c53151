import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import type { Failure } from '../failure.ts'
import { refusal, silence } from '../testing/fixtures.ts'
import { choiceShown, notificationPreferences, type PreferenceChange } from './notification-preferences.machine.ts'

const open = (...answers: ReadonlyArray<'done' | Failure>) => {
  const kept: (PreferenceChange | null)[] = []
  const keep = fromPromise<void, PreferenceChange | null>(async ({ input }) => {
    const answer = answers[kept.push(input) - 1] ?? 'done'
    if (answer !== 'done') throw answer
  })
  const actor = createActor(notificationPreferences.provide({ actors: { keep } }))
  const said: string[] = []
  actor.on('notice.raised', ({ status, body }) => said.push(`${status}: ${body}`))
  actor.start()
  const put = (change: PreferenceChange) => actor.send({ type: 'preference.changed', change })
  const shown = () => choiceShown(actor.getSnapshot(), 'Loan', { Mail: true, Push: true })
  return { actor, kept, said, put, shown, rest: () => waitFor(actor, (state) => state.matches({ keeping: 'idle' })) }
}

const mail = (isOn: boolean): PreferenceChange => ({ kind: 'Loan', channel: 'Mail', isOn })
const push = (isOn: boolean): PreferenceChange => ({ kind: 'Loan', channel: 'Push', isOn })

describe('preferences', () => {
  it('show at once where a switch was put, and are kept one after the other', async () => {
    const { kept, put, shown, rest } = open()
    put(mail(false))
    put(push(false))
    put({ ...mail(false), kind: 'PayRun' })
    expect(shown()).toEqual({ Mail: false, Push: false })
    await rest()
    expect(kept).toEqual([mail(false), push(false), { ...mail(false), kind: 'PayRun' }])
  })

  it('of a switch that goes to and fro keep what is on its way and where it ended', async () => {
    const { kept, put, shown, rest } = open()
    for (const isOn of [false, true, false, true]) put(mail(isOn))
    expect(shown().Mail).toBe(true)
    await rest()
    expect(kept).toEqual([mail(false), mail(true)])
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

  it('are kept also when the dialog is closed meanwhile', async () => {
    const { actor, kept, put, rest } = open()
    actor.send({ type: 'preferences.opened' })
    put(mail(false))
    actor.send({ type: 'preferences.closed' })
    expect(actor.getSnapshot().hasTag('outlivesScreen')).toBe(true)
    await rest()
    expect(kept).toEqual([mail(false)])
    expect(actor.getSnapshot().value).toEqual({ dialog: 'closed', keeping: 'idle' })
  })
})
