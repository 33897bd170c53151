import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { refuse } from '#mock/stand-in.ts'
import { messages } from '#rules/messages.ts'
import { expectAccessible } from '#ui/test-support.tsx'
import { expectAddress, expectSaid, flowState, openPortal } from './open-portal.tsx'

const open = (tab: string, scenario: NonNullable<Parameters<typeof openPortal>[1]>['scenario'] = {}) =>
  openPortal(`/team-member/profile${tab === '' ? '' : `?tab=${tab}`}`, { signedIn: true, scenario })

/** A field, once the person may type into it: until the flow has the profile it can only be read. */
const editable = async (label: string): Promise<HTMLElement> => {
  const field = await screen.findByLabelText(label)
  await waitFor(() => expect(field).toHaveProperty('readOnly', false))
  return field
}

describe('the profile page', () => {
  it('has the six steps and Contact as tabs, without a progress bar, and writes the tab into the address', async () => {
    const { user } = await open('')
    const tabs = await screen.findAllByRole('tab')
    expect(tabs.map((tab) => tab.textContent)).toEqual([
      'Personal Details',
      'Job Preferences',
      'Education',
      'Skills and Certificates',
      'Career History',
      'Profile Setup',
      'Contact',
    ])
    expect(screen.queryByRole('progressbar')).toBeNull()
    // The step is fetched in a transition, which only an awaited `act` carries out.
    await act(async () => user.click(screen.getByRole('tab', { name: 'Education' })))
    await expectAddress('/team-member/profile?tab=education')
    await screen.findByRole('button', { name: 'Add education' })
    await expectAccessible()
  })

  it('saves a form and says so', async () => {
    const { user } = await open('personal-details')
    await user.type(await editable('Nickname'), 'X')
    await waitFor(() => expect(flowState('profile-form')).toEqual({ editing: 'changed' }))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await expectSaid(messages.profileSaved)
    expect(flowState('profile-form')).toEqual({ editing: 'saved' })
  })

  it('asks once for the countries of all its fields, and once for the cities of a country', async () => {
    const asked: string[] = []
    const counting = (name: string) => (variables: object, usual: () => unknown) => {
      asked.push([name, ...Object.values(variables)].join(' '))
      return usual()
    }
    const { user } = await open('personal-details', {
      answers: { countries: counting('countries'), cities: counting('cities of') },
    })
    await editable('Nickname')
    await user.click(screen.getByRole('tab', { name: 'Contact' }))
    await user.click(await screen.findByRole('button', { name: 'Add address' }))
    const country = await screen.findByRole('combobox', { name: /^Country/ })
    await user.type(country, 'Swed')
    await user.click(await screen.findByRole('option', { name: 'Sweden' }))
    await user.type(screen.getByRole('combobox', { name: /^City/ }), 'U')
    await screen.findAllByRole('option')
    expect(asked).toEqual(['countries', 'cities of Sweden'])
  })

  it('marks the tab whose changes are not saved, and takes them back', async () => {
    const { user } = await open('personal-details')
    await user.type(await editable('Nickname'), 'X')
    await screen.findByRole('tab', { name: 'Personal Details, not saved' })
    await user.click(screen.getByRole('button', { name: 'Discard changes' }))
    await screen.findByRole('tab', { name: 'Personal Details' })
    expect(flowState('profile-form')).toEqual({ editing: 'unchanged' })
  })

  it('lets a hiring manager see names and phone, and not change them', async () => {
    await open('personal-details', { person: 'hiringManager' })
    const nickname = await screen.findByLabelText('Nickname')
    await waitFor(() => expect(nickname).toHaveProperty('readOnly', false))
    for (const label of [/^First name/, /^Last name/, /^E-mail/, /^Phone/]) {
      expect(screen.getByLabelText(label)).toHaveProperty('readOnly', true)
    }
  })

  it('shows the tab with LinkedIn to whoever comes back from there', async () => {
    await openPortal('/team-member/profile?code=the-code&state=mock-state', { signedIn: true })
    await expectAddress('/team-member/profile?tab=profile-setup')
  })

  it('lets a skill be removed while one that is there already is refused', async () => {
    const { user } = await open('skills')
    const search = await screen.findByRole('combobox', { name: 'Add a technical skill' })
    const [first] = await screen.findAllByRole('article')
    const name = first?.getAttribute('aria-label') ?? first?.querySelector('h4, h3')?.textContent ?? ''
    await user.type(search, name)
    await user.click(await screen.findByRole('option', { name }))
    await screen.findByText(messages.skillExists)
    await user.click(within(first as HTMLElement).getByRole('button', { name: /Remove/ }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(screen.queryByRole('article', { name })).toBeNull())
    expect(screen.queryByText(messages.skillExists)).toBeNull()
  })

  it.each([
    ['UPSTREAM', messages.profileLoadFailed],
    ['NOT_FOUND', messages.pleaseLogin],
  ])('offers Retry when the profile does not load: %s', async (code, text) => {
    await open('', { answers: { profile: refuse(code) } })
    await screen.findByText(text)
    screen.getByRole('button', { name: 'Retry' })
    await expectAccessible()
  })
})
