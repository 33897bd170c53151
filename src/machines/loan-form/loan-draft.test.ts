import { describe, expect, it } from 'vitest'
import { currencyOf, hasChanges, indexOfDraft, type LoanDraft, withOnlyChoice } from './loan-draft.ts'
import { someLoanBase, someLoanChoices } from './loan-form.paths.ts'

const [choice] = someLoanChoices
if (choice === undefined) throw new Error('The paths choose of nothing')
const other = { ...choice, id: 'other-commitment', currency: 'EUR' }
const values = { commitmentId: '', amount: '100' }
const empty = { base: null, initial: values, values }

describe('the only commitment', () => {
  it('is chosen for a new loan: nothing that the person has changed', () => {
    const changed = { commitmentId: choice.id, amount: '100' }
    expect(withOnlyChoice(empty, [choice])).toEqual({ initial: changed, values: changed })
    expect(hasChanges({ ...empty, ...withOnlyChoice(empty, [choice]) })).toBe(false)
  })

  it.each<[string, Pick<LoanDraft, 'base' | 'initial' | 'values'>, Parameters<typeof withOnlyChoice>[1]]>([
    ['the choices are not known', empty, null],
    ['there is none', empty, []],
    ['there are two', empty, [choice, other]],
    ['the loan is there already', { ...empty, base: someLoanBase }, [choice]],
    ['the person has chosen', { ...empty, values: { ...values, commitmentId: 'gone' } }, [choice]],
  ])('is not chosen when %s', (_, draft, choices) => {
    expect(withOnlyChoice(draft, choices)).toEqual({})
  })
})

describe('the currency of a loan', () => {
  it('is that of its commitment, and what it was for one that stays', () => {
    const commitments = [choice, other]
    expect(currencyOf({ commitmentId: '' }, commitments, null)).toBeNull()
    expect(currencyOf({ commitmentId: choice.id }, null, null)).toBeNull()
    expect(currencyOf({ commitmentId: other.id }, commitments, null)).toBe('EUR')
    const base = { ...someLoanBase, commitmentId: choice.id, currency: 'TMN' }
    expect(currencyOf({ commitmentId: choice.id }, commitments, base)).toBe('TMN')
    expect(currencyOf({ commitmentId: other.id }, commitments, base)).toBe('EUR')
  })
})

describe('a draft', () => {
  it('is found by its loan; that of a new one has none', () => {
    const draft: LoanDraft = { ...empty, requestKey: '', failure: null }
    const drafts = [{ ...draft, base: someLoanBase }, draft]
    expect(indexOfDraft(drafts, someLoanBase)).toBe(0)
    expect(indexOfDraft(drafts, null)).toBe(1)
    expect(indexOfDraft(drafts, { ...someLoanBase, id: 'another-loan' })).toBe(-1)
  })
})
