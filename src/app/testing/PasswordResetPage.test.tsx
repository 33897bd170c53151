import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { refuse } from '#mock/stand-in.ts'
import { messages } from '#rules/messages.ts'
import { expectAccessible } from '#ui/test-support.tsx'
import { expectAddress, expectSaid, openPortal } from './open-portal.tsx'

const away = refuse('UPSTREAM')

describe('the password reset without a token', () => {
  it('asks for a valid e-mail, then sends the link and says so', async () => {
    const { user } = await openPortal('/register/reset-password')
    const send = await screen.findByRole('button', { name: 'Send reset link' })
    await user.click(send)
    await screen.findByText('Required.')
    await user.type(screen.getByLabelText(/^E-mail/), 'nora')
    await screen.findByText('E-mail must be valid.')
    await user.type(screen.getByLabelText(/^E-mail/), '@demo.test')
    await expectAccessible()
    await user.click(send)
    await screen.findByText('Reset Password link has been sent to your email successfully.')
    await expectAccessible()
  })

  it('keeps the e-mail when the server is away', async () => {
    const { user } = await openPortal('/register/reset-password', { scenario: { answers: { sendResetPasswordLink: away } } })
    await user.type(await screen.findByLabelText(/^E-mail/), 'nora@demo.test')
    await user.click(screen.getByRole('button', { name: 'Send reset link' }))
    await screen.findByText('An error has occurred!')
    expect(screen.getByLabelText(/^E-mail/)).toHaveProperty('value', 'nora@demo.test')
  })
})

describe('the password reset with a token', () => {
  it('takes the token out of the address, saves the new password and leads to the login', async () => {
    const { user } = await openPortal('/register/reset-password?token=good')
    await expectAddress('/register/reset-password')
    const password = await screen.findByLabelText(/^New password/, { selector: 'input' })
    await user.type(password, '1234567')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText('Use 8 to 128 characters.')
    await expectAccessible()
    await user.type(password, ' harbours')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await expectSaid('Your password has been changed successfully.')
    await expectAddress('/register/login')
  })

  it('says at the new password that it gives away whose it is', async () => {
    const answers = { saveNewPassword: refuse('VALIDATION', messages.passwordPersonal, 'password') }
    const { user } = await openPortal('/register/reset-password/good', { scenario: { answers } })
    const password = await screen.findByLabelText(/^New password/, { selector: 'input' })
    await user.type(password, 'member-demo')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText(messages.passwordPersonal)
    expect(screen.queryByRole('alert')).toBeNull()
    await waitFor(() => expect(document.activeElement).toBe(password))
  })

  it('offers a new link when the token is too old', async () => {
    const { user } = await openPortal('/register/reset-password/expired', {
      scenario: { answers: { resetTokenValid: () => false } },
    })
    await screen.findByText('There is an error on Validating Token')
    await expectAccessible()
    await user.click(await screen.findByRole('button', { name: 'Send a new link' }))
    await screen.findByRole('button', { name: 'Send reset link' })
  })

  it('offers to check again when the server is away', async () => {
    await openPortal('/register/reset-password/good', { scenario: { answers: { resetTokenValid: away } } })
    await screen.findByRole('button', { name: 'Retry' })
    await expectAccessible()
  })
})
