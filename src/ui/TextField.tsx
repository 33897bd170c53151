import type { HTMLAttributes, HTMLInputAutoCompleteAttribute, ReactNode, Ref } from 'react'
import { Field, FieldBox, FieldInput, FieldTextArea, type FieldTexts } from './Field.tsx'

export interface TextFieldProps extends FieldTexts {
  /** The form's name for it. */
  name?: string
  value?: string
  defaultValue?: string
  onChange?: (value: string) => void
  onBlur?: () => void
  type?: 'text' | 'email' | 'tel' | 'url' | 'password'
  autoComplete?: HTMLInputAutoCompleteAttribute
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode']
  enterKeyHint?: HTMLAttributes<HTMLInputElement>['enterKeyHint']
  autoCapitalize?: 'none' | 'sentences' | 'words'
  spellCheck?: boolean
  placeholder?: string
  maxLength?: number
  readOnly?: boolean
  disabled?: boolean
  autoFocus?: boolean
  ref?: Ref<HTMLInputElement>
  /** Inside the box, before and after the input. */
  start?: ReactNode
  end?: ReactNode
}

/** One line of text. */
export function TextField(props: TextFieldProps) {
  const { label, description, error, required, hideLabel, onChange, start, end, type = 'text', ...input } = props
  return (
    <Field {...{ label, description, error, required }} {...(hideLabel ? { hideLabel } : {})}>
      {(control) => (
        <FieldBox
          data-invalid={control['aria-invalid'] ? '' : undefined}
          data-disabled={input.disabled ? '' : undefined}
          data-read-only={input.readOnly ? '' : undefined}
        >
          {start}
          <FieldInput {...input} {...control} type={type} onChange={(event) => onChange?.(event.target.value)} />
          {end}
        </FieldBox>
      )}
    </Field>
  )
}

export interface TextAreaProps extends FieldTexts {
  name?: string
  value?: string
  defaultValue?: string
  onChange?: (value: string) => void
  onBlur?: () => void
  placeholder?: string
  maxLength?: number
  rows?: number
  readOnly?: boolean
  disabled?: boolean
  autoFocus?: boolean
  ref?: Ref<HTMLTextAreaElement>
}

/** Several lines of text; the person can make it taller. */
export function TextArea(props: TextAreaProps) {
  const { label, description, error, required, hideLabel, onChange, rows = 4, ...input } = props
  return (
    <Field {...{ label, description, error, required }} {...(hideLabel ? { hideLabel } : {})} holdsSentences>
      {(control) => (
        <FieldBox
          data-invalid={control['aria-invalid'] ? '' : undefined}
          data-disabled={input.disabled ? '' : undefined}
          data-read-only={input.readOnly ? '' : undefined}
        >
          <FieldTextArea {...input} {...control} rows={rows} onChange={(event) => onChange?.(event.target.value)} />
        </FieldBox>
      )}
    </Field>
  )
}
