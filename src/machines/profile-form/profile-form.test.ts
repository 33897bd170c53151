import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import type { FormValues } from '#rules/form-fields.ts'
import { messages } from '#rules/messages.ts'
import { emptyForm, type ProfileFormName } from '#rules/profile-forms.ts'
import { selectFormFailureText } from '../failure.ts'
import { refusal, silence } from '../testing/fixtures.ts'
import {
  type ProfileFormRequest,
  profileForm,
  selectFormErrors,
  selectFormValues,
  selectHasChanges,
} from './profile-form.machine.ts'

const today = '2026-03-12'
const stored: FormValues = {
  ...emptyForm('personalDetails'),
  firstName: 'Mia',
  lastName: 'Member',
  birthDate: '1990-02-03',
  phone: '+46701000001',
  nationality: 'Sweden',
  country: 'Sweden',
  city: 'Lund',
}

const open = (
  answers: ReadonlyArray<'saved' | typeof silence | ReturnType<typeof refusal>> = [],
  form: ProfileFormName = 'personalDetails',
) => {
  const requests: ProfileFormRequest[] = []
  const notices: unknown[] = []
  const saveForm = fromPromise<void, ProfileFormRequest>(async ({ input }) => {
    const answer = answers[requests.push(input) - 1] ?? 'saved'
    if (answer !== 'saved') throw answer
  })
  const actor = createActor(profileForm.provide({ actors: { saveForm } }), { input: { form } })
  actor.on('*', (event) => notices.push('body' in event ? event.body : event.type))
  actor.start()
  const change = (field: string, value: string) => actor.send({ type: 'field.changed', field, value })
  const save = async (requestKey: string, more: { extent?: 'whole' | 'soFar'; announces?: boolean } = {}) => {
    actor.send({ type: 'save.requested', requestKey, today, extent: 'whole', announces: true, ...more })
    await waitFor(actor, (state) => !state.hasTag('busy'))
  }
  return { actor, requests, notices, change, save, read: () => actor.getSnapshot() }
}
const opened = (answers?: Parameters<typeof open>[0]) => {
  const flow = open(answers)
  flow.actor.send({ type: 'record.arrived', values: stored, today })
  return flow
}

describe('profile-form', () => {
  it('keeps what was typed when the server has news, and takes the news for the other fields', () => {
    const { actor, change, read } = opened()
    change('nickName', 'Mi')
    actor.send({ type: 'record.arrived', values: { ...stored, nickName: 'M', city: 'Malmö' }, today })
    expect(selectFormValues(read())).toMatchObject({ nickName: 'Mi', city: 'Malmö' })
  })

  it('has no changes once a field says what the server has', () => {
    const { change, read } = opened()
    change('city', 'Malmö')
    expect(selectHasChanges(read())).toBe(true)
    change('city', 'Lund')
    expect(selectHasChanges(read())).toBe(false)
    expect(read().hasTag('nothingToKeep')).toBe(true)
  })

  it('is not saved before the server’s values are there, nor while a field is wrong', async () => {
    const early = open()
    await early.save('key-1')
    expect(early.requests).toEqual([])
    expect(early.read().context.refusals).toBe(0)
    const flow = opened()
    flow.change('phone', '12')
    await flow.save('key-1')
    expect(flow.requests).toEqual([])
    expect(selectFormErrors(flow.read())).toEqual({ phone: 'Phone number must be valid.' })
    expect(flow.read().context.refusals).toBe(1)
  })

  it('saves so far what is half filled, and not what is wrong', async () => {
    const flow = opened()
    flow.change('city', '')
    await flow.save('key-1', { extent: 'soFar', announces: false })
    expect(flow.requests).toHaveLength(1)
    expect(flow.notices).toEqual([])
    flow.change('mobile', '12')
    await flow.save('key-2', { extent: 'soFar' })
    expect(flow.requests).toHaveLength(1)
  })

  it('shows an error when its field was left, and all after a refused Save', async () => {
    const flow = opened()
    flow.change('phone', '12')
    flow.change('firstName', '')
    expect(selectFormErrors(flow.read())).toEqual({})
    flow.actor.send({ type: 'field.left', field: 'phone' })
    expect(selectFormErrors(flow.read())).toEqual({ phone: 'Phone number must be valid.' })
    await flow.save('key-1')
    expect(Object.keys(selectFormErrors(flow.read())).sort()).toEqual(['firstName', 'phone'])
  })

  it('keeps everything typed when it is not saved, and tries again under the same key until there is an answer', async () => {
    const flow = opened([silence, refusal(messages.phoneTaken, 'CONFLICT', 'phone'), 'saved'])
    flow.change('phone', '+46701000009')
    await flow.save('key-1')
    expect(flow.read().value).toEqual({ editing: 'notSaved' })
    expect(selectFormFailureText(flow.read())).toBe(messages.serverUnreachable)
    await flow.save('key-2')
    expect(selectFormErrors(flow.read())).toEqual({ phone: messages.phoneTaken })
    expect(selectFormFailureText(flow.read())).toBeNull()
    expect(selectFormValues(flow.read()).phone).toBe('+46701000009')
    await flow.save('key-3')
    expect(flow.requests.map(({ requestKey }) => requestKey)).toEqual(['key-1', 'key-1', 'key-3'])
    expect(flow.notices).toEqual([
      "Couldn't save personal details!",
      "Couldn't save personal details!",
      'Profile has been successfully saved!',
    ])
    expect(flow.read().value).toEqual({ editing: 'saved' })
    expect(flow.read().hasTag('nothingToKeep')).toBe(true)
  })

  it('takes a new key for other values', async () => {
    const flow = opened([silence])
    flow.change('nickName', 'Mi')
    await flow.save('key-1')
    flow.change('nickName', 'Mim')
    await flow.save('key-2')
    expect(flow.requests.map(({ requestKey }) => requestKey)).toEqual(['key-1', 'key-2'])
  })

  it('is sent once, however often Save is pressed, and cannot be changed meanwhile', async () => {
    const flow = opened()
    flow.change('nickName', 'Mi')
    for (let press = 0; press < 20; press += 1)
      flow.actor.send({ type: 'save.requested', requestKey: `key-${press}`, today, extent: 'whole', announces: true })
    flow.change('nickName', 'Other')
    await waitFor(flow.actor, (state) => !state.hasTag('busy'))
    expect(flow.requests).toHaveLength(1)
    expect(selectFormValues(flow.read()).nickName).toBe('Mi')
  })

  it('goes back to what the server has when the changes are discarded', () => {
    const { actor, change, read } = opened()
    change('country', 'Norway')
    expect(selectFormValues(read()).city).toBe('')
    actor.send({ type: 'changes.discarded' })
    expect(selectFormValues(read())).toMatchObject({ country: 'Sweden', city: 'Lund' })
  })

  it('says of the professional details what the catalogue says', async () => {
    const flow = open([silence], 'jobPreferences')
    const values = { jobTitleId: 'title', specificRoles: ['Design'], experienceYear: '3', preferences: ['one'] }
    flow.actor.send({ type: 'record.arrived', values, today })
    await flow.save('key-1')
    expect(flow.notices).toEqual(["Couldn't save Professional details!"])
  })
})
