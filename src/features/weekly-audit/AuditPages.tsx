import { messages } from '#rules/messages.ts'
import { linkTo } from '#rules/paths.ts'
import { UsersIcon } from '#ui/icons.tsx'
import { ButtonLink } from '#ui/Link.tsx'
import { EmptyState } from '#ui/States.tsx'
import { teamWeekInWords } from '../shared/formats/team-week.ts'
import { AuditView } from './AuditView.tsx'

/** The weekly timesheet audit of a line manager (specification 2.8; decisions B): a week of everybody who reports to them. */
export function WeeklyAuditPage() {
  return (
    <AuditView
      own={false}
      summaryOf={teamWeekInWords}
      loadingLabel="Loading your team’s week…"
      failedTitle={messages.weeklyAuditLoadFailed}
      empty={
        <EmptyState
          icon={<UsersIcon />}
          title={messages.noReports}
          action={<ButtonLink href={linkTo('MyWeeks')}>See your own weeks</ButtonLink>}
        >
          The weeks of the people who report to you appear here.
        </EmptyState>
      }
    />
  )
}

/** A member's own weeks, with the figures that the audit shows to their line manager. */
export function MyWeeksPage() {
  return (
    <AuditView
      own
      summaryOf={() => messages.sameAsManager}
      loadingLabel="Loading your week…"
      failedTitle={messages.myWeeksLoadFailed}
      // Of oneself there is always a week.
      empty={null}
    />
  )
}
