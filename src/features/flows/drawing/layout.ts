import ELK from 'elkjs/lib/elk-api.js'
import workerAddress from 'elkjs/lib/elk-worker.min.js?url'
import type { Chart } from '#machines/charts/chart.ts'
import { ownScript } from '../../shared/services/own-script.ts'
import { type Drawing, drawingOf } from './drawing.ts'
import { graphOf } from './graph.ts'

/** Lays charts out, each once, in a worker of its own. */
export interface Layouts {
  /** @returns the chart with its places; rejects when the worker does not run */
  of(chart: Chart): Promise<Drawing>
  /** Ends the worker. */
  stop(): void
}

export const createLayouts = (): Layouts => {
  const elk = new ELK({ workerFactory: () => new Worker(ownScript(workerAddress)) })
  const known = new Map<Chart, Promise<Drawing>>()
  return {
    of: (chart) => {
      const before = known.get(chart)
      if (before !== undefined) return before
      const drawing = elk.layout(graphOf(chart)).then((graph) => drawingOf(chart, graph))
      known.set(chart, drawing)
      return drawing
    },
    stop: () => elk.terminateWorker(),
  }
}
