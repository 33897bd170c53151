import { render } from '@testing-library/react'
import { Component, type ReactNode, startTransition, useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fetchAhead, late, onRecoverableError } from './late.tsx'

it('code that is fetched ahead and does not arrive is nobody’s problem', async () => {
  const unhandled = vi.fn()
  process.on('unhandledRejection', unhandled)
  const load = vi.fn(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')))
  fetchAhead(load)()
  // Node tells of a rejection that nobody handles after the microtasks of this turn.
  await new Promise((resolve) => setTimeout(resolve))
  process.off('unhandledRejection', unhandled)
  expect(load).toHaveBeenCalledOnce()
  expect(unhandled).not.toHaveBeenCalled()
})

class Boundary extends Component<{ children: ReactNode }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? 'failed' : this.props.children
  }
}

describe('a part whose code does not arrive', () => {
  const reported = vi.fn()
  let leave = () => {}
  let fail = () => {}
  let place: HTMLElement = document.body

  // As in a browser, where nobody waits for React: what happens at the same moment is rendered in the order of its urgency.
  beforeEach(() => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
    vi.stubGlobal('reportError', reported)
  })
  afterEach(() => vi.unstubAllGlobals())

  const show = async () => {
    reported.mockClear()
    const load = () =>
      new Promise<never>((_, reject) => {
        fail = () => reject(new TypeError('it did not arrive'))
      })
    const Part = late(load, () => 'waiting')
    function Page() {
      const [isLeft, setLeft] = useState(false)
      leave = () => startTransition(() => setLeft(true))
      return isLeft ? (
        'another page'
      ) : (
        <Boundary>
          <Part />
        </Boundary>
      )
    }
    place = render(<Page />, { onRecoverableError, onCaughtError: () => undefined }).container
    await vi.waitFor(() => expect(place.textContent).toBe('waiting'))
  }

  it('is told to the boundary around it', async () => {
    await show()
    fail()
    await vi.waitFor(() => expect(place.textContent).toBe('failed'))
    expect(reported).not.toHaveBeenCalled()
  })

  it('has nothing to tell where the page is being left', async () => {
    await show()
    fail()
    await Promise.resolve()
    leave()
    await vi.waitFor(() => expect(place.textContent).toBe('another page'))
    expect(reported).not.toHaveBeenCalled()
  })

  it('is the only thing that React may draw once more without a report', async () => {
    reported.mockClear()
    const failure = new Error('only once')
    let isFirst = true
    function FailsOnce() {
      if (!isFirst) return 'drawn'
      isFirst = false
      throw failure
    }
    place = render(<FailsOnce />, { onRecoverableError }).container
    await vi.waitFor(() => expect(place.textContent).toBe('drawn'))
    await vi.waitFor(() => expect(reported).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ cause: failure })))
  })
})
