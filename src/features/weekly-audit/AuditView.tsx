import type { ReactNode } from 'react'
import type { WeeklyAudit_readQuery } from '#generated/features/weekly-audit/weekly-audit.ts'
import { Card } from '#ui/Card.tsx'
import { Stack } from '#ui/layout.tsx'
import { Refreshed } from '#ui/refreshed.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { LoadFailed } from '../shared/services/LoadFailed.tsx'
import { AuditHead } from './AuditHead.tsx'
import { AuditSkeleton } from './AuditSkeleton.tsx'
import { useAuditWeek } from './use-audit-week.ts'
import { WeekOfMembers } from './WeekOfMembers.tsx'

type Members = WeeklyAudit_readQuery['weeklyAudit']['members']

interface AuditViewProps {
  /** Whether the person sees themself alone; else everybody who reports to them. */
  own: boolean
  /** What is said beside the week; of members as soon as they are known. */
  summaryOf: (members: Members | undefined) => string | null
  loadingLabel: string
  failedTitle: string
  /** In the place of nobody's charts. */
  empty: ReactNode
}

/** A week of members in all of its views: loading, failed, empty, filled, and while another week is on its way. */
export function AuditView({ own, summaryOf, loadingLabel, failedTitle, empty }: AuditViewProps) {
  const week = useAuditWeek(own)
  const members = week.audit?.members
  const body = () => {
    if (members === undefined && week.isLoading) return <AuditSkeleton label={loadingLabel} isAlone={own} />
    if (members === undefined)
      return (
        <Card>
          <LoadFailed title={failedTitle} error={week.error} onRetry={week.retry} />
        </Card>
      )
    if (members.length === 0) return <Card>{empty}</Card>
    return (
      <Refreshed data-refreshing={week.isRefreshing ? '' : undefined} aria-busy={week.isRefreshing ? true : undefined}>
        <WeekOfMembers members={members} />
      </Refreshed>
    )
  }
  const summary = summaryOf(week.isRefreshing ? undefined : members)
  return (
    <Stack>
      <AuditHead week={week}>{summary !== null && ` · ${summary}`}</AuditHead>
      <VisuallyHidden role="status">{week.isRefreshing ? 'Loading…' : ''}</VisuallyHidden>
      {body()}
    </Stack>
  )
}
