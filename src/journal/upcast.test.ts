import { beforeEach, describe, expect, it } from 'vitest'
import { createMachine } from 'xstate'
import type { JournalEntry } from './entry.ts'
import saved from './fixtures/draft-form.v1.json'
import { createFlows } from './flows.ts'
import { createIndexedDbStore } from './indexed-db-store.ts'
import { createJournal } from './journal.ts'
import type { JournalProblem } from './problem.ts'
import { clearIndexedDb, provideIndexedDb } from './testing/indexed-db.ts'
import { draftForm } from './testing/sample-machines.ts'
import { type Upcasters, upcast } from './upcast.ts'

provideIndexedDb()

const old: readonly JournalEntry[] = saved

/** The saved form's first version had `typed` and an input of `text`; the second `text.typed` with a `value`. */
const upcasters: Upcasters = {
  'draft-form': {
    1: {
      event: (event) => {
        if (event.type === 'journal.started')
          return { type: event.type, input: { draft: (event.input as { text: string }).text } }
        if (event.type === 'colour.picked' && typeof event.colour !== 'string') throw new Error('no colour')
        return event.type === 'typed' ? { type: 'text.typed', value: event.text } : undefined
      },
      snapshot: ({ context, ...state }) => {
        const { text } = context as { text: string }
        return text === '' ? undefined : { ...state, value: 'form', context: { draft: text, key: '', saved: null } }
      },
    },
    2: {
      event: (event) => (event.type === 'text.typed' ? { type: 'text.changed', text: event.value } : event),
      snapshot: (state) => ({
        ...state,
        value: { form: 'editing' },
        context: { ...(state.context as { draft: string }), failures: 0 },
      }),
    },
  },
}

const third = createMachine({
  ...draftForm.config,
  meta: { journal: { version: 3, life: 'device', secrets: [] } },
}) as unknown as typeof draftForm

const openPage = async (known: Upcasters) => {
  const journal = createJournal({ store: createIndexedDbStore(), upcasters: () => Promise.resolve(known) })
  const problems: JournalProblem[] = []
  journal.problems$.subscribe((problem) => problems.push(problem))
  const flows = createFlows({ journal, onEmitted: () => undefined })
  await flows.ready
  return { journal, problems, flows, form: flows.open('form', third, { draft: 'anew' }) }
}

beforeEach(async () => {
  await createIndexedDbStore().write([{ flow: 'form', story: 'old', after: 0, entries: old }])
})

describe('entries of earlier versions', () => {
  it('go through every upcaster up to the present version', () => {
    const { entries, unreadable } = upcast(upcasters, 'draft-form', 3, old)
    expect(entries.map(({ seq, version, event }) => [seq, version, event])).toEqual([
      [1, 3, { type: 'journal.started', input: { draft: 'first' } }],
      [2, 3, { type: 'text.changed', text: 'second' }],
      [4, 3, { type: 'text.changed', text: 'third' }],
    ])
    expect(unreadable).toEqual([{ entry: old[2], reason: 'it means nothing after version 1' }])
  })

  it('give the draft back; what means nothing any more is quarantined, once', async () => {
    const page = await openPage(upcasters)
    expect(page.form.getSnapshot().context.draft).toBe('third')
    page.form.send({ type: 'text.changed', text: 'fourth' })
    await page.journal.flush()
    const reason = 'it means nothing after version 1'
    expect(page.problems).toEqual([{ kind: 'quarantined', flow: 'form', entries: 1, reason }])
    expect(await createIndexedDbStore().quarantined()).toMatchObject([{ flow: 'form', reason, entries: [old[2]] }])
    const next = await openPage(upcasters)
    expect(next.form.getSnapshot().context.draft).toBe('fourth')
    expect(next.problems).toEqual([])
  })

  it('are all quarantined when nobody knows them, and the flow starts anew', async () => {
    const page = await openPage({})
    expect(page.form.getSnapshot().context.draft).toBe('anew')
    await page.journal.flush()
    expect(page.problems).toEqual([
      { kind: 'quarantined', flow: 'form', entries: 3, reason: 'no upcaster from version 1' },
      { kind: 'quarantined', flow: 'form', entries: 1, reason: 'no upcaster from version 2' },
    ])
    const quarantined = await createIndexedDbStore().quarantined()
    expect(quarantined.flatMap(({ entries }) => entries)).toEqual(old)
  })

  it('are quarantined one by one when their upcaster throws', async () => {
    const broken = { seq: 5, at: 5, flow: 'form', version: 1, event: { type: 'colour.picked', colour: 7 } }
    await createIndexedDbStore().write([{ flow: 'form', story: 'old', after: 4, entries: [broken] }])
    const page = await openPage(upcasters)
    await page.journal.flush()
    expect(page.form.getSnapshot().context.draft).toBe('third')
    const quarantined = await createIndexedDbStore().quarantined()
    expect(quarantined.map(({ reason, entries }) => [reason, entries])).toEqual([
      ['it means nothing after version 1', [old[2]]],
      ['the upcaster from version 1 failed: Error: no colour', [broken]],
    ])
  })

  it('of a newer build stay as they are, and the flow lives in memory', async () => {
    const newer = [{ seq: 1, at: 1, flow: 'form', version: 9, event: { type: 'journal.started', input: {} } }]
    clearIndexedDb()
    await createIndexedDbStore().write([{ flow: 'form', story: 'new', after: 0, entries: newer }])
    const page = await openPage(upcasters)
    page.form.send({ type: 'text.changed', text: 'in memory' })
    await page.journal.flush()
    expect(page.problems).toEqual([{ kind: 'newerVersion', flow: 'form', version: 9 }])
    expect(await createIndexedDbStore().load()).toEqual([{ flow: 'form', story: 'new', entries: newer }])
  })
})

describe('a story that begins with a snapshot of an earlier version', () => {
  const leave = async (version: number, snapshot: unknown): Promise<readonly JournalEntry[]> => {
    const entries: readonly JournalEntry[] = [
      { seq: 7, at: 7, flow: 'form', version, event: { type: 'journal.snapshot', snapshot } },
      { seq: 8, at: 8, flow: 'form', version: 2, event: { type: 'text.typed', value: 'and more' } },
    ]
    clearIndexedDb()
    await createIndexedDbStore().write([{ flow: 'form', story: 'old', after: 0, entries }])
    return entries
  }
  const first = { status: 'active', value: 'typing', context: { text: 'first' }, historyValue: {}, children: {} }

  it('goes on from the snapshot as its upcasters turn it, with the entries after it', async () => {
    await leave(1, first)
    const page = await openPage(upcasters)
    expect(page.form.getSnapshot()).toMatchObject({
      value: { form: 'editing' },
      context: { draft: 'and more', key: '', saved: null, failures: 0 },
    })
    expect(page.problems).toEqual([])
  })

  it('is quarantined as a whole when the snapshot cannot be turned, or the machine has no such state', async () => {
    const nothing = await leave(1, { ...first, context: { text: '' } })
    const page = await openPage(upcasters)
    await page.journal.flush()
    expect(page.form.getSnapshot().context.draft).toBe('anew')
    expect((await createIndexedDbStore().quarantined()).flatMap(({ entries }) => entries)).toEqual(nothing)

    const strange = await leave(3, { ...first, value: 'dancing' })
    const next = await openPage(upcasters)
    await next.journal.flush()
    expect(next.form.getSnapshot().context.draft).toBe('anew')
    expect((await createIndexedDbStore().quarantined()).flatMap(({ entries }) => entries)).toEqual(strange)
  })
})
