import { createDraftNews } from './draft-news.ts'
import { flowStarted, type JournalEntry } from './entry.ts'
import type { FlowLocks } from './flow-locks.ts'
import { type IsSpared, type JournalStore, type StoredHistory, StoryConflict, type StoryEnd } from './journal-store.ts'
import {
  beginOwnStory,
  beginStory,
  createKeptFlow,
  type FlowSource,
  goOnFrom,
  isDoneByPerson,
  type Keeping,
  type KeptFlow,
  noteWritten,
  putBack,
  takeChunk,
} from './kept-flow.ts'
import { createLastWords, type InstantTexts } from './last-words.ts'
import { isHeldElsewhere, waitForLock } from './lock-wait.ts'
import type { JournalProblem } from './problem.ts'
import { createStoreTurns } from './store-turns.ts'

export interface DeviceWriterOptions {
  readonly store: JournalStore
  readonly locks: FlowLocks | undefined
  /** Keeps what is not written when the page goes. */
  readonly texts?: InstantTexts | undefined
  readonly report: (problem: JournalProblem) => void
  /** Name of the channel on which tabs tell each other what they have written; without it no tab follows another. */
  readonly news?: string | undefined
  /** Told whenever more, or less, of a flow is on the device. */
  readonly onKept?: () => void
}

/** Puts entries of kept flows on the device in chunks; a flow is written by the tab that holds its lock. */
export interface DeviceWriter {
  keeps(flow: string): boolean
  keepingOf(flow: string): Keeping
  load(): Promise<readonly StoredHistory[]>
  /**
   * Loads, and puts every history into the given ones but those of flows that are kept from here.
   *
   * @returns the keys of the flows on the device
   */
  readInto(histories: Map<string, JournalEntry[]>): Promise<readonly string[]>
  keep(flow: string, source: FlowSource): void
  take(flow: string, entry: JournalEntry): void
  /** Writes a flow's history anew, in place of what the device has of it. */
  rewrite(flow: string): void
  release(flow: string): Promise<void>
  flush(): Promise<void>
  forget(flow: string): void
  quarantine(flow: string, entries: readonly JournalEntry[], reason: string): void
  wipe(isSpared: IsSpared): Promise<void>
}

/** How long entries may wait for company before they are written, in milliseconds. */
const chunkWindow = 10

export const createDeviceWriter = (options: DeviceWriterOptions): DeviceWriter => {
  const { store, locks, report, onKept = () => undefined } = options
  const lastWords = createLastWords(options.texts)
  const kept = new Map<string, KeptFlow>()
  /** Settles when it is known whether this tab may write the flow. */
  const decisions = new WeakMap<KeptFlow, Promise<void>>()
  /** Where each flow's story ends on the device, as far as this page knows. */
  const ends = new Map<string, StoryEnd>()
  /** Whether the page is about to go: a field may hand on its text after the writer was told. */
  let isGoing = false
  /** What each wipe spared: a flow that is being released is not written after a wipe that did not spare it. */
  const wipes: IsSpared[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const { inTurn, insist, inAnyCase, isGivenUp } = createStoreTurns(report, onKept)

  const load = async (): Promise<readonly StoredHistory[]> => {
    let histories: readonly StoredHistory[] = []
    await insist(async () => {
      await lastWords.settle(store, (flow) => !kept.has(flow))
      histories = await store.load()
    })
    for (const { flow, story, entries } of histories)
      if (!kept.has(flow)) ends.set(flow, { story, last: entries.at(-1)?.seq ?? 0 })
    return histories
  }

  const writeFlows = async (flows: readonly KeptFlow[]): Promise<void> => {
    const due = flows.filter(({ part, pending }) => part === 'writing' && pending.length > 0)
    const chunks = due.map((flow) => ({ flow, ...takeChunk(flow) }))
    if (chunks.length === 0) return
    try {
      await store.write(chunks.map(({ chunk }) => chunk))
    } catch (error) {
      for (const { flow, ...taken } of chunks) putBack(flow, taken)
      const met = error instanceof StoryConflict ? due.find(({ key }) => key === error.flow) : undefined
      if (met === undefined) throw error
      beginOwnStory(met, true)
      report({ kind: 'changedElsewhere', flow: met.key })
      return writeFlows(flows)
    }
    for (const { flow, chunk } of chunks) {
      ends.set(flow.key, noteWritten(flow, chunk))
      if (isFollowed(flow)) news?.tell(flow.key)
    }
    onKept()
  }

  const writeNow = (): Promise<void> => {
    clearTimeout(timer)
    timer = undefined
    return inTurn(() => writeFlows([...kept.values()]))
  }

  const writeSoon = (): void => {
    timer ??= setTimeout(writeNow, chunkWindow)
  }

  /** This tab may write the flow: it goes on with the story it knows, unless another tab has written meanwhile. */
  const begin = async (flow: KeptFlow): Promise<void> => {
    await lastWords.settle(store, (one) => one === flow.key)
    if (flow.forgotten) await store.forget(flow.key)
    const now = await store.end(flow.key)
    const known = flow.forgotten ? undefined : ends.get(flow.key)
    const isAsKnown = now?.story === known?.story && now?.last === known?.last
    if (isAsKnown) goOnFrom(flow, known)
    else {
      beginOwnStory(flow, false)
      report({ kind: 'changedElsewhere', flow: flow.key })
    }
    flow.part = isAsKnown || flow.touched ? 'writing' : 'superseded'
    writeSoon()
  }

  const decide = (flow: KeptFlow): Promise<void> =>
    new Promise((decided) => {
      const { lock } = flow
      const onHeld = async (): Promise<void> => {
        flow.openElsewhere = false
        await insist(() => begin(flow))
        decided()
      }
      const onElsewhere = (): void => {
        if (!flow.openElsewhere) report({ kind: isFollowed(flow) ? 'followed' : 'openElsewhere', flow: flow.key })
        // What was done here before it was known that another tab has the flow is what was done last.
        if (isFollowed(flow) && flow.touched) ask(flow, true)
        else flow.openElsewhere = true
        onKept()
        decided()
      }
      if (lock === undefined) {
        void Promise.resolve().then(onHeld)
        return
      }
      void lock.lost.then(() => lose(flow))
      waitForLock(lock, { isWanted: () => flow.lock === lock, isElsewhere: () => isElsewhere(flow), onHeld, onElsewhere })
    })

  const isElsewhere = async ({ key }: KeptFlow): Promise<boolean> =>
    locks !== undefined && (await isHeldElsewhere(locks.nameOf(key), locks.manager))

  const isFollowed = ({ source, lock }: KeptFlow): boolean =>
    source.onFollowed !== undefined && news !== undefined && lock !== undefined

  /** Asks for the flow's lock anew. */
  const ask = (flow: KeptFlow, steal: boolean): void => {
    flow.lock?.release()
    flow.lock = locks?.lock(flow.key, steal)
    flow.part = 'waiting'
    decisions.set(flow, decide(flow))
  }

  /** Reads what the tab in which something was done last has written, unless this one is it. */
  const follow = (key: string): Promise<void> =>
    inTurn(async () => {
      const flow = kept.get(key)
      const isFollower = () => flow !== undefined && kept.get(key) === flow && flow.part !== 'writing' && !flow.touched
      if (flow === undefined || !isFollowed(flow) || !isFollower()) return
      const found = (await store.load()).find((history) => history.flow === key)
      if (!isFollower()) return
      if (found === undefined) ends.delete(key)
      else ends.set(key, { story: found.story, last: found.entries.at(-1)?.seq ?? 0 })
      Object.assign(flow, { pending: [], fresh: false, forgotten: false })
      flow.source.onFollowed?.(found?.entries ?? [])
    })

  /** Another tab has taken the flow, because the person does something there now. */
  const lose = (flow: KeptFlow): void => {
    if (kept.get(flow.key) !== flow) return
    Object.assign(flow, { pending: [], touched: false, after: 0, openElsewhere: true })
    report({ kind: 'followed', flow: flow.key })
    ask(flow, false)
    onKept()
    void follow(flow.key)
  }

  const news = options.news === undefined ? undefined : createDraftNews(options.news, (key) => void follow(key))

  // What waits is written when the page is hidden, and once more when it goes: not every browser says both.
  globalThis.document?.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void writeNow()
  })
  globalThis.addEventListener?.('pagehide', () => {
    isGoing = true
    lastWords.keep(kept.values())
    void writeNow()
  })
  globalThis.addEventListener?.('pageshow', () => {
    isGoing = false
  })

  return {
    keeps: (key) => kept.has(key),
    keepingOf: (key) => {
      const flow = kept.get(key)
      if (flow === undefined || isGivenUp()) return 'unkept'
      if (flow.openElsewhere && isFollowed(flow)) return 'elsewhere'
      if (flow.openElsewhere || flow.part === 'superseded') return 'unkept'
      return flow.part === 'writing' && flow.after === (flow.source.history().at(-1)?.seq ?? 0) ? 'kept' : 'pending'
    },
    load,
    readInto: async (histories) => {
      const found = await load()
      for (const { flow, entries } of found) if (!kept.has(flow)) histories.set(flow, [...entries])
      return found.map(({ flow }) => flow)
    },
    keep: (key, source) => {
      const known = kept.get(key)
      if (known !== undefined) {
        known.source = source
        return
      }
      const flow = createKeptFlow(key, locks?.lock(key), source)
      kept.set(key, flow)
      decisions.set(flow, decide(flow))
    },
    take: (key, entry) => {
      const flow = kept.get(key)
      if (flow === undefined) return
      if (entry.flow === key && entry.event.type === flowStarted) beginStory(flow, [])
      flow.pending.push(entry)
      onKept()
      // What effects come to now is that the page went, not what became of them.
      if (isGoing && isDoneByPerson(flow, entry)) lastWords.keep([flow])
      if (isDoneByPerson(flow, entry)) {
        flow.touched = true
        if (flow.part === 'superseded') flow.part = 'writing'
        if (flow.part === 'waiting' && flow.openElsewhere && isFollowed(flow)) {
          flow.openElsewhere = false
          ask(flow, true)
        }
      }
      writeSoon()
    },
    rewrite: (key) => {
      const flow = kept.get(key)
      if (flow !== undefined) beginStory(flow, flow.source.history())
      writeSoon()
    },
    release: async (key) => {
      const flow = kept.get(key)
      if (flow === undefined) return
      const before = wipes.length
      kept.delete(key)
      await decisions.get(flow)
      await inTurn(async () => {
        if (wipes.slice(before).some((isSpared) => !isSpared(key))) return
        await writeFlows([flow])
      })
      if (flow.pending.length > 0) ends.delete(key)
      flow.lock?.release()
    },
    flush: async () => {
      await Promise.all([...kept.values()].map((flow) => decisions.get(flow)))
      await writeNow()
    },
    forget: (key) => {
      lastWords.drop((one) => one === key)
      const flow = kept.get(key)
      if (flow !== undefined) Object.assign(flow, { pending: [], forgotten: true })
      if (flow !== undefined && flow.part !== 'writing') return
      if (flow !== undefined) Object.assign(flow, { after: 0, replaces: undefined, fresh: true })
      void inTurn(async () => {
        await store.forget(key)
        ends.delete(key)
        if (flow !== undefined && isFollowed(flow)) news?.tell(key)
      })
    },
    quarantine: (flow, entries, reason) => {
      void inTurn(() => store.quarantine(flow, entries, reason))
    },
    wipe: (isSpared) => {
      wipes.push(isSpared)
      lastWords.drop((flow) => !isSpared(flow))
      for (const flow of kept.values()) if (!isSpared(flow.key)) beginOwnStory(flow, false)
      return inAnyCase(async () => {
        await store.wipe(isSpared)
        for (const flow of [...ends.keys()]) if (!isSpared(flow)) ends.delete(flow)
      })
    },
  }
}
