/** The answer to a question: the number of an option (decision A29), or the code by editor. */
export type Answer = { readonly option: number } | { readonly code: Readonly<Record<string, string>> }

/** As the server takes it and answers it: `{"option": 2}`, or the code by editor, `{"html": "…", "css": "…"}`. */
export const answerText = (answer: Answer): string => JSON.stringify('option' in answer ? answer : answer.code)

/** Reads what the server has; null for a text that is no answer. */
export const readAnswer = (text: string): Answer | null => {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return null
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null
  const entries = Object.entries(value)
  const [first] = entries
  if (entries.length === 1 && first?.[0] === 'option' && typeof first[1] === 'number') return { option: first[1] }
  return entries.every((entry): entry is [string, string] => typeof entry[1] === 'string')
    ? { code: Object.fromEntries(entries) }
    : null
}

/** The code of one editor; '' where there is none. */
export const codeIn = (answer: Answer | null, mode: string): string =>
  answer !== null && 'code' in answer ? (answer.code[mode] ?? '') : ''

/** Whether both say the same; an editor without text is as good as none. */
export const isSameAnswer = (one: Answer | null, other: Answer | null): boolean => {
  if (one === null || other === null) return one === other
  if ('option' in one || 'option' in other) return 'option' in one && 'option' in other && one.option === other.option
  const modes = new Set([...Object.keys(one.code), ...Object.keys(other.code)])
  return [...modes].every((mode) => (one.code[mode] ?? '') === (other.code[mode] ?? ''))
}

/** Whether there is anything in it. */
export const isBlankAnswer = (answer: Answer | null): boolean =>
  answer === null || ('code' in answer && Object.values(answer.code).every((text) => text.trim() === ''))
