import { expect, it } from 'vitest'
import { hasRoomToPin, isPinnedIn, pinnedMax, withPins } from './pinned-entries.ts'
import type { EarlierEntry } from './recent-entries.ts'

const entry = (ticket: string, description = ''): EarlierEntry => ({
  id: ticket,
  commitment: { id: 'commitment', name: 'Harbour' },
  project: { id: 'project', name: 'Harbour Web' },
  epic: 'Berth board',
  ticket,
  activity: { id: 'activity', value: 'Development' },
  technology: { id: 'technology', value: 'TypeScript' },
  effort: null,
  description,
})

it('pins a work once, however it is described, and the newest last', () => {
  const pinned = withPins(
    [entry('HB-1')],
    [
      { entry: entry('HB-2'), isPinned: true },
      { entry: entry('HB-1', 'Another'), isPinned: true },
    ],
  )
  expect(pinned).toEqual([entry('HB-1'), entry('HB-2')])
  expect(isPinnedIn(pinned, entry('HB-2', 'Another'))).toBe(true)
})

it('unpins what is pinned, and nothing else', () => {
  const pinned = [entry('HB-1'), entry('HB-2')]
  expect(withPins(pinned, [{ entry: entry('HB-1', 'Another'), isPinned: false }])).toEqual([entry('HB-2')])
  expect(withPins(pinned, [{ entry: entry('HB-3'), isPinned: false }])).toEqual(pinned)
})

it('has room for six', () => {
  const pinned = Array.from({ length: pinnedMax }, (_, index) => entry(`HB-${index}`))
  expect([hasRoomToPin(pinned.slice(1)), hasRoomToPin(pinned)]).toEqual([true, false])
})
