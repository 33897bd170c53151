import { commitmentApprovalUpcasters } from './commitment-approval/commitment-approval.upcasters.ts'
import { outboxUpcasters } from './outbox/outbox.upcasters.ts'
import { profileEntriesUpcasters } from './profile-entries/profile-entries.upcasters.ts'
import { timesheetCopyUpcasters } from './timesheet-copy/timesheet-copy.upcasters.ts'
import { timesheetEntryUpcasters } from './timesheet-entry/timesheet-entry.upcasters.ts'
import type { MachineUpcasters } from './upcaster.ts'
import { wizardUpcasters } from './wizard/wizard.upcasters.ts'

/**
 * How journals of earlier versions are read, by machine id; docs/journal.md says what to do when a device machine changes. Each
 * machine's upcasters stand in a file beside it: `outbox/outbox.upcasters.ts`.
 */
export const upcasters: Readonly<Record<string, MachineUpcasters>> = {
  'commitment-approval': commitmentApprovalUpcasters,
  outbox: outboxUpcasters,
  'profile-entries': profileEntriesUpcasters,
  'timesheet-copy': timesheetCopyUpcasters,
  'timesheet-entry': timesheetEntryUpcasters,
  wizard: wizardUpcasters,
}
