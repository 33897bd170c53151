import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ContactTab } from '#features/profile/contact/ContactTab.tsx'
import { expectAccessible } from '#ui/test-support.tsx'
import { openPart } from './open-part.tsx'
import { expectSaid, openPortal } from './open-portal.tsx'

type User = Awaited<ReturnType<typeof openPortal>>['user']

const open = (options: Parameters<typeof openPortal>[1] = {}) =>
  openPortal('/team-member/profile?tab=contact', { signedIn: true, ...options })

const card = (name: string) => screen.findByRole('article', { name })
const button = (place: HTMLElement, name: RegExp) => within(place).findByRole('button', { name })

/** The state of the flow in an entry's card. */
const stateIn = (place: HTMLElement): unknown =>
  JSON.parse(place.querySelector('[data-flow="code-verification"]')?.getAttribute('data-state') ?? 'null')

const typeCode = async (user: User, place: HTMLElement, code: string) => {
  const field = await within(place).findByLabelText(/^Verification code/)
  await user.clear(field)
  await user.type(field, code)
}

const lund = 'Kyrkogatan 3'
const secondPhone = '+46702000072'

describe('the Contact tab', () => {
  it('shows the addresses and phones, the default ones and how far each is verified', async () => {
    await open()
    const home = await card('Storgatan 12')
    within(home).getByText('903 26 Umeå')
    within(home).getByText('Default')
    within(home).getByText('Verified 2 Oct 2025')
    within(await card(lund)).getByText('Not verified')
    expect(within(await card(lund)).queryByText('Default')).toBeNull()
    expect(stateIn(await card(secondPhone))).toEqual({ awaiting: { clock: 'counting', code: { typing: 'fresh' } } })
    await expectAccessible()
  })

  it('sends a code, counts five wrong entries, locks, and verifies by a new code', async () => {
    const { user } = await open()
    const place = await card(lund)
    await user.click(await button(place, /^Send code/))
    await within(place).findByText('A code has been sent to your e-mail address member@demo.test.')
    await waitFor(() => expect(document.activeElement).toBe(within(place).getByLabelText(/^Verification code/)))
    const resend = await button(place, /^Resend \((10:00|9:5\d)\)/)
    expect(resend.getAttribute('aria-disabled')).toBe('true')
    for (const count of [1, 2, 3, 4]) {
      await typeCode(user, place, `00000${count}`)
      await user.keyboard('{Enter}')
      await within(place).findByText(`The verification code is wrong. (${count} of 5)`)
    }
    await expectAccessible()
    await typeCode(user, place, '000005')
    await user.click(await button(place, /^Verify code/))
    await within(place).findByText('Too many wrong attempts. Please request a new code.')
    expect(stateIn(place)).toEqual({ requestable: 'locked' })
    const again = await button(place, /^Send a new code/)
    await waitFor(() => expect(document.activeElement).toBe(again))
    await user.keyboard('{Enter}')
    await typeCode(user, place, '123-456')
    await user.keyboard('{Enter}')
    await expectSaid('Address has been successfully verified!')
    await within(place).findByText(/^Verified \d/)
    expect(place.contains(document.activeElement)).toBe(true)
    await expectAccessible()
  })

  it('sends nothing that are not six digits', async () => {
    const { user } = await open({ scenario: { failing: { verifyPhone: { code: 'UPSTREAM', message: 'x' } } } })
    const place = await card(secondPhone)
    await typeCode(user, place, '12a45')
    await user.keyboard('{Enter}')
    await within(place).findByText('Enter the six digits of the code.')
    await user.type(within(place).getByLabelText(/^Verification code/), '56')
    expect(within(place).queryByText('Enter the six digits of the code.')).toBeNull()
    await user.keyboard('{Enter}')
    await within(place).findByText('An error has occurred!')
    expect(within(place).getByLabelText<HTMLInputElement>(/^Verification code/).value).toBe('124556')
  })

  it('keeps the code that is typed out of the journal', async () => {
    const { user, system } = await open()
    const place = await card(secondPhone)
    await typeCode(user, place, '918273')
    await user.keyboard('{Enter}')
    await within(place).findByText(/^The verification code is wrong/)
    const entries = system.journal.recent()
    expect(JSON.stringify(entries)).not.toContain('918273')
  })

  it('adds an address, with a country from the list and a city that the list does not know', async () => {
    const { user } = await open()
    await card(lund)
    await user.click(screen.getByRole('button', { name: 'Add address' }))
    const form = await screen.findByRole('form', { name: 'Add address' })
    await user.click(within(form).getByRole('button', { name: 'Save' }))
    expect(await within(form).findAllByText('Required.')).toHaveLength(4)
    await user.type(within(form).getByRole('combobox', { name: /^Country/ }), 'germ')
    await user.click(await screen.findByRole('option', { name: /Germany/ }))
    await user.type(within(form).getByRole('combobox', { name: /^City/ }), 'Klein Winternheim')
    await user.type(within(form).getByLabelText(/^Street/), 'Hauptstraße 1')
    await user.type(within(form).getByLabelText(/^Post code/), '55270')
    await expectAccessible()
    await user.click(within(form).getByRole('button', { name: 'Save' }))
    await expectSaid('Address has been successfully saved!')
    const added = await card('Hauptstraße 1')
    within(added).getByText('55270 Klein Winternheim')
    within(added).getByText('Germany')
    expect(stateIn(added)).toEqual({ requestable: 'unverified' })
  })

  it('changes a phone, which then has to be verified again, and refuses one that is no number', async () => {
    const { user } = await open()
    const places = await screen.findAllByText(/^Verified 2 Oct 2025/)
    expect(places).toHaveLength(2)
    const first = places[1]?.closest('article')
    await user.click(await button(first as HTMLElement, /^Edit/))
    const form = await screen.findByRole('form', { name: 'Edit phone' })
    const field = within(form).getByLabelText(/^Phone number/)
    await user.clear(field)
    await user.type(field, 'nonsense')
    await user.click(within(form).getByRole('button', { name: 'Save' }))
    await within(form).findByText('Phone number must be valid.')
    await user.clear(field)
    await user.type(field, '+46 70 999 00 01')
    await user.click(within(form).getByRole('button', { name: 'Save' }))
    await expectSaid('Phone has been successfully saved!')
    const changed = await card('+46709990001')
    within(changed).getByText('Not verified')
    within(changed).getByText('Default')
  })

  it('says that a phone is there already', async () => {
    const { user } = await open()
    await card(lund)
    await user.click(screen.getByRole('button', { name: 'Add phone' }))
    const form = await screen.findByRole('form', { name: 'Add phone' })
    await user.type(within(form).getByLabelText(/^Phone number/), secondPhone)
    await user.click(within(form).getByRole('button', { name: 'Save' }))
    await within(form).findByText('This phone already exists!')
  })

  it('makes another entry the default, and removes one after asking', async () => {
    const { user } = await open()
    await user.click(await button(await card(lund), /^Set as default/))
    await within(await card(lund)).findByText('Default')
    expect(within(await card('Storgatan 12')).queryByText('Default')).toBeNull()
    await user.click(await button(await card('Storgatan 12'), /^Remove/))
    const dialog = await screen.findByRole('alertdialog')
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    await card('Storgatan 12')
    await user.click(await button(await card('Storgatan 12'), /^Remove/))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }))
    await expectSaid('Address has been successfully removed!')
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Storgatan 12' })).toBeNull())
  })

  it('invites to add the first entries', async () => {
    const { user } = await openPart(<ContactTab />, { person: 'newcomer' })
    await screen.findByText('There is no address yet.')
    await screen.findByText('There is no phone yet.')
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'Add phone' }))
    await user.type(await screen.findByLabelText(/^Phone number/), '+46 70 999 00 02')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    within(await card('+46709990002')).getByText('Default')
  })

  it('offers Retry when the contact details do not arrive', async () => {
    await openPart(<ContactTab />, { failing: { profile: { code: 'UPSTREAM', message: 'x' } } })
    await screen.findByText('Your contact details could not be loaded')
    screen.getByRole('button', { name: 'Retry' })
    await expectAccessible()
  })
})
