import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { refuse, type Scenario } from '#mock/stand-in.ts'
import { messages } from '#rules/messages.ts'
import { expectAccessible } from '#ui/test-support.tsx'
import { expectAddress, expectSaid, flowState, openPortal } from './open-portal.tsx'

const open = (tab: string, scenario: Scenario = {}) =>
  openPortal(`/team-member/profile${tab === '' ? '' : `?tab=${tab}`}`, { signedIn: true, scenario })

/** A field, once the person may type into it: until the flow has the profile it can only be read. */
const editable = async (label: string): Promise<HTMLElement> => {
  const field = await screen.findByLabelText(label)
  await waitFor(() => expect(field).toHaveProperty('readOnly', false))
  return field
}

describe('the profile page', () => {
  it('has the six steps and Contact as tabs, without what leads through the wizard, and writes the tab into the address', async () => {
    const expected = [
      ['Personal Details', 'personal-details'],
      ['Job Preferences', 'job-preferences'],
      ['Education', 'education'],
      ['Skills and Certificates', 'skills'],
      ['Career History', 'career-history'],
      ['Profile Setup', 'profile-setup'],
      ['Contact', 'contact'],
    ] as const
    const { user } = await open('')
    const tabs = await screen.findAllByRole('tab')
    expect(tabs.map((tab) => tab.textContent)).toEqual(expected.map(([title]) => title))
    const ofTheWizard = ['Save and exit', 'Next', 'Back', 'Finish']
    for (const [index, [title, name]] of expected.entries()) {
      // The step is fetched in a transition, which only an awaited `act` carries out.
      await act(async () => user.click(tabs[index] as HTMLElement))
      await expectAddress(`/team-member/profile?tab=${name}`)
      const panel = await screen.findByRole('tabpanel', { name: title })
      await waitFor(() => expect(panel.querySelector('button')).not.toBeNull())
      expect(document.querySelector('[role="progressbar"]')).toBeNull()
      const buttons = [...document.querySelectorAll('button')].map((button) => button.textContent)
      expect(buttons.filter((text) => ofTheWizard.includes(text))).toEqual([])
      if (title === 'Education') await expectAccessible()
    }
  })

  it('has files, links, bio and personality in Profile Setup, and one Save for them', async () => {
    await open('profile-setup')
    for (const name of ['Profile Photo and Resume upload', 'Links', 'Bio', 'Personality']) {
      await screen.findByRole('heading', { name })
    }
    for (const label of ['LinkedIn', 'GitHub', 'Personal website or portfolio']) screen.getByLabelText(label)
    expect(screen.getAllByRole('button', { name: 'Save' })).toHaveLength(1)
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

  it('lets a hiring manager see names, e-mail, phone, job title and roles, and change the others alone', async () => {
    const { user } = await open('personal-details', { person: 'hiringManager' })
    const nickname = await editable('Nickname')
    for (const label of [/^First name/, /^Last name/, /^E-mail/, /^Phone/]) {
      expect(screen.getByLabelText(label)).toHaveProperty('readOnly', true)
      expect(screen.getByLabelText(label)).not.toHaveProperty('value', '')
    }
    await user.type(nickname, 'Boss')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await expectSaid(messages.profileSaved)
    await act(async () => user.click(screen.getByRole('tab', { name: 'Job Preferences' })))
    await waitFor(() => expect(flowState('profile-form')).toEqual({ editing: 'unchanged' }))
    for (const label of [/^Job title/, /^Specific roles/]) {
      expect(screen.getByLabelText(label, { selector: 'input' })).toHaveProperty('readOnly', true)
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

  it('refuses a job preference that is there already, whatever its case and outer space', async () => {
    const { user } = await open('job-preferences')
    const preferences = await screen.findByRole('list', { name: 'Your job preferences' })
    const count = within(preferences).getAllByRole('listitem').length
    await user.type(screen.getByRole('combobox', { name: /^Job preferences/ }), '  rEMOTE ')
    await user.tab()
    await screen.findByText('This job preference already exists!')
    expect(within(preferences).getAllByRole('listitem')).toHaveLength(count)
  })

  it('keeps a job preference that could not be added or removed', async () => {
    const answers = { addJobPreference: refuse('UPSTREAM'), removeJobPreference: refuse('UPSTREAM') }
    const { user } = await open('job-preferences', { answers })
    const preferences = await screen.findByRole('list', { name: 'Your job preferences' })
    const wish = screen.getByRole('combobox', { name: /^Job preferences/ })
    await user.type(wish, 'Night shift')
    await user.tab()
    await expectSaid("Couldn't add job preference!")
    expect(wish).toHaveProperty('value', 'Night shift')
    await user.click(screen.getByRole('button', { name: 'Clear Job preferences' }))
    const [remove] = within(preferences).getAllByRole('button')
    await user.click(remove as HTMLElement)
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }))
    await expectSaid("Couldn't remove job preference!")
    expect(remove?.isConnected).toBe(true)
  })

  it('lets a skill that could not be added be added again, and keeps one that could not be removed', async () => {
    const away = refuse('UPSTREAM')
    const answers: { addTechnicalSkill?: typeof away; removeTechnicalSkill: typeof away } = {
      addTechnicalSkill: away,
      removeTechnicalSkill: away,
    }
    const { user } = await open('skills', { answers })
    const add = async () => {
      await user.type(await screen.findByRole('combobox', { name: 'Add a technical skill' }), 'Docker')
      await user.click(await screen.findByRole('option', { name: 'Docker' }))
    }
    await add()
    await expectSaid("Couldn't add skill!")
    delete answers.addTechnicalSkill
    await user.click(screen.getByRole('button', { name: 'Clear Add a technical skill' }))
    await add()
    await expectSaid('Skill has been successfully saved!')
    await user.click(await screen.findByRole('button', { name: 'Remove Docker' }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }))
    await expectSaid("Couldn't remove skill!")
    screen.getByRole('article', { name: 'Docker' })
  })

  it('keeps what was typed of a place of work that could not be saved, and the place that could not be removed', async () => {
    const answers = { saveCareerEntry: refuse('UPSTREAM'), removeCareerEntry: refuse('UPSTREAM') }
    const { user } = await open('career-history', { answers })
    await user.click(await screen.findByRole('button', { name: 'Edit Frontend Engineer' }))
    const company = await screen.findByLabelText(/^Company/)
    await user.type(company, ' and Sons')
    const entry = within(company.closest('[data-kind="careerEntry"]') as HTMLElement)
    await user.click(entry.getByRole('button', { name: 'Save' }))
    await expectSaid("Couldn't add experience!")
    expect(company).toHaveProperty('value', 'Ferry Timetables and Sons')
    await user.click(entry.getByRole('button', { name: 'Cancel' }))
    await user.click(await screen.findByRole('button', { name: 'Remove Frontend Engineer' }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }))
    await expectSaid("Couldn't remove experience!")
    screen.getByRole('article', { name: 'Frontend Engineer' })
  })

  it.each([
    ['UPSTREAM', messages.profileLoadFailed],
    ['NOT_FOUND', messages.pleaseLogin],
  ])('says that the profile does not load, and loads by Retry: %s', async (code, text) => {
    const answers: { profile?: ReturnType<typeof refuse> } = { profile: refuse(code) }
    const { user } = await open('', { answers })
    await screen.findByText(text)
    await expectAccessible()
    delete answers.profile
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    await editable('Nickname')
    expect(screen.queryByText(text)).toBeNull()
  })
})
