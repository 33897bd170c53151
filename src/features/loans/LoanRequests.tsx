import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { styled } from 'styled-components'
import type { LoanBase, LoanDraft } from '#machines/loan-form/loan-draft.ts'
import type { FormValues } from '#rules/form-fields.ts'
import { messages } from '#rules/messages.ts'
import { loadLater } from '#ui/load-later.tsx'
import { tokens } from '#ui/theme.ts'
import { DraftOffer } from '../shared/flows/DraftOffer.tsx'
import { useRunningFlow } from '../shared/flows/use-flow.ts'
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

const none: readonly LoanDraft[] = []

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
  const flow = useRunningFlow(loanRequestFlow)
  const { send, actor } = flow
  const stateText = useSelector(actor, (state) => JSON.stringify(state.value))
  const drafts = useSelector(actor, (state) => (state.matches('offering') ? state.context.drafts : none))
  const isOpen = useSelector(actor, (state) => state.hasTag('open'))
  const busy = useSelector(actor, (state) => state.hasTag('busy'))
  const base = useSelector(actor, (state) => state.context.base)
  useReload(busy, onSaved)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each wish opens the form once
  useEffect(() => {
    if (wish === null) return
    send({ type: 'form.opened', ...wish })
    onOpened()
  }, [wish])
  return (
    <>
      <Offers data-flow="loan-form" data-state={stateText}>
        {drafts.map(({ base: changed }, index) => (
          <DraftOffer
            key={changed?.id ?? 'new'}
            words={changed === null ? messages.unsavedLoan : messages.unsavedLoanChange.replace('{amount}', changed.amount)}
            onContinue={() => send({ type: 'draft.continued', index })}
            onDiscard={() => send({ type: 'draft.discarded', index })}
          />
        ))}
      </Offers>
      {isOpen && <LoanDialog part={{ ...flow, remote: newerOf(base, loans) }} waiting={null} failed={partNotLoaded} />}
    </>
  )
}
