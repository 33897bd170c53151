import { expect, test } from 'vitest'
import { chartOf, guardText, jointOf, statesIn } from './charts/chart.ts'
import { reasonTable } from './reason-table.ts'
import { type Reasons, refusalOf } from './reasons.ts'
import { registry } from './registry.ts'

type Machine = (typeof registry)[number]['machine']

/** The parts of a guard that have a name of their own. */
const partsOf = (machine: Machine, guard: unknown): readonly string[] => {
  const joint = jointOf(guard)
  if (joint !== undefined) return joint.guards.flatMap((part) => partsOf(machine, part))
  const run: unknown = machine.implementations.guards[guardText(guard)]
  return jointOf(run) === undefined ? [guardText(guard)] : partsOf(machine, run)
}

const guardsOf = (machine: Machine): readonly string[] => [
  ...new Set(
    chartOf(machine).transitions.flatMap(({ definition: { guard } }) => (guard === undefined ? [] : partsOf(machine, guard))),
  ),
]

const machines = registry.map(({ machine }) => [machine.id, machine] as const)

test.each(machines)('%s: every guard has its sentences, and no sentence is left without its guard', (id, machine) => {
  expect(Object.keys(reasonTable.get(id)?.guards ?? {}).toSorted()).toEqual(guardsOf(machine).toSorted())
})

test.each(machines)('%s: what goes on is said of states that there are', (id, machine) => {
  const states = statesIn(chartOf(machine).root).map((state) => state.id)
  expect(states).toEqual(expect.arrayContaining(Object.keys(reasonTable.get(id)?.states ?? {})))
})

test('the table has no machine that is not one, and whole sentences', () => {
  expect([...reasonTable.keys()].filter((id) => !machines.some(([known]) => known === id))).toEqual([])
  const sentences = [...reasonTable.values()].flatMap(({ states, guards }) => [
    ...Object.values(states),
    ...Object.values(guards).flat(),
  ])
  expect(sentences.filter((sentence) => typeof sentence === 'string' && !/^[A-Z].*[.!]$/.test(sentence))).toEqual([])
})

test('a part that must not hold refuses with what is so', () => {
  const reasons: Reasons<{ readonly day: string }> = {
    states: {},
    guards: { isLocked: [({ day }) => `Locked until ${day}.`, 'It is not locked.'] },
  }
  expect(refusalOf(reasons, undefined, 'isLocked')).toBe('It is not locked.')
  expect(refusalOf(reasons, { day: 'Monday' }, 'not isLocked')).toBe('Locked until Monday.')
  expect(refusalOf(reasons, undefined, 'isOther')).toBeNull()
  expect(refusalOf(undefined, undefined, 'isLocked')).toBeNull()
})
