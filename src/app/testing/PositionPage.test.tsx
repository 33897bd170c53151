import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { appliedDeepLink, closedDeepLink } from '#mock/positions.ts'
import { expectAccessible } from '#ui/test-support.tsx'
import { readDeepLink, storeDeepLink } from '../routing/deep-link.ts'
import { expectAddress, expectSaid, flowState, openPortal } from './open-portal.tsx'

const addressOf = (deepLinkId: string) => `/team-member/position/apply/${deepLinkId}`

const open = (deepLinkId: string, options: Parameters<typeof openPortal>[1] = {}) =>
  openPortal(addressOf(deepLinkId), { signedIn: true, ...options })

/** What stands under a term of the details. */
const detail = async (term: string): Promise<string> => {
  const found = await screen.findByText(term, { selector: 'dt' })
  return found.nextElementSibling?.textContent ?? ''
}

describe('the position page', () => {
  it('shows title, job titles as a comma list, description and skills, with Cancel and Apply', async () => {
    await open('senior-engineer')
    expect(await detail('Position Title')).toBe('Senior Frontend Engineer, Harbour Analytics')
    expect(await detail('Job Titles')).toBe('Frontend Engineer, Full Stack Engineer')
    expect(await detail('Job Description')).toMatch(/^You build the screens/)
    expect(await detail('Skills')).toBe('ReactTypeScriptAccessibilityGraphQL')
    screen.getByRole('button', { name: 'Cancel' })
    screen.getByRole('button', { name: 'Apply' })
    expect(flowState('position-application')).toBe('reviewing')
    await expectAccessible()
  })

  it('applies once however often Apply is pressed, shows the server’s message, and goes to the profile page', async () => {
    const { user } = await open('senior-engineer', { scenario: { delay: 20 } })
    const apply = await screen.findByRole('button', { name: 'Apply' })
    await user.dblClick(apply)
    apply.focus()
    await user.keyboard('{Enter>20/}')
    await expectSaid('You have successfully applied for the position.')
    await expectAccessible()
    expect(screen.queryByRole('button', { name: 'Apply' })).toBeNull()
    await expectAddress('/team-member/profile')
    const said = [...screen.getByRole('log').children].filter((one) => one.textContent?.includes('applied'))
    expect(said).toHaveLength(1)
  })

  it('says as an error that it was cancelled, and goes to the profile page', async () => {
    const { user } = await open('senior-engineer')
    await user.click(await screen.findByRole('button', { name: 'Cancel' }))
    await expectSaid('You cancelled your application for the position')
    expect(flowState('position-application')).toBe('cancelled')
    expect(document.activeElement?.textContent).toContain('You cancelled your application for the position')
    await expectAddress('/team-member/profile')
  })

  it('shows the server’s text to a second application, which can only be cancelled', async () => {
    const { user } = await open(appliedDeepLink)
    await user.click(await screen.findByRole('button', { name: 'Apply' }))
    await screen.findByText('You have already applied for this position.', { selector: '[role="alert"] *' })
    expect(flowState('position-application')).toBe('refused')
    expect(screen.getByRole('button', { name: 'Apply' }).getAttribute('aria-disabled')).toBe('true')
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(flowState('position-application')).toBe('cancelled'))
  })

  it('offers Apply again when no answer came', async () => {
    const failing = { applyForPosition: { code: 'UPSTREAM', message: 'x' } }
    const { user } = await open('senior-engineer', { scenario: { failing } })
    await user.click(await screen.findByRole('button', { name: 'Apply' }))
    await screen.findByText('An error has occurred!')
    expect(flowState('position-application')).toBe('reviewing')
    expect(screen.getByRole('button', { name: 'Apply' }).getAttribute('aria-disabled')).toBeNull()
  })

  it('keeps Apply closed, with the reason, where the position has no id', async () => {
    const { user } = await open('talent-pool')
    const apply = await screen.findByRole('button', { name: 'Apply' })
    expect(apply.getAttribute('aria-disabled')).toBe('true')
    await user.click(apply)
    expect(flowState('position-application')).toBe('reviewing')
    await user.tab({ shift: true })
    await user.tab()
    await screen.findByText('This position cannot be applied for.')
  })

  it.each([
    [closedDeepLink, 'This position is closed.'],
    ['no-such-link', 'Position not found!'],
  ])('of the link %s says: %s', async (deepLinkId, text) => {
    await open(deepLinkId)
    await screen.findByText(text)
    expect(screen.getByRole('link', { name: 'Go to your profile' }).getAttribute('href')).toBe('/team-member/profile')
    expect(screen.queryByRole('button', { name: 'Apply' })).toBeNull()
    await expectAccessible()
  })

  it('offers Retry when the position does not arrive', async () => {
    await open('senior-engineer', { scenario: { failing: { position: { code: 'UPSTREAM', message: 'x' } } } })
    await screen.findByText('The position could not be loaded')
    screen.getByRole('button', { name: 'Retry' })
    await expectAccessible()
  })

  it('wins over another stored deep link, which is forgotten', async () => {
    await open('senior-engineer')
    await screen.findByRole('button', { name: 'Apply' })
    storeDeepLink('quality-lead')
    goTo(addressOf('talent-pool'))
    await screen.findByText('Talent pool')
    await waitFor(() => expect(readDeepLink()).toBeNull())
    await expectAddress(addressOf('talent-pool'))
  })

  it('is opened by a stored deep link, once', async () => {
    await openPortal('/notifications', { signedIn: true })
    await screen.findByRole('switch', { name: 'Unread only' })
    storeDeepLink('talent-pool')
    goTo('/team-member/profile')
    await expectAddress(addressOf('talent-pool'))
    await waitFor(() => expect(readDeepLink()).toBeNull())
    goTo('/team-member/profile')
    await expectAddress('/team-member/profile')
  })
})

/** Goes to an address as a link inside the portal does. */
const goTo = (address: string): void =>
  act(() => {
    window.history.pushState(null, '', address)
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }))
  })
