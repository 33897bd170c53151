import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { assign, setup } from 'xstate'
import { createFlowLocks, type FlowLocks } from './flow-locks.ts'
import { createFlows, type Flows } from './flows.ts'
import { createIndexedDbStore } from './indexed-db-store.ts'
import { createJournal, type Journal } from './journal.ts'
import type { JournalStore } from './journal-store.ts'
import type { JournalProblem } from './problem.ts'
import { createFakeLocks, type FakeLocks } from './testing/fake-locks.ts'
import { provideIndexedDb } from './testing/indexed-db.ts'
import { draftForm } from './testing/sample-machines.ts'

provideIndexedDb()

interface Page {
  readonly journal: Journal
  readonly flows: Flows
  readonly problems: JournalProblem[]
}

const openPage = async (locks: FlowLocks | undefined, store: JournalStore = createIndexedDbStore()): Promise<Page> => {
  const journal = createJournal({ store, ...(locks === undefined ? {} : { locks }) })
  const problems: JournalProblem[] = []
  journal.problems$.subscribe((problem) => problems.push(problem))
  const flows = createFlows({ journal, onEmitted: () => undefined })
  await flows.ready
  return { journal, flows, problems }
}

const openForm = ({ flows }: Page) => flows.open('form', draftForm, { draft: '' })
const draftOf = (page: Page): string => openForm(page).getSnapshot().context.draft
const type = (page: Page, text: string): void => openForm(page).send({ type: 'text.changed', text })
const kindsOf = ({ problems }: Page): string[] => problems.map(({ kind }) => kind)

let browser: FakeLocks
const locks = (): FlowLocks => createFlowLocks('journal', browser.page())

beforeEach(() => {
  browser = createFakeLocks()
})
afterEach(() => {
  vi.restoreAllMocks()
})

describe('keeping flows on the device', () => {
  it('gives a draft back to the next page', async () => {
    const first = await openPage(locks())
    type(first, 'half a sentence')
    first.flows.close('form')
    await first.journal.flush()
    const second = await openPage(locks())
    expect(draftOf(second)).toBe('half a sentence')
    expect(kindsOf(second)).toEqual([])
  })

  it('writes many entries as few chunks, and at once when the form is submitted', async () => {
    const store = createIndexedDbStore()
    const write = vi.spyOn(store, 'write')
    const page = await openPage(locks(), store)
    for (let count = 0; count < 500; count += 1) type(page, `draft ${count}`)
    await page.journal.flush()
    expect(write.mock.calls.length).toBeLessThanOrEqual(2)
    write.mockClear()
    vi.useFakeTimers()
    openForm(page).send({ type: 'submit.requested', key: 'k' })
    vi.useRealTimers()
    await vi.waitFor(() => expect(write).toHaveBeenCalledTimes(1))
    expect(write.mock.calls[0]?.[0][0]?.entries.at(-1)?.event.type).toBe('submit.requested')
  })

  it('loses nothing that was flushed when the page dies between chunks', async () => {
    const dying = await openPage(undefined)
    type(dying, 'flushed')
    await dying.journal.flush()
    // The moment at which it would have been written does not come any more.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    type(dying, 'not flushed')
    vi.useRealTimers()
    const next = await openPage(undefined)
    expect(draftOf(next)).toBe('flushed')
  })

  it('keeps one story when a form is closed and opened again at once', async () => {
    const page = await openPage(locks())
    for (const text of ['one', 'two', 'three']) {
      type(page, text)
      page.flows.close('form')
    }
    expect(draftOf(page)).toBe('three')
    await page.journal.flush()
    const next = await openPage(undefined)
    expect(next.journal.entriesOf('form').map(({ seq }) => seq)).toEqual([1, 2, 3, 4])
    expect([...kindsOf(page), ...kindsOf(next)]).toEqual([])
    expect(await createIndexedDbStore().quarantined()).toEqual([])
  })

  it('starts a finished flow anew, and drops the finished story', async () => {
    const first = await openPage(locks())
    type(first, 'sent')
    openForm(first).send({ type: 'finished' })
    first.flows.close('form')
    await first.journal.flush()
    const second = await openPage(locks())
    expect(draftOf(second)).toBe('')
    await second.journal.flush()
    expect((await createIndexedDbStore().load())[0]?.entries.length).toBe(1)
    expect(await createIndexedDbStore().quarantined()).toEqual([])
  })

  it('forgets a flow, and wipes all of them however they were closed', async () => {
    const page = await openPage(locks())
    type(page, 'one')
    page.flows.forget('form')
    await page.journal.flush()
    expect(await createIndexedDbStore().load()).toEqual([])
    type(page, 'two')
    page.flows.close('form')
    type(page, 'three')
    await page.flows.wipe()
    await page.journal.flush()
    await vi.waitFor(async () => expect(await createIndexedDbStore().load()).toEqual([]))
    expect(page.journal.flows()).toEqual([])
  })

  it('forgets a flow of an earlier page that was only just opened', async () => {
    const first = await openPage(locks())
    type(first, 'old')
    first.flows.close('form')
    await first.journal.flush()
    await vi.waitFor(async () => expect((await createIndexedDbStore().load()).length).toBe(1))
    const second = await openPage(locks())
    openForm(second)
    second.flows.forget('form')
    await vi.waitFor(async () => expect(await createIndexedDbStore().load()).toEqual([]))
  })

  it('does not lose a draft when the flow is opened before the journal was read', async () => {
    const first = await openPage(undefined)
    type(first, 'old')
    await first.journal.flush()
    const hasty = createJournal({ store: createIndexedDbStore() })
    const problems: string[] = []
    hasty.problems$.subscribe(({ kind }) => problems.push(kind))
    const flows = createFlows({ journal: hasty, onEmitted: () => undefined })
    const form = flows.open('form', draftForm, { draft: '' })
    form.send({ type: 'text.changed', text: 'new' })
    await flows.ready
    await hasty.flush()
    expect(hasty.entriesOf('form').map(({ event }) => event.text)).toEqual([undefined, 'new'])
    expect(draftOf(await openPage(undefined))).toBe('new')
    const [quarantined] = await createIndexedDbStore().quarantined()
    expect(quarantined?.entries.at(-1)?.event.text).toBe('old')
    expect(problems).toEqual(['changedElsewhere'])
  })
})

describe('when the device does not keep anything', () => {
  it('goes on in memory after a full quota, and says so once', async () => {
    const page = await openPage(locks())
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('no room', 'QuotaExceededError')
    })
    for (const text of ['one', 'two']) {
      type(page, text)
      await page.journal.flush()
    }
    expect(draftOf(page)).toBe('two')
    expect(kindsOf(page)).toEqual(['storageFull'])
  })

  it('goes on in memory when storage is blocked', async () => {
    vi.spyOn(globalThis.indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('private window', 'SecurityError')
    })
    const page = await openPage(locks())
    type(page, 'one')
    await page.journal.flush()
    page.flows.close('form')
    expect(draftOf(page)).toBe('one')
    expect(kindsOf(page)).toEqual(['storageBlocked'])
  })

  it('tries again after a failure that passes, and loses nothing', async () => {
    const page = await openPage(locks())
    const add = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementationOnce(() => {
      throw new DOMException('disk', 'UnknownError')
    })
    type(page, 'one')
    await page.journal.flush()
    expect(add).toHaveBeenCalled()
    type(page, 'two')
    await page.journal.flush()
    const next = await openPage(undefined)
    expect(next.journal.entriesOf('form').map(({ seq }) => seq)).toEqual([1, 2, 3])
    expect(kindsOf(page)).toEqual([])
  })

  it('reads again what could not be read at the first try', async () => {
    const first = await openPage(undefined)
    type(first, 'one')
    await first.journal.flush()
    const store = createIndexedDbStore()
    vi.spyOn(store, 'load').mockRejectedValueOnce(new DOMException('disk', 'UnknownError'))
    vi.spyOn(store, 'end').mockRejectedValueOnce(new DOMException('disk', 'UnknownError'))
    const second = await openPage(locks(), store)
    expect(draftOf(second)).toBe('one')
    type(second, 'two')
    await second.journal.flush()
    expect(draftOf(await openPage(undefined))).toBe('two')
    expect(kindsOf(second)).toEqual([])
  })

  it('still wipes what is there after it has given up writing', async () => {
    const page = await openPage(locks())
    type(page, 'one')
    await page.journal.flush()
    const add = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('no room', 'QuotaExceededError')
    })
    type(page, 'two')
    await page.journal.flush()
    add.mockRestore()
    await page.flows.wipe()
    expect(await createIndexedDbStore().load()).toEqual([])
  })
})

describe('two tabs with one form', () => {
  it('the second reads along from where the first is, works in memory, and is told', async () => {
    const one = await openPage(locks())
    type(one, 'by one')
    await one.journal.flush()
    const two = await openPage(locks())
    expect(draftOf(two)).toBe('by one')
    type(two, 'by two')
    await vi.waitFor(() => expect(kindsOf(two)).toContain('openElsewhere'), { timeout: 10_000 })
    type(one, 'more by one')
    await Promise.all([one.journal.flush(), two.journal.flush()])
    expect(draftOf(await openPage(undefined))).toBe('more by one')
    expect(draftOf(two)).toBe('by two')
  })

  it('the second takes over when the first closes; what it supersedes is quarantined', async () => {
    const one = await openPage(locks())
    type(one, 'by one')
    await one.journal.flush()
    const two = await openPage(locks())
    type(two, 'by two')
    await vi.waitFor(() => expect(kindsOf(two)).toContain('openElsewhere'), { timeout: 10_000 })
    type(one, 'last by one')
    one.flows.close('form')
    await vi.waitFor(() => expect(kindsOf(two)).toContain('changedElsewhere'), { timeout: 10_000 })
    await two.journal.flush()
    expect(draftOf(await openPage(undefined))).toBe('by two')
    const [quarantined] = await createIndexedDbStore().quarantined()
    expect(quarantined?.entries.at(-1)?.event.text).toBe('last by one')
  })

  it('the second leaves the newer story alone while nobody does anything in it', async () => {
    const one = await openPage(locks())
    type(one, 'by one')
    await one.journal.flush()
    const two = await openPage(locks())
    openForm(two)
    await vi.waitFor(() => expect(kindsOf(two)).toContain('openElsewhere'), { timeout: 10_000 })
    type(one, 'last by one')
    one.flows.close('form')
    await vi.waitFor(() => expect(kindsOf(two)).toContain('changedElsewhere'), { timeout: 10_000 })
    await two.journal.flush()
    expect(draftOf(await openPage(undefined))).toBe('last by one')
  })

  it('never mixes their entries where Web Locks are missing', async () => {
    const one = await openPage(undefined)
    type(one, 'start')
    await one.journal.flush()
    const two = await openPage(undefined)
    openForm(two)
    await two.journal.flush()
    for (let round = 0; round < 5; round += 1) {
      type(one, `one ${round}`)
      await one.journal.flush()
      type(two, `two ${round}`)
      await two.journal.flush()
    }
    const next = await openPage(undefined)
    const texts = next.journal.entriesOf('form').map(({ event }) => event.text)
    const storyOf = (who: string): unknown[] => [
      undefined,
      'start',
      ...Array.from({ length: 5 }, (_, round) => `${who} ${round}`),
    ]
    expect([storyOf('one'), storyOf('two')]).toContainEqual(texts)
  })
})

describe('a story of snapshot and tail', () => {
  const longText = (length: number): string => 'a'.repeat(length)
  const storedEntries = async () => (await createIndexedDbStore().load())[0]?.entries ?? []

  it('stays as short as a few texts however long it is typed, and gives the draft back', async () => {
    const page = await openPage(locks())
    let most = 0
    for (let length = 10; length <= 2_000; length += 10) {
      type(page, longText(length))
      await page.journal.flush()
      most = Math.max(most, JSON.stringify(await storedEntries()).length)
    }
    expect(most).toBeLessThan(12_000)
    expect((await storedEntries())[0]?.event.type).toBe('journal.snapshot')
    const next = await openPage(undefined)
    expect(draftOf(next)).toBe(longText(2_000))
    expect(openForm(next).getPersistedSnapshot()).toEqual(openForm(page).getPersistedSnapshot())
    expect(kindsOf(page)).toEqual([])
  })

  it('goes on after a snapshot in the order of its entries, on this page and the next', async () => {
    const first = await openPage(locks())
    type(first, longText(5_000))
    await first.journal.flush()
    type(first, 'short')
    await first.journal.flush()
    expect((await storedEntries()).map(({ seq, event }) => [seq, event.type])).toEqual([
      [2, 'journal.snapshot'],
      [3, 'text.changed'],
    ])
    first.flows.close('form')
    await first.journal.flush()
    const second = await openPage(locks())
    expect(draftOf(second)).toBe('short')
    type(second, 'shorter')
    await second.journal.flush()
    expect((await storedEntries()).map(({ seq }) => seq)).toEqual([2, 3, 4])
    expect(kindsOf(second)).toEqual([])
  })

  it('loses nothing of what was there when the snapshot cannot be written', async () => {
    const store = createIndexedDbStore()
    const page = await openPage(locks(), store)
    type(page, 'first')
    await page.journal.flush()
    vi.spyOn(store, 'write').mockRejectedValueOnce(new Error('the disk is busy'))
    type(page, longText(5_000))
    await page.journal.flush()
    expect((await storedEntries()).at(-1)?.event.text).toBe('first')
    await page.journal.flush()
    expect((await storedEntries()).map(({ event }) => event.type)).toEqual(['journal.snapshot'])
    expect(draftOf(await openPage(undefined))).toBe(longText(5_000))
  })

  it('has no secret in a snapshot', async () => {
    const secret = 'Portal-demo-1'
    const leaky = setup({
      types: { context: {} as { note: string; password: unknown }, events: {} as { type: 'noted'; note: string } },
    }).createMachine({
      id: 'leaky',
      meta: { journal: { version: 1, life: 'device', secrets: ['password'] } },
      context: { note: '', password: secret },
      on: { noted: { actions: assign({ note: ({ event }) => event.note }) } },
    })
    const page = await openPage(locks())
    page.flows.open('leaky', leaky).send({ type: 'noted', note: longText(5_000) })
    await page.journal.flush()
    const entries = await storedEntries()
    expect(entries.map(({ event }) => event.type)).toEqual(['journal.snapshot'])
    expect(JSON.stringify(entries)).not.toContain(secret)
    expect(page.problems).toContainEqual({ kind: 'secretRedacted', flow: 'leaky', field: 'snapshot.context.password' })
  })

  it('does not hold what only passes, and keeps that in memory', async () => {
    const grid = setup({
      types: { context: {} as { cursor: number; text: string }, events: {} as { type: 'moved' } | { type: 'typed' } },
    }).createMachine({
      id: 'grid',
      meta: { journal: { version: 1, life: 'device', secrets: [], passing: ['moved'] } },
      context: { cursor: 0, text: '' },
      on: {
        moved: { actions: assign({ cursor: ({ context }) => context.cursor + 1 }) },
        typed: { actions: assign({ text: ({ context }) => `${context.text}a` }) },
      },
    })
    const page = await openPage(locks())
    const actor = page.flows.open('grid', grid)
    for (const kind of ['moved', 'moved', 'typed', 'moved'] as const) actor.send({ type: kind })
    await page.journal.flush()
    expect((await storedEntries()).map(({ event }) => event.type)).toEqual(['journal.started', 'typed'])
    expect(page.journal.keepingOf('grid')).toBe('kept')
    expect(page.flows.histories()[0]?.entries.map(({ seq, event }) => [seq, event.type])).toEqual([
      [1, 'journal.started'],
      [2, 'moved'],
      [3, 'moved'],
      [4, 'typed'],
      [5, 'moved'],
    ])
    expect(actor.getSnapshot().context).toEqual({ cursor: 3, text: 'a' })
    const next = (await openPage(undefined)).flows.open('grid', grid)
    expect(next.getSnapshot().context).toEqual({ cursor: 0, text: 'a' })
  })
})
