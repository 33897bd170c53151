import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { formatDate, formatMonth, parseMonth } from './date-text.ts'
import { Field, FieldBox, type FieldControlProps, FieldInput, type FieldTexts } from './Field.tsx'
import { IconButton } from './IconButton.tsx'
import { CalendarIcon } from './icons.tsx'
import { fetchAhead, late } from './late.tsx'

const load = () => import('./CalendarPopover.tsx')
const prefetch = fetchAhead(load)
const CalendarPopover = late(() => load().then((module) => module.CalendarPopover))

const Anchor = styled.span`
  display: contents;
`

export interface DatePickerProps extends FieldTexts {
  /** An ISO date, '2026-03-12', or null. */
  value: string | null
  onChange: (value: string | null) => void
  onBlur?: () => void
  /** The first and the last day that may be chosen, ISO. Typing another one is refused with a text. */
  min?: string
  max?: string
  name?: string
  readOnly?: boolean
  /** Why it cannot be changed now; shown in the description's place. */
  disabledReason?: string | undefined
  /** Where the day does not matter: a month is typed and shown, 'Mar 2026', and its first or its last day is meant. */
  month?: 'first' | 'last'
}

function rangeText(format: (iso: string) => string, min = '', max = ''): string {
  if (min && max) return `Enter a date from ${format(min)} to ${format(max)}`
  return `Enter ${min ? `${format(min)} or later` : `${format(max)} or earlier`}`
}

/** A day: typed in any usual way, or chosen from a calendar whose weeks begin on Monday. Shown as '12 Mar 2026'. */
export function DatePicker({ label, description, error, required, hideLabel, ...rest }: DatePickerProps) {
  const [refusal, setRefusal] = useState<string>()
  return (
    <Field
      {...{ label, description, required }}
      error={refusal ?? error}
      lockedBy={rest.disabledReason}
      {...(hideLabel ? { hideLabel } : {})}
    >
      {(control) => <DateInput {...rest} label={label} control={control} onRefusal={setRefusal} />}
    </Field>
  )
}

interface DateInputProps extends Omit<DatePickerProps, keyof FieldTexts> {
  label: string
  control: FieldControlProps
  onRefusal: (text: string | undefined) => void
}

function DateInput(props: DateInputProps) {
  const { label, control, value, onChange, onBlur, onRefusal, min, max, name, month, readOnly = false } = props
  const format = month ? formatMonth : formatDate
  const example = format('2026-03-12')
  const disabled = Boolean(props.disabledReason)
  const [typed, setTyped] = useState(() => format(value ?? ''))
  const [open, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)

  /** The value this field sent last: only another one, from outside, replaces what is typed. */
  const sent = useRef(value)

  useEffect(() => {
    if (value === sent.current) return
    sent.current = value
    setTyped(format(value ?? ''))
    onRefusal(undefined)
  }, [value, onRefusal, format])

  const send = (iso: string | null) => {
    if (iso === value) return
    sent.current = iso
    onChange(iso)
  }
  const accept = (iso: string | null) => {
    onRefusal(undefined)
    setTyped(format(iso ?? ''))
    send(iso)
  }
  const refuse = (text: string) => {
    onRefusal(text)
    send(null)
  }
  const commit = () => {
    if (typed.trim() === '') return accept(null)
    if (typed.trim() === format(value ?? '')) return accept(value)
    const iso = parseMonth(typed, month, new Date().getFullYear(), max ? Number(max.slice(0, 4)) : undefined)
    if (iso === undefined) refuse(`Enter a date such as ${example}`)
    else if ((min && iso < min) || (max && iso > max)) refuse(rangeText(format, min, max))
    else accept(iso)
  }

  return (
    <>
      <FieldBox
        ref={box}
        data-invalid={control['aria-invalid'] ? '' : undefined}
        data-disabled={disabled ? '' : undefined}
        data-read-only={readOnly ? '' : undefined}
      >
        <FieldInput
          {...control}
          name={name}
          className="tabular"
          value={typed}
          placeholder={readOnly ? undefined : example}
          disabled={disabled}
          readOnly={readOnly}
          autoComplete="off"
          onChange={(event) => setTyped(event.target.value)}
          onBlur={() => {
            commit()
            onBlur?.()
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter') commit()
            if (event.key === 'ArrowDown' && !readOnly && !month) {
              event.preventDefault()
              setOpen(true)
            }
          }}
        />
        {!readOnly && !month && (
          <Anchor onPointerEnter={prefetch} onFocus={prefetch}>
            <IconButton
              label={`Choose ${label}`}
              hideTooltip
              aria-haspopup="dialog"
              aria-expanded={open}
              disabledReason={props.disabledReason}
              onPress={() => setOpen(true)}
            >
              <CalendarIcon />
            </IconButton>
          </Anchor>
        )}
      </FieldBox>
      {open && (
        <CalendarPopover
          label={label}
          triggerRef={box}
          value={value}
          min={min}
          max={max}
          onChoose={(iso) => {
            setOpen(false)
            accept(iso)
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
