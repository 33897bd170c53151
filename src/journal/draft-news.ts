/** Tells the other tabs that a flow's story on the device has changed: its key alone, what it holds is read from the device. */
export interface DraftNews {
  tell(flow: string): void
}

/**
 * @param name the channel's name
 * @param onNews hears of each flow that another tab has written
 * @param Channel the browser's BroadcastChannel; `undefined` where it has none: then no tab hears of another
 */
export const createDraftNews = (
  name: string,
  onNews: (flow: string) => void,
  Channel: typeof BroadcastChannel | undefined = globalThis.BroadcastChannel,
): DraftNews => {
  const channel = Channel === undefined ? undefined : new Channel(name)
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'string') onNews(data)
  })
  return { tell: (flow) => channel?.postMessage(flow) }
}
