import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createLeaving } from './leaving.ts'

/** The router numbers its entries so. */
const push = (path: string, idx: number): void => window.history.pushState({ idx }, '', path)

beforeEach(() => {
  window.history.replaceState({ idx: 0 }, '', '/before')
})

// Back and Forward out of the page are tested in a real browser: jsdom cannot undo one while it is told of it.
describe('ways out of a page', () => {
  it('are open while nobody holds them', () => {
    const leaving = createLeaving()
    const go = vi.fn()
    leaving.attempt(go)
    expect(go).toHaveBeenCalledTimes(1)
    expect(() => leaving.proceed()).toThrow('No way out was tried')
  })

  it('are held back and taken later', () => {
    const leaving = createLeaving()
    const onTry = vi.fn()
    const go = vi.fn()
    leaving.hold(onTry)
    leaving.attempt(go)
    expect(go).not.toHaveBeenCalled()
    expect(onTry).toHaveBeenCalledTimes(1)
    leaving.proceed()
    expect(go).toHaveBeenCalledTimes(1)
  })

  it('are open again when they are let go, by whoever held them last', () => {
    const leaving = createLeaving()
    const [first, second] = [vi.fn(), vi.fn()]
    const release = leaving.hold(first)
    leaving.hold(second)
    release()
    leaving.attempt(vi.fn())
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1])
  })

  it('do not include the page’s own views', async () => {
    const leaving = createLeaving()
    push('/page', 1)
    leaving.moved()
    const onTry = vi.fn()
    leaving.hold(onTry)
    push('/page?tab=two', 2)
    leaving.moved()
    window.history.back()
    await vi.waitFor(() => expect(window.location.search).toBe(''))
    await new Promise((wake) => setTimeout(wake, 20))
    expect(onTry).not.toHaveBeenCalled()
  })
})
