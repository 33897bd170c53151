import { expect, test } from 'vitest'
import type { Form } from '#rules/form-fields.ts'
import { messages } from '#rules/messages.ts'
import { fromFields, toFields } from './form-fields.ts'

const payment = {
  way: { kind: 'choice', choices: ['Wise', 'PayPal'], always: true },
  amount: { kind: 'money' },
  from: { kind: 'day' },
  pin: { kind: 'secret', maxLength: 40 },
  note: { kind: 'rich', v1: 'Description' },
} as const satisfies Form

const input = { way: 'Wise', amount: '12.50', from: '2026-03-02', pin: 'a', note: '' }

test('money is a decimal text here and a number in v1, a day a local date-time, and a secret goes one way', () => {
  const body = { Way: 'Wise' as const, Amount: 12.5, From: '2026-03-02T00:00:00', Description: null }
  expect(fromFields(payment, input)).toEqual({ ...body, Pin: 'a' })
  expect(toFields(payment, body)).toEqual({ way: 'Wise', amount: '12.50', from: '2026-03-02', note: null })
})

test.each([
  ['way', 'Cheque', messages.genericError],
  ['amount', 'much', messages.genericError],
  ['from', '2026-02-30', messages.dateInvalid],
])('%s %j is refused with its name', (field, value, message) => {
  expect(() => fromFields(payment, { ...input, [field]: value })).toThrow(
    expect.objectContaining({ message, extensions: { code: 'VALIDATION', field } }),
  )
})
