import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { refuse } from '#mock/stand-in.ts'
import { messages } from '#rules/messages.ts'
import { expectAccessible } from '#ui/test-support.tsx'
import { expectAddress, expectSaid, flowState, openPortal } from './open-portal.tsx'

const address = '/team-member/completeProfile'
const open = (scenario: NonNullable<Parameters<typeof openPortal>[1]>['scenario'] = {}) =>
  openPortal(address, { signedIn: true, scenario: { person: 'newcomer', ...scenario } })

const form = () => screen.findByRole('form', { name: 'Personal Details' })

describe('the wizard', () => {
  it('places somebody without a profile at the first of six steps, with estimates in order and a progress bar', async () => {
    await open()
    await form()
    expect(flowState('wizard')).toBe('filling')
    const steps = within(screen.getByRole('navigation', { name: 'Steps of your profile' })).getAllByRole('listitem')
    expect(steps.map((step) => /\d+ MIN$/.exec(step.textContent ?? '')?.[0])).toEqual([
      '1 MIN',
      '3 MIN',
      '5 MIN',
      '3 MIN',
      '3 MIN',
      '5 MIN',
    ])
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('1')
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull()
    await expectAddress(`${address}?step=1`)
    await expectAccessible()
  })

  it('stays at a step that is refused, names what is missing, and gives the first field the focus', async () => {
    const { user } = await open()
    await form()
    await user.click(screen.getByRole('button', { name: 'Next' }))
    await waitFor(() => expect(screen.getAllByText(messages.required)).toHaveLength(3))
    expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true')
    expect(flowState('wizard')).toBe('filling')
    await expectAddress(`${address}?step=1`)
  })

  it('asks before it saves for later, keeps the person there on Continue, and saves what is there so far', async () => {
    const { user } = await open()
    await form()
    await user.type(screen.getByLabelText('Nickname'), 'Nono')
    await user.click(screen.getByRole('button', { name: 'Save and exit' }))
    const dialog = await screen.findByRole('alertdialog', { name: messages.saveForLaterTitle })
    expect(dialog.textContent).toContain(messages.saveForLaterText)
    await user.click(within(dialog).getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(flowState('wizard')).toBe('filling'))
    await user.click(screen.getByRole('button', { name: 'Save and exit' }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Save and exit' }))
    await screen.findByRole('heading', { name: 'Your progress is saved' })
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    await form()
    expect(screen.getByLabelText('Nickname')).toHaveProperty('value', 'Nono')
  })

  it('says that personal details were not saved, and keeps them', async () => {
    const { user } = await open({ answers: { savePersonalDetails: refuse('UPSTREAM') } })
    await form()
    await user.type(screen.getByLabelText('Nickname'), 'Nono')
    await user.click(screen.getByRole('button', { name: 'Save and exit' }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Save and exit' }))
    await expectSaid(messages.personalDetailsNotSaved)
    await waitFor(() => expect(flowState('wizard')).toBe('filling'))
    expect(screen.getByLabelText('Nickname')).toHaveProperty('value', 'Nono')
  })

  it('corrects an address that names a step the person has not been to', async () => {
    await openPortal(`${address}?step=6`, { signedIn: true, scenario: { person: 'newcomer' } })
    await form()
    await expectAddress(`${address}?step=1`)
  })

  it('goes on by Enter in a field, as every form does', async () => {
    const { user } = await open()
    await form()
    await user.type(screen.getByLabelText('Nickname'), 'Nono{Enter}')
    await waitFor(() => expect(screen.getAllByText(messages.required)).toHaveLength(3))
    expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true')
    await expectAccessible()
  })

  it('says why somebody is here who wanted to go elsewhere', async () => {
    const { user } = await open()
    await form()
    await user.click(within(screen.getByRole('navigation', { name: 'Main menu' })).getByRole('link', { name: 'Commitments' }))
    await expectSaid('Complete your profile to see this page.')
    await expectAddress(`${address}?step=1`)
    await form()
  })

  it('leads somebody with a complete profile to the profile page', async () => {
    await open({ person: 'idle' })
    await expectAddress('/team-member/profile')
  })
})
