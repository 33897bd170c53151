import { invalid } from '../http-error.ts'
import { unstorable } from '../validation.ts'

/** The boxes of a question without options of its own are called 1 to 4 (decision A29). */
const usualOptions = 4

const field = 'Answer'

const read = (answer: string): Readonly<Record<string, unknown>> => {
  let value: unknown
  try {
    value = JSON.parse(answer)
  } catch {
    throw invalid(field, `${field} must be JSON text.`)
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw invalid(field, `${field} must be a JSON object.`)
  return { ...value }
}

const checkOption = (value: Readonly<Record<string, unknown>>, options: number): void => {
  const { option, ...rest } = value
  const isOne = typeof option === 'number' && Number.isInteger(option) && option >= 1 && option <= options
  if (!isOne || Object.keys(rest).length > 0) throw invalid(field, `${field} must be {"option": n} with n from 1 to ${options}.`)
}

const checkTexts = (value: Readonly<Record<string, unknown>>, editors: readonly string[]): void => {
  const names = Object.keys(value)
  const isKnown = names.length > 0 && names.every((name) => editors.includes(name) && typeof value[name] === 'string')
  if (!isKnown) throw invalid(field, `${field} must hold texts of one or more of: ${editors.join(', ')}.`)
}

/**
 * Checks that an answer has the form of its question: the number of an option, or the code of the editors that were written in (decision
 * A29). One that is left out is empty.
 *
 * @throws HttpError 400 with the field when it has not
 */
export const checkAnswer = (
  { options, editors }: { readonly options: readonly string[]; readonly editors: readonly string[] },
  answer: string,
): void => {
  const value = read(answer)
  if (editors.length > 0) checkTexts(value, editors)
  else checkOption(value, options.length === 0 ? usualOptions : options.length)
  // Escaped in the JSON text, so that the check of all input has not seen it.
  if (unstorable(value, '') !== null) throw invalid(field, `${field} contains characters that are not allowed.`)
}
