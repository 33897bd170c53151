const parts = [
  () => import('./WeekGrid.tsx'),
  () => import('./WeekList.tsx'),
  () => import('./MonthView.tsx'),
  () => import('../../shared/time-entry/EntryDialog.tsx'),
  () => import('../../shared/time-entry/EarlierEntries.tsx'),
  () => import('../../shared/settings/OwnTarget.tsx'),
  () => import('../../shared/timesheet-outbox/ConflictCard.tsx'),
  () => import('../../shared/timesheet-outbox/timesheet-sender.ts'),
  () => import('./LeaveDialog.tsx'),
  () => import('./CopyDialog.tsx'),
  () => import('#ui/MenuPopover.tsx'),
  () => import('#ui/CalendarPopover.tsx'),
  () => import('#ui/WindowedRows.tsx'),
]

/** Fetches the code that the timesheet needs without network, while there is one. What does not arrive is fetched when it is needed. */
export const prepareOffline = async (): Promise<void> => {
  for (const load of parts) await load().catch(() => undefined)
}
