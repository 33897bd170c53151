import type { CallShape } from '#contract/call.ts'
import { contactCalls } from '#contract/contact.ts'
import { memberId } from '../examples.ts'
import { rowId } from '../profile-examples.ts'
import type { Case, Cases } from './case.ts'

const params = { id: rowId(6) }
const itself = { id: memberId }

/** A mutation of one entry that answers with the profile. */
const changes = (field: string, call: CallShape): Case => ({
  query: `mutation { ${field}(id: "${params.id}") { id } }`,
  answer: itself,
  calls: [[call, { params }]],
})

const entry = '{ id verification { wrongCodeCount } }'
const address = { id: rowId(6), verification: { wrongCodeCount: 2 } }
const phone = { id: rowId(7), verification: { wrongCodeCount: 0 } }

export const contactCases: Cases = {
  'Mutation.saveAddress': {
    query: `mutation { saveAddress(input: { country: "Sweden", city: "Umeå", street: "Storgatan 1", postCode: "903 26" }) { id } }`,
    answer: itself,
    calls: [
      [
        contactCalls.saveAddress,
        { body: { Id: null, Country: 'Sweden', City: 'Umeå', Street: 'Storgatan 1', PostCode: '903 26' } },
      ],
    ],
  },
  'Mutation.removeAddress': changes('removeAddress', contactCalls.removeAddress),
  'Mutation.setDefaultAddress': changes('setDefaultAddress', contactCalls.setDefaultAddress),
  'Mutation.sendAddressCode': {
    query: `mutation { sendAddressCode(id: "${params.id}") ${entry} }`,
    answer: address,
    calls: [[contactCalls.sendAddressCode, { params }]],
  },
  'Mutation.verifyAddress': {
    query: `mutation { verifyAddress(id: "${params.id}", code: "123456") ${entry} }`,
    answer: address,
    calls: [[contactCalls.verifyAddress, { params, body: { verificationCode: '123456' } }]],
  },
  'Mutation.savePhone': {
    query: `mutation { savePhone(input: { id: "${params.id}", number: "+46701112233" }) { id } }`,
    answer: itself,
    calls: [[contactCalls.savePhone, { body: { Id: params.id, Number: '+46701112233' } }]],
  },
  'Mutation.removePhone': changes('removePhone', contactCalls.removePhone),
  'Mutation.setDefaultPhone': changes('setDefaultPhone', contactCalls.setDefaultPhone),
  'Mutation.sendPhoneCode': {
    query: `mutation { sendPhoneCode(id: "${params.id}") ${entry} }`,
    answer: phone,
    calls: [[contactCalls.sendPhoneCode, { params }]],
  },
  'Mutation.verifyPhone': {
    query: `mutation { verifyPhone(id: "${params.id}", code: "12 34 56") ${entry} }`,
    answer: phone,
    calls: [[contactCalls.verifyPhone, { params, body: { verificationCode: '12 34 56' } }]],
  },
}
