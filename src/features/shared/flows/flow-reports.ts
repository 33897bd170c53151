import { auditTime, merge, type Observable, skip } from 'rxjs'
import type { JournalEntry } from '#journal/entry.ts'
import type { Flows } from '#journal/flows.ts'

/** What a page tells of one flow; without secrets, as its journal is. */
export interface FlowReport {
  /** Tells apart what ran under one key, one after the other. */
  readonly life: number
  readonly key: string
  readonly machine: string
  readonly isOpen: boolean
  /** The whole history, or what came since the report before. */
  readonly entries: readonly JournalEntry[]
  readonly isWhole: boolean
}

/** What a page tells of its flows. */
export interface PageReport {
  readonly type: 'reported'
  /** Tells pages apart. */
  readonly page: string
  /** The document's title and the path of its address. */
  readonly title: string
  readonly path: string
  /** Every flow there is, by its life: those that were closed lately, and those that run. */
  readonly lives: readonly number[]
  /** Those of which there is something new. */
  readonly flows: readonly FlowReport[]
}

/** What pages and those who watch them say to each other, on `flowChannel`. */
export type FlowMessage =
  | PageReport
  /** Whoever watches asks every page for everything. */
  | { readonly type: 'asked' }
  /** Somebody watches no more. */
  | { readonly type: 'left' }
  /** A page is gone. */
  | { readonly type: 'closed'; readonly page: string }

export const flowChannel = 'portal-flows'

/** As long as the device's storage has something under this key, pages tell of their flows from their start on. */
export const watchedKey = 'portal.flowsWatched'

/** Names this page. */
export const thisPage: string = crypto.randomUUID()

/** How long what happens may wait for company, in milliseconds: often enough for an eye. */
const reportInterval = 50

/** Tells of a page's flows, first of all and then of what happens. */
export interface FlowReporter {
  /** Tells of everything anew. */
  tellAll(): void
  stop(): void
}

interface Told {
  readonly life: number
  /** What was told last. */
  last: JournalEntry | undefined
  wasOpen: boolean
}

/** After whichever changes, what is told is worked out anew. */
const changesOf = ({ entries$, running$ }: Flows): Observable<unknown> => merge(entries$, running$.pipe(skip(1)))

/**
 * Tells of the flows of this page.
 *
 * @param tell hears the reports
 */
export const createFlowReporter = (flows: Flows, tell: (report: PageReport) => void): FlowReporter => {
  /** By its entries: the one thing that a flow's life keeps from its beginning until it is forgotten. */
  const told = new Map<readonly JournalEntry[], Told>()
  let lives = 0

  const toldOf = (entries: readonly JournalEntry[]): Told => {
    const known = told.get(entries)
    if (known !== undefined) return known
    lives += 1
    const begun = { life: lives, last: undefined, wasOpen: true }
    told.set(entries, begun)
    return begun
  }

  const report = (): void => {
    const histories = flows.histories()
    const present = new Set(histories.map(({ entries }) => entries))
    for (const entries of [...told.keys()]) if (!present.has(entries)) told.delete(entries)
    const news = histories.flatMap(({ key, machine, actor, entries }): FlowReport[] => {
      const before = toldOf(entries)
      const isOpen = actor !== undefined
      const last = entries.at(-1)
      const isWhole = before.last === undefined || !entries.includes(before.last)
      if (!isWhole && last === before.last && isOpen === before.wasOpen) return []
      const fresh = isWhole || before.last === undefined ? entries : entries.slice(entries.lastIndexOf(before.last) + 1)
      Object.assign(before, { last, wasOpen: isOpen })
      return [{ life: before.life, key, machine: machine.id, isOpen, entries: [...fresh], isWhole }]
    })
    tell({
      type: 'reported',
      page: thisPage,
      title: document.title,
      path: location.pathname,
      lives: histories.map(({ entries }) => toldOf(entries).life),
      flows: news,
    })
  }

  const tellAll = (): void => {
    for (const one of told.values()) one.last = undefined
    report()
  }
  const watching = changesOf(flows).pipe(auditTime(reportInterval)).subscribe(report)
  tellAll()
  return { tellAll, stop: () => watching.unsubscribe() }
}
