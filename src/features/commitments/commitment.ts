import type { Commitments_rowFragment } from '#generated/features/commitments/commitments.ts'
import { messages } from '#rules/messages.ts'
import type { Person } from '#ui/Avatar.tsx'
import type { StatusName } from '#ui/Chip.tsx'
import { formatCalendarDay } from '../shared/formats/format.ts'

/** A commitment as the page's query has it. */
export type Commitment = Commitments_rowFragment

/** The colour of a state (specification 2.7, Card). */
export const statusNames: Readonly<Record<Commitment['status'], StatusName>> = {
  Pending: 'pending',
  Expired: 'expired',
  Rejected: 'rejected',
  Upcoming: 'upcoming',
  Active: 'active',
}

/** A day of a commitment in words; 'Not set' if empty (specification 2.7). */
export const dayInWords = (day: string | null): string => (day === null ? messages.dateNotSet : formatCalendarDay(day))

/** Who looks after a commitment, each by their part; one person may have several. */
export const peopleOf = ({ portfolioManager, projectLead, lineManager }: Commitment): readonly Person[] =>
  (
    [
      ['Portfolio manager', portfolioManager],
      ['Project lead', projectLead],
      ['Line manager', lineManager],
    ] as const
  ).flatMap(([role, person]) =>
    person === null ? [] : [{ id: `${role} ${person.id}`, name: person.fullName, photoUrl: person.photoUrl, role }],
  )
