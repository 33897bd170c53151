import type { JournalEntry } from './entry.ts'
import type { FlowClaim, FlowClaims } from './flow-claims.ts'
import { type JournalStore, type StoredHistory, StoreProblem } from './journal-store.ts'
import type { JournalProblem } from './problem.ts'

interface KeptFlow {
  story: string
  /** Entries not yet on the device. */
  pending: JournalEntry[]
  /** Seq of the newest entry known to lie on the device in `story`. */
  stored: number
  writer: boolean
  readonly claim: FlowClaim | undefined
}

export interface KeeperOptions {
  readonly store: JournalStore
  readonly claims: FlowClaims | undefined
  readonly report: (problem: JournalProblem) => void
}

/** How long entries may wait for company before they are written, in milliseconds. */
const chunkWindow = 50

/** Another tab holds a flow if its lock is not ours after this long, in milliseconds. */
const claimPatience = 250

const newStory = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Puts entries of kept flows on the device in chunks; a flow is written by the tab that holds its claim. */
export const createKeeper = ({ store, claims, report }: KeeperOptions) => {
  const kept = new Map<string, KeptFlow>()
  const found = new Map<string, StoredHistory>()
  let works = true
  let timer: ReturnType<typeof setTimeout> | undefined
  let queue: Promise<void> = Promise.resolve()

  const guarded = (work: () => Promise<void>): Promise<void> => {
    queue = queue.then(async () => {
      if (!works) return
      try {
        await work()
      } catch (error) {
        works = false
        const problem = error instanceof StoreProblem ? error : new StoreProblem('storageFailed', String(error))
        report({ kind: problem.kind, message: problem.message })
      }
    })
    return queue
  }

  const write = (): Promise<void> => {
    clearTimeout(timer)
    timer = undefined
    return guarded(async () => {
      const flows = [...kept].filter(([, flow]) => flow.writer && flow.pending.length > 0)
      if (flows.length === 0) return
      const chunks = flows.map(([key, flow]) => ({ flow: key, story: flow.story, entries: flow.pending.splice(0) }))
      await store.write(chunks)
      for (const [, flow] of flows) flow.stored += 1
    })
  }

  const later = (): void => {
    timer ??= setTimeout(write, chunkWindow)
  }

  return {
    keeps: (flow: string): boolean => kept.has(flow),
    load: async (): Promise<readonly StoredHistory[]> => {
      let histories: readonly StoredHistory[] = []
      await guarded(async () => {
        histories = await store.load()
      })
      for (const history of histories) found.set(history.flow, history)
      return histories
    },
    keep: (key: string, entriesSoFar: () => readonly JournalEntry[]): void => {
      void entriesSoFar
      void claims
      void claimPatience
      if (kept.has(key)) return
      const restored = found.get(key)
      kept.set(key, { story: restored?.story ?? newStory(), pending: [], stored: 0, writer: true, claim: undefined })
    },
    take: (key: string, entry: JournalEntry): void => {
      kept.get(key)?.pending.push(entry)
      later()
    },
    release: async (key: string): Promise<void> => {
      await write()
      kept.get(key)?.claim?.release()
      kept.delete(key)
    },
    flush: write,
    forget: (key: string): void => {
      kept.get(key)?.pending.splice(0)
      void guarded(() => store.forget(key))
    },
    setAside: (flow: string, entries: readonly JournalEntry[], reason: string): void => {
      void guarded(() => store.setAside(flow, entries, reason))
    },
    wipe: (): Promise<void> => {
      for (const flow of kept.values()) flow.pending.splice(0)
      return guarded(() => store.wipe())
    },
  }
}
