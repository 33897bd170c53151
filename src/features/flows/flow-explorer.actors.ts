import { fromPromise } from 'xstate'
import { chartOf } from '#machines/charts/chart.ts'
import { mermaidOf } from '#machines/charts/mermaid.ts'
import { xstateJsonOf } from '#machines/charts/xstate-json.ts'
import { type ChartCopy, flowExplorer } from '#machines/flow-explorer/flow-explorer.machine.ts'
import { defineFlow } from '../shared/flows/use-flow.ts'
import { svgTextOf } from './drawing/svg-text.ts'
import { machineOf } from './watched/states.ts'

const textOf = ({ machine: id, format }: ChartCopy): string => {
  const machine = machineOf(id)
  if (machine === undefined) throw new Error(`This page has no machine '${id}'`)
  if (format === 'svg') return svgTextOf(id)
  return format === 'xstate' ? xstateJsonOf(chartOf(machine)) : mermaidOf(chartOf(machine))
}

/** Charts are copied to the device's clipboard. */
export const flowExplorerFlow = defineFlow(flowExplorer, () =>
  flowExplorer.provide({
    actors: { copyChart: fromPromise(async ({ input }) => await navigator.clipboard.writeText(textOf(input))) },
  }),
)
