import type { Static } from 'typebox'
import type { BodyOf } from '#contract/call.ts'
import type { address, contact, contactCalls, phone } from '#contract/contact.ts'
import { textOrNull } from '#rules/blank.ts'
import { profileForms } from '#rules/profile-forms.ts'
import type { Address, AddressInput, Contact, Phone, PhoneInput, Verification } from '../generated/resolver-types.ts'
import { fromFields, toFields } from './form-fields.ts'

type Calls = typeof contactCalls
type V1Address = Static<typeof address>
type V1Phone = Static<typeof phone>

const toVerification = (one: V1Address | V1Phone): Verification => ({
  codeSentAt: one.StartTimerDate,
  codeEndsAt: one.EndTimerDate,
  verifiedAt: one.VerifiedOn,
  wrongCodeCount: one.WrongCodeInputCount,
})

export const toAddress = (one: V1Address): Address => ({
  id: one.Id,
  ...toFields(profileForms.address, one),
  isDefault: one.IsDefault,
  verification: toVerification(one),
})

export const toPhone = (one: V1Phone): Phone => ({
  id: one.Id,
  ...toFields(profileForms.phone, one),
  isDefault: one.IsDefault,
  verification: toVerification(one),
})

export const toContact = (one: Static<typeof contact>): Contact => ({
  addresses: one.Addresses.map(toAddress),
  phones: one.Phones.map(toPhone),
})

export const fromAddress = (input: AddressInput): BodyOf<Calls['saveAddress']> => ({
  Id: textOrNull(input.id),
  ...fromFields(profileForms.address, input),
})

export const fromPhone = (input: PhoneInput): BodyOf<Calls['savePhone']> => ({
  Id: textOrNull(input.id),
  ...fromFields(profileForms.phone, input),
})
