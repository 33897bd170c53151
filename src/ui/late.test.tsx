import { expect, it, vi } from 'vitest'
import { fetchAhead } from './late.tsx'

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
