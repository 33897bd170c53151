import { describe, expect, it } from 'vitest'
import {
  type AccessView,
  doerText,
  filterAccesses,
  type ListedAccess,
  readAccessView,
  sortAccesses,
  writeAccessView,
} from './access-list.ts'

const access = (changes: Partial<ListedAccess>): ListedAccess => ({
  id: 'a',
  projectName: 'Harbour',
  memberName: 'Maya Rahimi',
  tool: 'Grafana',
  email: 'maya@tools.test',
  url: 'https://grafana.tools.test/',
  notes: null,
  grantedOn: null,
  revokedOn: null,
  ...changes,
})

describe('the address', () => {
  it.each<AccessView>([
    { filter: '', page: 1, sort: null },
    { filter: 'maya grafana', page: 3, sort: { column: 'granted', direction: 'descending' } },
    { filter: '', page: 1, sort: { column: 'tool', direction: 'ascending' } },
  ])('says %j', (view) => {
    expect(readAccessView(new URLSearchParams(writeAccessView(view)))).toEqual(view)
  })

  it.each(['page=0&sort=notes', 'page=x', 'page=-1&order=descending'])('that says %j is as usual', (query) => {
    expect(readAccessView(new URLSearchParams(query))).toEqual({ filter: '', page: 1, sort: null })
  })
})

describe('the filter', () => {
  const all = [
    access({ id: 'a' }),
    access({
      id: 'b',
      tool: 'Sentry',
      url: 'https://sentry.tools.test/',
      grantedOn: '2026-01-01T00:00:00.000Z',
      notes: 'Read only',
    }),
  ]
  it.each([
    ['', ['a', 'b']],
    ['MAYA grafana', ['a']],
    ['granted', ['b']],
    ['planned', ['a']],
    ['read sentry', ['b']],
    ['nothing', []],
  ])('%j leaves %j', (filter, ids) => {
    expect(filterAccesses(all, filter).map(({ id }) => id)).toEqual(ids)
  })
})

it('is sorted by a column, what has nothing there last either way', () => {
  const all = [
    access({ id: 'none' }),
    access({ id: 'late', grantedOn: '2026-02-01T00:00:00.000Z' }),
    access({ id: 'early', grantedOn: '2026-01-01T00:00:00.000Z' }),
  ]
  const ids = (direction: 'ascending' | 'descending') => sortAccesses(all, { column: 'granted', direction }).map(({ id }) => id)
  expect(ids('ascending')).toEqual(['early', 'late', 'none'])
  expect(ids('descending')).toEqual(['late', 'early', 'none'])
  expect(sortAccesses(all, null)).toBe(all)
})

it.each([
  ['Lena Marsh', 'by Lena Marsh'],
  [null, 'by the admin'],
])('what %j did is said to be done %s', (name, words) => {
  expect(doerText(name)).toBe(words)
})
