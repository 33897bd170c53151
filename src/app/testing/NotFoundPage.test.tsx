import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from '#ui/test-support.tsx'
import { expectAddress, openPortal } from './open-portal.tsx'

describe('an address that leads nowhere', () => {
  it.each([
    ['a guest', { signedIn: false }],
    ['a team member', { signedIn: true }],
    ['a line manager', { signedIn: true, scenario: { person: 'lead' } as const }],
  ])('offers %s the dashboard', async (_, opening) => {
    await openPortal('/nowhere', opening)
    await screen.findByRole('heading', { name: 'Page not found' })
    expect(screen.getByRole('link', { name: 'Go to the dashboard' }).getAttribute('href')).toBe('/team-member/dashboard')
    expect(screen.queryByRole('link', { name: 'Log Out' })).toBeNull()
    expect(document.title).toBe('Page not found')
    await expectAccessible()
  })

  it('offers a customer to log out', async () => {
    const { user } = await openPortal('/nowhere', { signedIn: true, scenario: { person: 'customer' } })
    await screen.findByRole('heading', { name: 'Page not found' })
    expect(screen.queryByRole('link', { name: 'Go to the dashboard' })).toBeNull()
    await user.click(screen.getByRole('link', { name: 'Log Out' }))
    await expectAddress('/register/login')
    expect(localStorage.getItem('portal.refreshToken')).toBeNull()
  })

  it.each(['/nowhere', '/team-member/authors'])('keeps menu and header for a team member at %s', async (address) => {
    const { user } = await openPortal(address, { signedIn: true })
    expect(within(await screen.findByRole('banner')).getByRole('heading', { name: 'Page not found' })).toBeTruthy()
    await user.click(await screen.findByRole('link', { name: /^Commitments/ }))
    await expectAddress('/team-member/commitments')
    await waitFor(() => expect(document.title).toBe('Commitments'))
  })

  it('is also what a team member finds at a line manager’s page, with one main part', async () => {
    await openPortal('/team-member/authors', { signedIn: true })
    await screen.findByRole('heading', { name: 'Page not found' })
    expect(screen.getAllByRole('main')).toHaveLength(1)
    expect(document.title).toBe('Page not found')
    await expectAccessible()
  })
})
