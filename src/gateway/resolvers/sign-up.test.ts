import { expect, test } from 'vitest'
import { withTestGateway } from '../testing/test-gateway.ts'

const gateway = withTestGateway()

test.each(['x'.repeat(1_000_000), 'a\u0000b', '👩‍💻'.repeat(50_000)])(
  'a text that v1 does not take is a field’s error, never a failure',
  async (firstName) => {
    const query = 'mutation ($input: SignUpInput!) { signUp(input: $input) { id } }'
    const input = { firstName, lastName: 'B', email: 'i@b.test', telephone: '+467', password: 'secret-1' }
    const { errors } = await gateway().ask(query, { input })
    expect(errors).toMatchObject([{ message: 'The body is not what the contract says', extensions: { code: 'VALIDATION' } }])
  },
)

test('a way to know that is not in the list is refused with its field, and null is left out', async () => {
  const query = 'mutation ($input: SignUpInput!) { signUp(input: $input) { id } }'
  const input = { firstName: 'I', lastName: 'B', email: 'i@b.test', telephone: '+467', password: 'secret-1' }
  const { errors } = await gateway().ask(query, { input: { ...input, wayToKnow: 'Billboard' } })
  expect(errors).toMatchObject([{ extensions: { code: 'VALIDATION', field: 'wayToKnow' } }])
  await gateway().ask(query, { input: { ...input, wayToKnow: null, captchaToken: null } })
  expect(gateway().stub.seen.map((one) => Object.keys(one.body as object))).toEqual([
    ['FirstName', 'LastName', 'Email', 'Telephone', 'Password'],
  ])
})
