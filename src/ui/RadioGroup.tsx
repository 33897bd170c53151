import { useId } from 'react'
import { styled } from 'styled-components'
import { FieldError, type FieldTexts, requiredMark } from './Field.tsx'
import { descriptionStyles, labelStyles } from './field-styles.ts'
import { tokens } from './theme.ts'
import { toggleInputStyles, toggleRowStyles } from './toggle-styles.ts'

const { radius, space } = tokens

const Group = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`

const Legend = styled.legend`
  ${labelStyles}
  padding: 0;
  margin-block-end: ${space.s1};
`

const Choices = styled.div`
  display: flex;
  flex-direction: column;
  &[data-horizontal] {
    flex-direction: row;
    flex-wrap: wrap;
    column-gap: ${space.s6};
  }
`

const Row = styled.label`
  ${toggleRowStyles}
`

const Input = styled.input`
  ${toggleInputStyles}
  border-radius: ${radius.round};
  &::before {
    content: '';
    width: 8px;
    height: 8px;
    border-radius: ${radius.round};
    background: currentColor;
    opacity: 0;
  }
  &:checked::before {
    opacity: 1;
  }
`

const Description = styled.span`
  display: block;
  ${descriptionStyles}
`

export interface RadioGroupProps<Id extends string> extends Omit<FieldTexts, 'hideLabel'> {
  options: readonly { id: Id; label: string; description?: string }[]
  value: Id | null
  onChange: (value: Id) => void
  horizontal?: boolean
  /** Why another one cannot be chosen now; shown under the choices, which stay readable. */
  disabledReason?: string | undefined
}

/** One of a few that are worth seeing at once. */
export function RadioGroup<Id extends string>(props: RadioGroupProps<Id>) {
  const { label, description, error, required, options, value, onChange, horizontal, disabledReason } = props
  const id = useId()
  const disabled = disabledReason !== undefined && disabledReason !== ''
  const help = disabled ? disabledReason : description
  const describedBy = [help ? `${id}-help` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ')
  return (
    <Group aria-describedby={describedBy || undefined}>
      <Legend>
        {label}
        {required && requiredMark}
      </Legend>
      <Choices data-horizontal={horizontal ? '' : undefined}>
        {options.map((option) => (
          <Row key={option.id}>
            <Input
              type="radio"
              name={id}
              checked={value === option.id}
              required={required}
              aria-invalid={error ? true : undefined}
              aria-disabled={disabled || undefined}
              onChange={() => {
                if (!disabled) onChange(option.id)
              }}
            />
            <span>
              {option.label}
              {option.description && <Description>{option.description}</Description>}
            </span>
          </Row>
        ))}
      </Choices>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {help && <Description id={`${id}-help`}>{help}</Description>}
    </Group>
  )
}
