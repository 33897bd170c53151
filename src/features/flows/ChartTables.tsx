import descriptions from '#generated/state-descriptions.json'
import { type Chart, type ChartState, type ChartTransition, statesIn } from '#machines/charts/chart.ts'
import { Stack } from '#ui/layout.tsx'
import { type Column, Table } from '#ui/Table.tsx'
import type { Lit } from './drawing/ChartDrawing.tsx'
import { arrowText } from './drawing/graph.ts'
import { standingOf } from './reasons.ts'

const meanings: Readonly<Record<string, Readonly<Record<string, string>>>> = descriptions

const kinds: Readonly<Record<ChartState['type'], string>> = {
  atomic: '',
  compound: '',
  parallel: ' (its states side by side)',
  final: ' (end)',
  history: ' (where it was before)',
}

const stateColumns = (chart: Chart, lit: Lit): readonly Column<ChartState>[] => [
  { id: 'state', header: 'State', cell: ({ id, type }) => `${id === '' ? chart.name : id}${kinds[type]}` },
  { id: 'now', header: 'Now', cell: ({ id }) => (lit.active.has(id) ? 'Active' : '') },
  { id: 'effects', header: 'Runs', cell: ({ effects }) => effects.map(({ id }) => id).join(', ') },
  { id: 'meaning', header: 'What it means', cell: ({ id }) => meanings[chart.name]?.[id] ?? '', wrap: true },
]

const transitionColumns = (chart: Chart, lit: Lit): readonly Column<ChartTransition>[] => [
  { id: 'from', header: 'From', cell: ({ source }) => (source === '' ? chart.name : source) },
  { id: 'event', header: 'Event', cell: arrowText },
  { id: 'to', header: 'To', cell: ({ targets }) => targets.join(', ') || 'stays' },
  { id: 'now', header: 'Now', cell: (one) => standingOf(lit.possibilities.get(one)), wrap: true },
]

/** All that a chart shows, in words. */
export function ChartTables({ chart, lit }: { chart: Chart; lit: Lit }) {
  return (
    <Stack $gap="s6">
      <Table
        label="States"
        columns={stateColumns(chart, lit)}
        rows={statesIn(chart.root)}
        rowKey={({ id }) => `state ${id}`}
        empty=""
      />
      <Table
        label="Transitions"
        columns={transitionColumns(chart, lit)}
        rows={chart.transitions}
        rowKey={({ id }) => `transition ${id}`}
        empty="There are none."
      />
    </Stack>
  )
}
