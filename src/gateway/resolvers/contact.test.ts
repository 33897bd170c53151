import { expect, test } from 'vitest'
import { contactCalls } from '#contract/contact.ts'
import { messages } from '#rules/messages.ts'
import { exampleAddress, examplePhone, rowId } from '../testing/profile-examples.ts'
import { withTestGateway } from '../testing/test-gateway.ts'

const gateway = withTestGateway()
const entry = '{ id verification { wrongCodeCount codeSentAt codeEndsAt verifiedAt } }'

test('a wrong code is an answer, with the count that v1 has', async () => {
  gateway().stub.answer(contactCalls.verifyAddress, () => ({ ...exampleAddress, WrongCodeInputCount: 3 }))
  const { data } = await gateway().ask(`mutation { verifyAddress(id: "${rowId(6)}", code: "000000") ${entry} }`)
  expect(data).toEqual({
    verifyAddress: {
      id: rowId(6),
      verification: {
        wrongCodeCount: 3,
        codeSentAt: exampleAddress.StartTimerDate,
        codeEndsAt: exampleAddress.EndTimerDate,
        verifiedAt: null,
      },
    },
  })
})

test('a code that v1 would send along is no usable answer, and goes nowhere', async () => {
  gateway().stub.raw(contactCalls.sendPhoneCode, (response) =>
    response.end(JSON.stringify({ statusCode: 200, value: { ...examplePhone, VerificationCode: '424242' } })),
  )
  const answer = await gateway().ask(`mutation { sendPhoneCode(id: "${rowId(7)}") ${entry} }`)
  expect(answer.errors).toMatchObject([{ extensions: { code: 'UPSTREAM' } }])
  expect(JSON.stringify(answer)).not.toContain('424242')
})

test.each([
  ['verifyAddress(id: "x", code: "1")', contactCalls.verifyAddress, 400, 'verificationCode', 'VALIDATION', 'code'],
  ['verifyPhone(id: "x", code: "1")', contactCalls.verifyPhone, 400, 'verificationCode', 'VALIDATION', 'code'],
  ['savePhone(input: { number: "1" })', contactCalls.savePhone, 409, 'Number', 'CONFLICT', 'number'],
  [
    'saveAddress(input: { country: "S", city: "U", street: "S", postCode: "1" })',
    contactCalls.saveAddress,
    400,
    'PostCode',
    'VALIDATION',
    'postCode',
  ],
] as const)('a refusal of %s is about the input’s field', async (field, call, status, v1Field, code, inputField) => {
  gateway().stub.refuse(call, status, 'v1 says no.', v1Field)
  const { errors } = await gateway().ask(`mutation { ${field.replace('"x"', `"${rowId(6)}"`)} { id } }`)
  expect(errors).toMatchObject([{ message: 'v1 says no.', extensions: { code, field: inputField } }])
})

test.each([
  ['sendAddressCode', '', contactCalls.sendAddressCode, messages.codeStillLives],
  ['sendPhoneCode', '', contactCalls.sendPhoneCode, messages.codeStillLives],
  ['verifyAddress', ', code: "123456"', contactCalls.verifyAddress, messages.tooManyWrongCodes],
  ['verifyPhone', ', code: "123456"', contactCalls.verifyPhone, messages.noCodeSent],
] as const)('%s that v1 does not take now is a conflict with v1’s text', async (field, more, call, text) => {
  gateway().stub.refuse(call, 409, text)
  const { errors } = await gateway().ask(`mutation { ${field}(id: "${rowId(6)}"${more}) { id } }`)
  expect(errors).toMatchObject([{ message: text, extensions: { code: 'CONFLICT' } }])
})
