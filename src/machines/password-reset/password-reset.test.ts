import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { messages } from '#rules/messages.ts'
import { type Sealed, sealedNothing } from '#rules/sealed.ts'
import type { Failure } from '../failure.ts'
import { someSecret } from '../testing/fixtures.ts'
import { passwordReset, selectEmailError, selectNewPasswordError, selectResetFailure } from './password-reset.machine.ts'

const open = (token: Sealed, isValid = true) => {
  const actors = {
    sendLink: fromPromise<void, { readonly email: string }>(async () => undefined),
    validateToken: fromPromise<boolean, { readonly token: Sealed }>(async () => isValid),
    savePassword: fromPromise<void, { readonly token: Sealed; readonly password: Sealed }>(async () => undefined),
  }
  const actor = createActor(passwordReset.provide({ actors }), { input: { token } })
  const said: string[] = []
  actor.on('notice.raised', ({ body }) => said.push(body))
  actor.start()
  return { actor, said, until: (state: 'sent' | 'invalid' | 'choosing' | 'saved') => waitFor(actor, (at) => at.matches(state)) }
}

describe('what becomes of a reset', () => {
  it('stands in the page and in no snackbar beside it, while the page is there', async () => {
    const asked = open(sealedNothing)
    asked.actor.send({ type: 'email.changed', email: 'nora@demo.test' })
    asked.actor.send({ type: 'submit.requested' })
    await asked.until('sent')
    const refused = open(someSecret, false)
    await refused.until('invalid')
    expect([...asked.said, ...refused.said]).toEqual([])
  })

  it('is said where the page gives way to the login', async () => {
    const { actor, said, until } = open(someSecret)
    await until('choosing')
    actor.send({ type: 'password.changed', password: someSecret, weakness: 'common' })
    expect(selectNewPasswordError(actor.getSnapshot())).toBe(messages.passwordCommon)
    actor.send({ type: 'submit.requested' })
    expect(actor.getSnapshot().value).toBe('choosing')
    actor.send({ type: 'password.changed', password: someSecret, weakness: null })
    expect(selectNewPasswordError(actor.getSnapshot())).toBeNull()
    actor.send({ type: 'submit.requested' })
    await until('saved')
    expect(said).toEqual([messages.passwordChanged])
  })
})

describe('what is wrong with a reset', () => {
  const { context } = createActor(passwordReset, { input: { token: sealedNothing } }).getSnapshot()
  const refused = (field: string | null): Failure => ({ kind: 'refused', code: 'VALIDATION', message: 'Not so.', field })
  const saidOf = (changes: Partial<typeof context>) => {
    const reader = { context: { ...context, ...changes } }
    return [selectEmailError(reader), selectNewPasswordError(reader), selectResetFailure(reader)]
  }

  it.each<[string, Partial<typeof context>, ReadonlyArray<string | null>]>([
    ['nothing before the first try', { email: 'nobody' }, [null, null, null]],
    ['no e-mail', { email: '  ', password: someSecret, refusals: 1 }, [messages.required, null, null]],
    ['no e-mail address', { email: 'nobody', password: someSecret, refusals: 1 }, [messages.emailInvalid, null, null]],
    ['no password', { email: 'nora@demo.test', refusals: 1 }, [null, messages.required, null]],
    ['the e-mail, says the server', { email: 'nora@demo.test', failure: refused('email') }, ['Not so.', null, null]],
    ['the password, says the server', { failure: refused('password') }, [null, 'Not so.', null]],
    ['something else, says the server', { failure: refused(null) }, [null, null, 'Not so.']],
  ])('is said at its place: %s', (_, changes, said) => {
    expect(saidOf(changes)).toEqual(said)
  })
})
