import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { formatDate, parseDate } from './date-text.ts'
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
  placeholder?: string
  disabled?: boolean
  readOnly?: boolean
  /** Why it cannot be changed now; shown in the description's place. */
  disabledReason?: string | undefined
}

function rangeText(min: string | undefined, max: string | undefined): string {
  if (min && max) return `Enter a date from ${formatDate(min)} to ${formatDate(max)}`
  return min ? `Enter ${formatDate(min)} or later` : `Enter ${formatDate(max ?? '')} or earlier`
}

/** A day: typed in any usual way, or chosen from a calendar whose weeks begin on Monday. Shown as '12 Mar 2026'. */
export function DatePicker({ label, description, error, required, hideLabel, ...rest }: DatePickerProps) {
  const [refusal, setRefusal] = useState<string>()
  const help = rest.disabledReason || description
  return (
    <Field
      {...{ label, required }}
      description={help}
      error={rest.disabledReason ? undefined : (refusal ?? error)}
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
  const {
    label,
    control,
    value,
    onChange,
    onBlur,
    onRefusal,
    min,
    max,
    name,
    placeholder = '12 Mar 2026',
    readOnly = false,
  } = props
  const disabled = props.disabled || Boolean(props.disabledReason)
  const [typed, setTyped] = useState(() => formatDate(value ?? ''))
  const [open, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)

  /** The value this field sent last: only another one, from outside, replaces what is typed. */
  const sent = useRef(value)

  useEffect(() => {
    if (value === sent.current) return
    sent.current = value
    setTyped(formatDate(value ?? ''))
    onRefusal(undefined)
  }, [value, onRefusal])

  const send = (iso: string | null) => {
    if (iso === value) return
    sent.current = iso
    onChange(iso)
  }
  const accept = (iso: string | null) => {
    onRefusal(undefined)
    setTyped(formatDate(iso ?? ''))
    send(iso)
  }
  const refuse = (text: string) => {
    onRefusal(text)
    send(null)
  }
  const commit = () => {
    if (typed.trim() === '') return accept(null)
    if (typed.trim() === formatDate(value ?? '')) return accept(value)
    const iso = parseDate(typed, new Date().getFullYear(), max ? Number(max.slice(0, 4)) : undefined)
    if (iso === undefined) refuse('Enter a date such as 12 Mar 2026')
    else if ((min && iso < min) || (max && iso > max)) refuse(rangeText(min, max))
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
          placeholder={readOnly ? undefined : placeholder}
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
            if (event.key === 'ArrowDown' && !readOnly) {
              event.preventDefault()
              setOpen(true)
            }
          }}
        />
        {!readOnly && (
          <Anchor onPointerEnter={prefetch} onFocus={prefetch}>
            <IconButton
              label={`Choose ${label}`}
              hideTooltip
              aria-haspopup="dialog"
              aria-expanded={open}
              disabledReason={disabled ? (props.disabledReason ?? 'The field cannot be changed') : undefined}
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
