import { request } from 'undici'
import { isPublicAddress } from '../public-address.ts'
import { findCountry } from './countries.ts'

export interface Place {
  readonly City: string
  readonly Country: string
  readonly TimeZone: string | null
}

/** Milliseconds for the whole answer, and its most bytes. */
const timeout = 2000
const mostBytes = 64 * 1024

const entry = (value: unknown, names: readonly string[]): unknown => {
  if (typeof value !== 'object' || value === null) return undefined
  const fields = new Map<string, unknown>(Object.entries(value).map(([name, found]) => [name.toLowerCase(), found]))
  return names.map((name) => fields.get(name)).find((found) => found !== undefined && found !== null && found !== '')
}

const line = (value: unknown): string | null => {
  const text = typeof value === 'string' ? value.trim() : ''
  return text === '' || text.length > 100 || /\p{Cc}/u.test(text) ? null : text
}

/** A text, or the name in an object such as `{"id": "Europe/Rome"}` and `{"name": "Italy"}`. */
const lineOrName = (value: unknown): string | null => line(value) ?? line(entry(value, ['id', 'name', 'name_en']))

const isTimeZone = (text: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }) !== null
  } catch {
    return false
  }
}

/** The place in an answer of the usual services, whose spellings differ; null when city or country are missing. */
export const readPlace = (answer: unknown): Place | null => {
  const city = lineOrName(entry(answer, ['city', 'city_name', 'cityname']))
  const country = lineOrName(entry(answer, ['country_name', 'countryname', 'country', 'country_code', 'countrycode']))
  if (city === null || country === null) return null
  const timeZone = lineOrName(entry(answer, ['timezone', 'time_zone', 'timezone_id', 'timezone_name']))
  return {
    City: city,
    Country: findCountry(country)?.Name ?? country,
    TimeZone: timeZone !== null && isTimeZone(timeZone) ? timeZone : null,
  }
}

const askService = async (url: string): Promise<unknown> => {
  const { statusCode, body } = await request(url, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(timeout),
  })
  if (statusCode !== 200) {
    await body.dump()
    return null
  }
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of body) {
    const bytes: Buffer = chunk
    size += bytes.length
    if (size > mostBytes) return null
    chunks.push(bytes)
  }
  return JSON.parse(Buffer.concat(chunks).toString('utf8'))
}

/**
 * Where a network address is, by the configured service.
 *
 * @param locationUrl LOCATION_URL with `{ip}`; null asks nobody
 * @returns null without a service, for an address that is not of the internet, and for any answer but a place within two seconds
 */
export const findPlace = async (locationUrl: string | null, address: string): Promise<Place | null> => {
  if (locationUrl === null || !isPublicAddress(address)) return null
  try {
    return readPlace(await askService(locationUrl.replaceAll('{ip}', encodeURIComponent(address))))
  } catch {
    return null
  }
}
