import { useSelector } from '@xstate/react'
import type { LoanRemote } from '#machines/loan-form/loan-draft.ts'
import { selectLoanValues } from '#machines/loan-form/loan-form.machine.ts'
import { messages } from '#rules/messages.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { Facts } from '#ui/Facts.tsx'
import { tokens } from '#ui/theme.ts'
import type { RunningFlow } from '../shared/flows/use-flow.ts'
import { formatCalendarDay } from '../shared/formats/format.ts'
import type { loanRequestFlow } from './loan-form.actors.ts'

interface LoanConflictProps {
  /** The flow that holds what is typed. */
  actor: RunningFlow<typeof loanRequestFlow.machine>['actor']
  remote: LoanRemote
  commitments: readonly { readonly id: string; readonly label: string }[]
  onOverwrite: () => void
  onAccept: () => void
}

const labels = {
  commitmentId: 'Commitment',
  amount: 'Amount',
  installment: 'Number Of Installments',
  proposedPaymentDate: 'Requested Start Date',
  description: 'Description',
} as const
type Name = keyof typeof labels

/** A change of a loan that was changed elsewhere too: what is there now where it differs, and the choice. */
export function LoanConflict({ actor, remote, commitments, onOverwrite, onAccept }: LoanConflictProps) {
  const values = useSelector(actor, selectLoanValues)
  const inWords = (name: Name): string => {
    const text = String(remote.values[name] ?? '')
    if (text === '') return '—'
    if (name === 'commitmentId') return commitments.find(({ id }) => id === text)?.label ?? 'Another commitment'
    if (name === 'amount') return remote.base.amount
    return name === 'proposedPaymentDate' ? formatCalendarDay(text) : text
  }
  const names = (Object.keys(labels) as Name[]).filter((name) => remote.values[name] !== values[name])
  return (
    <Alert
      tone="warning"
      announce
      actions={
        <>
          <Button onPress={onOverwrite}>Keep mine</Button>
          <Button variant="quiet" onPress={onAccept}>
            Keep theirs
          </Button>
        </>
      }
    >
      {messages.loanChanged} {names.length > 0 && 'Theirs is now:'}
      <div style={{ marginBlockStart: tokens.space.s2 }}>
        <Facts facts={names.map((name) => ({ label: labels[name], value: inWords(name), wide: name === 'description' }))} />
      </div>
    </Alert>
  )
}
