import { describe, expect, it } from 'vitest'
import { createMachine } from 'xstate'
import { misfits, readJournalShape, shapeOf, shapesDiffer } from './journal-shape.ts'

const draft = {
  id: 'draft',
  initial: 'empty',
  on: { 'text.changed': { target: '.empty' } },
  states: { empty: {}, filled: {} },
} as const

const note = { event: { type: 'text.changed', text: 'a' }, words: 'Type' }
const persisted = { context: { text: 'a', failure: null, rows: [{ kind: 'old', size: 1 }], files: [] } }
const stored = readJournalShape(createMachine(draft), [note], [persisted])

const against = (changes: object, { event = note.event as object, context = {} as object } = {}): readonly string[] =>
  shapesDiffer(
    stored,
    readJournalShape(
      createMachine({ ...draft, ...changes }),
      [{ ...note, event: { type: 'text.changed', ...event } }],
      [{ context: { ...persisted.context, ...context } }],
    ),
  )

describe('the shape of a stored journal', () => {
  it.each<[string, Parameters<typeof against>, readonly string[]]>([
    ['nothing', [{}], []],
    ['a state', [{ states: { empty: {}, full: {} } }], ["states: 'filled (atomic)' is gone", "states: 'full (atomic)' is new"]],
    [
      'the kind of a state',
      [{ states: { empty: {}, filled: { type: 'final' } } }],
      ["states: 'filled (atomic)' is gone", "states: 'filled (final)' is new"],
    ],
    ['an event', [{ on: { 'text.changed': { target: '.empty' }, cleared: { target: '.empty' } } }], ["events: 'cleared' is new"]],
    ['the data of an event', [{}, { event: { text: 'a', at: 1 } }], ["event 'text.changed': 'at' is new"]],
    ['a field of the context', [{}, { context: { size: 1 } }], ["context: 'size' is new"]],
    ['the kind of a field', [{}, { context: { text: 7 } }], ["context.text: 'text' is gone", "context.text: 'number' is new"]],
    ['a field in a list', [{}, { context: { rows: [{ kind: 'old' }] } }], ["context.rows[]: 'size' is gone"]],
    [
      'a text that tells things apart',
      [{}, { context: { rows: [{ kind: 'new', size: 1 }] } }],
      ["context.rows[].kind: the text 'old' is gone"],
    ],
    ['a place that was null, or an empty list', [{}, { context: { failure: 'no network', files: ['a'] } }], []],
  ])('notices what changes: %s', (_, changes, differences) => {
    expect(against(...changes)).toEqual(differences)
  })

  it('takes the names of a map for data: a new one is none of its shape, one that is gone is missed', () => {
    const differences = (before: readonly object[], now: readonly object[]) => {
      const shapes = [before, now].map((values) =>
        readJournalShape(
          createMachine(draft),
          [],
          values.map((values) => ({ context: { values } })),
        ),
      )
      const [one, other] = shapes
      return one === undefined || other === undefined ? [] : shapesDiffer(one, other)
    }
    expect(differences([{}, { name: 'a' }], [{}, { name: 'a', pronouns: 'they' }])).toEqual([])
    expect(differences([{}, { name: 'a' }], [{}, { pronouns: 'they' }])).toEqual(["context.values: 'name?' is gone"])
    expect(differences([{ name: 'a' }], [{ name: 'a', pronouns: 'they' }])).toEqual(["context.values: 'pronouns' is new"])
  })

  it('goes down into the machines that it starts', () => {
    const child = (states: Readonly<Record<string, object>>) =>
      createMachine({ id: 'parent' }).provide({
        actors: { operation: createMachine({ id: 'operation', initial: 'held', states }) },
      })
    const child1 = readJournalShape(child({ held: {} }), [], [])
    expect(shapesDiffer(child1, readJournalShape(child({ held: {}, waiting: {} }), [], []))).toEqual([
      "operation states: 'waiting (atomic)' is new",
    ])
  })

  it('says what a persisted context lacks', () => {
    const shape = shapeOf([{ rows: [{ a: 1 }, { a: 2, b: 'x' }], note: null }])
    expect(misfits(shape, { rows: [{ a: 3 }], note: 'anything' })).toEqual([])
    expect(misfits(shape, { rows: [{ a: 'three', b: null }], note: null })).toEqual(['context.rows[].a is text, not number'])
    expect(misfits(shapeOf([{ a: 1 }]), {})).toEqual(['context.a is missing'])
    expect(misfits(shapeOf([{ a: 1 }]), 'text')).toEqual(['context is text, not object'])
  })
})
