import { type DurationName, durationRanges, searchText } from '#rules/training.ts'
import { isUuid } from '#rules/uuid.ts'

/** What a catalogue is filtered by, as it stands in the address (decisions B, Filters). */
export interface CatalogueCriteria {
  readonly text: string
  /** Skills of courses, technologies of assessments. */
  readonly skillIds: readonly string[]
  readonly duration: DurationName | null
  readonly levels: readonly string[]
}

export const noCriteria: CatalogueCriteria = { text: '', skillIds: [], duration: null, levels: [] }

/** Most skills that one searches for at once; an address may name more. */
export const skillLimit = 20

const listOf = (text: string | null): readonly string[] => [...new Set((text ?? '').split(',').filter((one) => one !== ''))]

/**
 * What an address says of the criteria; what it does not say, or says wrongly, is left out.
 *
 * @param levels those of the catalogue, in their order
 */
export const readCriteria = (query: URLSearchParams, levels: readonly string[]): CatalogueCriteria => {
  const asked = listOf(query.get('levels'))
  return {
    text: searchText(query.get('text') ?? ''),
    skillIds: listOf(query.get('skills')).filter(isUuid).slice(0, skillLimit),
    duration: durationRanges.find(({ name }) => name === query.get('duration'))?.name ?? null,
    levels: levels.filter((level) => asked.includes(level)),
  }
}

/** The same as the query of an address, '?text=sql&levels=Junior'; empty without criteria. */
export const writeCriteria = ({ text, skillIds, duration, levels }: CatalogueCriteria): string => {
  const query = new URLSearchParams()
  if (text !== '') query.set('text', text)
  if (skillIds.length > 0) query.set('skills', skillIds.join(','))
  if (duration !== null) query.set('duration', duration)
  if (levels.length > 0) query.set('levels', levels.join(','))
  // A comma needs no escape in a query, and a person reads it more easily.
  const written = query.toString().replaceAll('%2C', ',')
  return written === '' ? '' : `?${written}`
}

/** Whether two are the same, whatever the order of their lists. */
export const areSameCriteria = (one: CatalogueCriteria, other: CatalogueCriteria): boolean => {
  const sorted = (criteria: CatalogueCriteria) => ({
    ...criteria,
    skillIds: criteria.skillIds.toSorted(),
    levels: criteria.levels.toSorted(),
  })
  return writeCriteria(sorted(one)) === writeCriteria(sorted(other))
}

export const isEmptyCriteria = (criteria: CatalogueCriteria): boolean => writeCriteria(criteria) === ''

/** Durations one can filter by, in words (specification 9). */
export const durationWords: Readonly<Record<DurationName, string>> = {
  short: 'Less than 5h',
  medium: '5 to 10h',
  long: 'More than 10h',
}

/** Hours of the criteria as the search takes them; null for any. */
export const hoursOf = ({ duration }: CatalogueCriteria): { readonly min: number; readonly max: number } | null => {
  const range = durationRanges.find(({ name }) => name === duration)
  return range === undefined ? null : { min: range.min, max: range.max }
}

/** Names without their repetitions, in the order of `order` where that is given, else of the first appearance. */
export const distinct = (names: readonly string[], order: readonly string[] = []): readonly string[] => {
  const known = [...new Set(names)]
  return order.length === 0 ? known : known.toSorted((one, other) => order.indexOf(one) - order.indexOf(other))
}

/** Test time: the sum of the questions' durations (specification 9). */
export const totalMinutes = (questions: readonly { readonly minutes: number }[]): number =>
  questions.reduce((sum, { minutes }) => sum + minutes, 0)
