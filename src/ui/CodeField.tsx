import { styled } from 'styled-components'
import { Field, FieldBox, FieldInput } from './Field.tsx'
import type { TextFieldProps } from './TextField.tsx'
import { tokens } from './theme.ts'

const Input = styled(FieldInput)`
  font-family: ${tokens.font.mono};
  font-size: ${tokens.text.xl};
  letter-spacing: 0.4em;
  font-variant-numeric: tabular-nums;
`

const Box = styled(FieldBox)`
  max-width: calc(6 * ${tokens.size.control});
`

export interface CodeFieldProps
  extends Omit<
    TextFieldProps,
    'type' | 'autoComplete' | 'inputMode' | 'autoCapitalize' | 'spellCheck' | 'maxLength' | 'defaultValue' | 'start' | 'end'
  > {
  value: string
  /** How many digits the code has. */
  length?: number
  /** All digits are there, typed or pasted: a form may check it at once. */
  onComplete?: (code: string) => void
}

/** A one-time code of digits, in one input that phones fill in by themselves. Spaces and dashes of a pasted code are dropped. */
export function CodeField(props: CodeFieldProps) {
  const { label, description, error, required, hideLabel, value, onChange, onComplete, length = 6, ...input } = props
  return (
    <Field {...{ label, description, error, required }} {...(hideLabel ? { hideLabel } : {})}>
      {(control) => (
        <Box
          data-invalid={control['aria-invalid'] ? '' : undefined}
          data-disabled={input.disabled ? '' : undefined}
          data-read-only={input.readOnly ? '' : undefined}
        >
          <Input
            {...input}
            {...control}
            value={value}
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            pattern={`[0-9]{${length}}`}
            onChange={(event) => {
              const code = event.target.value.replace(/\D/g, '').slice(0, length)
              if (code === value) return
              onChange?.(code)
              if (code.length === length) onComplete?.(code)
            }}
          />
        </Box>
      )}
    </Field>
  )
}
