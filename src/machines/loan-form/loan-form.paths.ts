import { messages } from '#rules/messages.ts'
import type { Failure } from '../failure.ts'
import { refusal, silence } from '../testing/fixtures.ts'
import { doneEvent, errorEvent, type PathPlan } from '../testing/path-plan.ts'
import type { LoanBase, LoanChoice, LoanRemote } from './loan-draft.ts'
import { loanRequest } from './loan-form.machine.ts'

const id = (last: string) => `5b0e6e54-0d3e-4f5e-8a53-0a5d5f1f7${last}`

/** What the paths' loans can be requested against. */
export const someLoanChoices: readonly LoanChoice[] = [{ id: id('c01'), name: 'Harbour control', currency: 'AUD' }]
/** The loan of the paths' list that can be changed. */
export const someLoanBase: LoanBase = {
  id: id('f01'),
  commitmentId: id('c01'),
  currency: 'AUD',
  amount: '1,200.00 AUD',
  version: 1,
}
/** The same once another window has changed it. */
export const someLoanRemote: LoanRemote = {
  base: { ...someLoanBase, amount: '1,600.00 AUD', version: 2 },
  values: { commitmentId: id('c01'), amount: '1600', installment: '4', proposedPaymentDate: '2026-12-01', description: '' },
}
const valuesOfBase = {
  commitmentId: id('c01'),
  amount: '1200',
  installment: '4',
  proposedPaymentDate: '2026-12-01',
  description: '',
}
const valuesOfNew = { installment: '3', proposedPaymentDate: '2026-12-01' }

interface Facts {
  readonly choices: unknown
  readonly base: LoanBase | null
  readonly values: { readonly amount: string }
  readonly drafts: readonly unknown[]
  readonly failure: Failure | null
}

const isChanged = (failure: Failure | null): boolean => failure?.kind === 'refused' && failure.message === messages.loanChanged

export const loanFormPlan: PathPlan = {
  name: 'loan-form',
  machine: loanRequest,
  starts: [{ words: 'Open the loans', input: undefined }],
  events: [
    { event: { type: 'form.opened', base: null, values: valuesOfNew }, words: 'Press Loan Request' },
    { event: { type: 'form.opened', base: someLoanBase, values: valuesOfBase }, words: 'Choose Edit in the menu of a loan' },
    { event: { type: 'choices.arrived', choices: someLoanChoices }, words: 'The server answers with the commitments' },
    { event: { type: 'field.changed', field: 'amount', value: '100' }, words: 'Type an amount that does not divide' },
    { event: { type: 'field.changed', field: 'amount', value: '900' }, words: 'Type an amount that divides' },
    { event: { type: 'field.left', field: 'amount' }, words: 'Leave the amount' },
    { event: { type: 'save.requested', requestKey: 'key-1' }, words: 'Press Save' },
    { event: { type: 'cancel.requested' }, words: 'Press Cancel' },
    { event: { type: 'close.requested' }, words: 'Press Escape' },
    { event: { type: 'flow.restored' }, words: 'Load the page again' },
    { event: { type: 'draft.continued', index: 0 }, words: 'Press Continue' },
    { event: { type: 'draft.discarded', index: 0 }, words: 'Press Discard' },
    { event: doneEvent('saveLoan'), words: 'The server saves it' },
    { event: errorEvent('saveLoan', refusal(messages.loanClosed, 'CONFLICT')), words: 'The loan was answered meanwhile' },
    { event: errorEvent('saveLoan', refusal(messages.loanChanged, 'CONFLICT')), words: 'Another window has changed the loan' },
    { event: { type: 'remote.overwritten', ...someLoanRemote }, words: 'Press Keep mine' },
    { event: { type: 'remote.accepted', ...someLoanRemote }, words: 'Press Keep theirs' },
    { event: errorEvent('saveLoan', silence), words: 'No answer comes from the server' },
  ],
  facts: ({ choices, base, values, drafts, failure }: Facts) =>
    [choices !== null, base?.version, values.amount, drafts.length, isChanged(failure)].join(),
  possible: (state, event) => {
    const { choices, base, values, drafts, failure }: Facts = state.context
    if (event.type === 'choices.arrived') return state.matches('editing') && choices === null
    if (event.type === 'form.opened') {
      // A loan is edited once its menu is there; what was typed of another one is no other story.
      if (state.matches('offering')) return event.base === null
      return state.matches('closed')
    }
    if (state.matches('saving')) {
      const isConflict = event.type === errorEvent('saveLoan', silence).type && event.error.kind === 'refused'
      return !isConflict || base !== null
    }
    if (!state.matches('editing')) return true
    if (choices === null) return event.type === 'cancel.requested' && drafts.length === 0
    // What another window did shows once the server has refused a save.
    if (event.type.startsWith('remote.')) return isChanged(failure) && base?.version === 1
    if (isChanged(failure)) return event.type === 'cancel.requested'
    if (event.type === 'field.changed') return event.value === '100' ? values.amount === '' : values.amount !== '900'
    if (event.type === 'field.left') return values.amount === '100'
    return true
  },
}
