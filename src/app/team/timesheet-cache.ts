import type { Cache, UpdateResolver } from '@urql/exchange-graphcache'
import { invalidateAll } from './invalidate-all.ts'

type List = 'entries' | 'leaves'

const isKeyList = (value: unknown): value is string[] => Array.isArray(value)

/**
 * Puts a row where it belongs in every range of days in the cache that holds its day, and takes it out of every other one.
 * A row of the same day keeps its place; one that is new there comes last on its day.
 *
 * @param key the row's in the cache
 * @param date the row's day, `YYYY-MM-DD`; null for a row that is gone
 */
const placeInRanges = (cache: Cache, list: List, key: string, date: string | null): void => {
  const dayOf = (row: string): string => String(cache.resolve(row, 'date'))
  for (const field of cache.inspectFields('Query')) {
    const range = field.arguments
    if (field.fieldName !== 'timesheet' || range === null) continue
    const owner = cache.resolve('Query', field.fieldName, range)
    const rows = cache.resolve(typeof owner === 'string' ? owner : null, list)
    if (typeof owner !== 'string' || !isKeyList(rows)) continue
    const at = rows.indexOf(key)
    const others = rows.filter((row) => row !== key)
    if (date === null || date < String(range.start) || date > String(range.end)) {
      if (at >= 0) cache.link(owner, list, others)
      continue
    }
    const isInOrder =
      at >= 0 &&
      others.slice(Math.max(0, at - 1), at).every((row) => dayOf(row) <= date) &&
      others.slice(at, at + 1).every((row) => dayOf(row) >= date)
    if (!isInOrder) cache.link(owner, list, others.toSpliced(others.findLastIndex((row) => dayOf(row) <= date) + 1, 0, key))
  }
}

const place = (cache: Cache, typename: 'TimesheetEntry' | 'Leave', id: string, date: string | null): void => {
  const entity = { __typename: typename, id }
  const key = cache.keyOfEntity(entity)
  if (key !== null) placeInRanges(cache, typename === 'Leave' ? 'leaves' : 'entries', key, date)
  if (date === null) cache.invalidate(entity)
  invalidateAll(cache, 'dashboard')
}

interface Saved {
  readonly id: string
}

const saveTimesheetEntry: UpdateResolver<{ saveTimesheetEntry: Saved }, { input: { date: string } }> = (
  { saveTimesheetEntry: { id } },
  { input },
  cache,
) => place(cache, 'TimesheetEntry', id, input.date)

const removeTimesheetEntry: UpdateResolver<unknown, { id: string }> = (_result, { id }, cache) =>
  place(cache, 'TimesheetEntry', id, null)

const saveLeave: UpdateResolver<{ saveLeave: Saved }, { date: string }> = ({ saveLeave: { id } }, { date }, cache) =>
  place(cache, 'Leave', id, date)

const removeLeave: UpdateResolver<unknown, { id: string }> = (_result, { id }, cache) => place(cache, 'Leave', id, null)

/** What a change of the daily work changes beyond what it answers with. */
export const timesheetUpdates = {
  decideCommitment: (_result: unknown, _args: unknown, cache: Cache) => invalidateAll(cache, 'dashboard'),
  removeLeave,
  removeTimesheetEntry,
  saveLeave,
  saveTimesheetEntry,
}
