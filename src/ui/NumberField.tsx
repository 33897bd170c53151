import { NumberField as AriaNumberField, Button, FieldError, Group, Input, Label, Text } from 'react-aria-components/NumberField'
import { styled } from 'styled-components'
import { ErrorIcon } from './basic-icons.tsx'
import { type FieldTexts, requiredMark } from './Field.tsx'
import {
  descriptionStyles,
  fieldBoxStyles,
  fieldErrorStyles,
  fieldInputStyles,
  fieldStyles,
  labelStyles,
} from './field-styles.ts'
import { MinusIcon, PlusIcon } from './icons.tsx'
import { tokens } from './theme.ts'

const { color, radius, size } = tokens

const Root = styled(AriaNumberField)`
  ${fieldStyles}
`
const FieldLabel = styled(Label)`
  ${labelStyles}
`
const Box = styled(Group)`
  ${fieldBoxStyles}
`
const NumberInput = styled(Input)`
  ${fieldInputStyles}
  text-align: end;
  font-variant-numeric: tabular-nums;
`
const Description = styled(Text)`
  ${descriptionStyles}
`
const ErrorText = styled(FieldError)`
  ${fieldErrorStyles}
`
const Unit = styled.span`
  padding-inline-end: ${tokens.space.s3};
  color: ${color.textWeak};
`
const Step = styled(Button)`
  display: grid;
  place-items: center;
  flex: none;
  width: ${size.controlSmall};
  height: ${size.controlSmall};
  margin-inline: ${tokens.space.s1};
  padding: 0;
  border: 0;
  border-radius: ${radius.small};
  background: transparent;
  color: ${color.textMedium};
  cursor: pointer;
  &[data-hovered] {
    background: ${color.hover};
  }
  &[data-pressed] {
    background: ${color.pressed};
  }
  &[data-disabled] {
    color: ${color.lineStrong};
    cursor: default;
  }
`

export interface NumberFieldProps extends Omit<FieldTexts, 'hideLabel'> {
  value: number | null
  /** Null when emptied. Values come rounded to the step, and are not forced into the limits while typing. */
  onChange: (value: number | null) => void
  onBlur?: () => void
  min?: number
  max?: number
  step?: number
  /** Digits after the point, at most. */
  fractionDigits?: number
  /** Shown after the number: 'AUD', 'h'. */
  unit?: string
  steppers?: boolean
  name?: string
}

/** A number, right-aligned in tabular figures; arrows step it, the limits apply on leaving the field. */
export function NumberField(props: NumberFieldProps) {
  const {
    label,
    description,
    error,
    required,
    value,
    onChange,
    onBlur,
    min,
    max,
    step,
    fractionDigits = 2,
    unit,
    steppers,
    name,
  } = props
  return (
    <Root
      value={value ?? Number.NaN}
      onChange={(next) => onChange(Number.isNaN(next) ? null : next)}
      onBlur={() => onBlur?.()}
      isInvalid={error !== undefined && error !== ''}
      formatOptions={{ maximumFractionDigits: fractionDigits }}
      {...(min === undefined ? {} : { minValue: min })}
      {...(max === undefined ? {} : { maxValue: max })}
      {...(step === undefined ? {} : { step })}
      {...(name === undefined ? {} : { name })}
    >
      <FieldLabel>
        {label}
        {required && requiredMark}
      </FieldLabel>
      <Box>
        {steppers && (
          <Step slot="decrement">
            <MinusIcon size="small" />
          </Step>
        )}
        <NumberInput aria-required={required || undefined} />
        {unit && <Unit aria-hidden="true">{unit}</Unit>}
        {steppers && (
          <Step slot="increment">
            <PlusIcon size="small" />
          </Step>
        )}
      </Box>
      <ErrorText>
        <ErrorIcon size="small" />
        <span>{error}</span>
      </ErrorText>
      {description && <Description slot="description">{description}</Description>}
    </Root>
  )
}
