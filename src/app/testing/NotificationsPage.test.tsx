import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { refuse } from '#mock/stand-in.ts'
import { expectAccessible } from '#ui/test-support.tsx'
import { expectAddress, holdAnswers, openPortal } from './open-portal.tsx'

const failing = { notifications: refuse('UPSTREAM') }
const none = { notifications: () => ({ items: [], totalCount: 0, unreadCount: 0 }) }
const rows = () => screen.queryAllByRole('article').map((row) => row.getAttribute('aria-label'))

describe('the notifications page', () => {
  it('keeps the place of the rows while they are on the way', async () => {
    const { answers, letGo } = holdAnswers('notifications')
    await openPortal('/notifications', { scenario: { answers }, signedIn: true })
    await screen.findByText('Loading notifications')
    expect(rows()).toEqual([])
    letGo()
    await waitFor(() => expect(rows()).toHaveLength(10))
  })

  it('lists ten, newest first, and the rest on the next page', async () => {
    const { user } = await openPortal('/notifications', { signedIn: true })
    await waitFor(() => expect(rows()).toHaveLength(10))
    expect(rows()[0]).toBe('New commitment')
    expect(screen.getByRole('link', { name: 'New commitment' }).getAttribute('href')).toBe('/team-member/commitments')
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: /next/i }))
    await waitFor(() => expect(rows()).toEqual(['Commitment ended', 'New colleague']))
    await expectAddress('/notifications?page=2')
  })

  it('shows the unread only', async () => {
    const { user } = await openPortal('/notifications', { signedIn: true })
    await waitFor(() => expect(rows()).toHaveLength(10))
    await user.click(screen.getByRole('switch', { name: 'Unread only' }))
    await waitFor(() => expect(rows()).toEqual(['New commitment', 'Timesheet reminder', 'Pay run approved']))
    await expectAddress('/notifications?unread=true')
  })

  it('leads to what also goes elsewhere', async () => {
    const { user } = await openPortal('/notifications', { signedIn: true })
    await user.click(await screen.findByRole('link', { name: 'Preferences' }))
    await expectAddress('/settings#notifications')
    await screen.findByRole('switch', { name: 'Pay runs: E-mail' })
  })

  it('says that there are none', async () => {
    await openPortal('/notifications', { scenario: { answers: none }, signedIn: true })
    await screen.findByText('You have no notifications.')
    await expectAccessible()
  })

  it('offers Retry when they could not be loaded', async () => {
    await openPortal('/notifications', { scenario: { answers: failing }, signedIn: true })
    await screen.findByText('The notifications could not be loaded.')
    await screen.findByRole('button', { name: 'Retry' })
    await expectAccessible()
  })
})

describe('the notifications dropdown', () => {
  const open = async (scenario = {}) => {
    const { user } = await openPortal('/team-member/profile', { scenario, signedIn: true })
    const bell = await screen.findByRole('button', { name: /^Notifications/ })
    await user.click(bell)
    return { user, dropdown: await screen.findByRole('dialog', { name: 'Notifications' }) }
  }

  it('shows the five latest and the way to all', async () => {
    const { user, dropdown } = await open()
    await waitFor(() => expect(within(dropdown).getAllByRole('article')).toHaveLength(5))
    await expectAccessible()
    await user.click(within(dropdown).getByRole('link', { name: 'See all' }))
    await expectAddress('/notifications')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Notifications' })).toBeNull())
  })

  it('following one reads it and closes the dropdown, also over the page that it leads to', async () => {
    const marked = vi.fn(() => ({ done: true }))
    const scenario = { answers: { markNotificationRead: marked } }
    const { user } = await openPortal('/team-member/commitments', { scenario, signedIn: true })
    await user.click(await screen.findByRole('button', { name: 'Notifications, 3 unread' }))
    const dropdown = await screen.findByRole('dialog', { name: 'Notifications' })
    await user.click(await within(dropdown).findByRole('link', { name: 'New commitment' }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Notifications' })).toBeNull())
    await expectAddress('/team-member/commitments')
    await waitFor(() => expect(marked).toHaveBeenCalledTimes(1))
  })

  it('says that there are none', async () => {
    const { dropdown } = await open({ answers: none })
    await within(dropdown).findByText('You have no notifications.')
  })

  it('offers Retry when they could not be loaded', async () => {
    const { dropdown } = await open({ answers: failing })
    await within(dropdown).findByRole('button', { name: 'Retry' })
    await expectAccessible()
  })
})
