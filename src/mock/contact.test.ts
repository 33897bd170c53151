import { describe, expect, test } from 'vitest'
import { messages } from '#rules/messages.ts'
import { codeLifetime, wrongCodeLimit } from '#rules/verification-codes.ts'
import { mockClient, testTime } from './testing/mock-client.ts'
import { rightCode } from './verification.ts'

const verification = 'verification { codeSentAt codeEndsAt verifiedAt wrongCodeCount }'
const send = `($id: ID!) { sendPhoneCode(id: $id) { ${verification} } }`
const verify = `($id: ID!, $code: String!) { verifyPhone(id: $id, code: $code) { ${verification} } }`

/** A member's client and the phone whose code was sent a minute before. */
const withRunningCode = () => {
  const client = mockClient()
  const phone = client.world.profile().contact.phones[1]
  if (phone === undefined) throw new Error('no second phone')
  return { ...client, id: phone.id, phone }
}
const conflict = (message: string) => ({ message, code: 'CONFLICT' })

describe('a code', () => {
  test('that is right verifies, and its count stays', async () => {
    const { change, id } = withRunningCode()
    await change(verify, { id, code: '000000' })
    const { verifyPhone } = await change(verify, { id, code: `${rightCode.slice(0, 3)}-${rightCode.slice(3)}` })
    expect(verifyPhone.verification).toEqual({
      codeSentAt: null,
      codeEndsAt: null,
      verifiedAt: new Date(testTime).toISOString(),
      wrongCodeCount: 1,
    })
  })

  test('that is wrong counts, and the fifth locks until a new one is sent', async () => {
    const { change, refusalOf, id } = withRunningCode()
    for (let count = 1; count <= wrongCodeLimit; count += 1) {
      const { verifyPhone } = await change(verify, { id, code: '000000' })
      expect(verifyPhone.verification).toMatchObject({ wrongCodeCount: count, verifiedAt: null })
    }
    expect(await refusalOf(verify, { id, code: rightCode })).toEqual(conflict(messages.tooManyWrongCodes))
    expect((await change(send, { id })).sendPhoneCode.verification.wrongCodeCount).toBe(0)
    expect((await change(verify, { id, code: rightCode })).verifyPhone.verification.verifiedAt).not.toBeNull()
  })

  test('lives ten minutes; only then a new one is sent', async () => {
    const { change, refusalOf, pass, id, phone } = withRunningCode()
    expect(phone.verification.codeSentAt).toBe(new Date(testTime - 60_000).toISOString())
    expect(await refusalOf(send, { id })).toEqual(conflict(messages.codeStillLives))
    pass(codeLifetime - 60_001)
    expect(await refusalOf(send, { id })).toEqual(conflict(messages.codeStillLives))
    pass(1)
    expect(await refusalOf(verify, { id, code: rightCode })).toEqual(conflict(messages.codeExpired))
    const { sendPhoneCode } = await change(send, { id })
    expect(sendPhoneCode.verification.codeEndsAt).toBe(new Date(testTime + 2 * codeLifetime - 60_000).toISOString())
  })

  test.each(['', '12345', 'abcdef', '1234567'])('like %j is none, and does not count', async (code) => {
    const { refusalOf, world, id } = withRunningCode()
    expect(await refusalOf(verify, { id, code })).toEqual({ message: messages.wrongCode, code: 'VALIDATION', field: 'code' })
    expect(world.profile().contact.phones[1]?.verification.wrongCodeCount).toBe(0)
  })

  test('has to be sent first', async () => {
    const { refusalOf, world } = mockClient()
    const id = world.profile().contact.addresses[1]?.id
    expect(await refusalOf('($id: ID!) { verifyAddress(id: $id, code: "123456") { id } }', { id })).toEqual(
      conflict(messages.noCodeSent),
    )
  })
})

describe('addresses', () => {
  const save = `($input: AddressInput!) { saveAddress(input: $input) { contact { addresses { id street isDefault ${verification} } } } }`
  const input = { country: 'Sweden', city: 'Lund', street: ' Bredgatan 1 ', postCode: '222 21' }

  test('are added last, and the first one of all is the default', async () => {
    const member = await mockClient().change(save, { input })
    expect(member.saveAddress.contact.addresses.map((one: { isDefault: boolean }) => one.isDefault)).toEqual([true, false, false])
    const newcomer = await mockClient({ person: 'newcomer' }).change(save, { input })
    expect(newcomer.saveAddress.contact.addresses).toMatchObject([{ street: 'Bredgatan 1', isDefault: true }])
  })

  test('that change have to be verified again, and stay the default', async () => {
    const { change, world } = mockClient()
    const id = world.profile().contact.addresses[0]?.id
    const { saveAddress } = await change(save, { input: { ...input, id } })
    expect(saveAddress.contact.addresses[0]).toMatchObject({ id, isDefault: true, verification: { verifiedAt: null } })
  })

  test('that are saved as they are stay verified', async () => {
    const { change, world } = mockClient()
    const { isDefault: _isDefault, verification: proven, __typename: _name, ...same } = world.profile().contact.addresses[0] ?? {}
    const { saveAddress } = await change(save, { input: same })
    expect(saveAddress.contact.addresses[0].verification).toEqual(proven)
    expect(proven?.verifiedAt).toBeTruthy()
  })

  test('one is the default, and comes first; the next takes a removed one’s place', async () => {
    const { change, world } = mockClient()
    const [first, second] = world.profile().contact.addresses
    const list = 'contact { addresses { id isDefault } }'
    const chosen = await change(`($id: ID!) { setDefaultAddress(id: $id) { ${list} } }`, { id: second?.id })
    expect(chosen.setDefaultAddress.contact.addresses).toEqual([
      { id: second?.id, isDefault: true },
      { id: first?.id, isDefault: false },
    ])
    const left = await change(`($id: ID!) { removeAddress(id: $id) { ${list} } }`, { id: second?.id })
    expect(left.removeAddress.contact.addresses).toEqual([{ id: first?.id, isDefault: true }])
  })
})
