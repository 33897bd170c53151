/** A sentence, or what makes one of a machine's state: there it may name a day, or repeat what the server said. */
type Sentence<State> = string | ((state: State) => string | null)

/**
 * Why something cannot be done now, in the sentences that a person reads at a disabled control and a developer beside the chart.
 *
 * @template State a snapshot of the machine, where a sentence is made of it
 */
export interface Reasons<State = never> {
  /** By dotted state: what goes on while the machine is in it, for controls that wait for its end. */
  readonly states: Readonly<Record<string, Sentence<State>>>
  /** By the guard's name in the chart: what is so when it holds, and when it does not. */
  readonly guards: Readonly<Record<string, readonly [holds: Sentence<State>, fails: Sentence<State>]>>
}

/**
 * Why a part of a guard refuses, as a sentence; null for a guard without one.
 *
 * @param reasons of the machine
 * @param state its snapshot
 * @param part in the words of the chart: `hasReason`, or `not hasDrafts`
 */
export const refusalOf = (reasons: Reasons | undefined, state: unknown, part: string): string | null => {
  const isNegated = part.startsWith('not ')
  const [holds, fails] = reasons?.guards[isNegated ? part.slice(4) : part] ?? []
  const sentence = isNegated ? holds : fails
  return (typeof sentence === 'function' ? sentence(state as never) : sentence) ?? null
}
