import { dictionary } from '@zxcvbn-ts/language-common'
import { expect, it } from 'vitest'
import { isPassword } from '#rules/credentials.ts'
import { messages } from '#rules/messages.ts'
import { requireStrongPassword } from './weak-passwords.ts'

const owner = { email: 'nora@example.org', firstName: 'Nora', lastName: 'Lund' }

it('the three thousand most used passwords that are long enough are refused', async () => {
  const used = dictionary.passwords.filter(isPassword).slice(0, 3000)
  expect(used).toHaveLength(3000)
  for (const password of used) {
    await expect(requireStrongPassword(password, owner), password).rejects.toMatchObject({
      statusCode: 400,
      field: 'Password',
      message: messages.passwordCommon,
    })
  }
  await expect(requireStrongPassword('lighthouse keeper of Lista', owner)).resolves.toBeUndefined()
})
