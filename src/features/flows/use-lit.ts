import { useMemo } from 'react'
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import { chartOf } from '#machines/charts/chart.ts'
import { type Possibility, possibilitiesIn } from '#machines/charts/possibility.ts'
import { reasonTable } from '#machines/reason-table.ts'
import { refusalOf } from '#machines/reasons.ts'
import type { Lit } from './drawing/ChartDrawing.tsx'
import type { FoldedState } from './watched/states.ts'

const nothing: Lit = { active: new Set(), possibilities: new Map(), signature: '' }

const known = new WeakMap<FoldedState, Lit>()

const litBy = (machine: AnyStateMachine, state: FoldedState | undefined): Lit => {
  if (state === undefined) return nothing
  const before = known.get(state)
  if (before !== undefined) return before
  const lit = readLit(machine, state)
  known.set(state, lit)
  return lit
}

/** With the sentences of the guards in place of their names. */
const inSentences = (snapshot: AnyMachineSnapshot, possibility: Possibility): Possibility =>
  possibility.kind !== 'refused'
    ? possibility
    : {
        kind: 'refused',
        because: possibility.because.map((part) => refusalOf(reasonTable.get(snapshot.machine.id), snapshot, part) ?? part),
      }

const readLit = (machine: AnyStateMachine, { status, value, context }: FoldedState): Lit => {
  try {
    const snapshot = machine.resolveState({ value, context, status } as never)
    const active = new Set(snapshot._nodes.map((node) => node.path.join('.')))
    const possibilities = new Map(
      [...possibilitiesIn(chartOf(machine), machine, snapshot)].map(([one, how]) => [one, inSentences(snapshot, how)]),
    )
    return { active, possibilities, signature: JSON.stringify([[...active], [...possibilities.values()]]) }
  } catch {
    return nothing
  }
}

/**
 * What of a machine's chart is lit in a state; nothing when there is no state, or the machine has no such one. It stays the same as long
 * as the same is lit: most entries change the context alone, and nothing need be drawn anew.
 */
export const useLit = (machine: AnyStateMachine, state: FoldedState | undefined): Lit => {
  const lit = litBy(machine, state)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what lights the same is the same
  return useMemo(() => lit, [machine, lit.signature])
}
