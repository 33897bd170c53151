import { afterEach, describe, expect, it, vi } from 'vitest'
import type { JournalEntry } from './entry.ts'
import { createJournal } from './journal.ts'
import type { Chunk, JournalStore } from './journal-store.ts'

const silentStore = (written: Chunk[]): JournalStore => ({
  load: () => Promise.resolve([]),
  end: () => Promise.resolve(undefined),
  write: async (chunks) => {
    written.push(...chunks)
  },
  quarantine: () => Promise.resolve(),
  quarantined: () => Promise.resolve([]),
  forget: () => Promise.resolve(),
  wipe: () => Promise.resolve(),
})

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('the journal', () => {
  it('numbers the entries of a flow and its children in one row, and begins again with the flow', () => {
    const journal = createJournal({ now: () => 5 })
    const heard: JournalEntry[] = []
    journal.entries$.subscribe((entry) => heard.push(entry))
    for (const flow of ['wizard', 'loan-form']) journal.keep(flow)
    journal.append('wizard', 2, { type: 'journal.started', input: { step: 1 } })
    journal.append('wizard/upload', 2, { type: 'picked' })
    journal.append('loan-form', 1, { type: 'journal.started', input: undefined })
    journal.append('wizard', 2, { type: 'next' })
    expect(journal.entriesOf('wizard').map(({ seq, flow }) => [seq, flow])).toEqual([
      [1, 'wizard'],
      [2, 'wizard/upload'],
      [3, 'wizard'],
    ])
    expect(heard.length).toBe(4)
    journal.append('wizard', 2, { type: 'journal.started', input: { step: 1 } })
    expect(journal.entriesOf('wizard')).toEqual([
      { seq: 1, at: 5, flow: 'wizard', version: 2, event: { type: 'journal.started', input: { step: 1 } } },
    ])
    expect(journal.flows()).toEqual(['wizard', 'loan-form'])
  })

  it('reads again what other tabs have kept, but not over what this page keeps', async () => {
    const entry = (type: string): JournalEntry => ({ seq: 1, at: 5, flow: 'outbox', version: 1, event: { type } })
    let onDevice = [entry('first')]
    const store: JournalStore = {
      ...silentStore([]),
      load: async () => ['outbox', 'form'].map((flow) => ({ flow, story: 'story', entries: onDevice })),
    }
    const journal = createJournal({ store })
    await journal.load()
    journal.keep('form')
    onDevice = [entry('second')]
    expect(await journal.reread()).toEqual(['outbox', 'form'])
    expect(journal.entriesOf('outbox')).toEqual([entry('second')])
    expect(journal.entriesOf('form')).toEqual([entry('first')])
  })

  it('has no entries of a flow that is not kept', () => {
    const journal = createJournal()
    const last = journal.append('shell', 1, { type: 'journal.started', input: undefined })
    expect([last.seq, journal.entriesOf('shell'), journal.flows()]).toEqual([1, [], []])
  })

  it('writes no secret', () => {
    const journal = createJournal()
    const secrets = { secrets: ['password'], passing: [] }
    const started = journal.append('login', 1, { type: 'journal.started', input: { password: 'Portal-demo-1' } }, secrets)
    const failed = journal.append('login/signIn', 1, { type: 'failed', cause: { password: 'Portal-demo-1' } }, secrets)
    expect(JSON.stringify([started, failed])).not.toContain('Portal-demo-1')
    expect(failed.event.cause).toEqual({ password: { sealed: 'redacted', length: 'acceptable' } })
  })

  it('writes what is waiting when the page is hidden', async () => {
    const page = Object.assign(new EventTarget(), { visibilityState: 'hidden' })
    vi.stubGlobal('document', page)
    const written: Chunk[] = []
    const journal = createJournal({ store: silentStore(written) })
    journal.keep('loan-form')
    await journal.flush()
    journal.append('loan-form', 1, { type: 'journal.started', input: undefined })
    page.dispatchEvent(new Event('visibilitychange'))
    await Promise.resolve()
    await Promise.resolve()
    expect(written.map(({ entries }) => entries.length)).toEqual([1])
  })

  it('drops everything but the flows named', async () => {
    const journal = createJournal()
    for (const flow of ['session', 'loan-form', 'wizard']) {
      if (flow !== 'wizard') journal.keep(flow)
      journal.append(flow, 1, { type: 'journal.started', input: undefined })
    }
    await journal.wipe((flow) => flow === 'session')
    expect(journal.flows()).toEqual(['session'])
  })
})
