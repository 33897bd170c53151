import { countries } from 'countries-list'

export interface Country {
  /** ISO 3166-1, two letters. */
  readonly Code: string
  readonly Name: string
}

/** Reserved codes of places that ISO 3166-1 counts to Saint Helena, Ascension and Tristan da Cunha. */
const notInIso: ReadonlySet<string> = new Set(['AC', 'TA'])

const known = Object.entries(countries).filter(([code]) => !notInIso.has(code))

/** Every country by its English name. */
export const allCountries: readonly Country[] = known
  .map(([Code, { name }]) => ({ Code, Name: name }))
  .sort((one, other) => one.Name.localeCompare(other.Name, 'en'))

const byName = new Map<string, Country>()
for (const [Code, { name, alias = [] }] of known)
  for (const each of [...alias, name, Code]) byName.set(each.toLowerCase(), { Code, Name: name })

/**
 * The country of a name or a two-letter code, in upper or lower case; former and short names count.
 *
 * @returns null for an unknown one
 */
export const findCountry = (nameOrCode: string): Country | null => byName.get(nameOrCode.trim().toLowerCase()) ?? null
