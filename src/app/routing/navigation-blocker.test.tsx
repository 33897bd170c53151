import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createNavigationBlocker } from './navigation-blocker.ts'

/** The router numbers its entries so. */
const push = (path: string, idx: number): void => window.history.pushState({ idx }, '', path)

beforeEach(() => {
  window.history.replaceState({ idx: 0 }, '', '/before')
})

// Back and Forward out of the page are tested in a real browser: jsdom cannot undo one while it is told of it.
describe('ways out of a page', () => {
  it('are open while nobody holds them', () => {
    const navigationBlocker = createNavigationBlocker()
    const go = vi.fn()
    navigationBlocker.attempt(go)
    expect(go).toHaveBeenCalledTimes(1)
    expect(() => navigationBlocker.proceed()).toThrow('No way out was tried')
  })

  it('are held back and taken later', () => {
    const navigationBlocker = createNavigationBlocker()
    const onTry = vi.fn()
    const go = vi.fn()
    navigationBlocker.hold(onTry)
    navigationBlocker.attempt(go)
    expect(go).not.toHaveBeenCalled()
    expect(onTry).toHaveBeenCalledTimes(1)
    navigationBlocker.proceed()
    expect(go).toHaveBeenCalledTimes(1)
  })

  it('are open again when they are let go, by whoever held them last', () => {
    const navigationBlocker = createNavigationBlocker()
    const [first, second] = [vi.fn(), vi.fn()]
    const release = navigationBlocker.hold(first)
    navigationBlocker.hold(second)
    release()
    navigationBlocker.attempt(vi.fn())
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1])
  })

  it('do not include the page’s own views', async () => {
    const navigationBlocker = createNavigationBlocker()
    push('/page', 1)
    navigationBlocker.moved()
    const onTry = vi.fn()
    navigationBlocker.hold(onTry)
    push('/page?tab=two', 2)
    navigationBlocker.moved()
    window.history.back()
    await vi.waitFor(() => expect(window.location.search).toBe(''))
    await new Promise((wake) => setTimeout(wake, 20))
    expect(onTry).not.toHaveBeenCalled()
  })
})
