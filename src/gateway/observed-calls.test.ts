import { expect, test, vi } from 'vitest'
import { authenticationCalls } from '#contract/authentication.ts'
import { type CallV1, V1Error, V1Unreachable } from './call.ts'
import { type CallObserver, observedCalls } from './observed-calls.ts'

const headers = { 'x-request-id': 'an-id' }
const input = { params: { email: 'ada@example.org' } }

test.each([
  ['an answer', null, { status: 200 }],
  ['a refusal', new V1Error(404, 'Nobody.', undefined), { status: 404 }],
  ['no usable answer', new V1Unreachable('timeout', 'after 10 s'), { failure: 'timeout' }],
])('a call is told of by its name, and what came of it: %s', async (_what, error, outcome) => {
  const call = vi.fn(async () => {
    if (error !== null) throw error
    return {}
  }) as CallV1 & ReturnType<typeof vi.fn>
  const end = vi.fn()
  const observer = vi.fn<CallObserver>((begun) => ({ headers: { ...begun.headers, traceparent: 'here' }, end }))
  const { getUserByEmail } = authenticationCalls
  const asked = observedCalls(call, observer)(getUserByEmail, input, headers)
  await (error === null ? expect(asked).resolves.toEqual({}) : expect(asked).rejects.toBe(error))
  const path = '/authentication/GetUserByEmail/{email}'
  expect(observer).toHaveBeenCalledWith({ name: 'authentication.getUserByEmail', method: 'GET', path, headers })
  expect(call).toHaveBeenCalledWith(getUserByEmail, input, { ...headers, traceparent: 'here' })
  expect(end).toHaveBeenCalledExactlyOnceWith(outcome)
})
