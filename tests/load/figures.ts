/** What a figure has to keep to: at most or at least this much, in the figure's own unit. */
export interface Budget {
  readonly is: 'at most' | 'at least'
  readonly value: number
}

/** One measured number. */
export interface Figure {
  readonly name: string
  readonly value: number
  /** `kB`, `ms`, `s`, `MB`, `per second`; `a key` for a count of what one key does; `times` for a ratio of two figures of the same run. */
  readonly unit: string
  readonly budget?: Budget
}

export interface Effort {
  /** A smoke test of the measurement itself: few rounds, so figures that only show the order of magnitude. */
  readonly quick: boolean
}

/** Something that is measured by itself. */
export interface Part {
  readonly name: string
  /** What the part measures, for the table. */
  readonly title: string
  /** Measured only by its name: it takes many minutes. */
  readonly isOnDemand?: boolean
  /** @throws when it cannot be measured */
  measure(effort: Effort): Promise<readonly Figure[]>
}

/**
 * The middle value.
 *
 * @throws Error when there is none
 */
export const median = (values: readonly number[]): number => {
  const middle = [...values].sort((one, other) => one - other)[values.length >> 1]
  if (middle === undefined) throw new Error('Nothing was measured')
  return middle
}

/** The figure that sets two others of the same run beside each other. */
export const ratio = (name: string, part: number, whole: number, budget?: Budget): Figure => ({
  name,
  value: part / whole,
  unit: 'times',
  ...(budget && { budget }),
})
