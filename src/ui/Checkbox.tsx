import { type ReactNode, useEffect, useId, useRef } from 'react'
import { styled } from 'styled-components'
import { FieldError } from './Field.tsx'
import { descriptionStyles } from './field-styles.ts'
import { visuallyHidden } from './styles.ts'
import { tokens } from './theme.ts'
import { toggleInputStyles, toggleRowStyles } from './toggle-styles.ts'
import { useTooltip } from './use-tooltip.tsx'

const Row = styled.label`
  ${toggleRowStyles}
`

/** The marks are clip paths of the input's own ::before, so that they take their colour from the tokens. */
const Input = styled.input`
  ${toggleInputStyles}
  border-radius: ${tokens.radius.small};
  &::before {
    content: '';
    width: 70%;
    height: 70%;
    background: currentColor;
    clip-path: polygon(14% 46%, 4% 57%, 39% 90%, 97% 22%, 86% 12%, 38% 68%);
    opacity: 0;
  }
  &:indeterminate {
    background: ${tokens.color.primary};
    border-color: ${tokens.color.primary};
  }
  &:checked::before,
  &:indeterminate::before {
    opacity: 1;
  }
  &:indeterminate::before {
    clip-path: inset(42% 5%);
  }
`

const Label = styled.span`
  &[data-unseen] {
    ${visuallyHidden}
  }
`

const Description = styled.span`
  display: block;
  ${descriptionStyles}
`

export interface CheckboxProps {
  label: ReactNode
  /** Reads the label aloud without showing it, as in a table's column. */
  hideLabel?: boolean
  checked: boolean
  indeterminate?: boolean
  /** `withShift`: Shift was held, which in a list means all rows since the one before. */
  onChange: (checked: boolean, withShift: boolean) => void
  description?: ReactNode
  error?: string | undefined
  /** Why it cannot be changed now; shown under the label, or as a tooltip when the label is hidden. */
  disabledReason?: string | undefined
  name?: string
}

/** Yes or no, for something that counts when the form is sent. For an immediate effect use Switch. */
export function Checkbox(props: CheckboxProps) {
  const { label, hideLabel, checked, indeterminate = false, onChange, description, error, disabledReason, name } = props
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  useEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate
  }, [indeterminate])
  const disabled = disabledReason !== undefined && disabledReason !== ''
  const help = disabled ? disabledReason : description
  const { anchor, tooltip } = useTooltip(hideLabel && typeof help === 'string' ? help : undefined, false)
  const describedBy = [help ? `${id}-help` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ')
  return (
    <div>
      <Row>
        <Input
          {...anchor}
          ref={input}
          type="checkbox"
          name={name}
          checked={checked}
          aria-disabled={disabled || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy || undefined}
          onChange={(event) => {
            const { nativeEvent } = event
            if (!disabled) onChange(event.target.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
          }}
        />
        <Label data-unseen={hideLabel ? '' : undefined}>
          {label}
          {help && (
            <Description id={`${id}-help`} aria-hidden="true">
              {help}
            </Description>
          )}
        </Label>
      </Row>
      {tooltip}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}
