import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { refuse } from '#mock/stand-in.ts'
import { messages } from '#rules/messages.ts'
import { expectAccessible } from '#ui/test-support.tsx'
import { expectAddress, expectSaid, flowState, openPortal } from './open-portal.tsx'

const address = '/team-member/email-verification'

describe('the verification request', () => {
  it('sends the mail on opening, says so, and counts down to Resend', async () => {
    await openPortal(address, { scenario: { person: 'unverified' }, signedIn: true })
    await screen.findByText(messages.emailNotVerified)
    await expectSaid('Verification email has been sent.')
    const resend = screen.getByRole('button', { name: /^Resend \((60|5\d) s\)/ })
    expect(resend.getAttribute('aria-disabled')).toBe('true')
    expect(screen.getByText('unverified@demo.test', { selector: 'strong' })).toBeTruthy()
    expect(screen.queryByRole('navigation', { name: 'Main menu' })).toBeNull()
    await expectAccessible()
  })

  it('offers to try again when the token login fails', async () => {
    const scenario = { person: 'unverified', answers: { createOneUseToken: refuse('UPSTREAM') } } as const
    await openPortal(address, { scenario, signedIn: true })
    await waitFor(() => expect(flowState('email-verification')).toBe('notSignedIn'))
    await screen.findByRole('button', { name: 'Retry' })
    await screen.findByText('An error has occurred!')
    await expectAccessible()
  })

  it('is where an unverified member is sent from everywhere', async () => {
    await openPortal('/team-member/loans?a=b', { scenario: { person: 'unverified' }, signedIn: true })
    await expectAddress(`${address}?returnUrl=${encodeURIComponent('/team-member/loans?a=b')}`)
  })
})
