import { describe, expect, it } from 'vitest'
import { createMachine, setup } from 'xstate'
import { registry } from '../registry.ts'
import { type Chart, chartOf, statesIn } from './chart.ts'
import { mermaidOf } from './mermaid.ts'
import { xstateJsonOf } from './xstate-json.ts'

const everyKind = setup({
  types: { events: {} as { type: 'a' } | { type: 'b' } },
  guards: { isReady: () => true },
  actions: { begin: () => {} },
  delays: { rest: 5 },
}).createMachine({
  id: 'every-kind',
  type: 'parallel',
  states: {
    left: {
      initial: 'one',
      states: {
        one: { on: { a: { target: 'two', guard: 'isReady' }, b: '#every-kind.right.past' }, tags: 'busy' },
        two: { type: 'final' },
      },
      onDone: { target: '.one', reenter: true },
    },
    right: {
      initial: 'on',
      states: {
        on: { after: { rest: 'off' }, entry: 'begin' },
        off: { always: { guard: 'isReady', target: 'on' } },
        past: { type: 'history', history: 'deep', target: 'off' },
      },
    },
  },
})

/** What of a chart does not depend on which machine it is of. */
const comparable = ({ root, transitions }: Chart) => ({
  states: statesIn(root),
  transitions: transitions
    .map(({ definition: _definition, eventType: _eventType, id: _id, ...rest }) => rest)
    .sort((one, other) => `${one.source} ${one.cause}`.localeCompare(`${other.source} ${other.cause}`)),
})

describe('a chart', () => {
  it('has nested and parallel states, ends, histories, effects, and every way from one to another', () => {
    const chart = chartOf(everyKind)
    expect(statesIn(chart.root).map(({ id, type }) => `${id} ${type}`)).toEqual([
      ' parallel',
      'left compound',
      'left.one atomic',
      'left.two final',
      'right compound',
      'right.on atomic',
      'right.off atomic',
      'right.past history',
    ])
    expect(statesIn(chart.root).find(({ id }) => id === 'right.past')).toMatchObject({ history: 'deep', initial: 'right.off' })
    expect(chart.transitions.map(({ source, cause, guard, targets }) => [source, cause, guard, targets])).toEqual([
      ['left', 'ended', undefined, ['left.one']],
      ['left.one', 'a', 'isReady', ['left.two']],
      ['left.one', 'b', undefined, ['right.past']],
      ['right.on', 'after rest', undefined, ['right.off']],
      ['right.off', '', 'isReady', ['right.on']],
    ])
  })

  it('is written for Mermaid', () => {
    expect(mermaidOf(chartOf(everyKind)).split('\n')).toEqual(
      expect.arrayContaining([
        'stateDiagram-v2',
        '    [*] --> left_one',
        '  left_one --> left_two: a [isReady]',
        '  left_two --> [*]',
      ]),
    )
  })
})

describe('the JSON of a chart makes the same machine:', () => {
  for (const machine of [everyKind, ...registry.map((one) => one.machine)]) {
    it(machine.id, () => {
      const read = createMachine(JSON.parse(xstateJsonOf(chartOf(machine))))
      expect(comparable(chartOf(read))).toEqual(comparable(chartOf(machine)))
    })
  }
})
