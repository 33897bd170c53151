import { describe, expect, it } from 'vitest'
import { and, not, or, setup, stateIn } from 'xstate'
import { chartOf } from './chart.ts'
import { possibilitiesIn } from './possibility.ts'

const machine = setup({
  types: {
    context: {} as { amount: number; isLocked: boolean },
    events: {} as
      | { type: 'sent'; to?: string }
      | { type: 'checked' }
      | { type: 'named' }
      | { type: 'left' }
      | { type: 'moved' }
      | { type: 'asked' },
  },
  guards: {
    hasAmount: ({ context }) => context.amount > 0,
    isLocked: ({ context }) => context.isLocked,
    hasTarget: ({ event }) => 'to' in event && event.to !== '',
    isGone: stateIn('gone'),
    isMore: ({ context }, least: number) => context.amount > least,
    isUsable: and(['hasAmount', not('isLocked')]),
  },
}).createMachine({
  id: 'possible',
  context: { amount: 0, isLocked: true },
  initial: 'editing',
  on: { left: '.gone', sent: '.gone' },
  states: {
    editing: {
      on: {
        sent: [
          { guard: and(['hasAmount', not('isLocked')]), target: 'gone' },
          { guard: 'hasTarget', target: 'gone' },
          { target: 'gone' },
        ],
        checked: [{ guard: or(['hasAmount', 'isLocked']), target: 'gone' }, { target: 'gone' }],
        named: { guard: 'isUsable', target: 'gone' },
        moved: { guard: { type: 'isMore', params: 5 }, target: 'gone' },
        asked: [
          { guard: 'isGone', target: 'gone' },
          { guard: stateIn('gone'), target: 'gone' },
          { guard: stateIn('#possible.editing'), target: 'gone' },
        ],
      },
    },
    gone: { on: { checked: 'editing' } },
  },
})

const kindsAt = (value: string, context: { amount: number; isLocked: boolean }) => {
  const found = possibilitiesIn(chartOf(machine), machine, machine.resolveState({ value, context }))
  return [...found].map(([{ source, cause }, { kind, ...rest }]) =>
    [source || 'root', cause, kind, ...Object.values(rest).flat()].join(' '),
  )
}

describe('what can be done in a state', () => {
  it('is told from what the guards say of the context, with the parts that refuse', () => {
    expect(kindsAt('editing', { amount: 0, isLocked: true })).toEqual([
      'root left possible',
      'root sent outranked',
      'editing sent refused hasAmount not isLocked',
      'editing sent depends',
      'editing sent possible',
      'editing checked possible',
      'editing checked outranked',
      'editing named refused hasAmount not isLocked',
      'editing moved refused isMore',
      'editing asked refused isGone',
      'editing asked refused in gone',
      'editing asked possible',
      'gone checked inactive',
    ])
  })

  it('changes with the context and with the state', () => {
    expect(kindsAt('editing', { amount: 9, isLocked: false })).toEqual(
      expect.arrayContaining([
        'editing sent possible',
        'editing sent outranked',
        'editing named possible',
        'editing moved possible',
      ]),
    )
    expect(kindsAt('gone', { amount: 0, isLocked: false })).toEqual(
      expect.arrayContaining(['root sent possible', 'gone checked possible', 'editing moved inactive']),
    )
  })
})
