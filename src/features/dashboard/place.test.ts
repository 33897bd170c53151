import { describe, expect, it } from 'vitest'
import { placeOf } from './place.ts'

const now = Date.UTC(2026, 2, 12, 8, 5)
const here = (timeZone: string | null) => placeOf({ city: 'Melbourne', country: 'Australia', timeZone }, now)

/** Does something where the browser's zone is this one. */
const inZone = <Result>(zone: string, run: () => Result): Result => {
  const before = process.env.TZ
  process.env.TZ = zone
  try {
    return run()
  } finally {
    if (before === undefined) delete process.env.TZ
    else process.env.TZ = before
  }
}

describe('the place of a dashboard (decisions B)', () => {
  it('is the city and country of the location, with the time there', () => {
    const place = inZone('Europe/Stockholm', () => here('Australia/Melbourne'))
    expect(place).toEqual({ name: 'Melbourne, Australia', time: '19:05', day: 'Thu, 12 Mar 2026' })
  })

  it.each([null, 'Nowhere/Atlantis', ''])('has the time of the browser when its zone is %j', (zone) => {
    const place = inZone('Europe/Stockholm', () => here(zone))
    expect(place).toEqual({ name: 'Melbourne, Australia', time: '09:05', day: 'Thu, 12 Mar 2026' })
  })

  it.each([
    { zone: 'America/Argentina/Buenos_Aires', name: 'Buenos Aires', time: '05:05', day: 'Thu, 12 Mar 2026' },
    { zone: 'Pacific/Kiritimati', name: 'Kiritimati', time: '22:05', day: 'Thu, 12 Mar 2026' },
  ])('is the city of the browser’s zone $zone when nothing else is known', ({ zone, ...place }) => {
    expect(inZone(zone, () => placeOf(null, now))).toEqual(place)
  })
})
