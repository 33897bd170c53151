import { describe, expect, it } from 'vitest'
import { waitFor } from 'xstate'
import { messages } from '#rules/messages.ts'
import { localIdOf } from '#rules/record-id.ts'
import { open, place } from '../testing/entry-form.ts'
import { refusal } from '../testing/fixtures.ts'
import { someEntry } from '../testing/time-records.ts'
import { valuesOf } from './entry-values.ts'

describe('drafts of timesheet-entry', () => {
  /** A form with a new record on an epic, of which a ticket was typed. */
  const typed = () => {
    const form = open()
    form.begin({ ...place, date: '2026-03-02' })
    form.type('ticket', 'AU-9')
    return form
  }
  const ticketsOf = (state: ReturnType<ReturnType<typeof open>['read']>) =>
    state.context.drafts.map(({ values }) => values.ticket)

  it.each(['flow.restored', 'form.hidden'] as const)('%s asks nothing: what was typed is offered', (type) => {
    for (const isAsking of [false, true]) {
      const { actor, read } = typed()
      if (isAsking) actor.send({ type: 'close.requested' })
      actor.send({ type })
      expect(read().matches('offering')).toBe(true)
      expect(ticketsOf(read())).toEqual(['AU-9'])
      actor.send({ type: 'draft.continued', index: 0 })
      expect(read().matches('editing')).toBe(true)
      expect(read().context).toMatchObject({ values: { ticket: 'AU-9' }, drafts: [] })
    }
    const untouched = open()
    untouched.begin(place)
    untouched.actor.send({ type })
    expect(untouched.read().matches('closed')).toBe(true)
  })

  it('a form that is opened for something else leaves the draft; for the same it goes on with it', () => {
    const { actor, read } = typed()
    const elsewhere = { ...place, epic: 'Billing', date: '2026-03-02' }
    actor.send({ type: 'form.opened', values: { ...place, date: '2026-03-02' }, base: null, draftKey: 'other' })
    expect(read().context.values.ticket).toBe('AU-9')
    actor.send({ type: 'form.opened', values: elsewhere, base: null, draftKey: 'other' })
    expect(read().context.values).toMatchObject({ ticket: '', epic: 'Billing' })
    expect(ticketsOf(read())).toEqual(['AU-9'])
    actor.send({ type: 'field.changed', field: 'ticket', value: 'AU-10' })
    actor.send({ type: 'form.opened', values: valuesOf(someEntry), base: someEntry, draftKey: 'other' })
    actor.send({ type: 'field.changed', field: 'effort', value: '7' })
    actor.send({ type: 'flow.restored' })
    expect(ticketsOf(read())).toEqual(['AU-9', 'AU-10', someEntry.ticket])
    actor.send({ type: 'form.opened', values: valuesOf(someEntry), base: { ...someEntry, version: 9 }, draftKey: 'other' })
    expect(read().context.values.effort).toBe('7')
    actor.send({ type: 'flow.restored' })
    actor.send({ type: 'draft.discarded', index: 1 })
    expect(ticketsOf(read())).toEqual(['AU-9', someEntry.ticket])
    actor.send({ type: 'draft.discarded', index: 1 })
    actor.send({ type: 'draft.discarded', index: 0 })
    expect(read().matches('closed')).toBe(true)
  })

  it('what could not be saved is offered, also when nothing of it was typed', async () => {
    const { begin, actor, read, save } = open([refusal('', 'UPSTREAM')])
    begin(valuesOf(someEntry))
    await save()
    actor.send({ type: 'flow.restored' })
    expect(ticketsOf(read())).toEqual([someEntry.ticket])
  })

  it('a Save that fails while the page shows something else becomes a draft with its key', async () => {
    const { begin, actor, read, save, requests, notices } = open([refusal('', 'UPSTREAM')])
    begin(valuesOf(someEntry))
    actor.send({ type: 'save.requested', requestKey: 'key-0', at: 0, staysOpen: false })
    actor.send({ type: 'form.hidden' })
    expect(read().hasTag('open')).toBe(false)
    await waitFor(actor, (state) => state.matches('offering'))
    expect(notices).toEqual([messages.timesheetNotSaved])
    actor.send({ type: 'draft.continued', index: 0 })
    await save()
    expect(requests.map(({ key, entry }) => [key, entry.id])).toEqual([
      ['draft', localIdOf('draft')],
      ['draft', localIdOf('draft')],
    ])
  })
})
