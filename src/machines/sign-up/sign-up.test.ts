import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { messages } from '#rules/messages.ts'
import { selectFailureText } from '../failure.ts'
import { otherSecret, refusal, shortSecret, silence, someSecret } from '../testing/fixtures.ts'
import { type SignUpRequest, selectSignUpError, selectSignUpFailure, signUp } from './sign-up.machine.ts'

const open = (...answers: ReadonlyArray<'created' | ReturnType<typeof refusal>>) => {
  const requests: SignUpRequest[] = []
  const createAccount = fromPromise<void, SignUpRequest>(async ({ input }) => {
    const answer = answers[requests.push(input) - 1] ?? 'created'
    if (answer !== 'created') throw answer
  })
  const actor = createActor(signUp.provide({ actors: { createAccount } })).start()
  return { actor, requests }
}
type Opened = ReturnType<typeof open>

const fill = ({ actor }: Opened) => {
  actor.send({ type: 'text.changed', field: 'firstName', text: 'Nora' })
  actor.send({ type: 'text.changed', field: 'lastName', text: 'New' })
  actor.send({ type: 'text.changed', field: 'email', text: 'nora@demo.test' })
  actor.send({ type: 'text.changed', field: 'telephone', text: '+46701000001' })
  actor.send({ type: 'password.changed', password: someSecret })
  actor.send({ type: 'repassword.changed', repassword: someSecret })
}
const submit = async ({ actor }: Opened, requestKey: string) => {
  actor.send({ type: 'submit.requested', requestKey })
  await waitFor(actor, (state) => !state.matches('submitting'))
}
const keys = ({ requests }: Opened) => requests.map((request) => request.requestKey)

describe('sign-up', () => {
  it('keeps the key of a request that was not answered, so that trying again makes one account', async () => {
    const flow = open(silence, silence, 'created')
    fill(flow)
    await submit(flow, 'key-1')
    expect(selectFailureText(flow.actor.getSnapshot())).toBe(messages.serverUnreachable)
    await submit(flow, 'key-2')
    await submit(flow, 'key-3')
    expect(keys(flow)).toEqual(['key-1', 'key-1', 'key-1'])
    expect(flow.actor.getSnapshot().value).toBe('welcomed')
  })

  it('takes a new key after a refusal', async () => {
    const text = 'User with this email address/phone number already exists, please login!'
    const flow = open(refusal(text, 'CONFLICT'), 'created')
    fill(flow)
    await submit(flow, 'key-1')
    expect(selectSignUpFailure(flow.actor.getSnapshot())).toBe(text)
    expect(flow.actor.getSnapshot().context.form.firstName).toBe('Nora')
    await submit(flow, 'key-2')
    expect(keys(flow)).toEqual(['key-1', 'key-2'])
  })

  it('says at a field what the server refused there, and elsewhere what is about none', async () => {
    const flow = open(
      refusal(messages.passwordCommon, 'VALIDATION', 'password'),
      refusal('No captcha', 'VALIDATION', 'captchaToken'),
    )
    fill(flow)
    await submit(flow, 'key-1')
    const refused = flow.actor.getSnapshot()
    expect([selectSignUpError(refused, 'password'), selectSignUpFailure(refused)]).toEqual([messages.passwordCommon, null])
    expect(refused.context.refusals).toBe(1)
    flow.actor.send({ type: 'password.changed', password: otherSecret })
    expect(selectSignUpError(flow.actor.getSnapshot(), 'password')).toBeNull()
    flow.actor.send({ type: 'repassword.changed', repassword: otherSecret })
    await submit(flow, 'key-2')
    expect(selectSignUpFailure(flow.actor.getSnapshot())).toBe('No captcha')
  })

  it('takes a new key for another form, since a key stands for one request', async () => {
    const changes = [
      { type: 'text.changed', field: 'lastName', text: 'Newer' },
      { type: 'password.changed', password: someSecret },
      { type: 'repassword.changed', repassword: someSecret },
      { type: 'wayToKnow.chosen', wayToKnow: 'Referral' },
    ] as const
    const flow = open(silence, silence, silence, silence, 'created')
    fill(flow)
    await submit(flow, 'key-0')
    for (const [index, change] of changes.entries()) {
      flow.actor.send(change)
      await submit(flow, `key-${index + 1}`)
    }
    expect(keys(flow)).toEqual(['key-0', 'key-1', 'key-2', 'key-3', 'key-4'])
  })

  it('is sent once, however often the button is pressed, and cannot be changed meanwhile', async () => {
    const flow = open('created')
    fill(flow)
    flow.actor.send({ type: 'submit.requested', requestKey: 'key-1' })
    for (let press = 0; press < 20; press += 1) flow.actor.send({ type: 'submit.requested', requestKey: `again-${press}` })
    flow.actor.send({ type: 'text.changed', field: 'firstName', text: 'Other' })
    await waitFor(flow.actor, (state) => state.matches('welcomed'))
    expect(keys(flow)).toEqual(['key-1'])
    expect(flow.actor.getSnapshot().context.form.firstName).toBe('Nora')
  })

  it('shows the error of a field that was left, and all once Signup was pressed', () => {
    const flow = open()
    const error = (field: Parameters<typeof selectSignUpError>[1]) => selectSignUpError(flow.actor.getSnapshot(), field)
    flow.actor.send({ type: 'text.changed', field: 'email', text: 'nora' })
    flow.actor.send({ type: 'password.changed', password: shortSecret })
    flow.actor.send({ type: 'repassword.changed', repassword: otherSecret })
    expect(error('email')).toBeNull()
    flow.actor.send({ type: 'field.left', field: 'email' })
    expect(error('email')).toBe('E-mail must be valid.')
    expect(error('firstName')).toBeNull()
    flow.actor.send({ type: 'submit.requested', requestKey: 'key-1' })
    expect(flow.actor.getSnapshot().value).toBe('editing')
    expect(error('firstName')).toBe('Required.')
    expect(error('password')).toBe('Use 8 to 128 characters.')
    expect(error('repassword')).toBe('Passwords do not match.')
    expect(flow.requests).toEqual([])
  })
})
