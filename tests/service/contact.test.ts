import { describe, expect, it } from 'vitest'
import { seedId } from '../../src/service/db/seed/ids.ts'
import { asAddress, asPhone, asPhones, contactOf, home, lastCode } from './support/contact.ts'
import { serviceForTest } from './support/service.ts'

/** newcomer of the seed has no address and no phone. */
const newcomer = async () => {
  const running = await serviceForTest()
  return { running, ...contactOf(running, await running.logIn('newcomer')) }
}

const numbers = (phones: readonly { readonly Number: string }[]): string[] => phones.map((phone) => phone.Number)

describe('the seed', () => {
  it('has a verified default and another one of each kind for the member', async () => {
    const running = await serviceForTest()
    const { Addresses, Phones } = await contactOf(running, await running.logIn('member')).find()
    for (const entries of [Addresses, Phones]) {
      expect(entries.map(({ IsDefault, VerifiedOn }) => [IsDefault, VerifiedOn !== null])).toEqual([
        [true, true],
        [false, false],
      ])
    }
  })
})

describe('saving', () => {
  it('adds; the first entry of a kind is the default, later ones come after it', async () => {
    const { find, saveAddress, savePhone } = await newcomer()
    const first = asAddress(await saveAddress())
    expect(first).toMatchObject({ ...home, IsDefault: true, VerifiedOn: null, WrongCodeInputCount: 0, VerificationCode: null })
    asAddress(await saveAddress({ ...home, Street: 'Rua do Almada 2' }))
    asAddress(await saveAddress({ ...home, Id: null, Street: 'Rua de Cedofeita 3' }))
    asPhone(await savePhone('+351 (910) 000-111'))
    const { Addresses, Phones } = await find()
    expect(Addresses.map(({ Street, IsDefault }) => [Street, IsDefault])).toEqual([
      ['Rua das Flores 1', true],
      ['Rua do Almada 2', false],
      ['Rua de Cedofeita 3', false],
    ])
    expect(Phones).toMatchObject([{ Number: '+351910000111', IsDefault: true }])
  })

  it('keeps one row of many at once with one key, and one default of many first ones', async () => {
    const { find, saveAddress } = await newcomer()
    const replies = await Promise.all(Array.from({ length: 10 }, () => saveAddress(home, 'one-key')))
    expect(new Set(replies.map((reply) => asAddress(reply).Id)).size).toBe(1)
    await Promise.all(Array.from({ length: 10 }, (_, index) => saveAddress({ ...home, Street: `Street ${index}` })))
    const { Addresses } = await find()
    expect(Addresses).toHaveLength(11)
    expect(Addresses.filter(({ IsDefault }) => IsDefault)).toHaveLength(1)
  })

  it('changes an entry; only changed content has to be verified again', async () => {
    const { running, find, saveAddress, sendAddressCode, verifyAddress } = await newcomer()
    const { Id } = asAddress(await saveAddress())
    await sendAddressCode(Id)
    expect(asAddress(await verifyAddress(Id, await lastCode(running))).VerifiedOn).toBe(running.clock.now.toISOString())
    running.clock.forward(60_000)
    await sendAddressCode(Id)
    expect(asAddress(await saveAddress({ ...home, Id, City: ' Porto ' }))).toMatchObject({
      City: 'Porto',
      VerifiedOn: expect.any(String),
      EndTimerDate: expect.any(String),
    })
    const code = await lastCode(running)
    expect(asAddress(await saveAddress({ ...home, Id: Id.toUpperCase(), City: 'Gaia' }))).toMatchObject({
      Id,
      City: 'Gaia',
      IsDefault: true,
      VerifiedOn: null,
      StartTimerDate: null,
      EndTimerDate: null,
      WrongCodeInputCount: 0,
    })
    expect(await verifyAddress(Id, code)).toMatchObject({ status: 409, message: 'Please request a code first.' })
    expect((await find()).Addresses).toHaveLength(1)
  })

  it.each([
    [{ ...home, PostCode: ' ' }, 'PostCode', 'Required.'],
    [{ ...home, Street: ' '.repeat(3) }, 'Street', 'Required.'],
    [{ ...home, City: 'x'.repeat(101) }, 'City', 'City must have at most 100 characters.'],
    [{ ...home, Country: 'a\nb' }, 'Country', 'Country contains characters that are not allowed.'],
    [{ ...home, isDefault: true }, 'isDefault', 'isDefault is not a known field.'],
    [{ ...home, Verified: null }, 'Verified', 'Verified is not a known field.'],
  ])('refuses the address %o', async (body, field, message) => {
    const { find, saveAddress } = await newcomer()
    expect(await saveAddress(body)).toMatchObject({ status: 400, field, message })
    expect((await find()).Addresses).toEqual([])
  })

  it('refuses a phone number that is none, and one that the person has in any spelling; others may have it', async () => {
    const { running, find, savePhone } = await newcomer()
    expect(await savePhone('12 34')).toMatchObject({
      status: 400,
      field: 'Number',
      message: 'Phone number must be valid.',
    })
    const first = asPhone(await savePhone('+351 910 000 111'))
    const second = asPhone(await savePhone('+351910000112'))
    const taken = { status: 409, field: 'Number', message: 'This phone already exists!' }
    expect(await savePhone('+351-(910)-000-111')).toMatchObject(taken)
    expect(await savePhone('+351 910 000 111', second.Id)).toMatchObject(taken)
    expect((await savePhone('+351 910 000 111', first.Id)).status).toBe(200)
    const other = contactOf(running, await running.logIn('idle'))
    expect((await other.savePhone('+351910000111')).status).toBe(200)
    const many = await Promise.all(Array.from({ length: 8 }, () => savePhone('+351 910 000 113')))
    expect(many.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 7 }, () => 409)])
    expect(numbers((await find()).Phones)).toEqual(['+351910000111', '+351910000112', '+351910000113'])
  })

  it('keeps at most 20 of a kind, also of many at once', async () => {
    const { find, saveAddress, savePhone } = await newcomer()
    const replies = await Promise.all(Array.from({ length: 25 }, (_, index) => saveAddress({ ...home, PostCode: String(index) })))
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(5)
    expect(replies.find(({ status }) => status === 409)?.message).toBe('You can keep at most 20 entries of this kind.')
    expect((await find()).Addresses).toHaveLength(20)
    expect((await savePhone('+351910000111')).status).toBe(200)
  })

  it("answers somebody else's entry, one of the other kind and none with the same 403", async () => {
    const { savePhone, saveAddress, find } = await newcomer()
    const own = asPhone(await savePhone('+351910000111'))
    for (const Id of [seedId('member/address/home'), own.Id, seedId('nobody/address/home')]) {
      expect(await saveAddress({ ...home, Id })).toMatchObject({ status: 403, message: 'You may not see this record.' })
    }
    expect((await find()).Addresses).toEqual([])
  })
})

describe('the default', () => {
  it('moves to the oldest other one when it is removed', async () => {
    const { find, savePhone, removePhone, setDefaultPhone } = await newcomer()
    const phones = []
    for (const last of [1, 2, 3]) phones.push(asPhone(await savePhone(`+35191000011${last}`)))
    const [first, second, third] = phones.map(({ Id }) => Id)
    expect(asPhones(await setDefaultPhone(third ?? '')).map(({ Id }) => Id)).toEqual([third, first, second])
    expect(await removePhone(second ?? '')).toMatchObject({ status: 200, value: true })
    expect(await removePhone(second ?? '')).toMatchObject({ status: 403 })
    await removePhone(third ?? '')
    expect((await find()).Phones).toMatchObject([{ Id: first, IsDefault: true }])
    await removePhone(first ?? '')
    expect((await find()).Phones).toEqual([])
    expect(asPhone(await savePhone('+351910000119')).IsDefault).toBe(true)
  })

  it('is exactly one after 100 wishes at once', async () => {
    const { running, find, savePhone, setDefaultPhone } = await newcomer()
    for (let index = 0; index < 5; index += 1) await savePhone(`+35191000012${index}`)
    const ids = (await find()).Phones.map(({ Id }) => Id)
    const replies = await Promise.all(Array.from({ length: 100 }, (_, index) => setDefaultPhone(ids[index % ids.length] ?? '')))
    for (const reply of replies) expect(asPhones(reply).filter(({ IsDefault }) => IsDefault)).toHaveLength(1)
    expect((await find()).Phones.filter(({ IsDefault }) => IsDefault)).toHaveLength(1)
    const second = running.pool.query("update contact_entry set is_default = true where kind = 'phone' and member_id = $1", [
      seedId('newcomer/member'),
    ])
    await expect(second).rejects.toThrow('contact_entry_default_key')
  })
})
