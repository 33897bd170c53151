/**
 * Has the browser ask before the tab is closed or left for another site, for as long as work runs that would be lost with it.
 *
 * @returns the work's own result
 */
export const askBeforeUnload = async <Result>(work: Promise<Result>): Promise<Result> => {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault()
  window.addEventListener('beforeunload', ask)
  try {
    return await work
  } finally {
    window.removeEventListener('beforeunload', ask)
  }
}
