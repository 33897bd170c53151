import type { TimesheetEntryData } from '#rules/timesheet-operations.ts'

/** A record as the machines' tests and paths use it. */
export const someEntry: TimesheetEntryData = {
  id: '5b0e6e54-0d3e-4f5e-8a53-0a5d5f1f7e01',
  version: 1,
  date: '2026-03-03',
  commitment: { id: '5b0e6e54-0d3e-4f5e-8a53-0a5d5f1f7c11', name: 'Aurora' },
  project: { id: '5b0e6e54-0d3e-4f5e-8a53-0a5d5f1f7d11', name: 'Aurora web' },
  epic: 'Search',
  ticket: 'AU-1',
  activity: { id: '5b0e6e54-0d3e-4f5e-8a53-0a5d5f1f7a11', value: 'Development' },
  technology: { id: '5b0e6e54-0d3e-4f5e-8a53-0a5d5f1f7b11', value: 'TypeScript' },
  effort: 2,
  adjustment: 0,
  description: 'AU-1 - Filters',
}

export const otherEntry: TimesheetEntryData = {
  ...someEntry,
  id: '5b0e6e54-0d3e-4f5e-8a53-0a5d5f1f7e02',
  ticket: 'AU-2',
  description: 'AU-2 - Paging',
}
