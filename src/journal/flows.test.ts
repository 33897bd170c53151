import { firstValueFrom } from 'rxjs'
import { describe, expect, it, vi } from 'vitest'
import { type ActorRefFrom, assign, createMachine, emit, fromPromise, setup } from 'xstate'
import type { JournalEntry } from './entry.ts'
import { createFlows, type Flows } from './flows.ts'
import { createIndexedDbStore } from './indexed-db-store.ts'
import { createJournal } from './journal.ts'
import { createLazyStore } from './lazy-store.ts'
import type { JournalProblem } from './problem.ts'
import { provideIndexedDb } from './testing/indexed-db.ts'
import { draftForm, family } from './testing/sample-machines.ts'
import { createVault } from './vault.ts'

provideIndexedDb()

const counter = setup({
  types: {
    context: {} as { count: number; step: number },
    events: {} as { type: 'added' } | { type: 'finished' },
    input: {} as { step: number },
    emitted: {} as { type: 'notice.raised'; body: string },
  },
}).createMachine({
  id: 'counter',
  meta: { journal: { version: 1, life: 'tab', secrets: [] } },
  context: ({ input }) => ({ count: 0, step: input.step }),
  initial: 'counting',
  states: {
    counting: {
      on: {
        added: {
          actions: [
            assign({ count: ({ context }) => context.count + context.step }),
            emit({ type: 'notice.raised', body: 'added' }),
          ],
        },
        finished: 'over',
      },
    },
    over: { type: 'final' },
  },
})

const note = setup({
  types: { context: {} as { text: string }, events: {} as { type: 'text.changed'; text: string } | { type: 'saved' } },
}).createMachine({
  id: 'note',
  meta: { journal: { version: 1, life: 'device', secrets: [] } },
  context: { text: '' },
  initial: 'saved',
  states: {
    saved: { tags: 'nothingToKeep', on: { 'text.changed': 'changed' } },
    changed: {
      entry: assign({ text: ({ event }) => ('text' in event ? event.text : '') }),
      on: { saved: 'saved' },
    },
  },
})

const openPage = async () => {
  const journal = createJournal({ store: createLazyStore(async () => createIndexedDbStore()), now: () => 7 })
  const problems: JournalProblem[] = []
  journal.problems$.subscribe((problem) => problems.push(problem))
  const emitted: unknown[] = []
  const flows = createFlows({ journal, onEmitted: (flow, { type }) => emitted.push([flow, type]) })
  await flows.ready
  return { journal, problems, emitted, flows }
}

const entriesOf = (flows: Flows): readonly JournalEntry[] => flows.histories().flatMap(({ entries }) => entries)

describe('flows', () => {
  it('give the running actor of a key, and record what happens to it', async () => {
    const { flows, emitted } = await openPage()
    const actor: ActorRefFrom<typeof counter> = flows.open('counter', counter, { step: 2 })
    actor.send({ type: 'added' })
    expect(flows.open('counter', counter, { step: 9 })).toBe(actor)
    expect(flows.peek('counter')).toBe(actor)
    expect(actor.getSnapshot().context.count).toBe(2)
    expect(emitted).toEqual([['counter', 'notice.raised']])
    expect(entriesOf(flows)).toEqual([
      { seq: 1, at: 7, flow: 'counter', version: 1, event: { type: 'journal.started', input: { step: 2 } } },
      { seq: 2, at: 7, flow: 'counter', version: 1, event: { type: 'added' } },
    ])
  })

  it('write an event down before it shows', async () => {
    const { flows, journal } = await openPage()
    const actor = flows.open('counter', counter, { step: 1 })
    const counts: number[] = []
    journal.entries$.subscribe(() => counts.push(actor.getSnapshot().context.count))
    actor.send({ type: 'added' })
    expect(counts).toEqual([0])
  })

  it('start a tab flow anew after it was closed or came to its end', async () => {
    const { flows } = await openPage()
    flows.open('counter', counter, { step: 2 }).send({ type: 'added' })
    flows.close('counter')
    expect(flows.peek('counter')).toBeUndefined()
    const second = flows.open('counter', counter, { step: 9 })
    expect(second.getSnapshot().context).toEqual({ count: 0, step: 9 })
    second.send({ type: 'finished' })
    expect(flows.open('counter', counter, { step: 1 }).getSnapshot().context.step).toBe(1)
    expect(entriesOf(flows).at(-1)?.event.type).toBe('journal.started')
  })

  it('announce what is running', async () => {
    const { flows } = await openPage()
    flows.open('counter', counter, { step: 1 })
    flows.open('form', draftForm, { draft: '' })
    expect([...(await firstValueFrom(flows.running$)).keys()]).toEqual(['counter', 'form'])
    flows.close('counter')
    expect([...(await firstValueFrom(flows.running$)).keys()]).toEqual(['form'])
    await flows.wipe((key) => key === 'form')
    expect([...(await firstValueFrom(flows.running$)).keys()]).toEqual(['form'])
  })

  it('refuse a key with a slash, another machine under a key, and a machine the journal knows nothing of', async () => {
    const { flows } = await openPage()
    expect(() => flows.open('loan/form', counter, { step: 1 })).toThrow("'loan/form'")
    flows.open('counter', counter, { step: 1 })
    expect(() => flows.open('counter', draftForm, { draft: '' })).toThrow("not 'draft-form'")
    expect(() => flows.open('bare', createMachine({ id: 'bare' }))).toThrow("'bare' needs meta.journal")
    const odd = createMachine({ id: 'odd', meta: { journal: { version: 'one', life: 'tab', secrets: [] } } })
    expect(() => flows.open('odd', odd)).toThrow("'odd' needs meta.journal")
  })

  it('keep children by their path, and leave out what reaches stopped ones', async () => {
    const { flows, problems } = await openPage()
    const actor = flows.open('family', family)
    actor.send({ type: 'child.added', id: 'a/b' })
    actor.send({ type: 'child.prodded', id: 'a/b' })
    expect(entriesOf(flows).map(({ flow, event }) => `${flow} ${event.type}`)).toContain('family/a%2Fb counted')
    expect(problems).toEqual([])
    flows.close('family')
    const written = entriesOf(flows).length
    vi.spyOn(console, 'warn').mockImplementationOnce(() => undefined)
    actor.send({ type: 'counted' })
    expect(entriesOf(flows).length).toBe(written)
  })

  it('tell of a child without an id of its own, and of a machine that throws', async () => {
    const careless = setup({
      types: { events: {} as { type: 'spawned' } | { type: 'broken' } },
      actors: { quiet: counter },
    }).createMachine({
      id: 'careless',
      meta: { journal: { version: 1, life: 'tab', secrets: [] } },
      context: ({ spawn }) => ({ child: spawn('quiet', { input: { step: 1 } }) }),
      on: {
        spawned: { actions: ({ context }) => context.child.send({ type: 'added' }) },
        broken: {
          actions: () => {
            throw new Error('out of order')
          },
        },
      },
    })
    const { flows, problems } = await openPage()
    const actor = flows.open('careless', careless)
    actor.send({ type: 'spawned' })
    actor.send({ type: 'broken' })
    expect(problems.map(({ kind }) => kind)).toEqual(['unnamedChild', 'flowFailed'])
  })
})

describe('a device flow on the next page', () => {
  const saving = (started: unknown[]) =>
    draftForm.provide({
      actors: {
        save: fromPromise(({ input }) => {
          started.push(input)
          return new Promise<string>(() => undefined)
        }),
      },
    })

  it('runs its unfinished effect again, with the same input and idempotency key, and emits nothing twice', async () => {
    const started: unknown[] = []
    const first = await openPage()
    const form = first.flows.open('form', saving(started), { draft: 'mine' })
    form.send({ type: 'submit.requested', key: 'key-1' })
    await first.journal.flush()
    const second = await openPage()
    const restored = second.flows.open('form', saving(started), { draft: 'other' })
    expect(restored.getSnapshot().value).toEqual({ form: 'saving' })
    expect(started).toEqual([
      { draft: 'mine', key: 'key-1' },
      { draft: 'mine', key: 'key-1' },
    ])
    expect(second.emitted).toEqual([])
    expect(restored.getPersistedSnapshot()).toEqual(form.getPersistedSnapshot())
  })

  it('goes on from where it was, and folds as one story over both pages', async () => {
    const first = await openPage()
    first.flows.open('form', draftForm, { draft: '' }).send({ type: 'text.changed', text: 'one' })
    await first.journal.flush()
    const second = await openPage()
    second.flows.open('form', draftForm, { draft: '' }).send({ type: 'help.opened' })
    await second.journal.flush()
    const third = await openPage()
    const actor = third.flows.open('form', draftForm, { draft: '' })
    actor.send({ type: 'help.closed' })
    expect(actor.getSnapshot().value).toEqual({ form: 'editing' })
    expect(actor.getSnapshot().context.draft).toBe('one')
    expect(third.journal.entriesOf('form').map(({ seq }) => seq)).toEqual([1, 2, 3, 4])
  })

  it('loses only the entry on which the machine throws', async () => {
    const picky = createMachine({
      ...draftForm.config,
      context: ({ input }: { input: { draft: string } }) => ({ draft: input.draft, key: '', saved: null, failures: 0 }),
      on: {
        'help.closed': {
          guard: () => {
            throw new Error('what is help?')
          },
        },
      },
    }) as unknown as typeof draftForm
    const first = await openPage()
    const form = first.flows.open('form', draftForm, { draft: '' })
    form.send({ type: 'help.closed' })
    form.send({ type: 'text.changed', text: 'kept' })
    await first.journal.flush()
    const second = await openPage()
    expect(second.flows.open('form', picky, { draft: '' }).getSnapshot().context.draft).toBe('kept')
    await second.journal.flush()
    expect(second.problems).toMatchObject([{ kind: 'quarantined', flow: 'form', entries: 1 }])
    const third = await openPage()
    expect(third.flows.open('form', picky, { draft: '' }).getSnapshot().context.draft).toBe('kept')
    expect(third.problems).toEqual([])
  })

  it('has no secret on the device: not in inputs, events, results of effects or their failures', async () => {
    const secret = 'Portal-demo-1'
    const leaky = setup({
      types: {
        context: {} as Record<string, never>,
        events: {} as { type: 'sent'; password: unknown; note: string },
        input: {} as { password: unknown },
      },
      actors: {
        works: fromPromise(() => Promise.resolve({ user: { id: 7, password: secret } })),
        fails: fromPromise(() => Promise.reject(Object.assign(new Error('no'), { password: secret }))),
      },
    }).createMachine({
      id: 'leaky',
      meta: { journal: { version: 1, life: 'device', secrets: ['password'] } },
      context: {},
      on: { sent: {} },
      initial: 'working',
      states: {
        working: { invoke: { id: 'works', src: 'works', onDone: 'failing' } },
        failing: { invoke: { id: 'fails', src: 'fails', onError: 'over' } },
        over: {},
      },
    })
    const page = await openPage()
    const actor = page.flows.open('leaky', leaky, { password: secret })
    actor.send({ type: 'sent', password: secret, note: 'kept' })
    actor.send({ type: 'sent', password: createVault().seal(secret), note: 'sealed' })
    await vi.waitFor(() => expect(actor.getSnapshot().value).toBe('over'))
    await page.journal.flush()
    const [stored] = await createIndexedDbStore().load()
    expect(stored?.entries.length).toBe(page.journal.entriesOf('leaky').length)
    expect(stored?.entries.length).toBeGreaterThanOrEqual(7)
    expect(JSON.stringify(stored)).not.toContain(secret)
    expect(JSON.stringify(stored)).toContain('"note":"kept"')
    expect(new Set(page.problems.map(({ kind }) => kind))).toEqual(new Set(['secretRedacted']))
  })
})

describe('a device flow that asks', () => {
  const asking = setup({ types: { events: {} as { type: 'asked' | 'answered' | 'flow.restored' } } }).createMachine({
    id: 'asking',
    meta: { journal: { version: 1, life: 'device', secrets: [] } },
    initial: 'calm',
    states: {
      calm: { on: { asked: 'asking' } },
      asking: { on: { answered: 'calm', 'flow.restored': 'calm' } },
    },
  })

  it('is told that it was restored, before anybody sees it, and writes that down; no other state hears of it', async () => {
    const store = createIndexedDbStore()
    const firstPage = createJournal({ store })
    const flows = createFlows({ journal: firstPage, onEmitted: () => {} })
    await flows.ready
    flows.open('asking', asking).send({ type: 'asked' })
    await firstPage.flush()
    flows.close('asking')
    const journal = createJournal({ store })
    const next = createFlows({ journal, onEmitted: () => {} })
    await next.ready
    expect(next.open('asking', asking).getSnapshot().value).toBe('calm')
    next.close('asking')
    expect(next.open('asking', asking).getSnapshot().value).toBe('calm')
    expect(journal.entriesOf('asking').map(({ event }) => event.type)).toEqual(['journal.started', 'asked', 'flow.restored'])
  })
})

describe('a kept flow that is closed', () => {
  it('goes on where it was, unless nothing of it is worth keeping', async () => {
    const first = await openPage()
    const actor: ActorRefFrom<typeof note> = first.flows.open('note', note)
    actor.send({ type: 'text.changed', text: 'draft' })
    await first.journal.flush()
    expect(first.journal.keepingOf('note')).toBe('kept')
    first.flows.close('note')
    expect(first.flows.open('note', note).getSnapshot().context.text).toBe('draft')
    first.flows.peek('note')?.send({ type: 'saved' })
    await first.journal.flush()
    first.flows.close('note')
    expect(first.journal.entriesOf('note')).toEqual([])
    expect(first.flows.open('note', note).getSnapshot().context.text).toBe('')
    const second = await openPage()
    expect(second.journal.entriesOf('note').length).toBeLessThanOrEqual(1)
  })

  it('says how much of it is on the device', async () => {
    const { flows, journal } = await openPage()
    const told: string[] = []
    journal.keeping$.subscribe(() => told.push(journal.keepingOf('note')))
    const actor: ActorRefFrom<typeof note> = flows.open('note', note)
    actor.send({ type: 'text.changed', text: 'draft' })
    expect(journal.keepingOf('note')).toBe('pending')
    await journal.flush()
    expect(journal.keepingOf('note')).toBe('kept')
    expect(told.at(-1)).toBe('kept')
    expect(journal.keepingOf('nobody')).toBe('unkept')
  })

  it('says that it lives in memory when the device keeps nothing', async () => {
    const journal = createJournal()
    const flows = createFlows({ journal, onEmitted: () => undefined })
    await flows.ready
    const actor: ActorRefFrom<typeof note> = flows.open('note', note)
    actor.send({ type: 'text.changed', text: 'draft' })
    await journal.flush()
    expect(journal.keepingOf('note')).toBe('unkept')
  })
})
