import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createFlowClaims, type FlowClaim } from './flow-claims.ts'
import { createFlows } from './flows.ts'
import { createIndexedDbStore } from './indexed-db-store.ts'
import { createJournal } from './journal.ts'
import type { JournalStore } from './journal-store.ts'
import { createFakeLocks } from './testing/fake-locks.ts'
import { draftForm } from './testing/sample-machines.ts'

interface Step {
  readonly tab: number
  readonly act: 'type' | 'flush' | 'close' | 'finish' | 'crash' | 'forget'
}

const never = new Promise<never>(() => undefined)

/** A tab that can crash: its locks are given on, and nothing it had not written is ever written. */
const openTab = async (locks: LockManager | undefined, remember: (story: string) => void) => {
  const real = createIndexedDbStore()
  const claimed: FlowClaim[] = []
  let crashed = false
  const alive = <T>(work: () => Promise<T>): Promise<T> => (crashed ? never : work())
  const store: JournalStore = {
    load: () => alive(real.load),
    end: (flow) => alive(() => real.end(flow)),
    write: (chunks) => alive(() => real.write(chunks)),
    setAside: (flow, entries, reason) => alive(() => real.setAside(flow, entries, reason)),
    aside: () => alive(real.aside),
    forget: (flow) => alive(() => real.forget(flow)),
    wipe: () => alive(real.wipe),
  }
  const claims = createFlowClaims('journal', locks)
  const journal = createJournal({
    store,
    claims: {
      claim: (flow) => {
        const claim = claims.claim(flow)
        claimed.push(claim)
        return claim
      },
    },
  })
  journal.entries$.subscribe(() => remember(JSON.stringify(journal.entriesOf('form'))))
  const flows = createFlows({ journal, onEmitted: () => undefined })
  await flows.ready
  return {
    journal,
    flows,
    crash: () => {
      crashed = true
      for (const claim of claimed) claim.release()
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

const runTabs = async (sequence: readonly Step[], locks: LockManager | undefined): Promise<void> => {
  globalThis.indexedDB = new IDBFactory()
  const told = new Set<string>()
  const remember = (story: string): void => {
    told.add(story)
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
      form.send(act === 'type' ? { type: 'text.changed', text: `${number}: ${count}` } : { type: 'finished' })
    }
    const [stored] = await createIndexedDbStore().load()
    if (stored !== undefined) expect([...told]).toContain(JSON.stringify(stored.entries))
  }
  for (const tab of tabs) tab.crash()
}

describe('whatever two tabs do', () => {
  it('the device has the story of one of them, as it was at some moment', { timeout: 60_000 }, () =>
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
