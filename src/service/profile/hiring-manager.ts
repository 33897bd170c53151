import { type Form, v1NameOf } from '#rules/form-fields.ts'
import { messages } from '#rules/messages.ts'
import { hiringManagerReadOnly, type ProfileFormName, profileForms } from '#rules/profile-forms.ts'
import { HttpError } from '../http-error.ts'

type Values = Readonly<Record<string, unknown>>

/** The same text, or the same texts in any order. */
const isSame = (one: unknown, other: unknown): boolean => {
  if (!Array.isArray(one) || !Array.isArray(other)) return one === other
  return one.length === other.length && one.every((text) => other.includes(text))
}

/**
 * Some fields are read only for a hiring manager (decisions B, Hiring manager); what stays the same may be sent along.
 *
 * @param before what is stored, by the form's field names
 * @param after what is to be stored
 * @throws HttpError 403 naming the field that would change
 */
export const refuseReadOnlyChanges = (
  form: ProfileFormName,
  before: Values & { readonly isHiringManager: boolean },
  after: Values,
): void => {
  if (!before.isHiringManager) return
  const changed = (hiringManagerReadOnly[form] ?? []).find((field) => !isSame(before[field], after[field]))
  const table: Form = profileForms[form]
  if (changed !== undefined)
    throw new HttpError(403, messages.readOnlyForHiringManager, { field: v1NameOf(changed, table[changed]) })
}
