import { GraphQLError } from 'graphql'
import { describe, expect, test, vi } from 'vitest'
import { messages } from '#rules/messages.ts'
import { V1Error, V1Unreachable } from './call.ts'
import { gatewayError, renamingFields, toClientError } from './errors.ts'

const wrapped = (cause: Error): GraphQLError => new GraphQLError(cause.message, { originalError: cause, path: ['logIn'] })
const told = (cause: Error) => toClientError(wrapped(cause), 'an-id', () => undefined)

describe('a refusal of v1', () => {
  test.each([
    [400, 'VALIDATION'],
    [401, 'UNAUTHENTICATED'],
    [403, 'FORBIDDEN'],
    [404, 'NOT_FOUND'],
    [408, 'UPSTREAM'],
    [409, 'CONFLICT'],
    [410, 'GONE'],
    [413, 'VALIDATION'],
    [422, 'VALIDATION'],
    [429, 'RATE_LIMITED'],
    [501, 'FORBIDDEN'],
  ])('with status %i has the code %s and v1’s message', (status, code) => {
    expect(told(new V1Error(status, 'v1 says no', undefined))).toEqual({
      message: 'v1 says no',
      path: ['logIn'],
      extensions: { code },
    })
  })

  test.each([
    ['Email', 'email'],
    ['FirstName', 'firstName'],
    ['WayToKnow', 'wayToKnow'],
    ['email', 'email'],
    ['Items.0.Company', 'company'],
    ['Items/12/StartDate', 'startDate'],
    ['SpecificRoles.3', 'specificRoles'],
    ['Items', 'items'],
    ['0', '0'],
  ])('about %s names the input %s', (field, input) => {
    expect(told(new V1Error(400, 'Required.', field)).extensions).toEqual({ code: 'VALIDATION', field: input })
  })

  test('is renamed where the input has another name, and left alone elsewhere', () => {
    const rename = renamingFields({ FirebaseToken: 'subscription' })
    expect(() => rename(new V1Error(400, 'Required.', 'FirebaseToken'))).toThrow(
      expect.objectContaining({ field: 'subscription', status: 400, message: 'Required.' }),
    )
    expect(() => rename(new V1Error(400, 'Required.', 'Devices.0.FirebaseToken'))).toThrow(
      expect.objectContaining({ field: 'subscription' }),
    )
    expect(() => rename(new V1Error(400, 'Required.', 'Model'))).toThrow(expect.objectContaining({ field: 'Model' }))
    expect(() => rename(new V1Error(400, 'Required.', 'constructor'))).toThrow(expect.objectContaining({ field: 'constructor' }))
  })
})

test('an unreachable v1 is UPSTREAM with the general text, and its detail goes to the log only', () => {
  const log = vi.fn()
  const cause = new V1Unreachable('notJson', '<h1>secret</h1>')
  expect(toClientError(wrapped(cause), 'an-id', log)).toEqual({
    message: messages.genericError,
    path: ['logIn'],
    extensions: { code: 'UPSTREAM', reference: 'an-id' },
  })
  expect(log).toHaveBeenCalledWith(cause)
})

test('anything unexpected is masked', () => {
  const log = vi.fn()
  const cause = new TypeError("Cannot read properties of undefined (reading 'password')")
  expect(toClientError(wrapped(cause), 'an-id', log)).toMatchObject({
    message: messages.genericError,
    extensions: { code: 'INTERNAL', reference: 'an-id' },
  })
  expect(log).toHaveBeenCalledWith(cause)
})

test('a value that the schema cannot carry is masked too', () => {
  const cause = new GraphQLError('Int cannot represent non-integer value: "secret"')
  expect(told(cause)).toMatchObject({ message: messages.genericError, extensions: { code: 'INTERNAL' } })
})

test('the gateway’s own errors keep their code, field and text', () => {
  const own = gatewayError('VALIDATION', 'Choose one of the list.', 'wayToKnow')
  expect(told(own)).toMatchObject({ message: 'Choose one of the list.', extensions: { code: 'VALIDATION', field: 'wayToKnow' } })
  expect(toClientError(own, 'an-id', () => undefined).extensions).toEqual({ code: 'VALIDATION', field: 'wayToKnow' })
})
