import type { ExportFormat } from '#machines/timesheet-export/timesheet-export.machine.ts'
import { FormError } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { DatePicker } from '#ui/DatePicker.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Grid, Stack } from '#ui/layout.tsx'
import { exportRangeError } from '#view-models/timesheet-export.ts'
import type { ExportView } from './use-export.ts'

/** Gives the records and leave of a range as a file: a table for spreadsheets, or events for calendars. */
export function ExportDialog({ state, send }: ExportView) {
  const { start, end, format } = state.context
  const error = exportRangeError({ start, end }) ?? undefined
  const cancel = () => send({ type: 'export.cancelled' })
  const isBusy = (one: ExportFormat) => state.hasTag('busy') && format === one
  const ask = (one: ExportFormat) => send({ type: 'file.requested', format: one })
  return (
    <Dialog
      open
      onClose={cancel}
      title="Export"
      width={400}
      footer={
        <>
          <Button busy={isBusy('ics')} disabledReason={error} onPress={() => ask('ics')}>
            Calendar (ICS)
          </Button>
          <Button variant="primary" busy={isBusy('csv')} disabledReason={error} onPress={() => ask('csv')}>
            Table (CSV)
          </Button>
        </>
      }
    >
      <Stack>
        {state.matches({ open: 'failed' }) && <FormError>The timesheet could not be exported. Please try again.</FormError>}
        <Grid $columns={2}>
          <DatePicker
            label="First day"
            required
            value={start}
            onChange={(day) => send({ type: 'range.changed', start: day, end })}
          />
          <DatePicker
            label="Last day"
            required
            value={end}
            onChange={(day) => send({ type: 'range.changed', start, end: day })}
            error={error}
          />
        </Grid>
        <p>What is not on the server yet is included and marked.</p>
      </Stack>
    </Dialog>
  )
}
