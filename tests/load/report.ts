import type { Figure } from './figures.ts'

/** The machine a run was made on, and how busy it was besides. */
export interface Machine {
  readonly processor: string
  readonly cores: number
  /** Gigabytes. */
  readonly memory: number
  readonly system: string
  readonly node: string
  /** `null` when there is none. */
  readonly chromium: string | null
  /** Average number of busy processes over the last minute, before and after the run. */
  readonly load: { readonly before: number; readonly after: number }
}

/** One part's outcome: its figures, or why there are none. */
export interface PartResult {
  readonly part: string
  readonly title: string
  readonly figures: readonly Figure[]
  readonly problem?: string
}

export interface Run {
  /** ISO 8601. */
  readonly measuredAt: string
  readonly quick: boolean
  readonly machine: Machine
  readonly results: readonly PartResult[]
}

export type Verdict = 'within' | 'over'

/** Whether a figure keeps to its budget; `null` when it has none. A budget met exactly is kept. */
export const verdictOf = ({ value, budget }: Figure): Verdict | null => {
  if (budget === undefined) return null
  return (budget.is === 'at most' ? value <= budget.value : value >= budget.value) ? 'within' : 'over'
}

const digitsOf = (value: number): number => (value >= 1000 ? 0 : value >= 10 ? 1 : 2)

/** Rounded, but never so that a figure beside its budget looks as if it met it exactly: 20.004 stays 20.004. */
const shown = ({ value, budget }: Figure): string => {
  const digits = digitsOf(Math.abs(value))
  const text = value.toFixed(digits)
  if (budget === undefined || Number(text) !== budget.value || value === budget.value) return grouped(text)
  return grouped(value.toFixed(digits + 2))
}

const grouped = (text: string): string => text.replace(/^\d+/, (whole) => whole.replace(/\B(?=(\d{3})+$)/g, ','))

const budgetText = ({ budget, unit }: Figure): string => (budget === undefined ? '' : `${budget.is} ${budget.value} ${unit}`)

const headings = ['', 'measured', '', 'budget', ''] as const

/** The table as it is printed, with the machine above it and what could not be measured below. */
export const formatTable = (run: Run): string => {
  const rows = run.results.flatMap(({ title, figures, problem }) => [
    { title: problem === undefined ? title : `${title}: could not be measured` },
    ...figures.map((figure) => [`  ${figure.name}`, shown(figure), figure.unit, budgetText(figure), verdictOf(figure) ?? '']),
  ])
  const cells = [[...headings], ...rows.filter((row) => Array.isArray(row))]
  const widths = headings.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)))
  const line = (row: readonly string[]): string =>
    row
      .map((text, column) => (column === 1 ? text.padStart(widths[column] ?? 0) : text.padEnd(widths[column] ?? 0)))
      .join('  ')
      .trimEnd()
  const { machine } = run
  const over = run.results.flatMap(({ figures }) => figures).filter((figure) => verdictOf(figure) === 'over')
  const problems = run.results.flatMap(({ title, problem }) => (problem === undefined ? [] : [`${title}: ${problem}`]))
  return [
    `${machine.processor}, ${machine.cores} cores, ${machine.memory} GB, ${machine.system}`,
    `Node ${machine.node}, ${machine.chromium === null ? 'no Chromium' : `Chromium ${machine.chromium}`}, ${run.measuredAt}`,
    `Load average ${machine.load.before.toFixed(1)} before and ${machine.load.after.toFixed(1)} after. Whatever else this machine does disturbs`,
    'the times; figures of one run may be set beside each other, figures of different machines may not.',
    ...(run.quick ? ['A quick run: few rounds, so the figures show only the order of magnitude.'] : []),
    '',
    line(headings),
    ...rows.flatMap((row) => (Array.isArray(row) ? [line(row)] : [row.title])),
    '',
    over.length === 0
      ? problems.length === 0
        ? 'Every budget is kept.'
        : 'No figure is over its budget.'
      : `Over budget: ${over.map(({ name }) => name).join('; ')}.`,
    ...problems.map((problem) => `Could not be measured: ${problem}`),
  ].join('\n')
}

/** The run as data, each figure with its verdict. */
export const formatJson = (run: Run): string => {
  const results = run.results.map(({ figures, ...result }) => ({
    ...result,
    figures: figures.map((figure) => ({ ...figure, verdict: verdictOf(figure) })),
  }))
  return `${JSON.stringify({ ...run, results }, null, 2)}\n`
}
