import type { Page } from 'playwright'

/** How many times slower than the machine's a person's processor is taken to be. */
export const slowdown = 4
/** The shortest interaction that the browser reports, in milliseconds; quicker ones count as this long. */
const shortestReported = 16

/** Presses a key, as Playwright names it, and waits for the paint after it. */
export type PressKey = (key: string) => Promise<void>

/** Milliseconds of every interaction from the key until the next paint, as the browser reports them. */
const collectInteractions = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const longest = new Map<number, number>()
    Object.assign(window, { interactions: longest })
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        if (entry.interactionId > 0)
          longest.set(entry.interactionId, Math.max(longest.get(entry.interactionId) ?? 0, entry.duration))
      }
    })
    observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })

const readInteractions = (page: Page): Promise<number[]> =>
  page.evaluate(() => [...(window as unknown as { interactions: Map<number, number> }).interactions.values()])

/** The value that so great a share of all does not exceed. @param share from 0 to 1 */
export const percentile = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN
}

/**
 * Milliseconds from each of a person's keys until the next paint, on a slow processor.
 *
 * @param work presses the keys
 */
export const measureKeys = async (page: Page, work: (press: PressKey) => Promise<void>): Promise<readonly number[]> => {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await collectInteractions(page)
  let pressed = 0
  await work(async (key) => {
    await page.keyboard.press(key)
    pressed += 1
    // A person's next key comes after the paint of the one before.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
  })
  const reported = await readInteractions(page)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await devTools.detach()
  return [...reported, ...Array.from({ length: Math.max(0, pressed - reported.length) }, () => shortestReported)]
}
