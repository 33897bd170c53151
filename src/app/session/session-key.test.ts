import { CombinedError, type OperationResult } from '@urql/core'
import { GraphQLError } from 'graphql'
import { decodeJwt } from 'jose'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { askWithProof, createKey } from './session-key.ts'

beforeEach(() => {
  vi.stubGlobal('location', new URL('https://portal.example/team-member/loans?a=b#c'))
})
afterEach(() => {
  vi.unstubAllGlobals()
})

type Answer = OperationResult<{ readonly done: boolean }>

const answered = { data: { done: true } } as Answer
const refused = (extensions: object) => {
  const error = new GraphQLError('Please sign in.', { extensions: { ...extensions } })
  return { error: new CombinedError({ graphQLErrors: [error] }) } as Answer
}

/** A server that answers these in turn, and what it was sent. */
const server = (...answers: readonly Answer[]) => {
  const seen: Array<Readonly<Record<string, string>>> = []
  const ask = async (options: { fetchOptions?: unknown }) => {
    seen.push((options.fetchOptions as { headers: Record<string, string> }).headers)
    return answers[seen.length - 1] ?? answered
  }
  return { ask, seen }
}

it('sends a proof for the one door with the nonce that it knows', async () => {
  const { ask, seen } = server()
  await askWithProof(await createKey(), 'known', ask, { 'x-refresh-token': 'r' })
  expect(seen).toHaveLength(1)
  expect(seen[0]?.['x-refresh-token']).toBe('r')
  expect(decodeJwt(seen[0]?.dpop ?? '')).toMatchObject({ htm: 'POST', htu: 'https://portal.example/graphql', nonce: 'known' })
})

it('asks once more with a newer nonce, in another proof', async () => {
  const { ask, seen } = server(refused({ code: 'UNAUTHENTICATED', nonce: 'newer' }))
  expect(await askWithProof(await createKey(), null, ask)).toBe(answered)
  const proofs = seen.map(({ dpop }) => decodeJwt(dpop ?? ''))
  expect(proofs.map(({ nonce }) => nonce)).toEqual([undefined, 'newer'])
  expect(proofs[0]?.jti).not.toBe(proofs[1]?.jti)
})

it('takes a second nonce, and a refusal without one, for a refusal', async () => {
  const again = refused({ code: 'UNAUTHENTICATED', nonce: 'newer' })
  const nonces = server(again, again)
  expect(await askWithProof(await createKey(), null, nonces.ask)).toBe(again)
  expect(nonces.seen).toHaveLength(2)
  const plain = server(refused({ code: 'UNAUTHENTICATED' }))
  await askWithProof(await createKey(), null, plain.ask)
  expect(plain.seen).toHaveLength(1)
})

it('sends no proof without a key, which a browser without TLS cannot make', async () => {
  vi.stubGlobal('crypto', {})
  const key = await createKey()
  expect(key).toBeNull()
  const { ask, seen } = server()
  await askWithProof(key, null, ask)
  expect(seen).toEqual([{}])
})
