import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import type { UserInfo } from '#rules/user-info.ts'
import { refusal, silence, somebody, somebodyElse, someSecret } from '../testing/fixtures.ts'
import { type SignInAttempt, selectIsLoadingAnew, session } from './session.machine.ts'

interface Effects {
  readonly restored?: UserInfo | null
  readonly authenticate?: (attempt: SignInAttempt) => Promise<UserInfo>
  readonly refresh?: () => Promise<void>
  readonly close?: () => Promise<void>
}

const attempt: SignInAttempt = { kind: 'password', userName: 'member@demo.test', password: someSecret }
const byToken: SignInAttempt = { kind: 'oneUseToken', token: someSecret }

const open = async ({ restored = somebody, authenticate, refresh, close }: Effects = {}) => {
  const dropped: string[] = []
  const kept: string[] = []
  const machine = session.provide({
    actors: {
      restoreSession: fromPromise(async () => restored),
      authenticate: fromPromise(({ input }) => authenticate?.(input) ?? Promise.resolve(somebody)),
      refreshTokens: fromPromise(refresh ?? (async () => {})),
      dropSession: fromPromise<void, void>(async () => void dropped.push('dropped')),
      keepOwnDrafts: fromPromise<void, { readonly person: string }>(async ({ input }) => void kept.push(input.person)),
      closeSession: fromPromise(close ?? (async () => {})),
    },
  })
  const actor = createActor(machine)
  const emitted: unknown[] = []
  actor.on('*', (event) => emitted.push(event))
  actor.start()
  await waitFor(actor, (state) => !state.matches('starting'))
  return { actor, emitted, dropped, kept }
}

describe('the session', () => {
  it('drops what others left for each person who comes, and once for each', async () => {
    const { actor, kept } = await open()
    actor.send({ type: 'user.changed', user: { ...somebody, fullName: 'Mia Renamed' } })
    actor.send({ type: 'session.expired' })
    actor.send({ type: 'session.adopted', user: somebody })
    expect(kept).toEqual([somebody.id])
    actor.send({ type: 'session.adopted', user: somebodyElse })
    actor.send({ type: 'session.closed' })
    actor.send({ type: 'session.adopted', user: somebodyElse })
    expect(kept).toEqual([somebody.id, somebodyElse.id, somebodyElse.id])
  })

  it('stays signed in when a refresh is not answered', async () => {
    const { actor, dropped, emitted } = await open({ refresh: () => Promise.reject(silence) })
    actor.send({ type: 'refresh.requested' })
    await waitFor(actor, (state) => state.matches({ signedIn: 'settled' }))
    expect(actor.getSnapshot().context).toMatchObject({ user: somebody, failure: { kind: 'unreachable' } })
    expect(dropped).toEqual([])
    expect(emitted).toEqual([])
  })

  it.each(['RATE_LIMITED', 'FORBIDDEN', 'UPSTREAM'] as const)('stays signed in when a refresh is refused as %s', async (code) => {
    const { actor, dropped } = await open({ refresh: () => Promise.reject(refusal('No', code)) })
    actor.send({ type: 'refresh.requested' })
    await waitFor(actor, (state) => state.matches({ signedIn: 'settled' }))
    expect(dropped).toEqual([])
  })

  it('is expired when a refresh is refused as signed out, and still knows who it was', async () => {
    const { actor, dropped, emitted } = await open({ refresh: () => Promise.reject(refusal('Session ended')) })
    actor.send({ type: 'refresh.requested' })
    await waitFor(actor, (state) => state.matches('expired'))
    expect(actor.getSnapshot().context.user).toEqual(somebody)
    expect(actor.getSnapshot().hasTag('signedIn')).toBe(false)
    expect(dropped).toEqual(['dropped'])
    expect(emitted).toEqual([])
  })

  it('refreshes once for everybody who waits', async () => {
    let refreshes = 0
    const { actor } = await open({
      refresh: async () => {
        refreshes += 1
      },
    })
    for (let call = 0; call < 50; call += 1) actor.send({ type: 'refresh.requested' })
    await waitFor(actor, (state) => state.matches({ signedIn: 'settled' }))
    expect(refreshes).toBe(1)
  })

  it('goes on with the same person after the dialog, and says so', async () => {
    const { actor, emitted } = await open()
    actor.send({ type: 'session.expired' })
    actor.send({ type: 'sign-in.requested', attempt })
    await waitFor(actor, (state) => state.matches('signedIn'))
    expect(emitted).toEqual([
      {
        type: 'notice.raised',
        status: 'success',
        body: 'Login was successful. You can continue. You may need to refresh the page',
      },
    ])
  })

  it('starts afresh when another person signs in in the dialog', async () => {
    const { actor, emitted } = await open({ authenticate: async () => somebodyElse })
    actor.send({ type: 'session.expired' })
    actor.send({ type: 'sign-in.requested', attempt })
    await waitFor(actor, (state) => state.matches('signedIn'))
    expect(actor.getSnapshot().context.user).toEqual(somebodyElse)
    expect(emitted).toEqual([{ type: 'navigation.requested', to: '/team-member', replace: true, reload: true }])
  })

  it('starts afresh when another person signed in in another tab meanwhile', async () => {
    const { actor, emitted } = await open()
    actor.send({ type: 'session.expired' })
    actor.send({ type: 'session.adopted', user: somebodyElse })
    expect(actor.getSnapshot().context.user).toEqual(somebodyElse)
    expect(emitted).toEqual([{ type: 'navigation.requested', to: '/team-member', replace: true, reload: true }])
  })

  it('asks again when the dialog is refused', async () => {
    const { actor, emitted } = await open({ authenticate: () => Promise.reject(refusal('Wrong Email or Password')) })
    actor.send({ type: 'session.expired' })
    actor.send({ type: 'sign-in.requested', attempt })
    await waitFor(actor, (state) => state.matches({ expired: 'asking' }) && state.context.failure !== null)
    expect(actor.getSnapshot().context).toMatchObject({ user: somebody, failure: { message: 'Wrong Email or Password' } })
    expect(emitted).toEqual([])
  })

  it('keeps the present session when a token login fails', async () => {
    const { actor, dropped } = await open({ authenticate: () => Promise.reject(refusal('Used')) })
    actor.send({ type: 'sign-in.requested', attempt: byToken })
    expect(actor.getSnapshot().hasTag('signedIn')).toBe(true)
    await waitFor(actor, (state) => state.matches({ signedIn: 'settled' }))
    expect(actor.getSnapshot().context).toMatchObject({ user: somebody, failure: { message: 'Used' }, attempt: null })
    expect(dropped).toEqual([])
  })

  it('forgets the attempt, and with it the secret, once it is answered', async () => {
    const { actor } = await open({ restored: null, authenticate: () => Promise.reject(refusal('Wrong Email or Password')) })
    actor.send({ type: 'sign-in.requested', attempt })
    expect(actor.getSnapshot().context.attempt).toEqual(attempt)
    await waitFor(actor, (state) => state.matches('signedOut'))
    expect(actor.getSnapshot().context).toMatchObject({ attempt: null, failure: { message: 'Wrong Email or Password' } })
    expect(actor.getSnapshot().context.user.isAuthenticated).toBe(false)
  })

  it('is signed out when it cannot be restored', async () => {
    const { actor } = await open({ restored: null })
    expect(actor.getSnapshot().value).toBe('signedOut')
    // Who everybody is before signing in (specification 3).
    expect(actor.getSnapshot().context.user).toMatchObject({ isAuthenticated: false, fullName: 'guest user', roles: '' })
  })

  it.each([
    ['answers', async () => {}],
    ['does not answer', () => Promise.reject(silence)],
  ])('ends when the server %s, and leads on', async (_, close) => {
    const { actor, emitted } = await open({ close })
    actor.send({ type: 'sign-out.requested', leaveTo: '/register/login' })
    await waitFor(actor, (state) => state.matches('signedOut'))
    expect(actor.getSnapshot().context.user.isAuthenticated).toBe(false)
    expect(emitted).toEqual([{ type: 'navigation.requested', to: '/register/login', replace: true, reload: false }])
    expect(selectIsLoadingAnew(actor.getSnapshot())).toBe(false)
  })

  it('loads the page anew when somebody logs out of the dialog', async () => {
    const { actor, emitted } = await open()
    actor.send({ type: 'session.expired' })
    actor.send({ type: 'sign-out.requested', leaveTo: '/register/login' })
    await waitFor(actor, (state) => state.matches('signedOut'))
    expect(emitted).toEqual([{ type: 'navigation.requested', to: '/register/login', replace: true, reload: true }])
    expect(selectIsLoadingAnew(actor.getSnapshot())).toBe(true)
  })

  it('does not come back when a refresh is answered after the log-out', async () => {
    let answer = () => {}
    const { actor } = await open({ refresh: () => new Promise<void>((resolve) => (answer = resolve)) })
    actor.send({ type: 'refresh.requested' })
    await waitFor(actor, (state) => state.matches({ signedIn: 'refreshing' }))
    actor.send({ type: 'sign-out.requested', leaveTo: null })
    answer()
    await waitFor(actor, (state) => state.matches('signedOut'))
    expect(actor.getSnapshot().context.user.isAuthenticated).toBe(false)
  })
})
