import type { Address, MutationResolvers, Phone, Profile, Verification } from '#generated/resolver-types.ts'
import { normalisePhone } from '#rules/credentials.ts'
import { messages } from '#rules/messages.ts'
import { accepted, withChanged, withoutEntry, withSaved } from './entries.ts'
import { refusal } from './refusal.ts'
import { sendCode, tryCode, unverified } from './verification.ts'
import type { MockWorld } from './world.ts'

interface ContactEntry {
  readonly id: string
  readonly isDefault: boolean
  readonly verification: Verification
}

/** The default entry first, and always one: the first of the others takes a removed one's place. */
const withDefault = <E extends ContactEntry>(entries: readonly E[], id = entries.find((one) => one.isDefault)?.id): E[] =>
  entries
    .map((one, index) => ({ ...one, isDefault: id === undefined ? index === 0 : one.id === id }))
    .toSorted((one, other) => Number(other.isDefault) - Number(one.isDefault))

/** What is proven stays so while it is the same. */
const proofOf = <E extends ContactEntry>(known: E | undefined, content: Partial<E>): Verification => {
  const isSame = known !== undefined && JSON.stringify({ ...known, ...content }) === JSON.stringify(known)
  return isSame ? known.verification : unverified
}

/** What is the same for both kinds of entries. */
const listOf = <E extends ContactEntry>(
  world: MockWorld,
  read: (profile: Profile) => readonly E[],
  change: (entries: (before: readonly E[]) => E[]) => Profile,
) => {
  const changeVerification = (id: string, next: (before: Verification) => Verification): E => {
    const profile = change((entries) => withChanged(entries, id, (one) => ({ ...one, verification: next(one.verification) })))
    const changed = read(profile).find((one) => one.id === id)
    if (changed === undefined) throw refusal('NOT_FOUND', messages.genericError)
    return changed
  }
  return {
    remove: (id: string) => change((entries) => withDefault(withoutEntry(entries, id))),
    setDefault: (id: string) =>
      change((entries) =>
        withDefault(
          withChanged(entries, id, (one) => one),
          id,
        ),
      ),
    send: (id: string) => changeVerification(id, (before) => sendCode(before, world.scenario.clock())),
    verify: (id: string, code: string) => changeVerification(id, (before) => tryCode(before, code, world.scenario.clock())),
  }
}

export const contactMutations = (world: MockWorld) => {
  const changeAddresses = (change: (before: readonly Address[]) => Address[]): Profile =>
    world.changeProfile(({ contact }) => ({ contact: { ...contact, addresses: change(contact.addresses) } }))
  const changePhones = (change: (before: readonly Phone[]) => Phone[]): Profile =>
    world.changeProfile(({ contact }) => ({ contact: { ...contact, phones: change(contact.phones) } }))
  const addresses = listOf<Address>(world, (profile) => profile.contact.addresses, changeAddresses)
  const phones = listOf<Phone>(world, (profile) => profile.contact.phones, changePhones)
  return {
    saveAddress: (_root, { input: given }) => {
      const { country, city, street, postCode, id: changed } = accepted(world, 'address', given)
      const content = { country, city, street, postCode }
      return changeAddresses((before) =>
        withDefault(
          withSaved(world, before, changed, (id, known) => ({
            ...content,
            id,
            isDefault: known?.isDefault ?? false,
            verification: proofOf(known, content),
          })),
        ),
      )
    },
    removeAddress: (_root, { id }) => addresses.remove(id),
    setDefaultAddress: (_root, { id }) => addresses.setDefault(id),
    sendAddressCode: (_root, { id }) => addresses.send(id),
    verifyAddress: (_root, { id, code }) => addresses.verify(id, code),
    savePhone: (_root, { input: given }) => {
      const number = normalisePhone(accepted(world, 'phone', given).number)
      return changePhones((before) => {
        const isTaken = before.some((one) => one.id !== given.id && one.number === number)
        if (isTaken) throw refusal('CONFLICT', messages.phoneExists, 'number')
        return withDefault(
          withSaved(world, before, given.id, (id, known) => ({
            id,
            number,
            isDefault: known?.isDefault ?? false,
            verification: proofOf(known, { number }),
          })),
        )
      })
    },
    removePhone: (_root, { id }) => phones.remove(id),
    setDefaultPhone: (_root, { id }) => phones.setDefault(id),
    sendPhoneCode: (_root, { id }) => phones.send(id),
    verifyPhone: (_root, { id, code }) => phones.verify(id, code),
  } satisfies Partial<MutationResolvers>
}
