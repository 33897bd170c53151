import { isBlank } from './blank.ts'
import { isEmail } from './credentials.ts'
import { errorsIn, type Form, type FormErrors, type FormValues } from './form-fields.ts'
import { messages } from './messages.ts'

/** Longest e-mail, name of a tool, address and note of an access, in characters. */
const longest = { email: 254, tool: 100, url: 2000, notes: 1000 } as const

/** Whether the text is an address of the web: it is opened from the list. */
const isWebAddress = (text: string): boolean => {
  const url = URL.canParse(text) ? new URL(text) : null
  return url !== null && (url.protocol === 'https:' || url.protocol === 'http:') && url.hostname !== ''
}

/** The fields of a new access, each named once with its rule (specification 5, Access form). */
export const accessForm = {
  projectId: { kind: 'id', required: true, always: true },
  teamMemberId: { kind: 'id', required: true, always: true },
  email: {
    kind: 'text',
    required: true,
    always: true,
    maxLength: longest.email,
    check: (value) => (isEmail(value) ? null : messages.accessEmailInvalid),
  },
  tool: { kind: 'text', required: true, always: true, maxLength: longest.tool },
  url: {
    kind: 'text',
    required: true,
    always: true,
    maxLength: longest.url,
    check: (value) => (isWebAddress(value.trim()) ? null : messages.accessUrlInvalid),
  },
  notes: { kind: 'text', maxLength: longest.notes, lines: true },
} as const satisfies Form

/**
 * What is wrong with a new access, by field; empty when it is acceptable (specification 5, Access form).
 *
 * @param members ids of those whom it can be for; null while they are not known
 */
export const accessFormErrors = (values: FormValues, members: readonly string[] | null): FormErrors => {
  const errors = errorsIn(accessForm, values, '')
  const member = values.teamMemberId
  const isFound = isBlank(String(member)) || members === null || members.some((id) => id === member)
  return isFound ? errors : { ...errors, teamMemberId: messages.teamMemberNotFound }
}
