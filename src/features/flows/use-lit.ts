import { useMemo } from 'react'
import type { AnyStateMachine } from 'xstate'
import { chartOf } from '#machines/charts/chart.ts'
import { possibilitiesIn } from '#machines/charts/possibility.ts'
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

const readLit = (machine: AnyStateMachine, { status, value, context }: FoldedState): Lit => {
  try {
    const snapshot = machine.resolveState({ value, context, status } as never)
    const active = new Set(snapshot._nodes.map((node) => node.path.join('.')))
    const possibilities = possibilitiesIn(chartOf(machine), machine, snapshot)
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
