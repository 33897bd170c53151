import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, type PromiseActorLogic, waitFor } from 'xstate'
import { messages } from '#rules/messages.ts'
import type { Sealed } from '#rules/sealed.ts'
import { type Failure, selectFailureText } from '../failure.ts'
import { otherSecret, refusal, shortSecret, silence, someSecret } from '../testing/fixtures.ts'
import {
  type Check,
  type SignUpRequest,
  selectCheckShare,
  selectSignUpError,
  selectSignUpFailure,
  signUp,
} from './sign-up.machine.ts'

/** A check that the test ends itself. */
const heldCheck = () => {
  const waiting: Array<{ resolve(check: Check): void; reject(failure: Failure): void }> = []
  const solveCheck = fromPromise<Check, void>(() => new Promise((resolve, reject) => waiting.push({ resolve, reject })))
  return { waiting, solveCheck }
}

/** Solves every puzzle at once, each with another solution. */
const quickCheck = () => {
  let solved = 0
  return fromPromise<Check, void>(async () => {
    solved += 1
    return { solution: solutionOf(solved) }
  })
}
const solutionOf = (time: number): Sealed => ({ sealed: `solution-${time}`, length: 'long' })

const openWith = (solveCheck: PromiseActorLogic<Check, void>, ...answers: ReadonlyArray<'created' | Failure>) => {
  const requests: SignUpRequest[] = []
  const createAccount = fromPromise<void, SignUpRequest>(async ({ input }) => {
    const answer = answers[requests.push(input) - 1] ?? 'created'
    if (answer !== 'created') throw answer
  })
  const actor = createActor(signUp.provide({ actors: { createAccount, solveCheck } })).start()
  return { actor, requests }
}
const open = (...answers: ReadonlyArray<'created' | Failure>) => openWith(quickCheck(), ...answers)
type Opened = ReturnType<typeof open>

const fill = ({ actor }: Opened) => {
  actor.send({ type: 'text.changed', field: 'firstName', text: 'Nora' })
  actor.send({ type: 'text.changed', field: 'lastName', text: 'New' })
  actor.send({ type: 'text.changed', field: 'email', text: 'nora@demo.test' })
  actor.send({ type: 'text.changed', field: 'telephone', text: '+46701000001' })
  actor.send({ type: 'password.changed', password: someSecret, weakness: null })
  actor.send({ type: 'repassword.changed', repassword: someSecret })
}
const submit = async ({ actor }: Opened, requestKey: string) => {
  actor.send({ type: 'submit.requested', requestKey })
  await waitFor(actor, (state) => !state.hasTag('busy'))
}
const solutions = ({ requests }: Opened) => requests.map(({ solution }) => solution.sealed)
const stateOf = ({ actor }: Opened) => actor.getSnapshot().value
const tooOld = refusal('Please solve the captcha.', 'VALIDATION', 'captchaToken')
const keys = ({ requests }: Opened) => requests.map((request) => request.requestKey)

describe('sign-up', () => {
  it('keeps key and solution of a request that was not answered, so that trying again makes one account', async () => {
    const flow = open(silence, silence, 'created')
    fill(flow)
    await submit(flow, 'key-1')
    expect(selectFailureText(flow.actor.getSnapshot())).toBe(messages.serverUnreachable)
    await submit(flow, 'key-2')
    await submit(flow, 'key-3')
    expect(keys(flow)).toEqual(['key-1', 'key-1', 'key-1'])
    expect(solutions(flow)).toEqual(['solution-1', 'solution-1', 'solution-1'])
    expect(stateOf(flow)).toBe('welcomed')
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
    const flow = open(refusal(messages.passwordCommon, 'VALIDATION', 'password'), refusal('Not today', 'FORBIDDEN'))
    fill(flow)
    await submit(flow, 'key-1')
    const refused = flow.actor.getSnapshot()
    expect([selectSignUpError(refused, 'password'), selectSignUpFailure(refused)]).toEqual([messages.passwordCommon, null])
    expect(refused.context.refusals).toBe(1)
    flow.actor.send({ type: 'password.changed', password: otherSecret, weakness: null })
    expect(selectSignUpError(flow.actor.getSnapshot(), 'password')).toBeNull()
    flow.actor.send({ type: 'repassword.changed', repassword: otherSecret })
    await submit(flow, 'key-2')
    expect(selectSignUpFailure(flow.actor.getSnapshot())).toBe('Not today')
  })

  it('says that a password is weak while it is typed, and is not sent with it', async () => {
    const flow = open('created')
    fill(flow)
    const error = () => selectSignUpError(flow.actor.getSnapshot(), 'password')
    flow.actor.send({ type: 'password.changed', password: someSecret, weakness: 'common' })
    expect(error()).toBe(messages.passwordCommon)
    flow.actor.send({ type: 'text.changed', field: 'firstName', text: 'Noora' })
    expect(error()).toBe(messages.passwordCommon)
    flow.actor.send({ type: 'submit.requested', requestKey: 'key-1' })
    flow.actor.send({ type: 'password.changed', password: someSecret, weakness: 'personal' })
    expect(error()).toBe(messages.passwordPersonal)
    flow.actor.send({ type: 'submit.requested', requestKey: 'key-2' })
    expect(keys(flow)).toEqual([])
    // It need not contain a name that has become another one.
    flow.actor.send({ type: 'text.changed', field: 'firstName', text: 'Nora' })
    expect(error()).toBeNull()
    await submit(flow, 'key-3')
    expect(keys(flow)).toEqual(['key-3'])
  })

  it('takes a new key for another form, since a key stands for one request', async () => {
    const changes = [
      { type: 'text.changed', field: 'lastName', text: 'Newer' },
      { type: 'password.changed', password: someSecret, weakness: null },
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
    flow.actor.send({ type: 'password.changed', password: shortSecret, weakness: null })
    flow.actor.send({ type: 'repassword.changed', repassword: otherSecret })
    expect(error('email')).toBeNull()
    flow.actor.send({ type: 'field.left', field: 'email' })
    expect(error('email')).toBe('E-mail must be valid.')
    expect(error('firstName')).toBeNull()
    flow.actor.send({ type: 'submit.requested', requestKey: 'key-1' })
    expect(flow.actor.getSnapshot().matches({ registering: { form: 'editing' } })).toBe(true)
    expect(error('firstName')).toBe('Required.')
    expect(error('password')).toBe('Use 8 to 128 characters.')
    expect(error('repassword')).toBe('Passwords do not match.')
    expect(flow.requests).toEqual([])
  })
  it('looks for a solution from the first touch on, whatever that is, and keeps it over what is typed and refused', async () => {
    const { waiting, solveCheck } = heldCheck()
    const flow = openWith(solveCheck, refusal(messages.signUpConflict, 'CONFLICT'), 'created')
    expect([waiting.length, stateOf(flow)]).toEqual([0, { registering: { form: 'editing', check: 'untouched' } }])
    flow.actor.send({ type: 'form.entered' })
    fill(flow)
    waiting[0]?.resolve({ solution: solutionOf(1) })
    await waitFor(flow.actor, (state) => state.matches({ registering: { check: 'solved' } }))
    await submit(flow, 'key-1')
    flow.actor.send({ type: 'text.changed', field: 'email', text: 'other@demo.test' })
    await submit(flow, 'key-2')
    expect([waiting.length, solutions(flow)]).toEqual([1, ['solution-1', 'solution-1']])
  })

  it('waits for a check that is not done, says how far it is, and then sends by itself', async () => {
    const { waiting, solveCheck } = heldCheck()
    const flow = openWith(solveCheck, 'created')
    const share = () => selectCheckShare(flow.actor.getSnapshot())
    fill(flow)
    flow.actor.send({ type: 'progress.told', share: 0.3 })
    expect(share()).toBeNull()
    flow.actor.send({ type: 'submit.requested', requestKey: 'key-1' })
    expect([share(), flow.requests.length]).toEqual([0.3, 0])
    for (const told of [0.6, 0.5]) flow.actor.send({ type: 'progress.told', share: told })
    expect(share()).toBe(0.6)
    waiting[0]?.resolve({ solution: solutionOf(1) })
    await waitFor(flow.actor, (state) => state.matches('welcomed'))
    expect([keys(flow), solutions(flow)]).toEqual([['key-1'], ['solution-1']])
  })

  it('is silent about a check that does not succeed until Signup is pressed, which looks for another', async () => {
    const { waiting, solveCheck } = heldCheck()
    const flow = openWith(solveCheck, 'created')
    const settled = () => waitFor(flow.actor, (state) => state.matches({ registering: { check: 'unsolved', form: 'editing' } }))
    fill(flow)
    waiting[0]?.reject(silence)
    await settled()
    expect(selectSignUpFailure(flow.actor.getSnapshot())).toBeNull()
    flow.actor.send({ type: 'submit.requested', requestKey: 'key-1' })
    waiting[1]?.reject(silence)
    await settled()
    expect(selectSignUpFailure(flow.actor.getSnapshot())).toBe(messages.serverUnreachable)
    expect(flow.requests).toEqual([])
    flow.actor.send({ type: 'submit.requested', requestKey: 'key-2' })
    waiting[2]?.resolve({ solution: solutionOf(3) })
    await waitFor(flow.actor, (state) => state.matches('welcomed'))
    expect(keys(flow)).toEqual(['key-1'])
  })

  it('replaces a solution that the server does not take once by itself, under another key', async () => {
    const flow = open(tooOld, silence, 'created')
    fill(flow)
    await submit(flow, 'key-1')
    expect(selectSignUpFailure(flow.actor.getSnapshot())).toBe(messages.serverUnreachable)
    await submit(flow, 'key-3')
    expect(keys(flow)).toEqual(['key-1', 'key-1.2', 'key-1.2'])
    expect(solutions(flow)).toEqual(['solution-1', 'solution-2', 'solution-2'])
    expect(stateOf(flow)).toBe('welcomed')
  })

  it('says that the server took neither of two solutions, and takes a third with the next press', async () => {
    const flow = open(tooOld, tooOld, 'created')
    fill(flow)
    await submit(flow, 'key-1')
    expect(selectSignUpFailure(flow.actor.getSnapshot())).toBe('Please solve the captcha.')
    expect(stateOf(flow)).toEqual({ registering: { form: 'editing', check: 'unsolved' } })
    await submit(flow, 'key-2')
    expect([keys(flow), solutions(flow)]).toEqual([
      ['key-1', 'key-1.2', 'key-2'],
      ['solution-1', 'solution-2', 'solution-3'],
    ])
  })
})
