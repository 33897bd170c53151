import Type from 'typebox'
import { profileForms } from '#rules/profile-forms.ts'
import { answered, defineCall, id, idOrNew, lineText, moment, nullable, savedEntity, strictObject } from './call.ts'
import { bodyFields } from './form-fields.ts'

/** Specification 3, Address and phone entries. VerificationCode is always null: codes never leave the server in any answer. */
const verification = {
  VerificationCode: Type.Null(),
  StartTimerDate: nullable(moment),
  EndTimerDate: nullable(moment),
  VerifiedOn: nullable(moment),
  WrongCodeInputCount: Type.Integer({ minimum: 0 }),
  IsDefault: Type.Boolean(),
}
const addressFields = bodyFields(profileForms.address)
const phoneFields = bodyFields(profileForms.phone)
export const address = Type.Object({ Id: id, ...answered(addressFields), ...verification })
export const phone = Type.Object({ Id: id, ...answered(phoneFields), ...verification })
/** The default entry first, then in the order they were added. */
export const contact = Type.Object({ Addresses: Type.Array(address), Phones: Type.Array(phone) })

const newOrId = Type.Optional(idOrNew)
const rowParams = strictObject({ id })
const own = { access: 'team', ownership: 'none' } as const
const ownAddress = { access: 'team', params: rowParams, ownership: { param: 'id', is: 'ownRow', of: 'address' } } as const
const ownPhone = { access: 'team', params: rowParams, ownership: { param: 'id', is: 'ownRow', of: 'phone' } } as const
const codeBody = strictObject({ verificationCode: lineText(12, 1) })

/** Specification 7.2, contact; 4, Address and phone verification; decisions B, Contact. */
export const contactCalls = {
  getContact: defineCall({
    ...own,
    method: 'GET',
    path: '/teammember/contact',
    summary: 'The caller’s addresses and phones',
    answer: contact,
  }),
  saveAddress: defineCall({
    ...own,
    method: 'POST',
    path: '/teammember/address',
    summary: 'Adds an address, or changes the one of this Id, which then has to be verified again; the first one is the default',
    body: savedEntity({ Id: newOrId, ...addressFields }, address),
    answer: address,
  }),
  removeAddress: defineCall({
    ...ownAddress,
    method: 'DELETE',
    path: '/teammember/address/{id}',
    summary: 'Removes an address',
    answer: Type.Boolean(),
  }),
  setDefaultAddress: defineCall({
    ...ownAddress,
    method: 'POST',
    path: '/teammember/address/setAsDefault/{id}',
    summary: 'Makes this address the one default',
    answer: Type.Array(address),
  }),
  sendAddressCode: defineCall({
    ...ownAddress,
    method: 'POST',
    path: '/teammember/sendAddressVerificationCode/{id}',
    summary: 'Sends a new code of six digits that lives ten minutes; 409 while the one before still lives and is not locked',
    answer: address,
    errors: [409],
  }),
  verifyAddress: defineCall({
    ...ownAddress,
    method: 'POST',
    path: '/teammember/verifyAddress/{id}',
    summary:
      'Tries a code. A changed WrongCodeInputCount means that it was wrong; 409 after five wrong ones or when none was sent',
    body: codeBody,
    answer: address,
    errors: [409],
  }),
  savePhone: defineCall({
    ...own,
    method: 'POST',
    path: '/teammember/phone',
    summary:
      'Adds a phone, or changes the one of this Id, which then has to be verified again; 409 for a number the caller has already',
    body: savedEntity({ Id: newOrId, ...phoneFields }, phone),
    answer: phone,
    errors: [409],
  }),
  removePhone: defineCall({
    ...ownPhone,
    method: 'DELETE',
    path: '/teammember/phone/{id}',
    summary: 'Removes a phone',
    answer: Type.Boolean(),
  }),
  setDefaultPhone: defineCall({
    ...ownPhone,
    method: 'POST',
    path: '/teammember/phone/setAsDefault/{id}',
    summary: 'Makes this phone the one default',
    answer: Type.Array(phone),
  }),
  sendPhoneCode: defineCall({
    ...ownPhone,
    method: 'POST',
    path: '/teammember/sendPhoneVerificationCode/{id}',
    summary: 'Sends a new code of six digits that lives ten minutes; 409 while the one before still lives and is not locked',
    answer: phone,
    errors: [409],
  }),
  verifyPhone: defineCall({
    ...ownPhone,
    method: 'POST',
    path: '/teammember/verifyPhone/{id}',
    summary:
      'Tries a code. A changed WrongCodeInputCount means that it was wrong; 409 after five wrong ones or when none was sent',
    body: codeBody,
    answer: phone,
    errors: [409],
  }),
} as const
