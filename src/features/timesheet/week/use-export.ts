import { useFlow } from '../../shared/flows/use-flow.ts'
import { timesheetExportFlow } from './timesheet-export.actors.ts'

/** The `timesheet-export` machine as the page and its dialog use it. */
export const useExport = () => useFlow(timesheetExportFlow)

export type ExportView = ReturnType<typeof useExport>
