import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { somebody } from '#machines/testing/fixtures.ts'
import { refuse } from '#mock/stand-in.ts'
import { expectAccessible } from '#ui/test-support.tsx'
import { expectAddress, flowState, holdAnswers, openPortal } from './open-portal.tsx'

const fill = async ({ user }: Awaited<ReturnType<typeof openPortal>>, userName: string) => {
  await user.type(await screen.findByRole('textbox', { name: /User name/ }), userName)
  await user.type(screen.getByLabelText(/^Password/), 'Portal-demo-1')
  await user.click(screen.getByRole('button', { name: 'Login' }))
}

describe('the login screen', () => {
  it('asks for user name and password', async () => {
    const portal = await openPortal('/register/login')
    await portal.user.click(await screen.findByRole('button', { name: 'Login' }))
    expect(screen.getAllByText('Required.')).toHaveLength(2)
    const userName = screen.getByRole('textbox', { name: /User name/ })
    expect(userName.getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(userName)
    await expectAccessible()
  })

  it('shows the refusal and keeps what was typed', async () => {
    const portal = await openPortal('/register/login')
    await fill(portal, 'Nobody@demo.test')
    expect((await screen.findByText('Wrong Email or Password')).closest('[role="alert"]')).not.toBeNull()
    expect(screen.getByRole('textbox', { name: /User name/ })).toHaveProperty('value', 'Nobody@demo.test')
    expect(screen.getByLabelText(/^Password/)).toHaveProperty('value', 'Portal-demo-1')
    await expectAccessible()
  })

  it('shows another refusal in the server’s own words', async () => {
    const words = 'Too many attempts. Please try again in 15 seconds.'
    const portal = await openPortal('/register/login', { scenario: { answers: { logIn: refuse('RATE_LIMITED', words) } } })
    await fill(portal, 'member@demo.test')
    expect((await screen.findByText(words)).closest('[role="alert"]')).not.toBeNull()
  })

  it('stays the same page with its focus when the server refuses', async () => {
    const portal = await openPortal('/register/login')
    await portal.user.type(await screen.findByRole('textbox', { name: /User name/ }), 'nobody@demo.test')
    const password = screen.getByLabelText(/^Password/)
    await portal.user.type(password, 'Portal-demo-1{Enter}')
    await screen.findByText('Wrong Email or Password')
    expect(document.activeElement).toBe(password)
  })

  it('is busy while the server answers, and cannot be changed', async () => {
    const { answers, letGo } = holdAnswers('logIn')
    const portal = await openPortal('/register/login', { scenario: { answers } })
    await fill(portal, 'member@demo.test')
    await waitFor(() => expect(flowState('login')).toBe('submitting'))
    expect(screen.getByRole('textbox', { name: /User name/ })).toHaveProperty('readOnly', true)
    expect(screen.getAllByText('Logging in…').length).toBeGreaterThan(0)
    letGo()
    await expectAddress('/team-member/dashboard')
  })

  it.each([
    ['/team-member/profile?tab=Contact', '/team-member/profile?tab=Contact'],
    ['/team-member/commitments', '/team-member/commitments'],
    ['/notifications?unread=true', '/notifications?unread=true'],
    ['/team-member', '/team-member/dashboard'],
  ])('leads to the page the person came from: %s', async (returnUrl, address) => {
    const portal = await openPortal(`/register/login?returnUrl=${encodeURIComponent(returnUrl)}&r=1`)
    await screen.findByText('Please login!')
    await fill(portal, ' MEMBER@demo.test ')
    await expectAddress(address)
  })

  it.each(['https://evil.test', 'javascript:alert(document.domain)', '/logout'])(
    'does not lead out of the portal or of the session: %s',
    async (returnUrl) => {
      const portal = await openPortal(`/register/login?returnUrl=${encodeURIComponent(returnUrl)}`)
      await fill(portal, 'member@demo.test')
      await expectAddress('/team-member/dashboard')
    },
  )

  it('says why somebody was sent here, and what is to come', async () => {
    await openPortal('/register/login?r=2')
    await screen.findByText('Your account is not a teammember account')
    const signUp = screen.getByRole('link', { name: 'Signup' })
    expect(signUp.getAttribute('href')).toBe('/register/signup')
    // The second thing to do here, before what cannot be done yet.
    expect(signUp.getAttribute('data-variant')).toBe('secondary')
    const google = screen.getByRole('button', { name: 'Continue with Google' })
    expect(signUp.compareDocumentPosition(google) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0)
    expect(screen.getByRole('link', { name: /reset password/i }).getAttribute('href')).toBe('/register/reset-password')
    expect(screen.getByRole('button', { name: 'Continue with Google' }).getAttribute('aria-disabled')).toBe('true')
    expect(document.title).toBe('Login')
    await expectAccessible()
  })

  it.each(['/register/login', '/register/signup'])('%s follows its returnUrl when another tab logs in', async (page) => {
    const { system } = await openPortal(`${page}?returnUrl=%2Fteam-member%2Fprofile%3Ftab%3DContact&r=1`)
    await screen.findByRole('main')
    system.session.send({ type: 'session.adopted', user: somebody })
    await expectAddress('/team-member/profile?tab=Contact')
  })

  it('keeps where to go on the way to the other register pages and back', async () => {
    const way = '?returnUrl=%2Fteam-member%2Floans'
    const { user } = await openPortal(`/register/login${way}&r=1`)
    const reset = await screen.findByRole('link', { name: 'Reset password' })
    expect(reset.getAttribute('href')).toBe(`/register/reset-password${way}`)
    await user.click(screen.getByRole('link', { name: 'Signup' }))
    await expectAddress(`/register/signup${way}`)
    expect((await screen.findByRole('link', { name: 'Login' })).getAttribute('href')).toBe(`/register/login${way}`)
  })

  it('sends a member who is signed in on', async () => {
    await openPortal('/register/login', { signedIn: true })
    await expectAddress('/team-member/dashboard')
  })
})
