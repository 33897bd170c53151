import { expect, it, test } from 'vitest'
import { messages } from '#rules/messages.ts'
import { type Failure, failureText, toFailure } from './failure.ts'

const refused: Failure = { kind: 'refused', code: 'CONFLICT', message: 'Taken', field: 'name' }

test.each([
  [refused, 'Taken'],
  [{ ...refused, message: '' }, messages.genericError],
  [{ kind: 'failed' }, messages.genericError],
  [{ kind: 'failed', reference: '3F9K-7Q2M-XR4T' }, 'An error has occurred! Reference 3F9K-7Q2M-XR4T'],
  [{ kind: 'unreachable' }, messages.serverUnreachable],
] as const satisfies ReadonlyArray<readonly [Failure, string]>)('%j in words', (failure, text) => {
  expect(failureText(failure)).toBe(text)
})

it.each([
  [refused, refused],
  [
    { kind: 'refused', message: 'Taken' },
    { kind: 'refused', code: 'UNKNOWN', message: 'Taken', field: null },
  ],
  [{ kind: 'unreachable' }, { kind: 'unreachable' }],
  [{ kind: 'refused' }, { kind: 'failed' }],
  [
    { kind: 'failed', reference: 'an-id', more: 1 },
    { kind: 'failed', reference: 'an-id' },
  ],
  [{ kind: 'failed', reference: 1 }, { kind: 'failed' }],
  [new TypeError('Failed to fetch dynamically imported module'), { kind: 'unreachable' }],
  // As a journal keeps it.
  [{ name: 'TypeError', message: 'Failed to fetch dynamically imported module' }, { kind: 'unreachable' }],
  [new Error('a mistake of ours'), { kind: 'failed' }],
  [undefined, { kind: 'failed' }],
])('reads %j', (error, failure) => {
  expect(toFailure(error)).toEqual(failure)
})
