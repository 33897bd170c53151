import { createFlowReporter, type FlowMessage, flowChannel, thisPage } from '#features/shared/flows/flow-reports.ts'
import type { Flows } from '#journal/flows.ts'

/** Tells `/dev/flows` in another window what the flows of this page are, whenever it asks and whenever they are moved. */
export const tellWatchers = (flows: Flows): void => {
  const channel = new BroadcastChannel(flowChannel)
  const post = (message: FlowMessage): void => channel.postMessage(message)
  const reporter = createFlowReporter(flows, post)
  channel.onmessage = ({ data }: MessageEvent<FlowMessage>) => {
    if (data.type === 'asked') reporter.tellAll()
  }
  window.addEventListener('pagehide', () => post({ type: 'closed', page: thisPage }))
}
