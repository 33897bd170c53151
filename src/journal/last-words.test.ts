import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createFlowLocks } from './flow-locks.ts'
import { createFlows } from './flows.ts'
import { createIndexedDbStore } from './indexed-db-store.ts'
import { createJournal } from './journal.ts'
import type { JournalStore } from './journal-store.ts'
import { createFakeLocks, type FakeLocks } from './testing/fake-locks.ts'
import { provideIndexedDb } from './testing/indexed-db.ts'
import { draftForm } from './testing/sample-machines.ts'

provideIndexedDb()

const never = new Promise<never>(() => undefined)

let browser: FakeLocks
let kept: Map<string, string>
let window: EventTarget

const openPage = async () => {
  window = new EventTarget()
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
  const real = createIndexedDbStore()
  let gone = false
  const write = vi.fn((chunks: Parameters<JournalStore['write']>[0]) => (gone ? never : real.write(chunks)))
  const texts = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
    removeItem: (name: string) => void kept.delete(name),
  }
  const locks = createFlowLocks('journal', browser.page())
  const journal = createJournal({ store: { ...real, write }, locks, texts })
  const flows = createFlows({ journal, onEmitted: () => undefined })
  await flows.ready
  const page = window
  return {
    journal,
    flows,
    form: () => flows.open('form', draftForm, { draft: '' }),
    draft: () => flows.open('form', draftForm, { draft: '' }).getSnapshot().context.draft,
    type: (text: string) => flows.open('form', draftForm, { draft: '' }).send({ type: 'text.changed', text }),
    /** The page goes: from now on the store does not get to anything any more, and the locks are given on. */
    go: (writes = false) => {
      gone = !writes
      page.dispatchEvent(new Event('pagehide'))
      browser = createFakeLocks()
    },
  }
}

beforeEach(() => {
  browser = createFakeLocks()
  kept = new Map()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

it('gives the next page what was typed in the moment in which the page went', async () => {
  const first = await openPage()
  first.type('typed before')
  await first.journal.flush()
  first.type('typed before and now')
  first.go()
  // A field that hands on its text when the page goes may hear of it after the journal.
  first.type('typed before and just now')
  const second = await openPage()
  expect(second.draft()).toBe('typed before and just now')
  expect(kept.size).toBe(0)
  await second.journal.flush()
  expect(await createIndexedDbStore().quarantined()).toEqual([])
})

it('does so for a flow of which nothing was written, too', async () => {
  const entries = [
    { seq: 1, at: 0, flow: 'form', version: 1, event: { type: 'journal.started', input: { draft: '' } } },
    { seq: 2, at: 0, flow: 'form', version: 1, event: { type: 'text.changed', text: 'the very first' } },
  ]
  kept.set('portal-journal-last', JSON.stringify([{ flow: 'form', story: 'a', after: 0, besideOthers: false, entries }]))
  expect((await openPage()).draft()).toBe('the very first')
})

it('writes nothing twice when the store was quicker', async () => {
  const first = await openPage()
  first.type('one')
  await first.journal.flush()
  first.type('two')
  first.go(true)
  await first.journal.flush()
  const second = await openPage()
  expect(second.draft()).toBe('two')
  expect(second.journal.entriesOf('form').map(({ seq }) => seq)).toEqual([1, 2, 3])
})

it('leaves nothing of a flow that was forgotten, or of a person who has logged out', async () => {
  const first = await openPage()
  first.type('one')
  await first.journal.flush()
  first.type('two')
  first.go()
  expect(kept.size).toBe(1)
  await first.flows.wipe()
  expect(kept.size).toBe(0)
})

it('quarantines it when another tab has gone on meanwhile', async () => {
  const first = await openPage()
  first.type('one')
  await first.journal.flush()
  first.type('lost words')
  first.go()
  const left = new Map(kept)
  kept = new Map()
  const second = await openPage()
  second.type('other words')
  await second.journal.flush()
  second.flows.forget('form')
  second.type('quite other words')
  await second.journal.flush()
  second.go()
  kept = left
  const third = await openPage()
  expect(third.draft()).toBe('quite other words')
  expect((await createIndexedDbStore().quarantined()).flatMap(({ entries }) => entries.map(({ event }) => event.text))).toEqual([
    'lost words',
  ])
})

it('goes on without it where nothing can be kept at once, or what is kept cannot be read', async () => {
  kept = new Map([['portal-journal-last', '{']])
  const first = await openPage()
  first.type('one')
  await first.journal.flush()
  vi.spyOn(kept, 'set').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  first.type('two')
  first.go()
  expect((await openPage()).draft()).toBe('one')
})
