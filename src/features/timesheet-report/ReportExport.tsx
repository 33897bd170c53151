import {
  selectExportFailure,
  type timesheetReportExport,
  type WantedReport,
} from '#machines/timesheet-report-export/timesheet-report-export.machine.ts'
import { counted } from '#rules/counted.ts'
import { messages } from '#rules/messages.ts'
import type { ReportFormat } from '#rules/timesheet-report.ts'
import { sizeInWords } from '#rules/uploads.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { DownloadIcon } from '#ui/icons.tsx'
import { Cluster, Stack } from '#ui/layout.tsx'
import { ProgressBar } from '#ui/Progress.tsx'
import type { FlowView } from '../shared/flows/use-flow.ts'
import { recordWords } from './ReportParts.tsx'

const formatNames: Readonly<Record<ReportFormat, string>> = { csv: 'CSV', xlsx: 'XLSX' }

type ExportView = FlowView<typeof timesheetReportExport>

interface ExportButtonsProps {
  view: ExportView
  /** What the page shows; null while there is nothing to export. */
  wanted: Omit<WantedReport, 'format'> | null
}

/** Asks for the report as a file. */
export function ExportButtons({ view: { state, send }, wanted }: ExportButtonsProps) {
  const isBusy = state.hasTag('busy')
  const reason = isBusy ? 'A report is being exported.' : wanted === null ? 'There is nothing to export.' : undefined
  return (
    <Cluster role="group" aria-label="Export">
      {(['csv', 'xlsx'] as const).map((format) => (
        <Button
          key={format}
          icon={<DownloadIcon />}
          disabledReason={reason}
          onPress={() => wanted !== null && send({ type: 'export.requested', report: { ...wanted, format } })}
        >
          Export {formatNames[format]}
        </Button>
      ))}
    </Cluster>
  )
}

/** How far the export has come, with Cancel; afterwards how it ended, when there is no file. */
export function ExportProgress({ view: { state, send } }: { view: ExportView }) {
  const { wanted, received } = state.context
  const dismiss = () => send({ type: 'outcome.dismissed' })
  if (state.hasTag('busy') && wanted !== null)
    return (
      <Stack $gap="s2" role="group" aria-label="Export in progress">
        <ProgressBar label={`Exporting ${counted(wanted.recordCount, recordWords)} as ${formatNames[wanted.format]}`} />
        <Cluster $justify="space-between">
          <span className="tabular">{sizeInWords(received)} received</span>
          <Button size="small" onPress={() => send({ type: 'cancel.requested' })}>
            Cancel
          </Button>
        </Cluster>
      </Stack>
    )
  if (state.matches('cancelled'))
    return (
      <Alert tone="info" announce onDismiss={dismiss}>
        {messages.reportExportCancelled}
      </Alert>
    )
  const failure = selectExportFailure(state)
  if (failure === null) return null
  return (
    <Alert
      tone="error"
      title={messages.reportExportFailed}
      onDismiss={dismiss}
      actions={<Button onPress={() => send({ type: 'retry.requested' })}>Retry</Button>}
    >
      {failure}
    </Alert>
  )
}
