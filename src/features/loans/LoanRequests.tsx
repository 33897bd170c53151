import { useEffect } from 'react'
import { styled } from 'styled-components'
import type { LoanBase } from '#machines/loan-form/loan-draft.ts'
import type { FormValues } from '#rules/form-fields.ts'
import { messages } from '#rules/messages.ts'
import { loadLater } from '#ui/load-later.tsx'
import { tokens } from '#ui/theme.ts'
import { DraftOffer } from '../shared/flows/DraftOffer.tsx'
import { useFlow } from '../shared/flows/use-flow.ts'
import { partNotLoaded } from '../shared/services/part-not-loaded.tsx'
import { useReload } from '../shared/services/use-reload.ts'
import { type Loan, newerOf } from './loan.ts'
import { loanRequestFlow } from './loan-form.actors.ts'

const LoanDialog = loadLater(() => import('./LoanDialog.tsx').then((module) => module.LoanDialog))

const Offers = styled.div`
  display: grid;
  gap: ${tokens.space.s3};
  &:empty {
    display: none;
  }
`

/** What the person wants to fill in: a new loan, or one that is changed. */
export interface LoanWish {
  readonly base: LoanBase | null
  readonly values: FormValues
}

interface LoanRequestsProps {
  /** The loans as they are, as far as the page shows them. */
  loans: readonly Loan[]
  /** What was pressed on the page and is not open yet. */
  wish: LoanWish | null
  onOpened: () => void
  /** A save is over, however it ended. */
  onSaved: () => void
}

/** The loan form, and what was typed into it earlier. */
export function LoanRequests({ loans, wish, onOpened, onSaved }: LoanRequestsProps) {
  const form = useFlow(loanRequestFlow)
  const { state, send } = form
  useReload(state.hasTag('busy'), onSaved)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each wish opens the form once
  useEffect(() => {
    if (wish === null) return
    send({ type: 'form.opened', ...wish })
    onOpened()
  }, [wish])
  return (
    <>
      <Offers data-flow="loan-form" data-state={JSON.stringify(state.value)}>
        {state.matches('offering') &&
          state.context.drafts.map(({ base }, index) => (
            <DraftOffer
              key={base?.id ?? 'new'}
              words={base === null ? messages.unsavedLoan : messages.unsavedLoanChange.replace('{amount}', base.amount)}
              onContinue={() => send({ type: 'draft.continued', index })}
              onDiscard={() => send({ type: 'draft.discarded', index })}
            />
          ))}
      </Offers>
      {state.hasTag('open') && (
        <LoanDialog part={{ ...form, remote: newerOf(state.context.base, loans) }} waiting={null} failed={partNotLoaded} />
      )}
    </>
  )
}
