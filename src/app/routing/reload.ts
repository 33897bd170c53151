/** Milliseconds the server may take to show that it is there. */
const timeout = 5_000

/**
 * Loads the page anew, when there is a server to load it from: without one the browser would put its own error page in the
 * place of everything that is still shown.
 *
 * @returns false when the server did not answer and the page stays
 */
export const reloadFromServer = async (): Promise<boolean> => {
  try {
    await fetch('/healthz', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(timeout) })
  } catch {
    return false
  }
  location.reload()
  return true
}
