import Type, { type Static } from 'typebox'
import { Check } from 'typebox/value'
import { address, contact, phone } from '../../../src/contract/contact.ts'
import { listOutbox, type OutboxEntry } from '../../../src/service/outbox/outbox.ts'
import type { Reply, RunningService, Session } from './service.ts'

export type Address = Static<typeof address>
export type Phone = Static<typeof phone>
export type Contact = Static<typeof contact>

export const home = { Country: 'Portugal', City: 'Porto', Street: 'Rua das Flores 1', PostCode: '4050-262' }

const checked = <T>(is: (value: unknown) => value is T, reply: Reply): T => {
  if (is(reply.value)) return reply.value
  throw new Error(`Not what was expected: ${reply.status} ${reply.text}`)
}
export const asAddress = (reply: Reply): Address => checked((value) => Check(address, value), reply)
export const asPhone = (reply: Reply): Phone => checked((value) => Check(phone, value), reply)
export const asPhones = (reply: Reply): Phone[] => checked((value) => Check(Type.Array(phone), value), reply)

/** Calls under /teammember for one person. */
export const contactOf = (running: RunningService, session: Session) => ({
  find: async (): Promise<Contact> =>
    checked((value) => Check(contact, value), await running.call('GET', '/teammember/contact', { session })),
  saveAddress: (body: object = home, key?: string) =>
    running.call('POST', '/teammember/address', { session, body, ...(key === undefined ? {} : { key }) }),
  savePhone: (number: string, Id?: string) =>
    running.call('POST', '/teammember/phone', { session, body: { Number: number, ...(Id === undefined ? {} : { Id }) } }),
  removePhone: (id: string) => running.call('DELETE', `/teammember/phone/${id}`, { session }),
  setDefaultPhone: (id: string) => running.call('POST', `/teammember/phone/setAsDefault/${id}`, { session }),
  sendAddressCode: (id: string) => running.call('POST', `/teammember/sendAddressVerificationCode/${id}`, { session }),
  sendPhoneCode: (id: string) => running.call('POST', `/teammember/sendPhoneVerificationCode/${id}`, { session }),
  verifyAddress: (id: string, verificationCode: string) =>
    running.call('POST', `/teammember/verifyAddress/${id}`, { session, body: { verificationCode } }),
  verifyPhone: (id: string, verificationCode: string) =>
    running.call('POST', `/teammember/verifyPhone/${id}`, { session, body: { verificationCode } }),
})

const codeIn = (text: string): string | undefined => /(?<!\d)\d{6}(?!\d)/.exec(text)?.[0]

/** Every message in the outbox that carries a code, the newest first. */
export const codeMessages = async (running: RunningService): Promise<readonly (OutboxEntry & { readonly code: string })[]> =>
  (await listOutbox(running.pool, running.settings)).flatMap((entry) => {
    const code = codeIn(entry.text)
    return code === undefined ? [] : [{ ...entry, code }]
  })

/** The code that was sent last. */
export const lastCode = async (running: RunningService): Promise<string> => {
  const [message] = await codeMessages(running)
  if (message === undefined) throw new Error('No code was sent')
  return message.code
}

/** A code of six digits that is not this one. */
export const otherThan = (code: string, step = 1): string => String((Number(code) + step) % 1_000_000).padStart(6, '0')
