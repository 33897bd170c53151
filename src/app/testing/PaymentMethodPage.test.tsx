import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { openPortal } from './open-portal.tsx'

const forms = vi.hoisted(() => ({ areMissing: true }))

vi.mock('#features/payment-method/begin-account.ts', async (original) => {
  const module = await original<typeof import('#features/payment-method/begin-account.ts')>()
  return {
    beginAccount: (...given: Parameters<typeof module.beginAccount>) => {
      if (forms.areMissing) throw new TypeError('Failed to fetch dynamically imported module')
      return module.beginAccount(...given)
    },
  }
})

it('a form whose code does not arrive is said, and opens when it is tried again', async () => {
  const { user } = await openPortal('/team-member/paymentMethods', { signedIn: true })
  await user.click(await screen.findByRole('button', { name: /^Add / }))
  const retry = await screen.findByRole('button', { name: 'Retry' })
  forms.areMissing = false
  await user.click(retry)
  await screen.findByRole('dialog')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull())
})
