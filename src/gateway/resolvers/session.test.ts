import { describe, expect, test } from 'vitest'
import { v1 } from '#contract/v1.ts'
import { messages } from '#rules/messages.ts'
import { done } from '../testing/cases/case.ts'
import { sessionCases } from '../testing/cases/session.ts'
import { idToken } from '../testing/examples.ts'
import { withTestGateway } from '../testing/test-gateway.ts'

const gateway = withTestGateway()
const { authentication } = v1
const signIn = '{ tokens { idToken refreshToken } user { id fullName } }'

describe('tokens of an address', () => {
  const adopt = `mutation { adoptTokens ${signIn} }`

  test('the user is asked with the new id token', async () => {
    const fresh = idToken({ expiresIn: 200 })
    gateway().stub.answer(authentication.refreshToken, () => ({ id_token: fresh, refresh_token: 'refresh-2' }))
    await gateway().ask(adopt)
    expect(gateway().stub.seen.at(-1)?.headers.authorization).toBe(`Bearer ${fresh}`)
  })

  test('of two people are refused, and the rotated one is dropped', async () => {
    const id_token = idToken({ sub: 'somebody-else' })
    gateway().stub.answer(authentication.refreshToken, () => ({ id_token, refresh_token: 'rotated' }))
    const headers = { authorization: `Bearer ${idToken()}`, 'x-refresh-token': 'r', 'idempotency-key': 'k' }
    const { errors } = await gateway().ask(adopt, {}, headers)
    expect(gateway().stub.seen.map((one) => one.headers['idempotency-key'])).toEqual(['k', undefined])
    expect(errors).toMatchObject([{ message: messages.linkInvalid, extensions: { code: 'UNAUTHENTICATED' } }])
    expect(gateway().stub.seen.at(-1)).toMatchObject({
      call: { path: '/authentication/Logout' },
      headers: { 'x-refresh-token': 'rotated' },
    })
  })

  test.each(['refreshSession { idToken }', 'adoptTokens { user { id } }'])(
    '%s without a refresh token asks nobody',
    async (field) => {
      const { errors } = await gateway().ask(`mutation { ${field} }`, {}, { authorization: `Bearer ${idToken()}` })
      expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }])
      expect(gateway().stub.seen).toEqual([])
    },
  )

  test('logging out without one is already done', async () => {
    expect((await gateway().ask('mutation { logOut { done } }', {}, {})).data).toEqual({ logOut: done })
    expect(gateway().stub.seen).toEqual([])
  })
})

test('a field at fault is named as the input names it', async () => {
  gateway().stub.refuse(authentication.sendUserDevice, 400, 'Required.', 'FirebaseToken')
  const { errors } = await gateway().ask(sessionCases['Mutation.registerPushDevice']?.query ?? '')
  expect(errors).toMatchObject([{ message: 'Required.', extensions: { code: 'VALIDATION', field: 'subscription' } }])
})
