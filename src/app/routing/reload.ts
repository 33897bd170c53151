/** Milliseconds the server may take to show that it is there. */
const timeout = 5_000

/** What became of it: under way, no server that answers, or one that answers a page that may not be loaded anew. */
export type Reload = 'reloading' | 'unreachable' | 'kept'

/** The code of a screen did not come, and there is no server to load it from. */
export class NoServer extends Error {}

/**
 * Loads the page anew, when there is a server to load it from: without one the browser would put its own error page in the
 * place of everything that is still shown.
 *
 * @param mayReload is asked when the server has answered, and not in a page that somebody is leaving: that one fetches nothing any more
 */
export const reloadFromServer = async (mayReload: () => boolean = () => true): Promise<Reload> => {
  try {
    await fetch('/healthz', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(timeout) })
  } catch {
    return 'unreachable'
  }
  if (!mayReload()) return 'kept'
  location.reload()
  return 'reloading'
}
