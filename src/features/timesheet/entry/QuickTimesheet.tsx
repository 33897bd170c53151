export interface QuickTimesheetProps {
  commitmentId: string
  projectId: string
  epic: string
  onClosed: () => void
}

/** Logging time on an epic of an active commitment, from the commitments page (specification 2.7). */
export function QuickTimesheet(_props: QuickTimesheetProps) {
  return null
}
