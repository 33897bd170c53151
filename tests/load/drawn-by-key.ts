import type { Locator, Page } from 'playwright'

/** What React did for one key. */
export interface Drawn {
  readonly commits: number
  /** Components whose function ran, in the field that was typed into. */
  readonly inside: number
  /** The same everywhere else on the page. */
  readonly outside: number
}

/** What React knows of a component or an element, as far as it is counted. */
interface Fiber {
  readonly tag: number
  readonly flags: number
  readonly alternate: Fiber | null
  readonly child: Fiber | null
  readonly sibling: Fiber | null
  readonly stateNode: unknown
}

/** What `watchCommits` leaves in the page. */
interface Counting {
  begin(typed: Element): void
  read(): Drawn
}

/**
 * Counts in the page, by the hook with which React tells its developer tools of each commit: the built page, as it is, without a
 * profiler. Runs before the page's own scripts and takes nothing of this module along. It has methods alone, since tsx would give a
 * function in a constant a helper that is not in the page.
 */
const watchCommits = (): void => {
  const counting = {
    field: null as Element | null,
    drawn: { commits: 0, inside: 0, outside: 0 },
    // React's own numbers: the kinds of components, an element, and the flag of a component whose function ran.
    components: [0, 1, 11, 14, 15],
    element: 5,
    performedWork: 1,
    // React takes no notice of a hook without it.
    supportsFiber: true,

    inject(): number {
      return 1
    },
    begin(typed: Element): void {
      this.field = typed.closest('[data-field]') ?? typed.closest('div:has(> label)')
      this.drawn = { commits: 0, inside: 0, outside: 0 }
    },
    read(): Drawn {
      return this.drawn
    },
    topElements(first: Fiber | null): Element[] {
      const found: Element[] = []
      for (let fiber = first; fiber !== null; fiber = fiber.sibling)
        found.push(...(fiber.tag === this.element ? [fiber.stateNode as Element] : this.topElements(fiber.child)))
      return found
    },
    count(fiber: Fiber, around: Element | null): void {
      const shown = this.topElements(fiber.child)
      const isInside = (shown.length === 0 ? [around] : shown).every((one) => this.field?.contains(one) && one !== null)
      this.drawn[isInside ? 'inside' : 'outside'] += 1
    },
    /** What React did not come to has the children it had, and the flags of an earlier commit. */
    walk(fiber: Fiber, before: Fiber | null, around: Element | null): void {
      const hasRun = before === null || (fiber.flags & this.performedWork) !== 0
      if (hasRun && this.components.includes(fiber.tag)) this.count(fiber, around)
      if (before !== null && fiber.child === before.child) return
      const within = fiber.tag === this.element ? (fiber.stateNode as Element) : around
      for (let child = fiber.child; child !== null; child = child.sibling) this.walk(child, child.alternate, within)
    },
    onCommitFiberRoot(_: number, { current }: { readonly current: Fiber }): void {
      this.drawn.commits += 1
      this.walk(current, current.alternate, null)
    },
    onPostCommitFiberRoot(): void {},
    onCommitFiberUnmount(): void {},
  }
  Object.assign(window, { counting, __REACT_DEVTOOLS_GLOBAL_HOOK__: counting })
}

/** Counts on every page that is opened from now on. */
export const countDrawing = async (page: Page): Promise<void> => {
  await page.addInitScript(watchCommits)
}

/** What React does from a key, as Playwright names it, until the paint after it. @param input has the focus */
export const drawnByKey = async (page: Page, input: Locator, key: string): Promise<Drawn> => {
  await input.evaluate((typed) => (window as unknown as { counting: Counting }).counting.begin(typed))
  await page.keyboard.press(key)
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
  return await page.evaluate(() => (window as unknown as { counting: Counting }).counting.read())
}
