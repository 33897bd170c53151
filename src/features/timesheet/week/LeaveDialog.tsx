import { useState } from 'react'
import { messages } from '#rules/messages.ts'
import { Button } from '#ui/Button.tsx'
import { DatePicker } from '#ui/DatePicker.tsx'
import { Dialog } from '#ui/Dialog.tsx'

interface LeaveDialogProps {
  readonly day: string
  /** Days of leave that are known. */
  readonly taken: readonly string[]
  readonly onSave: (day: string) => void
  readonly onClose: () => void
}

/** Registers one full day of leave (decisions B, Leave). */
export function LeaveDialog({ day: first, taken, onSave, onClose }: LeaveDialogProps) {
  const [day, setDay] = useState<string | null>(first)
  const error = day === null ? messages.required : taken.includes(day) ? messages.leaveExists : undefined
  return (
    <Dialog
      open
      onClose={onClose}
      title="Register leave"
      width={400}
      footer={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button variant="primary" disabledReason={error} onPress={() => day !== null && onSave(day)}>
            Save
          </Button>
        </>
      }
    >
      <DatePicker label="Date" description="Leave is one full day." required value={day} onChange={setDay} error={error} />
    </Dialog>
  )
}
