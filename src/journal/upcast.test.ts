import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, it } from 'vitest'
import { createMachine } from 'xstate'
import type { JournalEntry } from './entry.ts'
import saved from './fixtures/draft-form.v1.json'
import { createFlows } from './flows.ts'
import { createIndexedDbStore } from './indexed-db-store.ts'
import { createJournal } from './journal.ts'
import type { JournalProblem } from './problem.ts'
import { draftForm } from './testing/sample-machines.ts'
import { type Upcasters, upcast } from './upcast.ts'

const old: readonly JournalEntry[] = saved

/** The saved form's first version had `typed` and an input of `text`; the second `text.typed` with a `value`. */
const upcasters: Upcasters = {
  'draft-form': {
    1: (event) => {
      if (event.type === 'journal.started') return { type: event.type, input: { draft: (event.input as { text: string }).text } }
      return event.type === 'typed' ? { type: 'text.typed', value: event.text } : undefined
    },
    2: (event) => (event.type === 'text.typed' ? { type: 'text.changed', text: event.value } : event),
  },
}

const third = createMachine({
  ...draftForm.config,
  meta: { journal: { version: 3, life: 'device', secrets: [] } },
}) as unknown as typeof draftForm

const openPage = async (known: Upcasters) => {
  const journal = createJournal({ store: createIndexedDbStore() })
  const problems: JournalProblem[] = []
  journal.problems$.subscribe((problem) => problems.push(problem))
  const flows = createFlows({ journal, onEmitted: () => undefined, upcasters: known })
  await flows.ready
  return { journal, problems, flows, form: flows.open('form', third, { draft: 'anew' }) }
}

beforeEach(async () => {
  globalThis.indexedDB = new IDBFactory()
  await createIndexedDbStore().write([{ flow: 'form', story: 'old', after: 0, entries: old }])
})

describe('entries of earlier versions', () => {
  it('go through every upcaster up to the present version', () => {
    const { entries, unknown } = upcast(upcasters, 'draft-form', 3, old)
    expect(entries.map(({ seq, version, event }) => [seq, version, event])).toEqual([
      [1, 3, { type: 'journal.started', input: { draft: 'first' } }],
      [2, 3, { type: 'text.changed', text: 'second' }],
      [4, 3, { type: 'text.changed', text: 'third' }],
    ])
    expect(unknown).toEqual([old[2]])
  })

  it('give the draft back; what means nothing any more is set aside, once', async () => {
    const page = await openPage(upcasters)
    expect(page.form.getSnapshot().context.draft).toBe('third')
    page.form.send({ type: 'text.changed', text: 'fourth' })
    await page.journal.flush()
    expect(page.problems).toEqual([{ kind: 'setAside', flow: 'form', entries: 1, reason: 'no upcaster' }])
    expect(await createIndexedDbStore().aside()).toMatchObject([{ flow: 'form', reason: 'no upcaster', entries: [old[2]] }])
    const next = await openPage(upcasters)
    expect(next.form.getSnapshot().context.draft).toBe('fourth')
    expect(next.problems).toEqual([])
  })

  it('are all set aside when nobody knows them, and the flow starts anew', async () => {
    const page = await openPage({})
    expect(page.form.getSnapshot().context.draft).toBe('anew')
    await page.journal.flush()
    expect(page.problems).toMatchObject([{ kind: 'setAside', entries: old.length }])
    const aside = await createIndexedDbStore().aside()
    expect(aside.flatMap(({ entries }) => entries)).toEqual(old)
  })

  it('of a newer build stay as they are, and the flow lives in memory', async () => {
    const newer = [{ seq: 1, at: 1, flow: 'form', version: 9, event: { type: 'journal.started', input: {} } }]
    globalThis.indexedDB = new IDBFactory()
    await createIndexedDbStore().write([{ flow: 'form', story: 'new', after: 0, entries: newer }])
    const page = await openPage(upcasters)
    page.form.send({ type: 'text.changed', text: 'in memory' })
    await page.journal.flush()
    expect(page.problems).toEqual([{ kind: 'newerVersion', flow: 'form', version: 9 }])
    expect(await createIndexedDbStore().load()).toEqual([{ flow: 'form', story: 'new', entries: newer }])
  })
})
