import { emptyValues, type FormValues } from '#rules/form-fields.ts'
import { loanForm } from '#rules/loan-form.ts'
import type { Failure } from '../failure.ts'

/** A commitment that a loan can be requested against. */
export interface LoanChoice {
  readonly id: string
  readonly name: string
  readonly currency: string
}

/** The loan that is changed, as it was when the form was opened. */
export interface LoanBase {
  readonly id: string
  readonly commitmentId: string
  readonly currency: string
  /** In words, '1,800.00 AUD'. */
  readonly amount: string
  /** Counts its changes: a save is based on one of them. */
  readonly version: number
}

/** A loan as it is on the server: what names it, and what the form shows of it. */
export interface LoanRemote {
  readonly base: LoanBase
  readonly values: FormValues
}

/** What was typed of one loan, with what its save needs to happen once. */
export interface LoanDraft {
  /** Null for a new loan. */
  readonly base: LoanBase | null
  /** What the form began with. */
  readonly initial: FormValues
  readonly values: FormValues
  /** Key of the last save that had no answer: it may have happened. */
  readonly requestKey: string
  /** Why the last save did not succeed; null for none. */
  readonly failure: Failure | null
}

export const emptyLoanDraft: LoanDraft = {
  base: null,
  initial: emptyValues(loanForm),
  values: emptyValues(loanForm),
  requestKey: '',
  failure: null,
}

/** The draft alone, out of all that is known of a form. */
export const draftIn = ({ base, initial, values, requestKey, failure }: LoanDraft): LoanDraft => ({
  base,
  initial,
  values,
  requestKey,
  failure,
})

/** Whether something was typed. */
export const hasChanges = ({ values, initial }: Pick<LoanDraft, 'values' | 'initial'>): boolean =>
  Object.entries(values).some(([field, value]) => value !== initial[field])

/** Which draft is of the same loan, or of a new one, counted from 0; -1 for none. */
export const indexOfDraft = (drafts: readonly LoanDraft[], base: LoanBase | null): number =>
  drafts.findIndex((draft) => draft.base?.id === base?.id)

/** A new loan with what leaves no choice filled in: the only commitment. */
export const withOnlyChoice = (
  { base, initial, values }: Pick<LoanDraft, 'base' | 'initial' | 'values'>,
  choices: readonly LoanChoice[] | null,
): Partial<LoanDraft> => {
  const [only] = choices ?? []
  if (base !== null || only === undefined || choices?.length !== 1 || values.commitmentId !== '') return {}
  return { initial: { ...initial, commitmentId: only.id }, values: { ...values, commitmentId: only.id } }
}

/** The currency in which a loan is: that of its commitment. Null while none is chosen. */
export const currencyOf = (
  { commitmentId }: FormValues,
  choices: readonly LoanChoice[] | null,
  base: LoanBase | null,
): string | null => {
  if (base !== null && commitmentId === base.commitmentId) return base.currency
  return choices?.find(({ id }) => id === commitmentId)?.currency ?? null
}
