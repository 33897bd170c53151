import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { loanStatusText } from '#rules/loans.ts'
import { StatusChip } from '#ui/Chip.tsx'
import { TrashIcon } from '#ui/content-icons.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { EditIcon, MoreIcon, NoteIcon, ReceiptIcon } from '#ui/icons.tsx'
import { Menu } from '#ui/Menu.tsx'
import { Tooltip } from '#ui/Tooltip.tsx'
import { tokens } from '#ui/theme.ts'
import { amountOf, type Loan, noteOf, statusNames } from './loan.ts'

const { color, radius, space } = tokens

const Mark = styled.span`
  display: inline-grid;
  place-items: center;
  width: ${space.s6};
  height: ${space.s6};
  border-radius: ${radius.small};
  color: ${color.textMedium};
`

/** A small picture whose text shows on hover, on focus and to a screen reader. */
function Hint({ label, text, children }: { label: string; text: string; children: ReactNode }) {
  return (
    <Tooltip text={text}>
      <Mark tabIndex={0} role="img" aria-label={label}>
        {children}
      </Mark>
    </Tooltip>
  )
}

/** The receipt whose tooltip is the payment reference; nothing without one. */
export function PaymentReference({ loan: { paymentReference } }: { loan: Loan }) {
  if (paymentReference === null) return null
  return (
    <Hint label="Payment reference" text={paymentReference}>
      <ReceiptIcon size="small" />
    </Hint>
  )
}

/** The note whose tooltip is description and reference; nothing without either. */
export function Note({ loan }: { loan: Loan }) {
  const text = noteOf(loan)
  if (text === null) return null
  return (
    <Hint label="Description" text={text}>
      <NoteIcon size="small" />
    </Hint>
  )
}

export function Status({ loan: { status } }: { loan: Loan }) {
  return <StatusChip status={statusNames[status]}>{loanStatusText(status)}</StatusChip>
}

export interface LoanChange {
  readonly edit: (loan: Loan) => void
  readonly remove: (loan: Loan) => void
}

/** Edit and Delete, while the loan is open; nothing for others (decision A32). */
export function LoanActions({ loan, change }: { loan: Loan; change: LoanChange }) {
  if (!loan.isOpen) return null
  const label = `Actions for the loan of ${amountOf(loan)}`
  return (
    <Menu
      label={label}
      items={[
        { id: 'edit', label: 'Edit', icon: <EditIcon />, onPress: () => change.edit(loan) },
        { id: 'delete', label: 'Delete', icon: <TrashIcon />, danger: true, onPress: () => change.remove(loan) },
      ]}
    >
      {(trigger) => (
        <IconButton label={label} size="small" {...trigger}>
          <MoreIcon />
        </IconButton>
      )}
    </Menu>
  )
}
