import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { refuse } from '#mock/stand-in.ts'
import { expectAccessible } from '#ui/test-support.tsx'
import { readDeepLink, storeDeepLink } from '../routing/deep-link.ts'
import { expectAddress, flowState, goTo, openPortal } from './open-portal.tsx'

const addressOf = (deepLinkId: string) => `/team-member/position/apply/${deepLinkId}`

describe('the position page', () => {
  it('keeps Apply closed, with the reason, where the position has no id', async () => {
    const answers = { position: () => ({ deepLinkId: 'talent-pool', positionId: null }) }
    const { user } = await openPortal(addressOf('talent-pool'), { signedIn: true, scenario: { answers } })
    const apply = await screen.findByRole('button', { name: 'Apply' })
    expect(apply.getAttribute('aria-disabled')).toBe('true')
    await user.click(apply)
    expect(flowState('position-application')).toBe('reviewing')
    await user.tab({ shift: true })
    await user.tab()
    await screen.findByText('This position cannot be applied for.')
  })

  it('says that the position could not be loaded, and loads it by Retry', async () => {
    const answers: { position?: ReturnType<typeof refuse> } = { position: refuse('UPSTREAM') }
    const { user } = await openPortal(addressOf('talent-pool'), { signedIn: true, scenario: { answers } })
    await screen.findByText('The position could not be loaded.')
    await expectAccessible()
    delete answers.position
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    await screen.findByRole('button', { name: 'Apply' })
    expect(screen.queryByText('The position could not be loaded.')).toBeNull()
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
