import type { FieldValue, FormValues } from '#rules/form-fields.ts'
import { type FieldOf, isRequired, maxLengthOf, type ProfileFormName } from '#rules/profile-forms.ts'
import { afterPress } from '#ui/after-press.ts'
import type { Option } from '#ui/OptionList.tsx'

interface Binding<F extends ProfileFormName> {
  readonly form: F
  readonly values: FormValues
  readonly errors: Readonly<Record<string, string>>
  readonly readOnly: boolean
  /** Fields that this person may see and not change. */
  readonly locked: readonly string[]
  readonly onChange: (field: string, value: FieldValue) => void
  readonly onLeave: (field: string) => void
}

/** The fields of a form as the shared components take them: value, error, and what to say when they change. */
export const bindFields = <F extends ProfileFormName>({
  form,
  values,
  errors,
  readOnly,
  locked,
  onChange,
  onLeave,
}: Binding<F>) => {
  const common = (field: FieldOf<F>) => ({
    name: field,
    required: isRequired(form, field),
    readOnly: readOnly || locked.includes(field),
    error: errors[field],
    onBlur: () => afterPress(() => onLeave(field)),
  })
  const textIn = (field: FieldOf<F>): string => {
    const value = values[field]
    return typeof value === 'string' ? value : ''
  }
  return {
    text: (field: FieldOf<F>) => ({
      ...common(field),
      value: textIn(field),
      maxLength: maxLengthOf(form, field),
      onChange: (text: string) => onChange(field, text),
    }),
    /** A day, or one of a few choices. */
    choice: (field: FieldOf<F>) => ({
      ...common(field),
      value: textIn(field) || null,
      onChange: (value: string | null) => onChange(field, value ?? ''),
    }),
    /** One of many options. */
    search: (field: FieldOf<F>, options: readonly Option[]) => {
      const value = textIn(field)
      return {
        ...common(field),
        options,
        value: value === '' ? null : (options.find(({ id }) => id === value) ?? { id: value, label: value, custom: true }),
        onChange: (option: Option | null) => onChange(field, option?.id ?? ''),
      }
    },
    /** Several of many options. */
    several: (field: FieldOf<F>, options: readonly Option[]) => {
      const value = values[field]
      const chosen: readonly string[] = Array.isArray(value) ? value : []
      return {
        ...common(field),
        options,
        value: chosen.map((id) => options.find((option) => option.id === id) ?? { id, label: id }),
        onChange: (next: readonly Option[]) =>
          onChange(
            field,
            next.map(({ id }) => id),
          ),
      }
    },
    toggle: (field: FieldOf<F>) => ({
      name: field,
      readOnly,
      value: values[field] === true,
      onChange: (value: boolean) => onChange(field, value),
    }),
    error: (field: FieldOf<F>) => errors[field],
  }
}

export type BoundFields<F extends ProfileFormName> = ReturnType<typeof bindFields<F>>
