import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { refuse } from '#mock/stand-in.ts'
import { messages } from '#rules/messages.ts'
import { expectAccessible } from '#ui/test-support.tsx'
import { expectAddress, openPortal } from './open-portal.tsx'

describe('the link of a verification mail', () => {
  it('verifies the address, says so, and leads to log in again', async () => {
    await openPortal('/register/verify-email?token=good')
    await expectAddress('/register/verify-email')
    await screen.findByText('Your email address is verified successfully.')
    await expectAccessible()
    await screen.findByRole('button', { name: 'Login' })
    await expectAddress('/register/login')
  })

  it.each(['/register/verify-email?token=expired', '/register/verify-email'])('is refused at %s', async (address) => {
    await openPortal(address, { scenario: { answers: { verifyEmail: refuse('VALIDATION', messages.linkInvalid) } } })
    await screen.findByText('This link is invalid or has expired.')
    expect(screen.getByRole('link', { name: 'Send a new verification e-mail' })).toBeTruthy()
    await expectAccessible()
  })

  it('can be tried again when the server is away', async () => {
    await openPortal('/register/verify-email/good', {
      scenario: { answers: { verifyEmail: refuse('UPSTREAM') } },
    })
    await screen.findByRole('button', { name: 'Retry' })
    await screen.findByText('An error has occurred!')
    await expectAccessible()
  })
})
