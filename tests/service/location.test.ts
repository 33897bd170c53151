import { describe, expect, it } from 'vitest'
import { signClientAddress } from '../../src/contract/client-address.ts'
import { readPlace } from '../../src/service/location/by-ip.ts'
import { citiesOf, mostCities } from '../../src/service/location/cities.ts'
import { allCountries, findCountry } from '../../src/service/location/countries.ts'
import { type PeerAnswer, startHttpPeer } from './support/http-peer.ts'
import { type RunningService, serviceForTest } from './support/service.ts'

describe('countries', () => {
  it('are those of ISO 3166-1 and Kosovo, each once, by their English names', () => {
    expect(allCountries).toHaveLength(250)
    expect(new Set(allCountries.map(({ Code }) => Code)).size).toBe(250)
    expect(new Set(allCountries.map(({ Name }) => Name)).size).toBe(250)
    expect(allCountries).toContainEqual({ Code: 'AU', Name: 'Australia' })
    expect(allCountries.map(({ Name }) => Name)).toEqual(
      allCountries.map(({ Name }) => Name).sort(new Intl.Collator('en').compare),
    )
  })

  it.each([
    ['australia', 'AU'],
    ['au', 'AU'],
    [' IRAN ', 'IR'],
    ['Türkiye', 'TR'],
    ['Turkey', 'TR'],
    ['USA', 'US'],
    ['Aland', 'AX'],
  ])('%s is %s', (given, code) => {
    expect(findCountry(given)?.Code).toBe(code)
  })

  it.each(['', 'Atlantis', 'zz', '__proto__', 'constructor'])('%s is unknown', (given) => {
    expect(findCountry(given)).toBeNull()
  })
})

describe('cities', () => {
  it.each([
    ['AU', 'Melbourne'],
    ['IR', 'Tehran'],
    ['PT', 'Porto'],
    ['GB', 'Leeds'],
    ['DE', 'Bremen'],
    ['US', 'Springfield'],
  ])('%s has %s, every name once, sorted, and some thousands at most', async (code, city) => {
    const cities = await citiesOf(code)
    expect(cities).toContain(city)
    expect(new Set(cities).size).toBe(cities.length)
    expect([...cities].sort(new Intl.Collator('en').compare)).toEqual(cities)
    expect(cities.length).toBeLessThanOrEqual(mostCities)
  })

  it('of a country without any are an empty list', async () => {
    expect(await citiesOf('HM')).toEqual([])
  })

  it('are answered by name or code; an unknown country is 404', async () => {
    const running = await serviceForTest()
    const session = await running.logIn('newcomer')
    const get = (country: string) => running.call('GET', `/location/cities/${encodeURIComponent(country)}`, { session })
    const byName = await get('new zealand')
    expect(byName.value).toContain('Wellington')
    expect((await get('NZ')).text).toBe(byName.text)
    expect(await get('Atlantis')).toMatchObject({ status: 404, message: 'There is no such country.' })
    expect((await running.call('GET', '/location/countries', { session })).value).toEqual(allCountries)
  })
})

describe('the place of a network address', () => {
  const rome = { City: 'Rome', Country: 'Italy', TimeZone: 'Europe/Rome' }

  it.each([
    [{ city: 'Rome', country: 'IT', timezone: 'Europe/Rome' }, rome],
    [{ city: 'Rome', country: 'IT', country_name: 'Italy', timezone: { id: 'Europe/Rome' } }, rome],
    [{ city: ' Rome ', countryName: 'Italy', timeZone: 'Europe/Rome' }, rome],
    [{ City: 'Rome', Country: { name: 'Italy' }, time_zone: { name: 'Europe/Rome' } }, rome],
    [
      { cityName: 'Rome', countryCode: 'it', timezone: 3600 },
      { ...rome, TimeZone: null },
    ],
    [
      { city: 'Rome', country: 'Italy', timezone: 'Rome/Nowhere' },
      { ...rome, TimeZone: null },
    ],
    [
      { city: 'Rome', country: 'Elsewhere' },
      { City: 'Rome', Country: 'Elsewhere', TimeZone: null },
    ],
    [{ city: '', country: 'IT' }, null],
    [{ city: 'Rome' }, null],
    [{ city: { deep: { name: 'Rome' } }, country: 'IT' }, null],
    [{ city: 'R\u0000me', country: 'IT' }, null],
    [['Rome', 'Italy'], null],
    ['Rome', null],
    [null, null],
  ])('%j is %j', (answer, place) => {
    expect(readPlace(answer)).toEqual(place)
  })

  const rightAnswer = { body: JSON.stringify({ city: 'Rome', country: 'IT', timezone: 'Europe/Rome' }) }

  /** @param headers what the request says of its address */
  const askWith = async (answer: PeerAnswer, headers: (running: RunningService) => Readonly<Record<string, string>>) => {
    const peer = await startHttpPeer(answer)
    const running = await serviceForTest({ locationUrl: `http://${peer.host}/{ip}/json?key=k` })
    const session = await running.logIn('member')
    const reply = await running.call('GET', '/location/byIp', { session, headers: headers(running) })
    return { peer, reply }
  }

  const ask = (answer: PeerAnswer, address: string) => askWith(answer, (running) => running.from(address))

  it('is asked of the configured service', async () => {
    const { peer, reply } = await ask(rightAnswer, '8.8.4.4')
    expect(reply).toMatchObject({ status: 200, value: rome })
    expect(peer.received.map(({ path }) => path)).toEqual(['/8.8.4.4/json?key=k'])
  })

  it.each<[string, (running: RunningService) => Readonly<Record<string, string>>]>([
    ['said without a signature', () => ({ 'x-client-address': '8.8.4.4', 'x-forwarded-for': '8.8.4.4', 'x-real-ip': '8.8.4.4' })],
    ['signed for another request', (running) => ({ ...running.from('8.8.4.4'), 'x-request-id': 'another-request' })],
    ['signed for no request', ({ from }) => ({ 'x-client-address': from('8.8.4.4')['x-client-address'] ?? '' })],
    [
      'signed with another key',
      ({ clock }) => ({
        'x-request-id': 'request-1',
        'x-client-address': signClientAddress(Buffer.alloc(32), '8.8.4.4', 'request-1', clock.now),
      }),
    ],
  ])('is not asked for an address that is %s', async (_what, headers) => {
    const { peer, reply } = await askWith(rightAnswer, headers)
    expect(reply).toMatchObject({ status: 200, value: null })
    expect(peer.received).toEqual([])
  })

  it('is never asked for an address inside a network', async () => {
    const { peer, reply } = await ask({ body: '{"city":"Rome","country":"IT"}' }, '10.0.0.7')
    expect(reply).toMatchObject({ status: 200, value: null })
    expect(peer.received).toEqual([])
  })

  it.each<[string, PeerAnswer]>([
    ['an error', { status: 500, body: '{"city":"Rome","country":"IT"}' }],
    ['a redirect', { status: 302, headers: { location: 'http://127.0.0.1:9/' } }],
    ['a page', { body: '<html>' }],
    ['an endless text', { body: `{"city":"Rome","country":"IT","more":"${'x'.repeat(70_000)}"}` }],
    ['nothing at all', { never: true }],
  ])('is null for %s, and soon', async (_what, answer) => {
    const started = performance.now()
    const { peer, reply } = await ask(answer, '8.8.8.8')
    expect(reply).toMatchObject({ status: 200, value: null })
    expect(peer.received).toHaveLength(1)
    expect(performance.now() - started).toBeLessThan(15_000)
  })

  it('is null without a service', async () => {
    const running = await serviceForTest()
    const session = await running.logIn('member')
    const reply = await running.call('GET', '/location/byIp', { session, headers: running.from('8.8.8.8') })
    expect(reply).toMatchObject({ status: 200, value: null })
  })
})
