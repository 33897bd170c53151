import { CombinedError } from '@urql/core'
import { expect, it } from 'vitest'
import { failureOf, failureOfStatus } from './expect-data.ts'

const network = (status?: number) =>
  new CombinedError({
    networkError: new Error('No usable answer'),
    ...(status === undefined ? {} : { response: new Response('<h1>Answer</h1>', { status }) }),
  })

const told = (code: string, field?: string) =>
  new CombinedError({ graphQLErrors: [{ message: 'Told', extensions: field === undefined ? { code } : { code, field } }] })

const quotable = (code: string) =>
  new CombinedError({ graphQLErrors: [{ message: 'An error has occurred!', extensions: { code, reference: 'an-id' } }] })

it.each([
  ['no answer', network(), { kind: 'unreachable' }],
  ['a proxy that does not reach the portal', network(502), { kind: 'unreachable' }],
  ['a bare 500', network(500), { kind: 'failed' }],
  ['words that are no GraphQL', network(200), { kind: 'failed' }],
  ['neither data nor error', undefined, { kind: 'failed' }],
  ['a v1 that failed', told('UPSTREAM'), { kind: 'failed' }],
  ['a v1 that failed, which can be quoted', quotable('UPSTREAM'), { kind: 'failed', reference: 'an-id' }],
  [
    'a gateway that failed, which can be quoted',
    quotable('INTERNAL'),
    { kind: 'refused', code: 'INTERNAL', message: 'An error has occurred! Reference an-id', field: null },
  ],
  ['a refusal', told('CONFLICT', 'name'), { kind: 'refused', code: 'CONFLICT', message: 'Told', field: 'name' }],
])('%s', (_, error, failure) => {
  expect(failureOf(error)).toEqual(failure)
})

it.each([
  [undefined, 'unreachable'],
  [200, 'failed'],
  [500, 'failed'],
  [502, 'unreachable'],
  [503, 'unreachable'],
  [504, 'unreachable'],
  [505, 'failed'],
] as const)('an unusable answer with status %s is %s', (status, kind) => {
  expect(failureOfStatus(status)).toEqual({ kind })
})
