import { type ReactNode, useId } from 'react'
import { styled } from 'styled-components'
import { useStillDuringPress } from './after-press.ts'
import { ErrorIcon } from './basic-icons.tsx'
import {
  descriptionStyles,
  fieldBoxStyles,
  fieldErrorStyles,
  fieldInputStyles,
  fieldStyles,
  labelStyles,
} from './field-styles.ts'
import { tokens } from './theme.ts'

const FieldRoot = styled.div`
  ${fieldStyles}
`
const FieldLabel = styled.label`
  ${labelStyles}
`
const FieldDescription = styled.div`
  ${descriptionStyles}
`
const FieldErrorText = styled.div`
  ${fieldErrorStyles}
`
const RequiredMark = styled.span`
  color: ${tokens.color.accentText};
`

export const FieldBox = styled.div`
  ${fieldBoxStyles}
`
export const FieldInput = styled.input`
  ${fieldInputStyles}
`
export const FieldTextArea = styled.textarea`
  ${fieldInputStyles}
  display: block;
  resize: vertical;
`

/** What every field has beside its control. */
export interface FieldTexts {
  label: string
  /** Help under the field, always shown. */
  description?: ReactNode
  /** What is wrong with the value; marks the control as invalid. */
  error?: string | undefined
  /** Marks the label; checking stays with the form. */
  required?: boolean | undefined
  /** Reads the label aloud without showing it, where the place makes it plain. */
  hideLabel?: boolean
}

export interface FieldControlProps {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

/** The star after a required field's label; screen readers get `aria-required` instead. */
export const requiredMark = <RequiredMark aria-hidden="true"> *</RequiredMark>

/** The error line under a field. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <FieldErrorText id={id}>
      <ErrorIcon size="small" />
      <span>{children}</span>
    </FieldErrorText>
  )
}

/** Label, control, description and error, connected by ids. `children` receives the control's props. */
export function Field({
  label,
  description: help,
  error: latestError,
  required,
  hideLabel,
  lockedBy,
  hideDescription = false,
  holdsSentences = false,
  onLabelPress,
  children,
}: FieldTexts & {
  children: (control: FieldControlProps) => ReactNode
  /** Why it cannot be changed now: shown in the help's place, and nothing is said to be wrong with what nobody can mend. */
  lockedBy?: string | undefined
  /** Reads the help aloud without showing it, where a tooltip does. */
  hideDescription?: boolean
  /** Text of several lines, which is no wider than can be read well. */
  holdsSentences?: boolean
  /** For a control that is no form element, which a press on its label would not reach. */
  onLabelPress?: () => void
}) {
  const id = useId()
  const error = useStillDuringPress(lockedBy ? undefined : latestError)
  const description = lockedBy || help
  const hasError = error !== undefined && error !== ''
  const describedBy = [description ? `${id}-description` : '', hasError ? `${id}-error` : ''].filter(Boolean).join(' ')
  return (
    <FieldRoot data-sentences={holdsSentences ? '' : undefined}>
      <FieldLabel id={`${id}-label`} htmlFor={id} onClick={onLabelPress} data-unseen={hideLabel ? '' : undefined}>
        {label}
        {required && requiredMark}
      </FieldLabel>
      {children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': hasError || undefined,
        'aria-required': required || undefined,
      })}
      {hasError && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {description && (
        <FieldDescription id={`${id}-description`} data-unseen={hideDescription ? '' : undefined}>
          {description}
        </FieldDescription>
      )}
    </FieldRoot>
  )
}
