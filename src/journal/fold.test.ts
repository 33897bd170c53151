import { describe, it } from 'vitest'
import { assertFoldsToLive } from './testing/assert-folds-to-live.ts'
import { draftForm, family } from './testing/sample-machines.ts'

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
})
