import { describe, expect, it } from 'vitest'
import { assign, setup } from 'xstate'
import { assertFoldsToLive } from './assert-folds-to-live.ts'

const journal = { version: 1, life: 'tab', secrets: ['password'] } as const

const stamping = (stamp: () => unknown) =>
  setup({
    types: { context: {} as { at: unknown }, events: {} as { type: 'stamped' } },
  }).createMachine({
    id: 'stamping',
    meta: { journal },
    context: { at: null },
    on: { stamped: { actions: assign({ at: () => stamp() }) } },
  })

describe('the property test finds a machine', () => {
  it.each([
    ['that reads the clock', () => Date.now()],
    ['that makes a date', () => new Date().toISOString()],
    ['that throws dice', () => Math.random()],
    ['that makes ids', () => crypto.randomUUID()],
  ])('%s', (_, stamp) =>
    expect(assertFoldsToLive(stamping(stamp), { events: [{ type: 'stamped' }] })).rejects.toThrow('Property failed'),
  )

  it('that keeps a secret in the clear', () => {
    const revealing = setup({
      types: { context: {} as { password: string }, events: {} as { type: 'typed'; password: string } },
    }).createMachine({
      id: 'revealing',
      meta: { journal },
      context: { password: '' },
      on: { typed: { actions: assign({ password: ({ event }) => event.password }) } },
    })
    return expect(assertFoldsToLive(revealing, { events: [{ type: 'typed', password: 'x' }] })).rejects.toThrow('Property failed')
  })

  it('that is sent a secret in the clear, even if it ignores it', () => {
    const deaf = setup({ types: { events: {} as { type: 'typed'; password: string } } }).createMachine({
      id: 'deaf',
      meta: { journal },
    })
    return expect(assertFoldsToLive(deaf, { events: [{ type: 'typed', password: 'x' }] })).rejects.toThrow('Property failed')
  })

  it('but not one that takes its time from the event', () => {
    const honest = setup({
      types: { context: {} as { at: number }, events: {} as { type: 'stamped'; at: number } },
    }).createMachine({
      id: 'honest',
      meta: { journal },
      context: { at: 0 },
      on: { stamped: { actions: assign({ at: ({ event }) => event.at }) } },
    })
    return assertFoldsToLive(honest, { events: [{ type: 'stamped', at: 5 }] })
  })
})
