import { useRef } from 'react'
import { styled } from 'styled-components'
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
import { useFocusLeft } from '#ui/use-focus-left.ts'
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
  const reason = isBusy ? messages.reportExporting : wanted === null ? messages.nothingToExport : undefined
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

/** Where the focus goes from a part that is gone. */
const around = '[data-export]'

/** What belongs to the export; `data-export` for whatever of it goes away with the focus. */
export const ExportPlace = styled(Stack).attrs({ tabIndex: -1, 'data-export': '' })`
  outline: none;
`

function Progress({ view: { state, send }, wanted }: { view: ExportView; wanted: WantedReport }) {
  const part = useRef<HTMLDivElement>(null)
  useFocusLeft(part, around)
  const { received } = state.context
  return (
    <Stack ref={part} $gap="s2" role="group" aria-label="Export in progress">
      <ProgressBar label={`Exporting ${counted(wanted.recordCount, recordWords)} as ${formatNames[wanted.format]}`} />
      <Cluster $justify="space-between">
        <span className="tabular">{received === 0 ? 'The file is being made…' : `${sizeInWords(received)} received`}</span>
        <Button size="small" onPress={() => send({ type: 'cancel.requested' })}>
          Cancel
        </Button>
      </Cluster>
    </Stack>
  )
}

function Outcome({ view: { state, send } }: { view: ExportView }) {
  const part = useRef<HTMLDivElement>(null)
  useFocusLeft(part, around)
  const dismiss = () => send({ type: 'outcome.dismissed' })
  return (
    <div ref={part}>
      {state.matches('cancelled') ? (
        <Alert tone="info" announce onDismiss={dismiss}>
          {messages.reportExportCancelled}
        </Alert>
      ) : (
        <Alert
          tone="error"
          title={messages.reportExportFailed}
          onDismiss={dismiss}
          actions={<Button onPress={() => send({ type: 'retry.requested' })}>Retry</Button>}
        >
          {selectExportFailure(state)}
        </Alert>
      )}
    </div>
  )
}

/** How far the export has come, with Cancel; afterwards how it ended, when there is no file. */
export function ExportProgress({ view }: { view: ExportView }) {
  const { state } = view
  const { wanted } = state.context
  if (state.hasTag('busy') && wanted !== null) return <Progress view={view} wanted={wanted} />
  return state.matches('failed') || state.matches('cancelled') ? <Outcome view={view} /> : null
}
