import { expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { loanFormErrors, schedulePreview } from '#rules/loan-form.ts'
import { messages } from '#rules/messages.ts'
import { loanRequest, type SaveLoan, selectLoanErrors } from './loan-form.machine.ts'
import { someLoanBase, someLoanChoices, someLoanRemote } from './loan-form.paths.ts'

const start = (saveLoan: (input: SaveLoan) => Promise<void> = async () => undefined) => {
  const told: string[] = []
  const machine = loanRequest.provide({ actors: { saveLoan: fromPromise(({ input }) => saveLoan(input)) } })
  const actor = createActor(machine)
  actor.on('*', (event) => {
    if (event.type === 'notice.raised') told.push(event.body)
  })
  actor.start()
  const type = (values: Readonly<Record<string, string>>) => {
    for (const [field, value] of Object.entries(values)) actor.send({ type: 'field.changed', field, value })
  }
  actor.send({ type: 'form.opened', base: null, values: { proposedPaymentDate: '2026-12-01' } })
  return { actor, told, type }
}

test('the only commitment is chosen, for a new loan', () => {
  const { actor } = start()
  actor.send({ type: 'choices.arrived', choices: someLoanChoices })
  expect(actor.getSnapshot().context.values.commitmentId).toBe(someLoanChoices[0]?.id)
  actor.send({ type: 'close.requested' })
  expect(actor.getSnapshot().matches('closed')).toBe(true)
})

test.each([
  [{}, { commitmentId: messages.required, amount: messages.required, installment: messages.required }],
  [
    { commitmentId: 'c', amount: 'abc', installment: '0' },
    { amount: messages.loanAmountInvalid, installment: messages.loanInstallmentsInvalid },
  ],
  [
    { commitmentId: 'c', amount: '0', installment: '100' },
    { amount: messages.loanAmountInvalid, installment: messages.loanInstallmentsInvalid },
  ],
  [{ commitmentId: 'c', amount: '100', installment: '1.5' }, { installment: messages.loanInstallmentsInvalid }],
  [{ commitmentId: 'c', amount: '100', installment: '3' }, { amount: messages.loanIndivisible }],
  [{ commitmentId: 'c', amount: '1 000.50', installment: '5' }, {}],
])('%j is answered with %j', (values, errors) => {
  expect(loanFormErrors(values, 'AUD')).toEqual(errors)
})

test('what is typed has a schedule, or what would divide', () => {
  expect(schedulePreview({ amount: '', installment: '3', proposedPaymentDate: '' }, null)).toBeNull()
  expect(schedulePreview({ amount: '100', installment: '8', proposedPaymentDate: '' }, 'TMN')).toEqual({
    choices: { amounts: ['96', '104'], installments: [5, 10] },
  })
  expect(schedulePreview({ amount: '1,000', installment: '2', proposedPaymentDate: '2027-01-31' }, 'AUD')).toEqual({
    lines: [
      { amount: '500', date: '2027-01-31' },
      { amount: '500', date: '2027-02-28' },
    ],
  })
})

test('what does not divide is not sent', () => {
  let sent = 0
  const { actor, type } = start(async () => {
    sent += 1
  })
  actor.send({ type: 'choices.arrived', choices: someLoanChoices })
  type({ amount: '100', installment: '3' })
  actor.send({ type: 'save.requested', requestKey: 'key' })
  expect(selectLoanErrors(actor.getSnapshot())).toEqual({ amount: messages.loanIndivisible })
  expect([actor.getSnapshot().matches('editing'), sent]).toEqual([true, 0])
})

test('a save without an answer closes the form, keeps what was typed, and is tried again under its key', async () => {
  const keys: string[] = []
  const { actor, told, type } = start(async ({ requestKey, input }) => {
    keys.push(requestKey)
    expect(input).toMatchObject({ amount: '1000', installment: 4 })
    if (keys.length === 1) throw { kind: 'unreachable' }
  })
  actor.send({ type: 'choices.arrived', choices: someLoanChoices })
  type({ amount: '1,000', installment: '4' })
  actor.send({ type: 'save.requested', requestKey: 'first' })
  await expect.poll(() => actor.getSnapshot().matches('offering')).toBe(true)
  actor.send({ type: 'form.opened', base: someLoanBase, values: {} })
  actor.send({ type: 'cancel.requested' })
  actor.send({ type: 'form.opened', base: null, values: {} })
  expect(actor.getSnapshot().context.values.amount).toBe('1,000')
  actor.send({ type: 'save.requested', requestKey: 'second' })
  await expect.poll(() => actor.getSnapshot().matches('closed')).toBe(true)
  expect(keys).toEqual(['first', 'first'])
  expect(told).toEqual([messages.loanNotSaved, messages.loanSaved])
})

test('what the server refuses shows at its field when it is gone on with', async () => {
  const { actor, type } = start(async () => {
    throw { kind: 'refused', code: 'VALIDATION', message: messages.loanCommitmentInvalid, field: 'commitmentId' }
  })
  actor.send({ type: 'choices.arrived', choices: someLoanChoices })
  type({ amount: '1000', installment: '4' })
  actor.send({ type: 'save.requested', requestKey: 'first' })
  await expect.poll(() => actor.getSnapshot().matches('offering')).toBe(true)
  actor.send({ type: 'draft.continued', index: 0 })
  expect(selectLoanErrors(actor.getSnapshot())).toEqual({ commitmentId: messages.loanCommitmentInvalid })
  expect(actor.getSnapshot().context.requestKey).toBe('')
})

test.each([
  ['remote.overwritten', '900'],
  ['remote.accepted', '1600'],
] as const)('a loan that was changed elsewhere is saved over what is there after %s', async (type, amount) => {
  const sent: SaveLoan[] = []
  const { actor } = start(async (input) => {
    sent.push(input)
    if (input.version === 1) throw { kind: 'refused', code: 'CONFLICT', message: messages.loanChanged, field: null }
  })
  actor.send({ type: 'cancel.requested' })
  actor.send({ type: 'choices.arrived', choices: someLoanChoices })
  actor.send({ type: 'form.opened', base: someLoanBase, values: { ...someLoanRemote.values, amount: '1200' } })
  actor.send({ type: 'field.changed', field: 'amount', value: '900' })
  actor.send({ type: 'save.requested', requestKey: 'first' })
  await expect.poll(() => actor.getSnapshot().matches('offering')).toBe(true)
  actor.send({ type: 'draft.continued', index: 0 })
  expect(actor.getSnapshot().context.values.amount).toBe('900')
  // What is older, or another loan, is no news.
  actor.send({ type, base: someLoanBase, values: {} })
  actor.send({ type, base: { ...someLoanRemote.base, id: 'another' }, values: {} })
  expect(actor.getSnapshot().context.failure).not.toBeNull()
  actor.send({ type, ...someLoanRemote })
  expect(actor.getSnapshot().context).toMatchObject({ failure: null, base: { version: 2 }, values: { amount } })
  actor.send({ type: 'save.requested', requestKey: 'second' })
  await expect.poll(() => actor.getSnapshot().matches('closed')).toBe(true)
  expect(sent).toMatchObject([
    { version: 1, requestKey: 'first', input: { amount: '900' } },
    { version: 2, requestKey: 'second', input: { amount } },
  ])
})
