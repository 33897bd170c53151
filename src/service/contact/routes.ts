import type { contactCalls } from '#contract/contact.ts'
import { normalisePhone } from '#rules/credentials.ts'
import { formErrors } from '#rules/profile-forms.ts'
import type { Handlers, Service } from '../handler.ts'
import { invalid } from '../refusal.ts'
import { sendCode, tryCode } from './codes.ts'
import {
  type AddressContent,
  type ContactEntry,
  findEntries,
  type PhoneContent,
  removeEntry,
  saveEntry,
  setDefaultEntry,
} from './entries.ts'

const isoOrNull = (date: Date | null): string | null => date?.toISOString() ?? null

/** The code itself never leaves the service: VerificationCode is null in every answer. */
const verificationOf = (entry: ContactEntry) => ({
  VerificationCode: null,
  StartTimerDate: isoOrNull(entry.codeSentAt),
  EndTimerDate: isoOrNull(entry.codeEndsAt),
  VerifiedOn: isoOrNull(entry.verifiedAt),
  WrongCodeInputCount: entry.wrongCodeCount,
  IsDefault: entry.isDefault,
})

const addressOf = (entry: ContactEntry) => ({
  Id: entry.id,
  Country: entry.country ?? '',
  City: entry.city ?? '',
  Street: entry.street ?? '',
  PostCode: entry.postCode ?? '',
  ...verificationOf(entry),
})

const phoneOf = (entry: ContactEntry) => ({ Id: entry.id, Number: entry.number ?? '', ...verificationOf(entry) })

/** @throws Refusal 400 naming the contract's field, which begins with a capital */
const checkForm = (form: 'address' | 'phone', values: Readonly<Record<string, string>>, now: Date): void => {
  const [error] = Object.entries(formErrors(form, values, now.toISOString().slice(0, 10)))
  if (error !== undefined) throw invalid(error[0].charAt(0).toUpperCase() + error[0].slice(1), error[1])
}

const readAddress = (
  body: { readonly Country: string; readonly City: string; readonly Street: string; readonly PostCode: string },
  now: Date,
): AddressContent => {
  const content = {
    country: body.Country.trim(),
    city: body.City.trim(),
    street: body.Street.trim(),
    postCode: body.PostCode.trim(),
  }
  checkForm('address', content, now)
  return content
}

const readPhone = (text: string, now: Date): PhoneContent => {
  checkForm('phone', { number: text }, now)
  return { number: normalisePhone(text) }
}

/** Specification 7.2, contact; every row is the caller's own or refused with 403. */
export const contactHandlers = ({ db, keys }: Service): Handlers<typeof contactCalls> => ({
  getContact: async ({ caller: { memberId } }) => ({
    Addresses: (await findEntries(db, 'address', memberId)).map(addressOf),
    Phones: (await findEntries(db, 'phone', memberId)).map(phoneOf),
  }),

  saveAddress: async ({ body, caller, commit, now }) => {
    const content = readAddress(body, now)
    return await commit(async (tx) => addressOf(await saveEntry(tx, 'address', caller.memberId, body.Id ?? null, content)))
  },
  removeAddress: async ({ params, caller, commit }) =>
    await commit(async (tx) => {
      await removeEntry(tx, 'address', caller.memberId, params.id)
      return true
    }),
  setDefaultAddress: async ({ params, caller, commit }) =>
    await commit(async (tx) => (await setDefaultEntry(tx, 'address', caller.memberId, params.id)).map(addressOf)),
  sendAddressCode: async ({ params, caller, commit, now }) =>
    await commit(async (tx) => addressOf(await sendCode(tx, keys, 'address', caller, params.id, now))),
  verifyAddress: async ({ params, body, caller, commit, now }) =>
    await commit(async (tx) =>
      addressOf(await tryCode(tx, keys, 'address', caller.memberId, params.id, body.verificationCode, now)),
    ),

  savePhone: async ({ body, caller, commit, now }) => {
    const content = readPhone(body.Number, now)
    return await commit(async (tx) => phoneOf(await saveEntry(tx, 'phone', caller.memberId, body.Id ?? null, content)))
  },
  removePhone: async ({ params, caller, commit }) =>
    await commit(async (tx) => {
      await removeEntry(tx, 'phone', caller.memberId, params.id)
      return true
    }),
  setDefaultPhone: async ({ params, caller, commit }) =>
    await commit(async (tx) => (await setDefaultEntry(tx, 'phone', caller.memberId, params.id)).map(phoneOf)),
  sendPhoneCode: async ({ params, caller, commit, now }) =>
    await commit(async (tx) => phoneOf(await sendCode(tx, keys, 'phone', caller, params.id, now))),
  verifyPhone: async ({ params, body, caller, commit, now }) =>
    await commit(async (tx) => phoneOf(await tryCode(tx, keys, 'phone', caller.memberId, params.id, body.verificationCode, now))),
})
