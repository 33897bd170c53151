import { Client, fetchExchange } from '@urql/core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { somebody } from '#machines/testing/fixtures.ts'
import { createKeptTexts } from '../device-storage.ts'
import { refreshTokens } from './refresh-tokens.ts'
import { createTokenStore, type TokenStore } from './token-store.ts'

type Answer = 'tokens' | 'refused' | 'limited' | 'silence' | 'broken' | (() => Promise<void>)

const bodies = {
  tokens: { data: { refreshSession: { idToken: 'id-2', refreshToken: 'refresh-2', __typename: 'TokenPair' } } },
  refused: { errors: [{ message: 'Session ended', extensions: { code: 'UNAUTHENTICATED' } }] },
  limited: { errors: [{ message: 'Slow down', extensions: { code: 'RATE_LIMITED' } }] },
  broken: { errors: [{ message: 'v1 is away', extensions: { code: 'UPSTREAM' } }] },
}

/** A gateway that answers what it is told, the last answer again and again, and notes the refresh token of each call. */
const gateway = (...answers: readonly Answer[]) => {
  const calls: Array<{ readonly at: number; readonly refreshToken: string | null }> = []
  const client = new Client({
    url: 'https://portal.example/graphql',
    preferGetMethod: false,
    exchanges: [fetchExchange],
    fetch: async (_input, init) => {
      calls.push({ at: Date.now(), refreshToken: new Headers(init?.headers).get('x-refresh-token') })
      const answer = answers[Math.min(calls.length, answers.length) - 1] ?? 'silence'
      if (answer === 'silence') throw new TypeError('Failed to fetch')
      if (typeof answer === 'function') await answer()
      const body = typeof answer === 'function' ? bodies.tokens : bodies[answer]
      return new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } })
    },
  })
  return { client, calls }
}

const noStorage = () => {
  throw new DOMException('blocked', 'SecurityError')
}

let store: TokenStore

beforeEach(async () => {
  store = createTokenStore(createKeptTexts(noStorage))
  await store.write({ idToken: 'id-1', refreshToken: 'refresh-1', proofNonce: null, key: null, user: somebody })
  // A browser without locks, unless a test gives some.
  vi.stubGlobal('navigator', {})
  vi.useFakeTimers({ now: 0 })
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const controller = new AbortController()
    setTimeout(() => controller.abort(new DOMException('', 'TimeoutError')), milliseconds)
    return controller.signal
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** How a promise ended, while the clock runs. */
const settled = async (promise: Promise<unknown>, milliseconds = 60_000) => {
  const outcome = promise.then(
    () => 'done' as const,
    (error: unknown) => error,
  )
  await vi.advanceTimersByTimeAsync(milliseconds)
  return outcome
}

describe('refreshing the tokens', () => {
  it('replaces them', async () => {
    const { client, calls } = gateway('tokens')
    expect(await settled(refreshTokens(store, client, 'id-1'))).toBe('done')
    expect(calls).toEqual([{ at: 0, refreshToken: 'refresh-1' }])
    expect(store.peek()).toEqual({ idToken: 'id-2', refreshToken: 'refresh-2' })
    expect((await store.read())?.user).toEqual(somebody)
  })

  it('asks nobody when another tab has done it', async () => {
    const { client, calls } = gateway('tokens')
    expect(await settled(refreshTokens(store, client, 'id-0'))).toBe('done')
    expect(calls).toEqual([])
    expect(store.peek()?.idToken).toBe('id-1')
  })

  it('asks nobody when nobody is signed in any more', async () => {
    const { client, calls } = gateway('tokens')
    await store.clear()
    expect(await settled(refreshTokens(store, client, 'id-1'))).toMatchObject({ code: 'UNAUTHENTICATED' })
    expect(calls).toEqual([])
  })

  it.each(['silence', 'broken'] as const)('is repeated after 0.5 and 1 s when there is %s, then given up', async (answer) => {
    const { client, calls } = gateway(answer)
    expect(await settled(refreshTokens(store, client, 'id-1'))).toEqual({ kind: answer === 'silence' ? 'unreachable' : 'failed' })
    expect(calls.map((call) => call.at)).toEqual([0, 500, 1500])
    expect(store.peek()?.refreshToken).toBe('refresh-1')
  })

  it('succeeds at the third try', async () => {
    const { client, calls } = gateway('silence', 'broken', 'tokens')
    expect(await settled(refreshTokens(store, client, 'id-1'))).toBe('done')
    expect(calls).toHaveLength(3)
    expect(store.peek()?.idToken).toBe('id-2')
  })

  it.each(['refused', 'limited'] as const)('is not repeated when it is %s', async (answer) => {
    const { client, calls } = gateway(answer)
    expect(await settled(refreshTokens(store, client, 'id-1'))).toMatchObject({ kind: 'refused' })
    expect(calls).toHaveLength(1)
  })

  it('does not repeat what another tab did while this one waited', async () => {
    const { client, calls } = gateway('silence')
    const refreshing = refreshTokens(store, client, 'id-1')
    await vi.advanceTimersByTimeAsync(400)
    await store.rotate('refresh-1', { idToken: 'id-9', refreshToken: 'refresh-9', proofNonce: null })
    expect(await settled(refreshing)).toBe('done')
    expect(calls).toHaveLength(1)
    expect(store.peek()?.idToken).toBe('id-9')
  })

  it('does not bring the tokens back when the person left meanwhile', async () => {
    const { client } = gateway(() => store.clear())
    expect(await settled(refreshTokens(store, client, 'id-1'))).toMatchObject({ code: 'UNAUTHENTICATED' })
    expect(store.peek()).toBeNull()
  })
})

/** Locks whose one lock is held by another tab for a time. */
const heldFor = (milliseconds: number): LockManager =>
  ({
    request: (_name: string, { signal }: LockOptions, task: () => Promise<void>) =>
      new Promise((resolve, reject) => {
        const refuse = () => reject(signal?.reason)
        signal?.addEventListener('abort', refuse)
        setTimeout(() => {
          if (signal?.aborted) return
          signal?.removeEventListener('abort', refuse)
          task().then(resolve, reject)
        }, milliseconds)
      }),
  }) as unknown as LockManager

describe('while another tab holds the lock', () => {
  it('waits for it', async () => {
    const { client, calls } = gateway('tokens')
    expect(await settled(refreshTokens(store, client, 'id-1', heldFor(4000)))).toBe('done')
    expect(calls.map((call) => call.at)).toEqual([4000])
  })

  it('waits 5 seconds and not longer', async () => {
    const { client, calls } = gateway('tokens')
    const refreshing = refreshTokens(store, client, 'id-1', heldFor(3_600_000))
    await vi.advanceTimersByTimeAsync(4999)
    expect(calls).toEqual([])
    expect(await settled(refreshing)).toBe('done')
    expect(calls.map((call) => call.at)).toEqual([5000])
  })

  it('does not run a second time when its own run under the lock fails', async () => {
    const { client, calls } = gateway('refused')
    expect(await settled(refreshTokens(store, client, 'id-1', heldFor(10)))).toMatchObject({ message: 'Session ended' })
    expect(calls).toHaveLength(1)
  })
})
