import { describe, expect, it } from 'vitest'
import { distanceOut, stateOfNextEntry } from './page-entries.ts'

describe('the way out of a page that adds entries to the history itself', () => {
  it('is one step where it has added none', () => {
    expect(distanceOut({ idx: 1, usr: null })).toBe(-1)
  })

  it('skips what it has added', () => {
    const first = { idx: 4, usr: null }
    const second = { idx: 5, usr: stateOfNextEntry(first) }
    const third = { idx: 6, usr: stateOfNextEntry(second) }
    expect([first, second, third].map(distanceOut)).toEqual([-1, -2, -3])
  })

  it('is none where the portal was loaded, also after it has added some', () => {
    const loaded = { idx: 0, usr: null }
    const added = { idx: 1, usr: stateOfNextEntry(loaded) }
    expect([loaded, added, null, undefined, 'x', {}].map(distanceOut)).toEqual([null, null, null, null, null, null])
  })

  it('begins anew after what somebody else has written', () => {
    expect(stateOfNextEntry({ idx: 2, usr: { earlierEntries: 'many' } })).toEqual({ earlierEntries: 1 })
    expect(stateOfNextEntry(null)).toEqual({ earlierEntries: 1 })
  })
})
