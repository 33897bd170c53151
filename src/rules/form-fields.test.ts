import { describe, expect, it, test } from 'vitest'
import { changesIn, emptyValues, errorsIn, type Form, overlongError, richTextLimit, roomOf, savedFields } from './form-fields.ts'
import { inputOf, valuesOfRecord } from './form-wire.ts'
import { messages } from './messages.ts'
import { profileForms } from './profile-forms.ts'
import { sealedNothing } from './sealed.ts'

/** A form with a field of each kind. */
const transfer = {
  country: { kind: 'text', maxLength: 100, required: true },
  bank: { kind: 'text', maxLength: 40, within: 'country' },
  way: { kind: 'choice', choices: ['Wise', 'PayPal'], required: true, always: true },
  amount: { kind: 'money', required: true },
  note: { kind: 'rich', v1: 'Description' },
  accountId: { kind: 'id' },
  from: { kind: 'day', required: true },
  isOpen: { kind: 'switch' },
  until: { kind: 'day', unless: 'isOpen' },
  tags: { kind: 'list' },
  pin: { kind: 'secret', maxLength: 40, required: true },
  receipt: { kind: 'text', maxLength: 200, apart: true },
} as const satisfies Form

const pin = { sealed: 'handle-1', length: 'acceptable' } as const
const filled = {
  ...emptyValues(transfer),
  country: ' Sweden ',
  way: 'Wise',
  amount: '12.50',
  from: '2026-03-02',
  isOpen: true,
  until: '2026-04-01',
  tags: ['rent'],
  pin,
}

describe('a form as it is filled in', () => {
  it('begins with nothing of each kind, and asks for what is required', () => {
    expect(emptyValues(transfer)).toMatchObject({ country: '', isOpen: false, tags: [], pin: sealedNothing })
    expect(errorsIn(transfer, emptyValues(transfer), '2026-03-02', 'soFar')).toEqual({})
    const missing = Object.keys(errorsIn(transfer, emptyValues(transfer), '2026-03-02'))
    expect(missing).toEqual(['country', 'way', 'amount', 'from', 'until', 'pin'])
  })

  it.each([
    ['amount', '12.505', messages.genericError],
    ['amount', '-1', messages.genericError],
    ['amount', '1e3', messages.genericError],
    ['amount', '0.10', undefined],
    ['way', 'Cheque', messages.genericError],
    ['from', '2026-02-30', messages.dateInvalid],
    ['bank', 'x'.repeat(41), 'Use at most 40 characters.'],
  ])('%s %j says %j', (name, value, error) => {
    expect(errorsIn(transfer, { ...filled, [name]: value }, '2026-03-02')[name]).toBe(error)
  })

  it('loses what belongs to a field that changes', () => {
    expect(changesIn(transfer, filled, 'country', 'Norway')).toEqual({ country: 'Norway', bank: '' })
    expect(changesIn(transfer, filled, 'bank', 'B')).toEqual({ bank: 'B' })
  })
})

describe('a form as it is sent', () => {
  it('has null for nothing, no space around a text, no end for what goes on, and not what another call saves', () => {
    expect(inputOf(transfer, filled, ({ sealed }) => `opened ${sealed}`)).toEqual({
      country: 'Sweden',
      bank: null,
      way: 'Wise',
      amount: '12.50',
      note: null,
      accountId: null,
      from: '2026-03-02',
      isOpen: true,
      until: null,
      tags: ['rent'],
      pin: 'opened handle-1',
    })
  })

  it('is not sent with a secret that nobody opens', () => {
    expect(() => inputOf(transfer, filled)).toThrow('whoever can open it')
  })
})

test.each([
  ['Pía <i>Payee</i> 🏦 \u200fשלום', null],
  ['Pia\u202eeyaP', messages.charactersNotAllowed],
  ['Pia\u0000Payee', messages.charactersNotAllowed],
  ['Pia\nPayee', messages.charactersNotAllowed],
])('a line %j', (name, error) => {
  const form = { name: { kind: 'text', maxLength: 50 } } as const satisfies Form
  expect(errorsIn(form, { name }, '2026-11-18').name ?? null).toBe(error)
})

test.each([
  [{ kind: 'text', maxLength: 5 }, 'Pasted', 'Use at most 5 characters.'],
  [{ kind: 'text', maxLength: 5 }, 'Short', null],
  [{ kind: 'money', wrong: 'No amount', normalise: (text: string) => text.replaceAll(',', '') }, '9,999,999,999,999.99', null],
  [{ kind: 'money', wrong: 'No amount' }, '9'.repeat(17), 'No amount'],
  [{ kind: 'count', wrong: 'No count' }, '1234567890', 'No count'],
  // Whatever else is wrong is said when the field is left.
  [{ kind: 'count', wrong: 'No count' }, 'ten', null],
  [{ kind: 'rich' }, 'x'.repeat(100_001), null],
] as const)('%j with %.20j is answered at once with %j', (field, value, error) => {
  expect(overlongError(field, value)).toBe(error)
})

test('a field takes in more than it may have', () => {
  expect(roomOf({ kind: 'text', maxLength: 5 })).toBe(10_005)
  expect(roomOf({ kind: 'rich' })).toBe(richTextLimit)
})

test('a text of several lines takes what the database can keep', () => {
  const form = { note: { kind: 'text', maxLength: 50, lines: true } } as const satisfies Form
  expect(errorsIn(form, { note: 'One\nTwo' }, '2026-11-18')).toEqual({})
  expect(errorsIn(form, { note: 'One\u0000' }, '2026-11-18')).toEqual({ note: messages.charactersNotAllowed })
})

test('a number is judged as it is kept, without what nobody sees', () => {
  const form = {
    number: { kind: 'text', maxLength: 50, normalise: (text: string) => text.replaceAll('\u202e', '') },
  } as const satisfies Form
  expect(errorsIn(form, { number: '063\u202e000' }, '2026-11-18')).toEqual({})
})

test('a record is shown with empty texts for what is not there', () => {
  const { number } = profileForms.phone
  expect(number.normalise('+46 (70) 1')).toBe('+46701')
  const { startDate, endDate, stillStudying } = valuesOfRecord(profileForms.education, {
    degree: null,
    fieldOfStudy: null,
    institute: null,
    startDate: '2020-01-01',
    endDate: null,
    stillStudying: true,
  })
  expect([startDate, endDate, stillStudying]).toEqual(['2020-01-01', '', true])
})

test.each(Object.entries<Form>(profileForms))('%s names in a field only fields that it has', (_name, form) => {
  const named = savedFields(form).flatMap(([, { within, unless }]) => [within, unless].filter((one) => one !== undefined))
  expect(Object.keys(form)).toEqual(expect.arrayContaining(named))
})

describe('the edges of a value', () => {
  const form = {
    flag: { kind: 'switch', required: true },
    count: { kind: 'count', required: true },
    amount: { kind: 'money', required: true, normalise: (text: string) => text.replaceAll(' ', '') },
    day: { kind: 'day', required: true },
    line: { kind: 'text', required: true, maxLength: 3 },
    draft: { kind: 'text', maxLength: 3 },
  } as const satisfies Form
  const filled = { flag: true, count: '1', amount: '1', day: '2026-11-18', line: 'abc', draft: '' }
  const errors = (values: Readonly<Record<string, string | boolean>>) => errorsIn(form, { ...filled, ...values }, '')

  it('all of them are acceptable', () => expect(errors({})).toEqual({}))
  it('a switch that is off has a value', () => expect(errors({ flag: false })).toEqual({}))
  it('a count of several digits, with space around it', () => {
    expect(errors({ count: ' 12345 ' })).toEqual({})
    expect(errors({ count: '123456789' })).toEqual({})
    expect(errors({ count: '1234567890' })).toHaveProperty('count')
    expect(errors({ count: '1x' })).toHaveProperty('count')
    expect(errors({ count: 'x1' })).toHaveProperty('count')
  })
  it('money with space around it', () => expect(errors({ amount: ' 1 000.50 ' })).toEqual({}))
  it.each(['x2026-11-18', '2026-11-18x', '2026-02-30', '1899-12-31', '2200-01-01'])('%j is no day', (day) =>
    expect(errors({ day })).toEqual({ day: messages.dateInvalid }),
  )
  it('a text of just as many characters as it may have', () => {
    expect(overlongError(form.line, 'abc')).toBeNull()
    expect(overlongError(form.line, 'abcd')).toBe('Use at most 3 characters.')
    expect(errors({ line: 'abcd' })).toEqual({ line: 'Use at most 3 characters.' })
  })
  it('money is too long in the form in which it is kept, a text as it is typed', () => {
    expect(overlongError(form.amount, ` ${' '.repeat(40)}1`)).toBeNull()
    expect(overlongError(form.amount, '1'.repeat(60))).not.toBeNull()
    expect(overlongError({ ...form.line, normalise: (text: string) => text.trim() }, 'a   ')).not.toBeNull()
  })
  it('what is missing is told of a whole form alone', () => {
    expect(errorsIn(form, {}, '')).toMatchObject({ line: messages.required, day: messages.required })
    expect(errorsIn(form, {}, '', 'soFar')).toEqual({})
    expect(errorsIn(form, { ...filled, draft: '' }, '')).toEqual({})
  })
})
