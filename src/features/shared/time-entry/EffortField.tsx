import type { Ref } from 'react'
import { clockText } from '#rules/measured-time.ts'
import { effortMax, effortMin, readEffort } from '#rules/timesheet.ts'
import { Field, FieldBox, FieldInput } from '#ui/Field.tsx'
import { steppedHours } from '#view-models/timesheet-grid.ts'
import { EntryWarning } from './EntryWarning.tsx'

interface EffortFieldProps {
  value: string
  onChange: (value: string) => void
  onBlur: () => void
  error: string | undefined
  warning: string | null
  /** What a timer measured, in milliseconds; null without one. */
  measured: number | null
  readOnly: boolean
  ref?: Ref<HTMLInputElement>
}

/** Hours of a record, typed or stepped by the arrow keys; what is typed stays as it is, so that its error can be read beside it. */
export function EffortField({ value, onChange, onBlur, error, warning, measured, readOnly, ref }: EffortFieldProps) {
  const hours = readEffort(value)
  const help =
    measured === null ? 'Hours in steps of 0.25, such as 1.5, 1:30 or 90m' : `The timer measured ${clockText(measured)}.`
  const step = (direction: 1 | -1) => onChange(String(steppedHours(hours ?? 0, direction)))
  return (
    <Field label="Effort" required error={error} description={warning === null ? help : <EntryWarning>{warning}</EntryWarning>}>
      {(control) => (
        <FieldBox data-invalid={control['aria-invalid'] ? '' : undefined} data-read-only={readOnly ? '' : undefined}>
          <FieldInput
            {...control}
            ref={ref}
            name="effort"
            role="spinbutton"
            inputMode="decimal"
            autoComplete="off"
            className="tabular"
            aria-valuemin={effortMin}
            aria-valuemax={effortMax}
            aria-valuenow={hours ?? undefined}
            aria-valuetext={value === '' ? 'Empty' : `${value} hours`}
            readOnly={readOnly}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            onBlur={onBlur}
            // Typing begins anew, as in a cell of the grid.
            onFocus={(event) => event.target.select()}
            onKeyDown={(event) => {
              if (readOnly || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
              event.preventDefault()
              step(event.key === 'ArrowUp' ? 1 : -1)
            }}
          />
        </FieldBox>
      )}
    </Field>
  )
}
