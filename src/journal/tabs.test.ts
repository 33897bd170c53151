import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { JournalEntry } from './entry.ts'
import { createFlowLocks } from './flow-locks.ts'
import { createFlows } from './flows.ts'
import { fold } from './fold.ts'
import { createIndexedDbStore } from './indexed-db-store.ts'
import { createJournal } from './journal.ts'
import type { JournalStore } from './journal-store.ts'
import { createFakeLocks, type FakeLocks } from './testing/fake-locks.ts'
import { clearIndexedDb, provideIndexedDb } from './testing/indexed-db.ts'
import { draftForm } from './testing/sample-machines.ts'
import type { WebLock } from './web-lock.ts'

provideIndexedDb()

interface Step {
  readonly tab: number
  readonly act: 'type' | 'flush' | 'close' | 'finish' | 'crash' | 'forget'
}

/** What the entries come to; one may be a snapshot that stands for those before it. */
const stateAfter = (entries: readonly JournalEntry[]): string => JSON.stringify(fold(draftForm, { draft: '' }, entries))

/** So long that every few of them are put together to a snapshot. */
const longText = (words: string): string => words.padEnd(1_500, '.')

const never = new Promise<never>(() => undefined)

/** A tab that can crash: its locks are given on, and nothing it had not written is ever written. */
const openTab = async (browser: FakeLocks | undefined, remember: (state: string) => void) => {
  const real = createIndexedDbStore()
  const requested: WebLock[] = []
  let crashed = false
  const alive = <T>(work: () => Promise<T>): Promise<T> => (crashed ? never : work())
  const store: JournalStore = {
    load: () => alive(real.load),
    end: (flow) => alive(() => real.end(flow)),
    write: (chunks) => alive(() => real.write(chunks)),
    quarantine: (flow, entries, reason) => alive(() => real.quarantine(flow, entries, reason)),
    quarantined: () => alive(real.quarantined),
    forget: (flow) => alive(() => real.forget(flow)),
    wipe: (isSpared) => alive(() => real.wipe(isSpared)),
  }
  const locks = createFlowLocks('journal', browser?.page())
  const journal = createJournal({
    store,
    locks: {
      ...locks,
      lock: (flow) => {
        const lock = locks.lock(flow)
        requested.push(lock)
        return lock
      },
    },
  })
  journal.entries$.subscribe(() => remember(stateAfter(journal.entriesOf('form'))))
  const flows = createFlows({ journal, onEmitted: () => undefined })
  await flows.ready
  return {
    journal,
    flows,
    crash: () => {
      crashed = true
      for (const lock of requested) lock.release()
    },
  }
}

const steps = fc.array(
  fc.record({
    tab: fc.nat(1),
    act: fc.oneof(
      { weight: 6, arbitrary: fc.constant('type' as const) },
      { weight: 3, arbitrary: fc.constant('flush' as const) },
      { weight: 2, arbitrary: fc.constant('close' as const) },
      { weight: 1, arbitrary: fc.constantFrom('finish' as const, 'crash' as const, 'forget' as const) },
    ),
  }),
  { maxLength: 14 },
)

const runTabs = async (sequence: readonly Step[], locks: FakeLocks | undefined): Promise<void> => {
  clearIndexedDb()
  const told = new Set<string>()
  const remember = (state: string): void => {
    told.add(state)
  }
  const tabs = [await openTab(locks, remember), await openTab(locks, remember)]
  let count = 0
  for (const { tab: number, act } of sequence) {
    const tab = tabs[number]
    if (tab === undefined) throw new Error('no such tab')
    if (act === 'crash') {
      tab.crash()
      tabs[number] = await openTab(locks, remember)
      continue
    }
    if (act === 'close') tab.flows.close('form')
    else if (act === 'forget') tab.flows.forget('form')
    else if (act === 'flush') await tab.journal.flush()
    else {
      count += 1
      const form = tab.flows.open('form', draftForm, { draft: '' })
      form.send(act === 'type' ? { type: 'text.changed', text: longText(`${number}: ${count}`) } : { type: 'finished' })
    }
    const [stored] = await createIndexedDbStore().load()
    if (stored !== undefined) expect(told.has(stateAfter(stored.entries))).toBe(true)
  }
  for (const tab of tabs) tab.crash()
}

describe('whatever two tabs do', () => {
  it('the device has the state of one of them, as it was at some moment', { timeout: 60_000 }, () =>
    fc.assert(
      fc.asyncProperty(steps, (sequence) => runTabs(sequence, createFakeLocks())),
      { numRuns: 25 },
    ),
  )

  it('also where Web Locks are missing', { timeout: 60_000 }, () =>
    fc.assert(
      fc.asyncProperty(steps, (sequence) => runTabs(sequence, undefined)),
      { numRuns: 80 },
    ),
  )
})
