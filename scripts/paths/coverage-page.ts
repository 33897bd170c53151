import { outcomes } from '#machines/testing/outcomes.ts'
import type { Cell, Coverage, CoveredEffect, CoveredMachine } from './coverage.ts'

const signs: Readonly<Record<Cell['mark'], string>> = { held: '✓', broke: '✗', left: '·', none: '—' }

const cellsOf = ({ cells }: CoveredEffect): readonly Cell[] => outcomes.map(({ name }) => cells[name])

const header = ['Machine', 'States', 'Transitions', 'Effect', ...outcomes.map(({ name }) => name)]

const share = ({ all, driven }: CoveredMachine['states']): string => `${driven}/${all}`

const rowsOf = ({ machine, states, transitions, effects }: CoveredMachine): readonly (readonly string[])[] => {
  const about = [machine, share(states), share(transitions)]
  if (effects.length === 0) return [[...about, 'none', ...outcomes.map(() => '')]]
  return effects.map((effect, index) => [
    ...(index === 0 ? about : ['', '', '']),
    `${effect.effect}${effect.state === '' ? '' : ` in ${effect.state}`}`,
    ...cellsOf(effect).map(({ mark }) => signs[mark]),
  ])
}

/** How many cells have each mark. */
export const countsOf = ({ machines }: Coverage): Readonly<Record<Cell['mark'], number>> => {
  const counts = { held: 0, broke: 0, left: 0, none: 0 }
  for (const { mark } of machines.flatMap(({ effects }) => effects.flatMap(cellsOf))) counts[mark] += 1
  return counts
}

const duration = (seconds: number): string => `${Math.floor(seconds / 60)} min ${seconds % 60} s`

const summary = (coverage: Coverage): string => {
  const { held, broke, left, none } = countsOf(coverage)
  return `${held} ✓, ${broke} ✗, ${left} ·, ${none} — in ${duration(coverage.seconds)}`
}

/** The table for a terminal. */
export const coverageText = (coverage: Coverage): string => {
  const rows = [header, ...coverage.machines.flatMap(rowsOf)]
  const widths = header.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const lines = rows.map((row) =>
    row
      .map((text, column) => text.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
  return [...lines, '', summary(coverage)].join('\n')
}

const line = (row: readonly string[]): string => `| ${row.join(' | ')} |`

/** What there is to know of cells besides their marks, each with the effects that have it. */
const reasonsOf = ({ machines }: Coverage): readonly string[] => {
  const reasons = machines.flatMap(({ machine, effects }) =>
    effects.flatMap((effect) =>
      [...new Set(cellsOf(effect).flatMap(({ why }) => why ?? []))].map((why) => ({
        why,
        who: `${effect.effect} of ${machine}`,
      })),
    ),
  )
  return [...new Set(reasons.map(({ why }) => why))].map((reason) => {
    const all = reasons.filter(({ why }) => why === reason).map(({ who }) => who)
    return `- ${reason}: ${[...new Set(all)].join(', ')}`
  })
}

/** docs/coverage.md. */
export const coveragePage = (coverage: Coverage): string =>
  [
    '# What is driven in a browser',
    '',
    'Written by `npm run paths -- --coverage`. Do not edit: run it again.',
    '',
    'States and transitions are those that the generated paths take; `tests/paths` drives them in every `npm test` and asserts each step.',
    'Every effect that asks the server is driven besides to each end that a call can have. After each of them the machine is where its',
    'chart allows, nothing has broken in the page, a failure is told unless the chart does the same as after success or keeps trying,',
    'and what was typed is still there unless its form is closed.',
    '',
    ...outcomes.map(({ name, words }) => `- **${name}**: ${words}`),
    '',
    '✓ it was driven and all of this held, ✗ something did not, · nobody has driven it, — it cannot come about.',
    '',
    `**${summary(coverage)}.**`,
    '',
    line(header),
    line(header.map((_, column) => (column < 4 ? '---' : ':-:'))),
    ...coverage.machines.flatMap(rowsOf).map(line),
    '',
    '## Besides',
    '',
    ...reasonsOf(coverage),
    '',
  ].join('\n')
