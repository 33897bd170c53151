import { useMemo, useState } from 'react'
import { styled } from 'styled-components'
import type { AnyStateMachine } from 'xstate'
import { chartOf } from '#machines/charts/chart.ts'
import type { ChartFormat, FlowExplorerEvent } from '#machines/flow-explorer/flow-explorer.machine.ts'
import { Button } from '#ui/Button.tsx'
import { ChevronDownIcon } from '#ui/icons.tsx'
import { Menu } from '#ui/Menu.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { EmptyState, ErrorState } from '#ui/States.tsx'
import { Tabs } from '#ui/Tabs.tsx'
import { media, tokens } from '#ui/theme.ts'
import { ChartCanvas } from './ChartCanvas.tsx'
import { ChartTables } from './ChartTables.tsx'
import { JournalPanel } from './JournalPanel.tsx'
import { useDrawing } from './use-drawing.ts'
import { useLit } from './use-lit.ts'
import { type FoldedState, machineOf, presentStates, statesAround } from './watched/states.ts'
import type { WatchedFlow, WatchedPage } from './watched/watched-pages.ts'

const { space } = tokens

const Columns = styled.div`
  display: grid;
  gap: ${space.s6};
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  @media ${media.fromWide} {
    grid-template-columns: minmax(0, 1fr) minmax(20rem, 26rem);
  }
`

const formats: readonly { id: ChartFormat; label: string; description: string }[] = [
  { id: 'xstate', label: 'Copy as XState JSON', description: 'For the Stately visualiser' },
  { id: 'mermaid', label: 'Copy as Mermaid', description: 'For a page of documentation' },
  { id: 'svg', label: 'Copy as SVG', description: 'As it is lit now' },
]

/** A kept flow's key ends with whose it is. */
const titleOf = (key: string): string => key.split('@')[0] ?? key

interface WatchedFlowViewProps {
  flow: WatchedFlow
  page: WatchedPage | undefined
  /** The seq of the entry after which it is shown; null for now. */
  heldAt: number | null
  journalSearch: string
  send: (event: FlowExplorerEvent) => void
}

/** One flow: its chart, or the same in words, beside its journal. */
export function WatchedFlowView({ flow, page, heldAt, journalSearch, send }: WatchedFlowViewProps) {
  const machine = machineOf(flow.machine)
  const heldIndex = heldAt === null ? -1 : flow.entries.findLastIndex(({ seq }) => seq === heldAt)
  const index = heldIndex === -1 ? flow.entries.length - 1 : heldIndex
  const { machine: id, entries } = flow
  const states = useMemo(
    () => (index === entries.length - 1 ? presentStates(id, entries) : statesAround(id, entries, index)),
    [id, entries, index],
  )
  const actions = (
    <>
      <Menu
        label="Copy the chart"
        items={formats.map(({ id, label, description }) => ({
          ...{ id, label, description },
          onPress: () => send({ type: 'copy.requested', machine: flow.machine, format: id }),
        }))}
      >
        {(trigger) => (
          <Button iconEnd={<ChevronDownIcon size="small" />} {...trigger}>
            Copy
          </Button>
        )}
      </Menu>
      <Button onPress={() => send({ type: 'all.requested' })}>All flows</Button>
    </>
  )
  return (
    <>
      <PageHeader title={titleOf(flow.key)} actions={actions}>
        {flow.isOpen ? 'Runs' : 'Was closed'} on {page?.id === 'here' ? 'this page' : page?.title} ({page?.path}) under the key{' '}
        {flow.key}
      </PageHeader>
      {machine === undefined ? (
        <EmptyState title={`This page knows no machine '${flow.machine}'`}>
          It belongs to another version of the portal.
        </EmptyState>
      ) : (
        <Columns>
          <ChartViews machine={machine} state={states.after} />
          <JournalPanel
            entries={flow.entries}
            index={index}
            isHeld={heldAt !== null}
            states={states}
            search={journalSearch}
            send={send}
          />
        </Columns>
      )}
    </>
  )
}

const views = [
  { id: 'chart', label: 'Chart' },
  { id: 'table', label: 'Table' },
] as const

/** The chart, and its twin in words. */
function ChartViews({ machine, state }: { machine: AnyStateMachine; state: FoldedState | undefined }) {
  const [view, setView] = useState<(typeof views)[number]['id']>('chart')
  const chart = chartOf(machine)
  const drawing = useDrawing(chart)
  const lit = useLit(machine, state)
  return (
    <Tabs label="How the flow is shown" tabs={views} selected={view} onSelect={setView}>
      {view === 'table' ? (
        <ChartTables chart={chart} lit={lit} />
      ) : drawing === 'failed' ? (
        <ErrorState title="The chart could not be laid out">The table has all of it.</ErrorState>
      ) : drawing === undefined ? (
        <Skeleton $width="100%" $height="20rem" />
      ) : (
        <ChartCanvas drawing={drawing} lit={lit} />
      )}
    </Tabs>
  )
}
