import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { catalogueFilters } from '#machines/catalogue-filters/catalogue-filters.machine.ts'
import { expectAddress, openPortal } from './open-portal.tsx'

const address = '/team-member/training/courses?levels=Junior'

/** Back, in the moment after something was done: the browser is at the address before, and the page has drawn nothing since. */
const goBackAtOnce = (before: unknown): void => {
  window.history.replaceState(before, '', address)
  window.dispatchEvent(new PopStateEvent('popstate', { state: before }))
}

describe('the address of a catalogue', () => {
  it('is followed by Back that comes before the page was drawn with the address it leaves', async () => {
    const { system } = await openPortal(address, { signedIn: true })
    const chosen = () => screen.getByRole('list', { name: 'Chosen filters' }).textContent
    await screen.findByRole('list', { name: 'Chosen filters' }, { timeout: 30_000 })
    // The page has told the flow its first address by now.
    await act(async () => undefined)
    const flow = system.flows.peek(`${catalogueFilters.id}:Courses`)
    const before = window.history.state
    act(() => {
      flow?.send({ type: 'levels.chosen', levels: ['Junior', 'Senior'] })
      expect(window.location.search).toContain('Senior')
      goBackAtOnce(before)
    })
    await expectAddress(address)
    await waitFor(() => expect(flow?.getSnapshot().context.criteria.levels).toEqual(['Junior']))
    expect(chosen()).not.toContain('Senior')
  })
})
