import { counted } from '#rules/counted.ts'
import { messages } from '#rules/messages.ts'
import { hoursText } from '#ui/number-text.ts'
import { type AuditFigures, lackOf } from '#view-models/weekly-audit.ts'

/** A team's week in a line: '12 team members · 3 with missing hours, 14.25 h together'; null without members. */
export const teamWeekInWords = (members: readonly Pick<AuditFigures, 'missingHours'>[] | undefined): string | null => {
  if (members === undefined || members.length === 0) return null
  const { count, hours } = lackOf(members)
  const shown = counted(members.length, messages.membersShown)
  return count === 0 ? shown : `${shown} · ${counted(count, messages.membersLacking)}, ${hoursText(hours)} together`
}
