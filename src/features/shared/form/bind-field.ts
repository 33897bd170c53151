import { type Field, type FieldValue, needsValue, overlongError, roomOf } from '#rules/form-fields.ts'
import { afterPress } from '#ui/after-press.ts'
import type { Option } from '#ui/OptionList.tsx'

interface Binding {
  readonly name: string
  readonly field: Field
  readonly value: FieldValue | undefined
  readonly error: string | undefined
  readonly readOnly: boolean
  readonly onChange: (value: FieldValue) => void
  readonly onLeave: () => void
}

/** A field of a form as the shared components take it: value, error, and what to say when it changes. */
export const bindField = ({ name, field, value, error: shown, readOnly, onChange, onLeave }: Binding) => {
  const error = overlongError(field, value) ?? shown
  const common = { name, required: needsValue(field), readOnly, error, onBlur: () => afterPress(onLeave) }
  const text = typeof value === 'string' ? value : ''
  return {
    /** A line, or rich text. */
    text: { ...common, value: text, maxLength: roomOf(field), onChange: (typed: string) => onChange(typed) },
    /** A day, or one of a few choices. */
    choice: { ...common, value: text || null, onChange: (chosen: string | null) => onChange(chosen ?? '') },
    /** One of many options. */
    search: (options: readonly Option[]) => ({
      ...common,
      options,
      value: text === '' ? null : (options.find(({ id }) => id === text) ?? { id: text, label: text, custom: true }),
      onChange: (option: Option | null) => onChange(option?.id ?? ''),
    }),
    /** Several of many options. */
    several: (options: readonly Option[]) => {
      const chosen: readonly string[] = Array.isArray(value) ? value : []
      return {
        ...common,
        options,
        value: chosen.map((id) => options.find((option) => option.id === id) ?? { id, label: id }),
        onChange: (next: readonly Option[]) => onChange(next.map(({ id }) => id)),
      }
    },
    toggle: { name, checked: value === true, onChange: (isOn: boolean) => onChange(isOn) },
    error,
  }
}

export type BoundField = ReturnType<typeof bindField>
