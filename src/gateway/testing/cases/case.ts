import type { CallShape } from '#contract/call.ts'

/** One operation: what it answers, and exactly what v1 is asked for it. */
export interface Case {
  readonly query: string
  readonly answer: unknown
  readonly calls: ReadonlyArray<readonly [call: CallShape, given?: object]>
  /** Those without whose answer the operation answers all the same. */
  readonly dispensable?: readonly CallShape[]
}

/** Cases by `Query.field` or `Mutation.field`. */
export type Cases = Readonly<Record<string, Case>>

export const done = { done: true }
