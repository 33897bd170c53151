/** Milliseconds between two notes of progress. */
const progressInterval = 150

/**
 * Passes on the first number, and after it one at a time.
 *
 * @param isLast which one is passed on in any case
 */
export const throttled = (tell: (progress: number) => void, isLast: (progress: number) => boolean = () => false) => {
  let last = Number.NEGATIVE_INFINITY
  return (progress: number): void => {
    const now = performance.now()
    if (!isLast(progress) && now - last < progressInterval) return
    last = now
    tell(progress)
  }
}
