import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import { flowMetaOf } from '#journal/meta.ts'
import { toPlainEvent } from '#journal/redact.ts'
import { createVault } from '#journal/vault.ts'
import { paymentMethod } from '#machines/payment-method/payment-method.machine.ts'
import { messages } from '#rules/messages.ts'
import { paymentForms } from '#rules/payment-forms.ts'
import { accountSource } from './account-source.ts'
import { beginAccount } from './begin-account.ts'

const method = { type: 'bankAccount', lockedUntil: null, today: '2026-03-02', hasActivePayRun: false } as const

/** A form of a bank account, and everything that its flow hears. */
const open = () => {
  const vault = createVault()
  const heard: unknown[] = []
  const actor = createActor(paymentMethod, {
    inspect: (inspection) => {
      if (inspection.type === '@xstate.event') heard.push(inspection.event)
    },
  }).start()
  actor.send({ type: 'method.arrived', method })
  actor.send({ type: 'accounts.arrived', ofType: 'bankAccount', accounts: [] })
  actor.send({ type: 'add.requested', ...beginAccount('bankAccount', vault) })
  const fields = accountSource(paymentForms.bankAccount, actor, vault)
  return { actor, fields, heard, errors: () => actor.getSnapshot().context.errors }
}

it('judges what is typed where it is typed: the flow knows what is wrong, and not what was typed', () => {
  const { actor, fields, heard, errors } = open()
  expect(fields.readValue('country')).toBe('Australia')
  expect(errors()).toEqual({ bsb: messages.required, accountName: messages.required, accountNumber: messages.required })
  fields.change('bsb', '06-3')
  expect(errors().bsb).toBe(messages.bsbInvalid)
  expect(fields.errorOf('bsb')).toBeUndefined()
  fields.leave('bsb')
  expect(fields.errorOf('bsb')).toBe(messages.bsbInvalid)
  fields.change('bsb', ' 063-000 ')
  fields.change('accountName', 'Mia Member')
  fields.change('accountNumber', '123 456 789')
  expect(errors()).toEqual({})
  expect(fields.readValue('accountNumber')).toBe('123 456 789')
  // A handle is random, and may hold any digits by chance.
  const told = JSON.stringify([heard, actor.getSnapshot().context]).replaceAll(/"sealed":"[0-9a-f]{32}"/g, '')
  expect(told).not.toMatch(/456|063|Mia|Australia/)
})

it('keeps what was typed when another country is chosen and the first again', () => {
  const { fields, errors } = open()
  fields.change('bsb', '063000')
  fields.change('accountNumber', '12345')
  fields.change('country', 'Iran')
  expect(Object.keys(errors())).toEqual(['bankName', 'shebaNumber', 'accountName'])
  expect(fields.readValue('accountNumber')).toBe('12345')
  fields.change('shebaNumber', 'IR000000000000000000000001')
  expect(errors().shebaNumber).toBe(messages.shebaCheckWrong)
  fields.change('country', 'Australia')
  expect(fields.readValue('bsb')).toBe('063000')
  expect(errors()).toEqual({ accountName: messages.required })
})

it('tells the journal nothing but handles of what was typed', () => {
  const { secrets } = flowMetaOf(paymentMethod)
  const typed = { type: 'field.changed', field: 'accountNumber', value: '123456789', errors: {} }
  const begun = { type: 'add.requested', begun: [{ field: 'email', value: 'mia@demo.test' }], errors: {} }
  for (const event of [typed, begun, { type: 'password.changed', password: 'Portal-demo-1' }]) {
    const written = JSON.stringify(toPlainEvent(event, secrets, () => {}))
    expect(written).toContain('"sealed":"redacted"')
    expect(written).not.toMatch(/123456789|mia@|Portal-demo/)
  }
})
