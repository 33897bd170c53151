import { useId, useState } from 'react'
import { messages } from '#rules/messages.ts'
import { Button } from '#ui/Button.tsx'
import { DatePicker } from '#ui/DatePicker.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Form } from '#ui/Form.tsx'

interface LeaveDialogProps {
  readonly day: string
  /** Days of leave that are known. */
  readonly taken: readonly string[]
  readonly onSave: (day: string) => void
  readonly onClose: () => void
}

const title = 'Register leave'

/** Registers one full day of leave (decisions B, Leave). */
export function LeaveDialog({ day: first, taken, onSave, onClose }: LeaveDialogProps) {
  const formId = useId()
  const [day, setDay] = useState<string | null>(first)
  const error = day === null ? messages.required : taken.includes(day) ? messages.leaveExists : undefined
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      width={400}
      footer={
        <>
          <Button variant="quiet" onPress={onClose}>
            Cancel
          </Button>
          <Button variant="primary" type="submit" form={formId} disabledReason={error}>
            Save
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        label={title}
        onSubmit={() => {
          if (day !== null && error === undefined) onSave(day)
        }}
      >
        <DatePicker label="Date" description="Leave is one full day." required value={day} onChange={setDay} error={error} />
      </Form>
    </Dialog>
  )
}
