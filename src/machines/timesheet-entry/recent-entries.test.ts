import { describe, expect, it } from 'vitest'
import { localIdOf } from '#rules/record-id.ts'
import { aurora, choices, open } from '../testing/entry-form.ts'
import { someEntry } from '../testing/time-records.ts'
import { selectHasChanges } from './entry-selectors.ts'
import { type EntryChoices, repeatableEntries, valuesOf } from './entry-values.ts'

describe('recent records', () => {
  const elsewhere = {
    ...someEntry,
    id: 'elsewhere',
    commitment: { id: 'ferry', name: 'Ferry' },
    project: { id: 'ferry-web', name: 'Ferry web' },
    ticket: 'FE-1',
    description: 'FE-1 - Deck',
  }
  const ferry = { ...elsewhere.commitment, isActive: true, earliest: '2026-02-01', projects: [elsewhere.project] }
  const twoPlaces: EntryChoices = { ...choices, commitments: [aurora, ferry] }

  it('are the place that a new record begins on, in whichever order the answers come, and nothing that was typed', () => {
    const recentFirst = open()
    recentFirst.actor.send({ type: 'form.opened', values: { date: '2026-03-06' }, base: null, draftKey: 'draft' })
    recentFirst.actor.send({ type: 'earlier.arrived', recent: [elsewhere, someEntry], pinned: [] })
    expect(recentFirst.read().context.values.commitmentId).toBe('')
    recentFirst.actor.send({ type: 'choices.arrived', choices: twoPlaces })
    const choicesFirst = open()
    choicesFirst.actor.send({ type: 'form.opened', values: { date: '2026-03-06' }, base: null, draftKey: 'draft' })
    choicesFirst.actor.send({ type: 'choices.arrived', choices: twoPlaces })
    choicesFirst.actor.send({ type: 'earlier.arrived', recent: [elsewhere, someEntry], pinned: [] })
    for (const { read } of [recentFirst, choicesFirst]) {
      expect(read().context.values).toMatchObject({ commitmentId: 'ferry', projectId: 'ferry-web', epic: '', ticket: '' })
      expect(selectHasChanges(read())).toBe(false)
    }
  })

  it('choose no place for a form in which something was chosen or typed', () => {
    for (const [field, value] of [
      ['commitmentId', aurora.id],
      ['ticket', 'AU-9'],
    ] as const) {
      const { actor, type, read } = open()
      actor.send({ type: 'form.opened', values: {}, base: null, draftKey: 'draft' })
      actor.send({ type: 'choices.arrived', choices: twoPlaces })
      type(field, value)
      actor.send({ type: 'earlier.arrived', recent: [elsewhere], pinned: [] })
      expect(read().context.values.commitmentId).toBe(field === 'commitmentId' ? value : '')
    }
  })

  it('are offered while their commitment is active, their project in it and their activity and technology enabled', () => {
    const closed = [
      { ...someEntry, commitment: { id: 'over', name: 'Borealis' } },
      { ...someEntry, project: { id: 'gone', name: 'Gone' } },
      { ...someEntry, activity: { id: 'fax', value: 'Fax support' } },
      { ...someEntry, technology: { id: 'gone', value: 'Gone' } },
    ]
    expect(repeatableEntries([...closed, someEntry], choices)).toEqual([someEntry])
    expect(repeatableEntries([someEntry], null)).toEqual([])
  })

  it('fill a new record but for its date, as a change that can be dropped', async () => {
    const { actor, type, read, save, requests } = open()
    actor.send({ type: 'form.opened', values: { date: '2026-03-06' }, base: null, draftKey: 'draft' })
    actor.send({ type: 'choices.arrived', choices: twoPlaces })
    actor.send({ type: 'entry.repeated', entry: elsewhere })
    expect(read().context.values).toEqual({ ...valuesOf(elsewhere), date: '2026-03-06' })
    expect(selectHasChanges(read())).toBe(true)
    type('effort', '1:30')
    await save()
    expect(requests).toMatchObject([{ entry: { id: localIdOf('draft'), version: 0, effort: 1.5, ticket: 'FE-1' } }])
  })

  it('change no record that is there already', () => {
    const { begin, actor, read } = open()
    begin(valuesOf(someEntry), someEntry)
    actor.send({ type: 'entry.repeated', entry: elsewhere })
    expect(read().context.values).toEqual(valuesOf(someEntry))
  })
})
