import { counted } from '#rules/counted.ts'
import { messages } from '#rules/messages.ts'
import { linkTo } from '#rules/paths.ts'
import { Card } from '#ui/Card.tsx'
import { UsersIcon } from '#ui/icons.tsx'
import { ButtonLink } from '#ui/Link.tsx'
import { Stack } from '#ui/layout.tsx'
import { hoursText } from '#ui/number-text.ts'
import { PrintSheet } from '#ui/PrintSheet.tsx'
import { Refreshed } from '#ui/Refreshed.tsx'
import { EmptyState } from '#ui/States.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { type AuditFigures, lackOf } from '#view-models/weekly-audit.ts'
import { LoadFailed } from '../shared/services/LoadFailed.tsx'
import { AuditHead } from './AuditHead.tsx'
import { AuditSkeleton } from './AuditSkeleton.tsx'
import { useAuditWeek } from './use-audit-week.ts'
import { WeekOfMembers } from './WeekOfMembers.tsx'

/** ' · 12 team members · 3 with missing hours, 14.25 h together'. */
const summaryOf = (members: readonly AuditFigures[]): string => {
  const { count, hours } = lackOf(members)
  const lack = count === 0 ? [] : [`${counted(count, messages.membersLacking)}, ${hoursText(hours)} together`]
  return [counted(members.length, messages.membersShown), ...lack].map((words) => ` · ${words}`).join('')
}

/** The weekly timesheet audit of a line manager (specification 2.8; decisions B): a week of everybody who reports to them. */
export function WeeklyAuditPage() {
  const week = useAuditWeek(false)
  const members = week.audit?.members
  const body = () => {
    if (members === undefined && week.isLoading) return <AuditSkeleton label="Loading your team’s week…" />
    if (members === undefined)
      return (
        <Card>
          <LoadFailed title={messages.weeklyAuditLoadFailed} error={week.error} onRetry={week.retry} />
        </Card>
      )
    if (members.length === 0)
      return (
        <Card>
          <EmptyState
            icon={<UsersIcon />}
            title={messages.noReports}
            action={<ButtonLink href={linkTo('MyWeeks')}>See your own weeks</ButtonLink>}
          >
            The week of whoever reports to you shows here.
          </EmptyState>
        </Card>
      )
    return (
      <Refreshed data-refreshing={week.isRefreshing ? '' : undefined} aria-busy={week.isRefreshing ? true : undefined}>
        <WeekOfMembers members={members} />
      </Refreshed>
    )
  }
  return (
    <Stack $gap="s3">
      <PrintSheet />
      <AuditHead week={week} title="Weekly timesheet audit">
        {members !== undefined && members.length > 0 && !week.isRefreshing && summaryOf(members)}
      </AuditHead>
      <VisuallyHidden role="status">{week.isRefreshing ? 'Loading…' : ''}</VisuallyHidden>
      {body()}
    </Stack>
  )
}
