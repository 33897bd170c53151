import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { DrawnInView } from './DrawnInView.tsx'
import { show } from './test-support.tsx'

/** What the page tells its one observer. */
let tell: IntersectionObserverCallback = () => undefined
const watched = new Set<Element>()

class Observer implements Pick<IntersectionObserver, 'observe' | 'unobserve'> {
  constructor(callback: IntersectionObserverCallback) {
    tell = callback
  }
  observe(element: Element) {
    watched.add(element)
  }
  unobserve(element: Element) {
    watched.delete(element)
  }
}

beforeEach(() => void vi.stubGlobal('IntersectionObserver', Observer))
afterEach(() => void vi.unstubAllGlobals())

const scrollTo = (target: Element, isIntersecting = true) =>
  act(() => tell([{ isIntersecting, target } as unknown as IntersectionObserverEntry], {} as IntersectionObserver))

const parts = (
  <>
    <DrawnInView height={168}>{() => 'first'}</DrawnInView>
    <DrawnInView height={168}>{() => 'second'}</DrawnInView>
  </>
)
const texts = (root: Element) => [...root.children].map(({ textContent }) => textContent)

it('keeps a place free, draws what comes into view and leaves it drawn; for paper it draws everything', () => {
  const { container, unmount } = show(parts)
  expect(texts(container)).toEqual(['', ''])
  expect(watched.size).toBe(2)
  const [first, second] = [...container.children]
  if (first === undefined || second === undefined) throw new Error('Nothing was rendered')
  expect((second as HTMLElement).style.minHeight).toBe('168px')
  scrollTo(second, false)
  expect(texts(container)).toEqual(['', ''])
  scrollTo(second)
  expect(texts(container)).toEqual(['', 'second'])
  expect([...watched]).toEqual([first])
  act(() => void window.dispatchEvent(new Event('beforeprint')))
  expect(texts(container)).toEqual(['first', 'second'])
  act(() => void window.dispatchEvent(new Event('afterprint')))
  expect(texts(container)).toEqual(['', 'second'])
  unmount()
  expect(watched.size).toBe(0)
})
