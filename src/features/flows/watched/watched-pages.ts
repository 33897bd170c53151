import type { JournalEntry } from '#journal/entry.ts'
import { snapshotTaken } from '#journal/entry.ts'
import type { FlowReport, PageReport } from '../../shared/flows/flow-reports.ts'

/** A flow of a page of this browser, as far as it was told. */
export interface WatchedFlow {
  /** Names it among all flows of all pages; the same for what runs under one key of one page, one after the other. */
  readonly name: string
  readonly life: number
  readonly key: string
  readonly machine: string
  readonly isOpen: boolean
  /** From a point from which folding can begin; another array whenever something was added. */
  readonly entries: readonly JournalEntry[]
}

export interface WatchedPage {
  readonly id: string
  readonly title: string
  readonly path: string
  readonly flows: readonly WatchedFlow[]
}

/** As the page itself does it: of a history with two snapshots the first part is no longer needed. */
const withoutOldest = (entries: readonly JournalEntry[]): readonly JournalEntry[] => {
  const snapshots = entries.flatMap(({ event }, index) => (event.type === snapshotTaken ? [index] : []))
  return entries.slice(snapshots.at(-2) ?? 0)
}

const withReport = (page: string, before: WatchedFlow | undefined, report: FlowReport): WatchedFlow | undefined => {
  const { life, key, machine, isOpen, entries, isWhole } = report
  if (!isWhole && before === undefined) return undefined
  return {
    ...{ name: `${page}/${key}`, life, key, machine, isOpen },
    entries: isWhole || before === undefined ? entries : withoutOldest([...before.entries, ...entries]),
  }
}

/**
 * A page after what it told.
 *
 * @param before what was known of it
 * @param id how the page is named here
 */
export const pageAfter = (before: WatchedPage | undefined, id: string, report: PageReport): WatchedPage => {
  const known = new Map((before?.flows ?? []).map((flow) => [flow.life, flow]))
  for (const one of report.flows) {
    const flow = withReport(id, known.get(one.life), one)
    if (flow !== undefined) known.set(one.life, flow)
  }
  return {
    ...{ id, title: report.title, path: report.path },
    flows: report.lives.flatMap((life) => known.get(life) ?? []),
  }
}

/** The flow that runs under a name, else the one that was closed last; `undefined` when there is none. */
export const flowNamed = (pages: readonly WatchedPage[], name: string): WatchedFlow | undefined => {
  const all = pages.flatMap(({ flows }) => flows).filter((flow) => flow.name === name)
  return all.findLast(({ isOpen }) => isOpen) ?? all.at(-1)
}
