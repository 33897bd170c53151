import type { FormValues } from '#rules/profile-forms.ts'

/** A field's text, trimmed; '' for anything else. */
export const textOf = (values: FormValues, field: string): string => {
  const value = values[field]
  return typeof value === 'string' ? value.trim() : ''
}

/** A field's text for the server, where nothing is null. */
export const textOrNull = (values: FormValues, field: string): string | null => textOf(values, field) || null

/** A field that is a switch. */
export const switchOf = (values: FormValues, field: string): boolean => values[field] === true

/** A field that holds several texts. */
export const textsOf = (values: FormValues, field: string): readonly string[] => {
  const value = values[field]
  return typeof value === 'object' ? value : []
}
