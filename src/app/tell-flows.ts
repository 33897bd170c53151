import { createFlowReporter, type FlowMessage, flowChannel, thisPage, watchedKey } from '#features/shared/flows/flow-reports.ts'
import type { Flows } from '#journal/flows.ts'
import { deviceStorage } from './device-storage.ts'

/** Whoever watches answers within this time, in milliseconds; a window that crashed does not. */
const watcherTimeout = 2_000

/** Tells whoever watches in another window of this browser what the flows of this page do, until nobody watches any more. */
export const tellFlows = (flows: Flows): void => {
  const channel = new BroadcastChannel(flowChannel)
  const post = (message: FlowMessage): void => channel.postMessage(message)
  const reporter = createFlowReporter(flows, post)
  let silence: ReturnType<typeof setTimeout> | undefined

  const end = (): void => {
    deviceStorage.removeItem(watchedKey)
    reporter.stop()
    channel.close()
    window.removeEventListener('pagehide', onHide)
    window.removeEventListener('pageshow', onShow)
  }
  const expectWatcher = (): void => {
    clearTimeout(silence)
    silence = setTimeout(end, watcherTimeout)
  }
  const onHide = (): void => post({ type: 'closed', page: thisPage })
  const onShow = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) reporter.tellAll()
  }

  channel.onmessage = ({ data }: MessageEvent<FlowMessage>) => {
    if (data.type === 'left') expectWatcher()
    if (data.type !== 'asked') return
    clearTimeout(silence)
    reporter.tellAll()
  }
  window.addEventListener('pagehide', onHide)
  window.addEventListener('pageshow', onShow)
  expectWatcher()
}
