import { contactCalls } from '#contract/contact.ts'
import { renamingFields } from '../errors.ts'
import type { MutationResolvers } from '../generated/resolver-types.ts'
import { fromAddress, fromPhone, toAddress, toPhone } from '../mappers/contact.ts'
import { changeProfile } from './profile.ts'

type ContactMutation =
  | 'saveAddress'
  | 'removeAddress'
  | 'setDefaultAddress'
  | 'sendAddressCode'
  | 'verifyAddress'
  | 'savePhone'
  | 'removePhone'
  | 'setDefaultPhone'
  | 'sendPhoneCode'
  | 'verifyPhone'

const codeFields = renamingFields({ verificationCode: 'code' })

export const contactMutations: Pick<MutationResolvers, ContactMutation> = {
  saveAddress: (_root, { input }, context) => changeProfile(context, contactCalls.saveAddress, { body: fromAddress(input) }),
  removeAddress: (_root, { id }, context) => changeProfile(context, contactCalls.removeAddress, { params: { id } }),
  setDefaultAddress: (_root, { id }, context) => changeProfile(context, contactCalls.setDefaultAddress, { params: { id } }),
  sendAddressCode: async (_root, { id }, context) =>
    toAddress(await context.change(contactCalls.sendAddressCode, { params: { id } })),
  verifyAddress: async (_root, { id, code }, context) =>
    toAddress(
      await context.change(contactCalls.verifyAddress, { params: { id }, body: { verificationCode: code } }).catch(codeFields),
    ),
  savePhone: (_root, { input }, context) => changeProfile(context, contactCalls.savePhone, { body: fromPhone(input) }),
  removePhone: (_root, { id }, context) => changeProfile(context, contactCalls.removePhone, { params: { id } }),
  setDefaultPhone: (_root, { id }, context) => changeProfile(context, contactCalls.setDefaultPhone, { params: { id } }),
  sendPhoneCode: async (_root, { id }, context) => toPhone(await context.change(contactCalls.sendPhoneCode, { params: { id } })),
  verifyPhone: async (_root, { id, code }, context) =>
    toPhone(
      await context.change(contactCalls.verifyPhone, { params: { id }, body: { verificationCode: code } }).catch(codeFields),
    ),
}
