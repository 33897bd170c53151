import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ContactTab } from '#features/profile/contact/ContactTab.tsx'
import { refuse, type Scenario } from '#mock/stand-in.ts'
import { messages } from '#rules/messages.ts'
import { expectAccessible } from '#ui/test-support.tsx'
import { openPart } from './open-part.tsx'
import { expectSaid } from './open-portal.tsx'

type User = Awaited<ReturnType<typeof openPart>>['user']

const open = (scenario: Scenario = {}) => openPart(<ContactTab />, scenario)

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

  it('sends nothing that are not six digits', async () => {
    const { user } = await open({ answers: { verifyPhone: refuse('UPSTREAM') } })
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
    const entries = system.flows.histories().map(({ entries }) => entries)
    expect(JSON.stringify(entries)).not.toContain('918273')
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
    const { user } = await open({ answers: { savePhone: refuse('CONFLICT', messages.phoneExists, 'number') } })
    await card(lund)
    await user.click(screen.getByRole('button', { name: 'Add phone' }))
    const form = await screen.findByRole('form', { name: 'Add phone' })
    await user.type(within(form).getByLabelText(/^Phone number/), secondPhone)
    await user.click(within(form).getByRole('button', { name: 'Save' }))
    await within(form).findByText('This phone already exists!')
  })

  it('invites to add the first entries', async () => {
    const { user } = await open({ person: 'newcomer' })
    await screen.findByText('There is no address yet.')
    await screen.findByText('There is no phone yet.')
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'Add phone' }))
    await user.type(await screen.findByLabelText(/^Phone number/), '+46 70 999 00 02')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    within(await card('+46709990002')).getByText('Default')
  })

  it('offers Retry when the contact details do not arrive', async () => {
    await open({ answers: { profile: refuse('UPSTREAM') } })
    await screen.findByText('Your contact details could not be loaded.')
    screen.getByRole('button', { name: 'Retry' })
    await expectAccessible()
  })
})
