import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chartColorCount } from './chart-palette.ts'
import { ownSlices, type PieEntry, slicesOf } from './slices.ts'

const named = (...hours: number[]): readonly PieEntry[] =>
  hours.map((value, at) => ({ id: `e${at}`, name: `Entry ${at}`, value }))

const placesOf = (...slicing: Parameters<typeof slicesOf>) => new Map(slicesOf(...slicing).map(({ id, place }) => [id, place]))

describe('the slices of a pie', () => {
  it('are five and a rest; a rest of one keeps its name, and what has no hours is left out', () => {
    expect(slicesOf(named(7, 6, 5, 4, 3, 2, 1)).map(({ name, entries }) => [name, entries])).toEqual([
      ['Entry 0', 1],
      ['Entry 1', 1],
      ['Entry 2', 1],
      ['Entry 3', 1],
      ['Entry 4', 1],
      ['Other', 2],
    ])
    expect(slicesOf(named(1, 2, 3, 4, 5, 6, 0)).at(-1)).toMatchObject({ name: 'Entry 0', entries: 1, place: null })
    expect(slicesOf(named(0, -1))).toEqual([])
  })
})

const year = fc.uniqueArray(fc.record({ id: fc.uuid(), name: fc.string(), value: fc.integer({ min: 1, max: 500 }) }), {
  minLength: 1,
  maxLength: 40,
  selector: ({ id }) => id,
})

describe('the colour of a slice', () => {
  it('is its own in every month, as long as there are as many colours as entries', () => {
    const few = year.map((entries) => entries.slice(0, chartColorCount))
    fc.assert(
      fc.property(few, fc.infiniteStream(fc.nat(50)), (whole, hours) => {
        const all = placesOf(whole)
        const month = whole.map((entry) => ({ ...entry, value: hours.next().value ?? 0 }))
        for (const [id, place] of placesOf(month, whole))
          if (place !== null && typeof all.get(id) === 'number') expect(place).toBe(all.get(id))
      }),
    )
  })

  it('is the same whatever the order in which entries are told', () => {
    fc.assert(
      fc.property(year, (whole) => {
        expect(placesOf(whole.toReversed())).toEqual(placesOf(whole))
      }),
    )
  })

  it('is that of no other slice beside it, also of entries that nobody knew', () => {
    fc.assert(
      fc.property(year, year, (month, whole) => {
        const places = slicesOf(month, whole)
          .slice(0, ownSlices)
          .map(({ place }) => place)
        expect(new Set(places).size).toBe(places.length)
        expect(places).not.toContain(null)
      }),
    )
  })

  it('stays with the larger of the whole time when two that share one stand in one month', () => {
    const whole = named(...Array.from({ length: 30 }, (_, at) => 100 - at))
    const all = placesOf(whole)
    const month = whole.map((entry, at) => ({ ...entry, value: at < 3 || at > 27 ? 40 - at : 0 }))
    const shown = placesOf(month, whole)
    for (const id of ['e0', 'e1', 'e2']) expect(shown.get(id)).toBe(all.get(id))
  })

  it('stays while hours are added, unless they let an entry overtake one that asks for the same', () => {
    const before = named(50, 40, 30)
    const after = before.map((entry) => (entry.id === 'e2' ? { ...entry, value: 45 } : entry))
    expect(placesOf(after)).toEqual(placesOf(before))
  })
})
