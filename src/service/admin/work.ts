import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { Transaction } from '../db/database.ts'
import { groupBy } from '../group-by.ts'
import type { Sender } from '../notification/notify.ts'

export const sections = [
  'technologies',
  'activities',
  'projects',
  'epics',
  'repositories',
  'commitments',
  'payRuns',
  'loans',
  'accesses',
  'authors',
] as const
export type Section = (typeof sections)[number]

/** How many entries of a file were new, differed from what was stored, and did not. */
export interface Counts {
  readonly created: number
  readonly changed: number
  readonly unchanged: number
}

export const noCounts: Counts = { created: 0, changed: 0, unchanged: 0 }

/** An import under way: everything is read and judged, and written as long as nothing is wrong. */
export class ImportWork {
  readonly tx: Transaction
  readonly sender: Sender
  readonly #problems = new Set<string>()
  readonly #counts = new Map<Section, Counts>()

  constructor(tx: Transaction, sender: Sender) {
    this.tx = tx
    this.sender = sender
  }

  get now(): Date {
    return this.sender.now
  }

  /** @param sentence what is wrong at the place, for example `is required.` */
  problem(path: string, sentence: string): void {
    this.#problems.add(`${path} ${sentence}`)
  }

  get problems(): readonly string[] {
    return [...this.#problems]
  }

  get counts(): Readonly<Record<Section, Counts>> {
    const entries = sections.map((section) => [section, this.#counts.get(section) ?? noCounts] as const)
    return Object.fromEntries(entries) as Record<Section, Counts>
  }

  /** Counts an entry, and writes it when it differs from what is stored and nothing has been found wrong so far. */
  async settle<T>(section: Section, stored: T | undefined, wanted: T, write: () => Promise<unknown>): Promise<void> {
    const outcome = stored === undefined ? 'created' : isDeepStrictEqual(stored, wanted) ? 'unchanged' : 'changed'
    const counts = this.#counts.get(section) ?? noCounts
    this.#counts.set(section, { ...counts, [outcome]: counts[outcome] + 1 })
    if (outcome !== 'unchanged' && this.#problems.size === 0) await write()
  }

  /** The text without what is around it; a problem when nothing is left. */
  name(path: string, text: string): string {
    const trimmed = text.trim()
    if (trimmed === '') this.problem(path, 'is required.')
    return trimmed
  }
}

/** Names are the same whatever their capitals and what is around them. */
export const nameKey = (name: string): string => name.trim().toLowerCase()

interface Identified {
  readonly id: string
}

/** What an entry of a file stands for: a stored row or a new one. */
export interface Match<Stored> {
  readonly id: string
  readonly stored: Stored | undefined
}

/**
 * Finds what the entries of a list stand for, by id or else by name.
 *
 * @param keyOf what names a row among the others
 * @param what for example 'technology'
 * @param key what a row is known by
 */
export const matcher = <Stored extends Identified>(
  work: ImportWork,
  stored: readonly Stored[],
  keyOf: (row: Stored) => string,
  {
    what,
    key: keyName = 'name',
    isKeyUnique = true,
  }: { readonly what: string; readonly key?: string; readonly isKeyUnique?: boolean },
): ((path: string, given: { readonly id?: string; readonly key: string }) => Match<Stored>) => {
  const byId = new Map(stored.map((row) => [row.id, row]))
  const byKey = groupBy(stored, keyOf)
  const taken = new Map<string, string>()
  const takeOnce = (path: string, token: string): void => {
    const first = taken.get(token)
    if (first === undefined) taken.set(token, path)
    else work.problem(path, `is the same ${what} as ${first}.`)
  }
  return (path, { id, key }) => {
    const sameKey = byKey.get(key) ?? []
    if (id === undefined && sameKey.length > 1) {
      work.problem(path, `needs an id, because more than one ${what} has this ${keyName}.`)
    }
    const lowerId = id?.toLowerCase()
    const found = lowerId === undefined ? sameKey[0] : byId.get(lowerId)
    if (isKeyUnique && sameKey.some((row) => row !== found)) {
      work.problem(path, `has the ${keyName} of another ${what}, whose id is ${sameKey[0]?.id}.`)
    }
    const match = { id: found?.id ?? lowerId ?? randomUUID(), stored: found }
    if (isKeyUnique || id === undefined) takeOnce(path, `key ${key}`)
    takeOnce(path, `id ${match.id}`)
    return match
  }
}
