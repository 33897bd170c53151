/** Fields whose texts are words of the portal's own and not of a person: without them nothing can be followed any more. */
const ownWords: ReadonlySet<string> = new Set(
  'type kind code status src systemId reference actorId sealed length notPlain field setting channel list form part'.split(' '),
)
/** An error's name says of which kind it is; any other name is somebody's or something's. */
const isErrorName = (field: string, holder: object): boolean => field === 'name' && 'message' in holder
/** Of a state, which of its states it is in. */
const isStateValue = (field: string, holder: object): boolean => field === 'value' && 'status' in holder && 'context' in holder

const isId = (text: string): boolean => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)

/** A text of the same length and shape: letters become x, digits 1. */
export const maskedText = (text: string): string =>
  isId(text)
    ? text
    : text
        .replace(/[\p{L}\p{M}]/gu, (letter) => (/\p{Lu}/u.test(letter) ? 'X' : 'x'))
        .replace(/\p{N}/gu, '1')
        .replace(/[^\p{ASCII}]/gu, '?')

/**
 * Plain data in which every text that may be a person's is masked. Ids stay, and the portal's own words: types, kinds, codes, states.
 * Equal texts have equal masks, so that what was equal is equal still.
 */
export const masked = (value: unknown): unknown => {
  if (typeof value === 'string') return maskedText(value)
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(masked)
  return Object.fromEntries(
    Object.entries(value).map(([field, child]) => {
      const stays =
        (typeof child === 'string' && (ownWords.has(field) || isErrorName(field, value))) || isStateValue(field, value)
      return [field, stays ? child : masked(child)]
    }),
  )
}
