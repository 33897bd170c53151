import { useState } from 'react'
import { useClient } from 'urql'
import { Timesheet_weekDocument } from '#generated/features/timesheet/week/week.ts'
import { messages } from '#rules/messages.ts'
import { rangeMaxDays } from '#rules/timesheet.ts'
import { exportEvents, exportRows } from '#rules/timesheet-export.ts'
import { laidOver } from '#rules/timesheet-operations.ts'
import { daysBetween } from '#rules/weeks.ts'
import { FormError } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { DatePicker } from '#ui/DatePicker.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Grid, Stack } from '#ui/layout.tsx'
import { entryDataOf } from '../outbox/timesheet-outbox.actors.ts'
import type { Week } from './use-week.ts'

type Format = 'csv' | 'ics'

/** Why a range cannot be exported; null when it can. */
const rangeError = (start: string | null, end: string | null): string | null => {
  if (start === null || end === null) return messages.required
  if (end < start) return 'The last day must not be before the first.'
  return daysBetween(start, end) < rangeMaxDays ? null : `Choose at most ${rangeMaxDays} days.`
}

/** Gives the records and leave of a range as a file: a table for spreadsheets, or events for calendars. */
export function ExportDialog({ week, onClose }: { week: Week; onClose: () => void }) {
  const client = useClient()
  const [start, setStart] = useState<string | null>(week.start)
  const [end, setEnd] = useState<string | null>(week.end)
  const [busy, setBusy] = useState<Format | null>(null)
  const [failure, setFailure] = useState<string>()
  const wrong = rangeError(start, end)
  const give = async (format: Format) => {
    if (start === null || end === null || wrong !== null) return
    setBusy(format)
    setFailure(undefined)
    try {
      const { data } = await client.query(Timesheet_weekDocument, { start, end }, { requestPolicy: 'network-only' }).toPromise()
      if (!data) throw new Error('There is no answer')
      const { entries, leaves } = data.timesheet
      const { operations, sending } = week.outbox
      const shown = laidOver({ start, end, entries: entries.map(entryDataOf), leaves }, operations, sending)
      const { giveCalendar, giveCsv } = await import('./download.ts')
      const name = `timesheet-${start}-to-${end}`
      if (format === 'csv') await giveCsv(name, exportRows(shown))
      else await giveCalendar(name, exportEvents(shown))
      onClose()
    } catch {
      setFailure('The timesheet could not be exported. Please try again.')
    } finally {
      setBusy(null)
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="Export"
      footer={
        <>
          <Button busy={busy === 'ics'} disabledReason={wrong ?? undefined} onPress={() => void give('ics')}>
            Calendar (ICS)
          </Button>
          <Button variant="primary" busy={busy === 'csv'} disabledReason={wrong ?? undefined} onPress={() => void give('csv')}>
            Table (CSV)
          </Button>
        </>
      }
    >
      <Stack>
        <FormError>{failure}</FormError>
        <Grid $columns={2}>
          <DatePicker label="First day" required value={start} onChange={setStart} />
          <DatePicker label="Last day" required value={end} onChange={setEnd} error={wrong ?? undefined} />
        </Grid>
        <p>What is not on the server yet is included and marked.</p>
      </Stack>
    </Dialog>
  )
}
