import { expect, it, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { createVault } from '#journal/vault.ts'
import { guestUser } from '#rules/user-info.ts'
import { supplySession } from './session.actors.ts'
import type { SessionServer } from './session-server.ts'
import type { StoredSession, TokenStore } from './token-store.ts'

const sessionOf = (name: string): StoredSession => ({
  idToken: `id of ${name}`,
  refreshToken: `refresh of ${name}`,
  proofNonce: null,
  key: null,
  user: { ...guestUser, id: name, isAuthenticated: true },
})

/** A device on which somebody is signed in, or nobody. */
const device = (first: StoredSession | null, signIn: () => Promise<StoredSession>) => {
  let kept = first
  const store = {
    peek: () => kept,
    read: async () => kept,
    write: async (next: StoredSession) => {
      kept = next
    },
    clear: async () => {
      kept = null
    },
  }
  const tellLogOut = vi.fn(async () => undefined)
  const actor = createActor(
    supplySession({
      store: store as unknown as TokenStore,
      vault: createVault(),
      server: async () => ({ signIn, tellLogOut }) as unknown as SessionServer,
      staleToken: () => null,
      tell: () => undefined,
      wipe: async () => undefined,
      keepOwnDrafts: async () => undefined,
    }),
  ).start()
  return { actor, tellLogOut, kept: () => kept }
}

const attempt = { kind: 'oneUseToken', token: { sealed: 'a token', length: 'long' } } as const

it('a sign-in ends the session that it replaces', async () => {
  const [before, after] = [sessionOf('maya'), sessionOf('lena')]
  const { actor, tellLogOut, kept } = device(before, async () => after)
  await waitFor(actor, (state) => state.matches({ signedIn: 'settled' }))
  actor.send({ type: 'sign-in.requested', attempt })
  await waitFor(actor, (state) => state.context.user.id === 'lena')
  expect(tellLogOut.mock.calls).toEqual([[before]])
  expect(kept()).toBe(after)
})

it('a sign-in that fails ends nothing', async () => {
  const before = sessionOf('maya')
  const { actor, tellLogOut, kept } = device(before, () => Promise.reject(new Error('refused')))
  await waitFor(actor, (state) => state.matches({ signedIn: 'settled' }))
  actor.send({ type: 'sign-in.requested', attempt })
  await waitFor(actor, (state) => state.matches({ signedIn: 'settled' }) && state.context.failure !== null)
  expect(tellLogOut).not.toHaveBeenCalled()
  expect(kept()).toBe(before)
})

it('a first sign-in ends nothing', async () => {
  const { actor, tellLogOut } = device(null, async () => sessionOf('maya'))
  await waitFor(actor, (state) => state.matches('signedOut'))
  actor.send({ type: 'sign-in.requested', attempt })
  await waitFor(actor, (state) => state.matches('signedIn'))
  expect(tellLogOut).not.toHaveBeenCalled()
})
