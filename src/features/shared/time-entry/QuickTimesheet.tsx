import { useId, useMemo } from 'react'
import { messages } from '#rules/messages.ts'
import { Button } from '#ui/Button.tsx'
import { dayHere } from '../formats/format.ts'
import { useServices } from '../services/services.ts'
import { StartTimer } from '../timer/StartTimer.tsx'
import { EntryForm } from './EntryForm.tsx'
import { EntryFrame } from './EntryFrame.tsx'
import { useClosing, useEntryForm, useOpening } from './use-entry-form.ts'

export interface QuickTimesheetProps {
  commitmentId: string
  projectId: string
  epic: string
  onClosed: () => void
}

const title = 'Log time'

/** Logging time on an epic of an active commitment, from the commitments page (specification 2.7): a projection of `timesheet-entry`. */
export function QuickTimesheet({ commitmentId, projectId, epic, onClosed }: QuickTimesheetProps) {
  const { now, newKey } = useServices()
  const formId = useId()
  const view = useEntryForm('quick')
  const { send, busy, isOpen } = view
  const place = useMemo(() => ({ commitmentId, projectId, epic }), [commitmentId, projectId, epic])
  useOpening(place, (values) =>
    send({ type: 'form.opened', draftKey: newKey(), values: { ...values, date: dayHere(now()) }, base: null }),
  )
  useClosing(isOpen, onClosed)
  return (
    <EntryFrame
      view={view}
      title={title}
      buttons={
        <>
          <StartTimer view={view} />
          <Button type="submit" form={formId} busy={busy} busyLabel="Saving the record…">
            Save
          </Button>
          <Button variant="primary" disabledReason={busy ? messages.recordSaving : undefined} onPress={() => view.save(false)}>
            Save & Close
          </Button>
        </>
      }
    >
      <EntryForm view={view} id={formId} label={title} owner="quick" hasPlace={false} onSubmit={() => view.save(true)} />
    </EntryFrame>
  )
}
