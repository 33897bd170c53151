/** Milliseconds the server may take to show that it is there. */
const timeout = 5_000

/**
 * Loads the page anew, when there is a server to load it from: without one the browser would put its own error page in the
 * place of everything that is still shown.
 *
 * @param mayReload is asked when the server has answered, and not in a page that somebody is leaving: that one fetches nothing any more
 * @returns false when the server did not answer or it may not, and the page stays
 */
export const reloadFromServer = async (mayReload: () => boolean = () => true): Promise<boolean> => {
  try {
    await fetch('/healthz', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(timeout) })
  } catch {
    return false
  }
  const isAllowed = mayReload()
  if (isAllowed) location.reload()
  return isAllowed
}
