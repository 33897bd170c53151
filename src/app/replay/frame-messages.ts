/** What the replay page and the frame in it say to each other. */
export type FrameMessage =
  /** The frame has the report. */
  | { readonly type: 'ready' }
  /** It is to show the portal as it stood after an entry. */
  | { readonly type: 'stand'; readonly at: number }

/** Tells another window of this origin. */
export const tellWindow = (other: Window, message: FrameMessage): void => other.postMessage(message, location.origin)

/** Hears one window of this origin. @returns a function that ends it */
export const hearWindow = (other: () => Window | null | undefined, hear: (message: FrameMessage) => void): (() => void) => {
  const listen = ({ origin, source, data }: MessageEvent<FrameMessage>) => {
    if (origin === location.origin && source === other()) hear(data)
  }
  window.addEventListener('message', listen)
  return () => window.removeEventListener('message', listen)
}
