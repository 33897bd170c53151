import type { FormExtent, FormValues } from '#rules/form-fields.ts'
import { formErrors, type ProfileFormName } from '#rules/profile-forms.ts'
import { refusal } from './refusal.ts'
import type { MockWorld } from './world.ts'

/** The same whether somebody else's or nobody's, as v1 says it. */
export const notTheirs = () => refusal('FORBIDDEN', 'You may not see this record.')

interface Entry {
  readonly id: string
}

/** The list without the entry. @throws GraphQLError FORBIDDEN when it is not there */
export const withoutEntry = <E extends Entry>(entries: readonly E[], id: string): E[] => {
  if (!entries.some((one) => one.id === id)) throw notTheirs()
  return entries.filter((one) => one.id !== id)
}

/** The list with one entry changed. @throws GraphQLError FORBIDDEN when it is not there */
export const withChanged = <E extends Entry>(entries: readonly E[], id: string, change: (entry: E) => E): E[] => {
  if (!entries.some((one) => one.id === id)) throw notTheirs()
  return entries.map((one) => (one.id === id ? change(one) : one))
}

/**
 * The list with an entry added, or changed where the input names one.
 *
 * @param make the entry of an id; `before` is what it was, when it was there
 */
export const withSaved = <E extends Entry>(
  world: MockWorld,
  entries: readonly E[],
  id: string | null | undefined,
  make: (id: string, before: E | undefined) => E,
): E[] => {
  if (id) return withChanged(entries, id, (before) => make(id, before))
  return [...entries, make(world.newId(), undefined)]
}

/** Newest first; what goes on, or has no date, comes before everything else. */
export const newestFirst = <E>(entries: readonly E[], dayOf: (entry: E) => string | null | undefined): E[] =>
  entries.toSorted((one, other) => (dayOf(other) ?? '9').localeCompare(dayOf(one) ?? '9'))

const toFormValues = (input: object): FormValues =>
  Object.fromEntries(Object.entries(input).map(([field, value]) => [field, value ?? ''])) as FormValues

/** Today by the world's clock, `YYYY-MM-DD`. */
export const today = (world: MockWorld): string => new Date(world.scenario.clock()).toISOString().slice(0, 10)

/** An input without space around its texts. */
export const tidied = <I extends object>(input: I): I =>
  Object.fromEntries(
    Object.entries(input).map(([field, value]) => [field, typeof value === 'string' ? value.trim() : value]),
  ) as I

/**
 * An input as it is kept, without space around its texts.
 *
 * @throws GraphQLError VALIDATION with the first field that the rules do not take
 */
export const accepted = <I extends object>(
  world: MockWorld,
  form: ProfileFormName,
  given: I,
  extent: FormExtent = 'whole',
): I => {
  const input = tidied(given)
  const [first] = Object.entries(formErrors(form, toFormValues(input), today(world), extent))
  if (first !== undefined) throw refusal('VALIDATION', first[1], first[0])
  return input
}

/** Nothing instead of an empty text. */
export const orNull = (text: string | null | undefined): string | null => text || null
