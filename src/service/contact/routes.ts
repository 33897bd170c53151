import type { contactCalls } from '#contract/contact.ts'
import { profileForms } from '#rules/profile-forms.ts'
import { takeFields } from '../form-fields.ts'
import type { Handlers, Service } from '../handler.ts'
import { sendCode, tryCode } from './codes.ts'
import { type ContactEntry, findEntries, removeEntry, saveEntry, setDefaultEntry } from './entries.ts'

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

/** Specification 7.2, contact; every row is the caller's own or refused with 403. */
export const contactHandlers = ({ db, keys }: Service): Handlers<typeof contactCalls> => ({
  getContact: async ({ caller: { memberId } }) => ({
    Addresses: (await findEntries(db, 'address', memberId)).map(addressOf),
    Phones: (await findEntries(db, 'phone', memberId)).map(phoneOf),
  }),

  saveAddress: async ({ body, caller, commit, now }) => {
    const content = takeFields(profileForms.address, body, now)
    return await commit(async (tx) => addressOf(await saveEntry(tx, 'address', caller.memberId, body.Id || null, content)))
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
    const content = takeFields(profileForms.phone, body, now)
    return await commit(async (tx) => phoneOf(await saveEntry(tx, 'phone', caller.memberId, body.Id || null, content)))
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
