import type { Static } from 'typebox'
import type { BodyOf } from '#contract/call.ts'
import type { address, contact, contactCalls, phone } from '#contract/contact.ts'
import type { Address, AddressInput, Contact, Phone, PhoneInput, Verification } from '../generated/resolver-types.ts'
import { textOrNull } from './values.ts'

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
  country: one.Country,
  city: one.City,
  street: one.Street,
  postCode: one.PostCode,
  isDefault: one.IsDefault,
  verification: toVerification(one),
})

export const toPhone = (one: V1Phone): Phone => ({
  id: one.Id,
  number: one.Number,
  isDefault: one.IsDefault,
  verification: toVerification(one),
})

export const toContact = (one: Static<typeof contact>): Contact => ({
  addresses: one.Addresses.map(toAddress),
  phones: one.Phones.map(toPhone),
})

export const fromAddress = (input: AddressInput): BodyOf<Calls['saveAddress']> => ({
  Id: textOrNull(input.id),
  Country: input.country,
  City: input.city,
  Street: input.street,
  PostCode: input.postCode,
})

export const fromPhone = (input: PhoneInput): BodyOf<Calls['savePhone']> => ({ Id: textOrNull(input.id), Number: input.number })
