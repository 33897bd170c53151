import { describe, expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { localIdOf } from '#rules/record-id.ts'
import type { RowTemplate } from '#view-models/timesheet-grid.ts'
import { type HandedWork, openingText, timesheetGrid } from './timesheet-grid.machine.ts'
import { empty, full, monday, record, row, template } from './timesheet-grid.paths.ts'

const start = () => {
  const handed: (HandedWork | null)[] = []
  const handWork = fromPromise<void, HandedWork | null>(async ({ input }) => {
    handed.push(input)
  })
  const actor = createActor(timesheetGrid.provide({ actors: { handWork } })).start()
  const rests = () => waitFor(actor, (state) => state.matches('navigating'))
  const { send } = actor
  return { send: send.bind(actor), handed, rests, context: () => actor.getSnapshot().context }
}

const newEntry = (key: string, effort: number) => ({
  kind: 'saveEntry',
  entry: { ...template, id: localIdOf(key), version: 0, date: empty.day, effort, adjustment: 0 },
})

describe('what is typed into a cell', () => {
  test.each([
    { cell: 'with 2 hours', source: full, text: '1.5', work: { kind: 'saveEntry', entry: { ...record, effort: 1.5 } } },
    { cell: 'with 2 hours', source: full, text: '', work: { kind: 'removeEntry', entry: record } },
    { cell: 'with 2 hours', source: full, text: '0', work: { kind: 'removeEntry', entry: record } },
    { cell: 'with 2 hours', source: full, text: '2', work: null },
    { cell: 'without record', source: empty, text: '1.5', work: newEntry('key', 1.5) },
    { cell: 'without record', source: empty, text: '', work: null },
  ])('"$text" in one $cell', async ({ source, text, work }) => {
    const { send, handed, rests, context } = start()
    send({ type: 'cell.opened', source, text: 'x' })
    send({ type: 'text.changed', text })
    send({ type: 'cell.committed', key: 'key', moveTo: null })
    await rests()
    expect(handed).toEqual([work === null ? null : { key: 'key', work }])
    expect(context()).toMatchObject({ editing: null, handing: null, cursor: { row, day: source.day } })
  })

  test('stays with what is wrong with it until it is mended', () => {
    const { send, handed, context } = start()
    send({ type: 'cell.opened', source: full, text: '0.3' })
    send({ type: 'cell.committed', key: 'key', moveTo: { row, day: empty.day } })
    expect(context()).toMatchObject({ editing: { text: '0.3', error: expect.stringMatching(/\w/) }, cursor: { day: monday } })
    send({ type: 'text.changed', text: '0.5' })
    expect(context().editing).toMatchObject({ text: '0.5', error: null })
    expect(handed).toEqual([])
  })
})

test('what a cell shows when editing begins are its hours', () => {
  expect(openingText(record)).toBe('2')
  expect(openingText(null)).toBe('')
})

test('a step goes from the hours that are there, none for a cell without record', async () => {
  const { send, handed, rests } = start()
  send({ type: 'cell.stepped', source: full, direction: 1, key: 'up' })
  await rests()
  send({ type: 'cell.stepped', source: empty, direction: 1, key: 'first' })
  await rests()
  send({ type: 'cell.stepped', source: empty, direction: -1, key: 'below' })
  await rests()
  expect(handed).toEqual([
    { key: 'up', work: { kind: 'saveEntry', entry: { ...record, effort: 2.25 } } },
    { key: 'first', work: newEntry('first', 0.25) },
    null,
  ])
})

describe('rows that a person added', () => {
  const other: RowTemplate = { ...template, epic: 'Tides' }

  test('are there once, after those of before', () => {
    const { send, context } = start()
    send({ type: 'rows.added', monday, templates: [template] })
    send({ type: 'rows.added', monday, templates: [other, template] })
    expect(context().added).toEqual({ [monday]: [template, other] })
  })

  test('go one by one, those of other weeks stay', () => {
    const { send, context } = start()
    send({ type: 'rows.added', monday, templates: [template, other] })
    send({ type: 'rows.added', monday: '2026-03-09', templates: [template] })
    send({ type: 'row.dropped', monday, row })
    expect(context().added).toEqual({ [monday]: [other], '2026-03-09': [template] })
    send({ type: 'row.dropped', monday: '2026-03-16', row })
    expect(context().added['2026-03-16']).toEqual([])
  })

  test('are remembered for the eight weeks that were added to last', () => {
    const { send, context } = start()
    const weeks = ['03-02', '03-09', '03-16', '03-23', '03-30', '04-06', '04-13', '04-20'].map((day) => `2026-${day}`)
    for (const week of weeks) send({ type: 'rows.added', monday: week, templates: [template] })
    expect(Object.keys(context().added)).toEqual(weeks)
    send({ type: 'rows.added', monday, templates: [other] })
    send({ type: 'rows.added', monday: '2026-04-27', templates: [template] })
    expect(Object.keys(context().added)).toEqual([...weeks.slice(2), monday, '2026-04-27'])
    expect(context().added[monday]).toEqual([template, other])
  })
})
