import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fromPromise } from 'xstate'
import type { JournalEntry } from './entry.ts'
import { fold } from './fold.ts'
import { assertFoldsToLive } from './testing/assert-folds-to-live.ts'
import { draftForm, family, streams } from './testing/sample-machines.ts'

beforeEach(() => {
  // XState warns in development of events to stopped actors, which random sequences send on purpose.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.restoreAllMocks()
})

describe('folding the journal gives the living state', () => {
  it('of a form with an effect, a delay, history and an end', () =>
    assertFoldsToLive(draftForm, {
      input: { draft: '' },
      events: [
        { type: 'text.changed', text: 'one' },
        { type: 'text.changed', text: ' ' },
        { type: 'submit.requested', key: 'k1' },
        { type: 'submit.requested', key: 'k2' },
        { type: 'help.opened' },
        { type: 'help.closed' },
        { type: 'finished' },
      ],
      outcomes: { save: { done: ['a', 'b'], error: [new Error('refused'), { kind: 'unreachable' }] } },
    }))

  it('of parallel states with children of every kind', () =>
    assertFoldsToLive(family, {
      events: [
        { type: 'counted' },
        { type: 'asked' },
        { type: 'child.added', id: 'a' },
        { type: 'child.added', id: 'b/c' },
        { type: 'child.prodded', id: 'a' },
        { type: 'child.prodded', id: 'b/c' },
        { type: 'child.removed', id: 'a' },
        { type: 'restarted' },
        { type: 'rang', loud: false },
        { type: 'rang', loud: true },
      ],
      keep: ['tally', 'bell'],
    }))

  it('of streams as children', () =>
    assertFoldsToLive(streams, {
      events: [{ type: 'opened' }, { type: 'closed' }, { type: 'beat' }],
      keep: ['numbers', 'beats', 'broken'],
    }))
})

describe('a fold', () => {
  const entry = (seq: number, event: JournalEntry['event'], flow = 'form'): JournalEntry => ({
    seq,
    at: seq,
    flow,
    version: 1,
    event,
  })

  it('runs no effect, sends nothing and starts no timer', () => {
    const save = vi.fn(() => Promise.resolve('saved'))
    const machine = draftForm.provide({ actors: { save: fromPromise(save) } })
    vi.useFakeTimers()
    const state = fold(machine, { draft: 'x' }, [
      entry(1, { type: 'journal.started', input: { draft: 'x' } }),
      entry(2, { type: 'submit.requested', key: 'k' }),
      entry(3, { type: 'xstate.promise.resolve', data: 'saved' }, 'form/save'),
      entry(4, { type: 'xstate.done.actor.save', output: 'saved', actorId: 'save' }),
    ])
    expect(vi.getTimerCount()).toBe(0)
    vi.useRealTimers()
    expect(save).not.toHaveBeenCalled()
    expect(state).toMatchObject({ status: 'active', value: { form: 'saved' }, context: { saved: 'saved' } })
  })

  it('leaves out what reached a child that is no more, and what came after the end', () => {
    const started = entry(1, { type: 'journal.started', input: { draft: 'x' } })
    const finished = entry(2, { type: 'finished' })
    const state = fold(draftForm, { draft: 'x' }, [started, finished])
    const later = [entry(3, { type: 'text.changed', text: 'y' }), entry(4, { type: 'xstate.promise.resolve' }, 'form/save')]
    expect(fold(draftForm, { draft: 'x' }, [started, finished, ...later])).toEqual(state)
  })
})
