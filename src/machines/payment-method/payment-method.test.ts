import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { messages } from '#rules/messages.ts'
import { type Sealed, sealedNothing } from '#rules/sealed.ts'
import type { Failure } from '../failure.ts'
import { otherSecret, refusal, silence, someSecret } from '../testing/fixtures.ts'
import type { ConfirmPasswordRequest, PaymentFacts, SavePaymentRequest } from './payment-change.ts'
import { paymentMethod } from './payment-method.machine.ts'
import {
  selectAccountErrors,
  selectAccountFailure,
  selectAddObstacle,
  selectCanTakeType,
  selectConfirmError,
  selectConfirmFailure,
  selectDefaultObstacle,
  selectIsAsking,
  selectSwitchNotice,
  selectTakesByAdding,
  selectTakeTypeObstacle,
  selectTicked,
  selectTypeObstacle,
} from './selectors.ts'

const bank: PaymentFacts = { type: 'bankAccount', lockedUntil: null, today: '2026-08-31', hasActivePayRun: false }
const first = { id: 'account-1', isDefault: true }
const second = { id: 'account-2', isDefault: false }
const seal = (text: string): Sealed => ({ sealed: `handle-${text.length}`, length: 'acceptable' })

const open = (method: PaymentFacts = bank, accounts = [first, second], ...answers: ReadonlyArray<'saved' | Failure>) => {
  const requests: SavePaymentRequest[] = []
  const passwords: Sealed[] = []
  const confirmedFor: Omit<ConfirmPasswordRequest, 'password'>[] = []
  const machine = paymentMethod.provide({
    actors: {
      confirmPassword: fromPromise(async ({ input }) => {
        passwords.push(input.password)
        const { password: _password, ...change } = input
        confirmedFor.push(change)
        if (input.password !== someSecret) throw refusal(messages.passwordWrong, 'VALIDATION', 'password')
        return { confirmation: { sealed: `confirmation-${passwords.length}`, length: 'acceptable' as const } }
      }),
      savePayment: fromPromise(async ({ input }) => {
        const answer = answers[requests.push(input) - 1] ?? 'saved'
        if (answer !== 'saved') throw answer
        return { method: { ...method, type: input.ofType, lockedUntil: '2027-02-28' }, accounts: [first, second] }
      }),
    },
  })
  const actor = createActor(machine)
  const emitted: unknown[] = []
  actor.on('*', (event) => emitted.push(event))
  actor.start()
  actor.send({ type: 'method.arrived', method })
  if (method.type !== null) actor.send({ type: 'accounts.arrived', ofType: method.type, accounts })
  const settled = () => waitFor(actor, (state) => !state.hasTag('busy'))
  const confirm = async (password: Sealed = someSecret, requestKey = 'key-1') => {
    actor.send({ type: 'password.changed', password })
    actor.send({ type: 'password.confirmed', requestKey })
    await settled()
  }
  const fill = () => {
    actor.send({ type: 'add.requested', begun: [], errors: { accountNumber: messages.required } })
    actor.send({ type: 'field.changed', field: 'accountNumber', value: seal('12345'), errors: {} })
  }
  return { actor, requests, passwords, confirmedFor, emitted, settled, confirm, fill, state: () => actor.getSnapshot() }
}

describe('what is shown', () => {
  it('is nothing but the loading until the server has answered', () => {
    const actor = createActor(paymentMethod).start()
    expect(actor.getSnapshot().value).toEqual({ viewing: 'loading' })
    expect(selectAddObstacle(actor.getSnapshot())).toBe(messages.paymentsLoading)
    expect(selectDefaultObstacle(actor.getSnapshot(), second)).toBe(messages.paymentsLoading)
    actor.send({ type: 'type.chosen', chosen: 'paypal' })
    expect(actor.getSnapshot().context.shown).toBeNull()
  })

  it.each([
    [{}, 'open'],
    [{ lockedUntil: '2026-11-22' }, 'locked'],
    [{ hasActivePayRun: true }, 'payRunActive'],
    [{ hasActivePayRun: true, lockedUntil: '2026-11-22' }, 'payRunActive'],
    [{ type: null }, 'open'],
  ])('with %j is %s', (facts, value) => {
    const { state } = open({ ...bank, ...facts })
    expect(state().value).toEqual({ viewing: value })
  })

  it('is another type as soon as one is chosen, with what saving would mean', () => {
    const { actor, state } = open()
    expect(selectSwitchNotice(state())).toBeNull()
    actor.send({ type: 'type.chosen', chosen: 'paypal' })
    expect(state().value).toEqual({ viewing: 'switching' })
    expect(selectSwitchNotice(state())).toBe(
      'Your payment method will change to PayPal. You can change it again after 28 Feb 2027.',
    )
    expect(state().context.accounts).toBeNull()
    expect(selectAddObstacle(state())).toBe(messages.paymentsLoading)
    actor.send({ type: 'accounts.arrived', ofType: 'bankAccount', accounts: [first] })
    expect(state().context.accounts).toBeNull()
    actor.send({ type: 'accounts.arrived', ofType: 'paypal', accounts: [] })
    expect(selectAddObstacle(state())).toBeNull()
    expect(selectCanTakeType(state())).toBe(false)
    expect(selectTakesByAdding(state())).toBe(true)
  })

  it('is another type that is not taken during an active pay run, and says so', () => {
    const { actor, state } = open({ ...bank, hasActivePayRun: true })
    actor.send({ type: 'type.chosen', chosen: 'paypal' })
    actor.send({ type: 'accounts.arrived', ofType: 'paypal', accounts: [] })
    expect(selectTakesByAdding(state())).toBe(false)
    actor.send({ type: 'accounts.arrived', ofType: 'paypal', accounts: [first] })
    expect(selectSwitchNotice(state())).toBe('You cannot change the default payment method during an active pay run.')
    expect(selectAddObstacle(state())).toBeNull()
  })

  it('is the stored type alone while it is locked, also when another window locked it', () => {
    const { actor, state } = open({ ...bank, lockedUntil: '2027-02-28' })
    expect(selectTypeObstacle(state())).toBe('Your payment method cannot be changed until 28 Feb 2027.')
    actor.send({ type: 'type.chosen', chosen: 'paypal' })
    expect(state().context.shown).toBe('bankAccount')

    const other = open()
    other.actor.send({ type: 'type.chosen', chosen: 'paypal' })
    other.actor.send({ type: 'method.arrived', method: { ...bank, type: 'wiseAccount', lockedUntil: '2027-02-28' } })
    expect(other.state().value).toEqual({ viewing: 'locked' })
    expect(other.state().context).toMatchObject({ shown: 'wiseAccount', accounts: null })
  })
})

describe('a new account', () => {
  it('is sent with the confirmation of the password, once, however often Save is pressed', async () => {
    const { actor, requests, confirmedFor, emitted, confirm, fill, state } = open()
    fill()
    for (let press = 0; press < 20; press += 1) actor.send({ type: 'save.requested', requestKey: `key-${press}` })
    expect(state().value).toBe('askingPassword')
    expect(requests).toEqual([])
    await confirm()
    expect(requests).toEqual([
      {
        ofType: 'bankAccount',
        change: { kind: 'account' },
        values: { accountNumber: seal('12345') },
        confirmation: { sealed: 'confirmation-1', length: 'acceptable' },
        requestKey: 'key-1',
      },
    ])
    // The password was given for the very change that was then asked for.
    expect(requests).toMatchObject(confirmedFor)
    expect(state().value).toEqual({ viewing: 'locked' })
    expect(state().context).toMatchObject({ values: {}, change: null, password: sealedNothing, confirmation: sealedNothing })
    expect(emitted).toEqual([{ type: 'notice.raised', status: 'success', body: messages.paymentAccountSaved }])
  })

  it('is not sent while something is wrong with it, and says what from the first Save on', () => {
    const { actor, requests, state } = open()
    actor.send({ type: 'add.requested', begun: [], errors: { accountNumber: messages.required } })
    expect(selectAccountErrors(state())).toEqual({})
    actor.send({ type: 'save.requested', requestKey: 'key-1' })
    expect(state().value).toBe('adding')
    expect(selectAccountErrors(state())).toEqual({ accountNumber: messages.required })
    actor.send({ type: 'field.changed', field: 'accountNumber', value: seal('12'), errors: { accountNumber: 'Too short' } })
    actor.send({ type: 'save.requested', requestKey: 'key-1' })
    expect(selectAccountErrors(state())).toEqual({ accountNumber: 'Too short' })
    expect(requests).toEqual([])
  })

  it('keeps what was typed when another country is chosen', () => {
    const { actor, fill, state } = open()
    fill()
    actor.send({ type: 'field.changed', field: 'country', value: seal('Iran'), errors: { shebaNumber: messages.required } })
    expect(state().context.values).toEqual({ accountNumber: seal('12345'), country: seal('Iran') })
  })

  it('says that there is one already, by a message and at its field, with everything typed', async () => {
    const refused = refusal('This bank account already exists!', 'CONFLICT', 'accountNumber')
    const { actor, requests, emitted, confirm, fill, state } = open(bank, [first], refused)
    fill()
    actor.send({ type: 'save.requested', requestKey: 'key-0' })
    await confirm()
    expect(state().value).toBe('adding')
    expect(selectAccountErrors(state())).toEqual({ accountNumber: 'This bank account already exists!' })
    expect(selectAccountFailure(state())).toBeNull()
    expect(state().context.values).toEqual({ accountNumber: seal('12345') })
    expect(emitted).toEqual([{ type: 'notice.raised', status: 'error', body: 'This bank account already exists!' }])
    // The confirmation is spent: the next try needs another.
    actor.send({ type: 'field.changed', field: 'accountNumber', value: seal('123456'), errors: {} })
    actor.send({ type: 'save.requested', requestKey: 'key-2' })
    expect(state().value).toBe('askingPassword')
    await confirm(someSecret, 'key-2')
    expect(requests.map(({ requestKey }) => requestKey)).toEqual(['key-1', 'key-2'])
    expect(state().matches('viewing')).toBe(true)
  })

  it('goes once more under its key and with its confirmation when no answer came', async () => {
    const { actor, requests, passwords, settled, confirm, fill, state } = open(bank, [first], silence, silence)
    fill()
    actor.send({ type: 'save.requested', requestKey: 'key-0' })
    await confirm()
    expect(state().value).toBe('adding')
    expect(selectAccountFailure(state())).toBe(messages.serverUnreachable)
    for (const requestKey of ['key-2', 'key-3']) {
      actor.send({ type: 'save.requested', requestKey })
      await settled()
    }
    expect(requests.map(({ requestKey, confirmation }) => [requestKey, confirmation.sealed])).toEqual(
      Array.from({ length: 3 }, () => ['key-1', 'confirmation-1']),
    )
    expect(passwords).toHaveLength(1)
    expect(state().matches('viewing')).toBe(true)
  })

  it('asks for the password again when its confirmation is too old', async () => {
    const expired = refusal(messages.confirmationNeeded, 'FORBIDDEN', 'confirmation')
    const { actor, requests, confirm, fill, state } = open(bank, [first], expired)
    fill()
    actor.send({ type: 'save.requested', requestKey: 'key-0' })
    await confirm()
    expect(state().value).toBe('askingPassword')
    expect(selectConfirmFailure(state())).toBe(messages.confirmationNeeded)
    await confirm(someSecret, 'key-2')
    expect(requests.map(({ requestKey, confirmation }) => [requestKey, confirmation.sealed])).toEqual([
      ['key-1', 'confirmation-1'],
      ['key-2', 'confirmation-2'],
    ])
  })

  it('is confirmed anew after a change', async () => {
    const { actor, confirm, fill, state } = open(bank, [first], silence)
    fill()
    actor.send({ type: 'save.requested', requestKey: 'key-0' })
    await confirm()
    actor.send({ type: 'field.changed', field: 'accountNumber', value: otherSecret, errors: {} })
    actor.send({ type: 'save.requested', requestKey: 'key-2' })
    expect(state().value).toBe('askingPassword')
    expect(state().context).toMatchObject({ requestKey: '', confirmation: sealedNothing })
  })

  it('is not asked for when it would be the first during an active pay run, and is when it is the second', () => {
    const { actor, state } = open({ ...bank, hasActivePayRun: true }, [])
    expect(selectAddObstacle(state())).toBe('You cannot add a payment method during an active pay run.')
    actor.send({ type: 'add.requested', begun: [], errors: {} })
    expect(state().matches('viewing')).toBe(true)
    actor.send({ type: 'accounts.arrived', ofType: 'bankAccount', accounts: [first] })
    expect(selectAddObstacle(state())).toBeNull()
    actor.send({ type: 'add.requested', begun: [], errors: {} })
    expect(state().value).toBe('adding')
  })

  it('takes no news while it is filled in', () => {
    const { actor, fill, state } = open()
    actor.send({ type: 'type.chosen', chosen: 'paypal' })
    actor.send({ type: 'accounts.arrived', ofType: 'paypal', accounts: [] })
    fill()
    actor.send({ type: 'method.arrived', method: { ...bank, lockedUntil: '2027-02-28' } })
    expect(state().context).toMatchObject({ shown: 'paypal', method: { lockedUntil: null } })
  })
})

describe('another default', () => {
  it('is asked about, confirmed by the password and saved', async () => {
    const { actor, requests, emitted, confirm, state } = open()
    actor.send({ type: 'default.ticked', id: 'account-2' })
    expect(state().value).toBe('confirmingDefault')
    expect(selectTicked(state())).toBe('account-2')
    actor.send({ type: 'default.confirmed' })
    await confirm()
    expect(requests).toMatchObject([{ ofType: 'bankAccount', change: { kind: 'default', id: 'account-2' }, values: {} }])
    expect(emitted).toEqual([{ type: 'notice.raised', status: 'success', body: messages.paymentChanged }])
    expect(selectIsAsking(state())).toBe(false)
  })

  it.each(['confirmingDefault', 'askingPassword'])('is unticked by Cancel at %s', (at) => {
    const { actor, requests, state } = open()
    actor.send({ type: 'default.ticked', id: 'account-2' })
    if (at === 'askingPassword') actor.send({ type: 'default.confirmed' })
    expect(state().value).toBe(at)
    actor.send({ type: 'cancel.requested' })
    expect(selectTicked(state())).toBeNull()
    expect(requests).toEqual([])
  })

  it.each([
    ['the default itself', bank, first, messages.isDefaultAccount],
    ['any during an active pay run', { ...bank, hasActivePayRun: true }, second, messages.defaultBlockedByPayRun],
  ])('is not %s', (_, method, account, reason) => {
    const { actor, state } = open(method)
    expect(selectDefaultObstacle(state(), account)).toBe(reason)
    actor.send({ type: 'default.ticked', id: account.id })
    expect(state().matches('viewing')).toBe(true)
  })

  it('says why it is not taken when a pay run began meanwhile, which no second try changes', async () => {
    const refused = refusal(messages.defaultBlockedByPayRun, 'CONFLICT')
    const { actor, requests, emitted, confirm, state } = open(bank, [first, second], refused)
    actor.send({ type: 'default.ticked', id: 'account-2' })
    actor.send({ type: 'default.confirmed' })
    await confirm()
    expect(state().value).toBe('refused')
    expect(selectConfirmFailure(state())).toBe('You cannot change the default payment method during an active pay run.')
    actor.send({ type: 'retry.requested', requestKey: 'key-2' })
    expect(state().value).toBe('refused')
    actor.send({ type: 'cancel.requested' })
    expect(selectTicked(state())).toBeNull()
    expect(requests).toHaveLength(1)
    expect(emitted).toEqual([])
  })

  it('is one request, however often it is tried without an answer', async () => {
    const { actor, requests, settled, confirm, state } = open(bank, [first, second], silence)
    actor.send({ type: 'default.ticked', id: 'account-2' })
    actor.send({ type: 'default.confirmed' })
    await confirm()
    expect(state().value).toBe('refused')
    actor.send({ type: 'retry.requested', requestKey: 'key-2' })
    await settled()
    expect(requests.map(({ requestKey }) => requestKey)).toEqual(['key-1', 'key-1'])
    expect(state().matches('viewing')).toBe(true)
  })
})

describe('the password', () => {
  it('is asked for again, at its field, when it is wrong; nothing is sent', async () => {
    const { actor, requests, confirm, state } = open()
    actor.send({ type: 'default.ticked', id: 'account-2' })
    actor.send({ type: 'default.confirmed' })
    actor.send({ type: 'password.confirmed', requestKey: 'key-1' })
    expect(selectConfirmError(state())).toBe('Required.')
    await confirm(otherSecret)
    expect(state().value).toBe('askingPassword')
    expect(selectConfirmError(state())).toBe('The password is wrong.')
    expect(selectConfirmFailure(state())).toBeNull()
    expect(requests).toEqual([])
    actor.send({ type: 'password.changed', password: someSecret })
    expect(selectConfirmError(state())).toBeNull()
    await confirm()
    expect(requests).toHaveLength(1)
  })

  it('is forgotten by Cancel, which leads back to the form with everything typed', () => {
    const { actor, fill, state } = open()
    fill()
    actor.send({ type: 'save.requested', requestKey: 'key-1' })
    actor.send({ type: 'password.changed', password: someSecret })
    actor.send({ type: 'cancel.requested' })
    expect(state().value).toBe('adding')
    expect(state().context).toMatchObject({ password: sealedNothing, values: { accountNumber: seal('12345') } })
  })
})

describe('another type', () => {
  it('is taken with the default account it has', async () => {
    const { actor, requests, confirm, state } = open()
    actor.send({ type: 'type.confirmed' })
    expect(state().matches('viewing')).toBe(true)
    actor.send({ type: 'type.chosen', chosen: 'paypal' })
    actor.send({ type: 'accounts.arrived', ofType: 'paypal', accounts: [first] })
    expect(selectCanTakeType(state())).toBe(true)
    expect(selectTakeTypeObstacle(state())).toBeNull()
    actor.send({ type: 'type.confirmed' })
    await confirm()
    expect(requests).toMatchObject([{ ofType: 'paypal', change: { kind: 'type' } }])
    expect(state().value).toEqual({ viewing: 'locked' })
    expect(state().context.shown).toBe('paypal')
  })

  it('stays untaken during an active pay run', () => {
    const { actor, state } = open({ ...bank, hasActivePayRun: true })
    actor.send({ type: 'type.chosen', chosen: 'paypal' })
    actor.send({ type: 'accounts.arrived', ofType: 'paypal', accounts: [first] })
    actor.send({ type: 'type.confirmed' })
    expect(state().value).toEqual({ viewing: 'switching' })
    expect(selectTakeTypeObstacle(state())).toBe(messages.defaultBlockedByPayRun)
  })
})
