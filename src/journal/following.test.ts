import { beforeEach, describe, expect, it, vi } from 'vitest'
import { assign, setup } from 'xstate'
import { createFlowLocks } from './flow-locks.ts'
import { createFlows } from './flows.ts'
import { createIndexedDbStore } from './indexed-db-store.ts'
import { createJournal } from './journal.ts'
import type { JournalProblem } from './problem.ts'
import { createFakeLocks, type FakeLocks } from './testing/fake-locks.ts'
import { provideIndexedDb } from './testing/indexed-db.ts'

provideIndexedDb()

/** A draft that several tabs share. */
const sharedDraft = setup({
  types: {
    context: {} as { readonly draft: string; readonly heard: number },
    events: {} as
      | { readonly type: 'text.changed'; readonly text: string }
      | {
          readonly type: 'send' | 'sent' | 'server.spoke' | 'opened' | 'closed' | 'drop' | 'dropped' | 'kept' | 'flow.restored'
        },
    tags: {} as 'busy' | 'question',
  },
}).createMachine({
  id: 'shared',
  meta: { journal: { version: 1, life: 'device', secrets: [], told: ['server.spoke'], follows: true } },
  context: { draft: '', heard: 0 },
  on: { 'server.spoke': { actions: assign({ heard: ({ context }) => context.heard + 1 }) } },
  initial: 'editing',
  states: {
    editing: {
      on: { 'text.changed': { actions: assign({ draft: ({ event }) => event.text }) }, send: 'sending', opened: 'dialog' },
    },
    dialog: {
      on: {
        'text.changed': { actions: assign({ draft: ({ event }) => event.text }) },
        closed: 'editing',
        drop: 'asking',
        'flow.restored': 'editing',
      },
    },
    asking: { tags: 'question', on: { dropped: 'editing', kept: 'dialog', 'flow.restored': 'editing' } },
    sending: { tags: 'busy', on: { sent: 'editing' } },
  },
})

let browser: FakeLocks
let channel: string
let tabs = 0

const openTab = async (manager = browser.page()) => {
  const journal = createJournal({
    store: createIndexedDbStore(),
    locks: createFlowLocks('journal', manager),
    news: channel,
  })
  const problems: JournalProblem[] = []
  journal.problems$.subscribe((problem) => problems.push(problem))
  const flows = createFlows({ journal, onEmitted: () => undefined })
  await flows.ready
  const form = () => flows.open('form', sharedDraft)
  form()
  return {
    journal,
    flows,
    draft: () => form().getSnapshot().context.draft,
    state: () => form().getSnapshot().value,
    type: (text: string) => form().send({ type: 'text.changed', text }),
    send: form,
    close: async () => {
      flows.close('form')
      await journal.flush()
    },
    kinds: () => problems.map(({ kind }) => kind),
    kept: () => journal.keepingOf('form'),
  }
}

const openTwo = async () => {
  const first = await openTab()
  first.type('one')
  await vi.waitFor(() => expect(first.kept()).toBe('kept'))
  const second = await openTab()
  await vi.waitFor(() => expect(second.kept()).toBe('elsewhere'))
  return [first, second] as const
}

const onDevice = async () => (await createIndexedDbStore().load()).map(({ flow }) => flow)

beforeEach(() => {
  browser = createFakeLocks()
  tabs += 1
  channel = `drafts-${tabs}`
})

describe('a draft that two tabs have open', () => {
  it('is what was typed last, in both of them and on the device, whichever of them it was typed in', async () => {
    const [first, second] = await openTwo()
    expect(second.draft()).toBe('one')
    for (const [writer, reader, text] of [
      [first, second, 'one, two'],
      [second, first, 'one, two, three'],
      [second, first, 'one, two, three, four'],
      [first, second, 'quite another'],
      [second, first, 'and the last'],
    ] as const) {
      writer.type(text)
      await vi.waitFor(() => expect([reader.draft(), writer.kept(), reader.kept()]).toEqual([text, 'kept', 'elsewhere']))
      expect(writer.draft()).toBe(text)
    }
    expect(await onDevice()).toEqual(['form'])
    expect(await createIndexedDbStore().quarantined()).toEqual([])
    await Promise.all([first.close(), second.close()])
    expect((await openTab()).draft()).toBe('and the last')
  })

  it('tells both tabs', async () => {
    const [first, second] = await openTwo()
    expect([first.kinds(), second.kinds()]).toEqual([[], ['followed']])
    second.type('two')
    await vi.waitFor(() => expect(first.kinds()).toEqual(['followed']))
    expect(second.kinds()).toEqual(['followed'])
  })

  it('is nobody else’s where the browser is only slow to say so', async () => {
    const page = browser.page()
    const request = async (name: string, ...rest: [LockOptions, LockGrantedCallback<unknown>]) => {
      if (name === 'journal:form') await new Promise((resolve) => setTimeout(resolve, 1_300))
      return page.request(name, ...rest)
    }
    const slow = await openTab({ request, query: page.query } as unknown as LockManager)
    slow.type('one')
    await vi.waitFor(() => expect(slow.kept()).toBe('kept'), { timeout: 3_000 })
    expect(slow.kinds()).toEqual([])
  })

  it('is what was typed in a tab that did not know yet of the other', async () => {
    const first = await openTab()
    first.type('one')
    await vi.waitFor(() => expect(first.kept()).toBe('kept'))
    const second = await openTab()
    second.type('one, two')
    await vi.waitFor(() => expect([first.draft(), first.kept(), second.kept()]).toEqual(['one, two', 'elsewhere', 'kept']))
  })

  it('is kept by the other tab when the one that wrote last is closed', async () => {
    const [first, second] = await openTwo()
    second.type('two')
    await vi.waitFor(() => expect(first.draft()).toBe('two'))
    await second.close()
    await vi.waitFor(() => expect(first.kept()).toBe('kept'))
    first.type('three')
    await first.close()
    expect((await openTab()).draft()).toBe('three')
    expect(await createIndexedDbStore().quarantined()).toEqual([])
  })

  it('begins anew in the other tab, too, when it is forgotten', async () => {
    const [first, second] = await openTwo()
    first.flows.forget('form')
    await vi.waitFor(() => expect(second.draft()).toBe(''))
  })

  it('stays with the tab that somebody types in when the server tells the other one something', async () => {
    const [first, second] = await openTwo()
    const kinds = first.kinds().length
    for (const tab of [second, first, second]) tab.send().send({ type: 'server.spoke' })
    first.type('one, two')
    await vi.waitFor(() => expect([second.draft(), first.kept(), second.kept()]).toEqual(['one, two', 'kept', 'elsewhere']))
    expect(first.kinds()).toHaveLength(kinds)
  })

  it('does not do twice what one tab is at work with', async () => {
    const [first, second] = await openTwo()
    first.send().send({ type: 'send' })
    await first.journal.flush()
    first.send().send({ type: 'sent' })
    first.type('after the sending')
    await vi.waitFor(() => expect(second.draft()).toBe('after the sending'))
    expect(second.state()).toBe('editing')
  })

  it('a dialog that is opened in one tab opens nothing in the other; what both have open is the same', async () => {
    const [first, second] = await openTwo()
    first.send().send({ type: 'opened' })
    first.type('one, two')
    await vi.waitFor(() => expect([second.draft(), second.state()]).toEqual(['one, two', 'editing']))
    second.send().send({ type: 'opened' })
    second.type('one, two, three')
    await vi.waitFor(() => expect([first.draft(), first.state()]).toEqual(['one, two, three', 'dialog']))
  })

  it('a question that is asked in one tab is not asked in the other', async () => {
    const [first, second] = await openTwo()
    for (const tab of [first, second]) tab.send().send({ type: 'opened' })
    second.send().send({ type: 'drop' })
    await vi.waitFor(() => expect(first.state()).toBe('editing'))
    expect(second.state()).toBe('asking')
  })
})
