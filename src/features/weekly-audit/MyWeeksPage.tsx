import { messages } from '#rules/messages.ts'
import { Card } from '#ui/Card.tsx'
import { Stack } from '#ui/layout.tsx'
import { PrintSheet } from '#ui/PrintSheet.tsx'
import { Refreshed } from '#ui/Refreshed.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { LoadFailed } from '../shared/services/LoadFailed.tsx'
import { AuditHead } from './AuditHead.tsx'
import { AuditSkeleton } from './AuditSkeleton.tsx'
import { useAuditWeek } from './use-audit-week.ts'
import { WeekOfMembers } from './WeekOfMembers.tsx'

/** A member's own weeks, with the figures that the audit shows to their line manager. */
export function MyWeeksPage() {
  const week = useAuditWeek(true)
  const { audit } = week
  return (
    <Stack $gap="s3">
      <PrintSheet />
      <AuditHead week={week} title="My weeks">
        {` · ${messages.sameAsManager}`}
      </AuditHead>
      <VisuallyHidden role="status">{week.isRefreshing ? 'Loading…' : ''}</VisuallyHidden>
      {audit !== undefined ? (
        <Refreshed data-refreshing={week.isRefreshing ? '' : undefined} aria-busy={week.isRefreshing ? true : undefined}>
          <WeekOfMembers members={audit.members} />
        </Refreshed>
      ) : week.isLoading ? (
        <AuditSkeleton label="Loading your week…" count={1} />
      ) : (
        <Card>
          <LoadFailed title={messages.myWeeksLoadFailed} error={week.error} onRetry={week.retry} />
        </Card>
      )}
    </Stack>
  )
}
