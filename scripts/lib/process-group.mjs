/**
 * Ends child processes together with everything they have started, and tells when all are gone.
 *
 * @param {readonly import('node:child_process').ChildProcess[]} children started with `detached: true`
 * @param {() => void} onceGone
 * @returns {() => void} ends them; by force after ten seconds
 */
export const stopGroup = (children, onceGone) => {
  let isStopping = false
  const left = () => children.filter((child) => child.exitCode === null && child.signalCode === null && child.pid !== undefined)
  const signalAll = (signal) => {
    for (const child of left()) {
      try {
        process.kill(-child.pid, signal)
      } catch {
        // Gone between the look and the signal.
      }
    }
  }
  return () => {
    if (isStopping) return
    isStopping = true
    signalAll('SIGTERM')
    const force = setTimeout(() => signalAll('SIGKILL'), 10_000)
    const check = setInterval(() => {
      if (left().length > 0) return
      clearInterval(check)
      clearTimeout(force)
      onceGone()
    }, 50)
  }
}
