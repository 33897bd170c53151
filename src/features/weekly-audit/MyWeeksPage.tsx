import { messages } from '#rules/messages.ts'
import { AuditView } from './AuditView.tsx'

/** A member's own weeks, with the figures that the audit shows to their line manager. */
export function MyWeeksPage() {
  return (
    <AuditView
      own
      title="My weeks"
      summaryOf={() => messages.sameAsManager}
      loadingLabel="Loading your week…"
      failedTitle={messages.myWeeksLoadFailed}
      // Of oneself there is always a week.
      empty={null}
    />
  )
}
