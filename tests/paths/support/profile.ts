import { expect, type Page } from '@playwright/test'
import { somebody } from '#machines/testing/fixtures.ts'
import type { ProfileFacts } from '#rules/profile-facts.ts'
import type { ControlledGateway } from './controlled-gateway.ts'
import { standForTeamArea, viewerOf } from './people.ts'

/** A text that is long enough for bio, personality and career history. */
export const longText = (sentence: string): string => {
  const count = Math.ceil(260 / (sentence.length + 1))
  return Array.from({ length: count }, () => sentence).join(' ')
}

export const paragraph = (text: string): string => `<p>${text}</p>`

/** Id of the one position of the person's career. */
export const positionId = '5b0e6e54-0d3e-4f5e-8a53-0a5d5f1f7b01'

interface ProfileChanges {
  readonly facts: ProfileFacts
  readonly nickName?: string
  /** The career history's description as HTML. */
  readonly description?: string | null
  readonly bio?: string
}

/** What is complete and what is not, as the gateway says it. */
export const completenessOf = (facts: ProfileFacts) => ({ __typename: 'ProfileCompleteness', id: somebody.id, ...facts })

/** A profile as the gateway answers it; each part that is not complete lacks one thing: phone, experience, description, bio. */
export const profileOf = ({ facts, nickName = '', description, bio }: ProfileChanges) => ({
  __typename: 'Profile',
  id: somebody.id,
  isHiringManager: false,
  completeness: completenessOf(facts),
  personalDetails: {
    __typename: 'PersonalDetails',
    firstName: 'Mia',
    lastName: 'Member',
    nickName,
    birthDate: '1990-04-12',
    email: somebody.email,
    secondaryEmail: null,
    phone: facts.personal ? '+61400000001' : null,
    mobile: null,
    nationality: 'Australia',
    country: 'Australia',
    city: 'Brisbane',
    maritalStatus: null,
    militaryServiceSituation: null,
  },
  jobPreferences: {
    __typename: 'JobPreferences',
    jobTitleId: '5b0e6e54-0d3e-4f5e-8a53-0a5d5f1f7b02',
    jobTitle: 'Frontend Engineer',
    jobRole: 'Engineering',
    specificRoles: ['Engineering'],
    experienceYear: facts.professional ? '7' : '0',
    preferences: [{ __typename: 'JobPreference', id: '5b0e6e54-0d3e-4f5e-8a53-0a5d5f1f7b03', workingPosition: 'Remote' }],
  },
  educations: [],
  technicalSkills: [],
  languageSkills: [],
  certificates: [],
  careerHistory: {
    __typename: 'CareerHistory',
    description: description ?? (facts.careerHistory ? paragraph(longText('Work that was done.')) : null),
    entries: [
      {
        __typename: 'CareerEntry',
        id: positionId,
        company: 'Harbour Analytics',
        jobTitle: 'Engineer',
        startDate: '2020-01-01',
        endDate: null,
        stillWorking: true,
        description: null,
      },
    ],
  },
  setup: {
    __typename: 'ProfileSetup',
    photoUrl: '/files/photos/photo',
    cvName: 'cv.pdf',
    cvSize: 1000,
    linkedIn: null,
    gitHub: null,
    webSite: null,
    linkedInVerifiedOn: null,
    canConnectLinkedIn: true,
    bio: bio ?? (facts.profile ? paragraph(longText('What is worth knowing.')) : null),
    personality: paragraph(longText('How the work is done.')),
  },
})

export const profileAnswer = (changes: ProfileChanges) => ({ profile: profileOf(changes) })

/** Answers at once what the profile's screens ask beside the profile itself. */
export const standForProfile = (gateway: ControlledGateway, facts: () => ProfileFacts, user = somebody): void => {
  standForTeamArea(gateway, () => user)
  gateway.stand('Shell_viewer', () => ({ data: viewerOf(user, { completeness: completenessOf(facts()) }) }))
  gateway.stand('Profile_countries', () => ({
    data: { countries: [{ __typename: 'Country', code: 'AU', name: 'Australia' }] },
  }))
  gateway.stand('Profile_cities', () => ({ data: { cities: ['Brisbane'] } }))
  gateway.stand('Profile_skills', () => ({ data: { skills: [] } }))
  gateway.stand('Profile_jobCatalogue', () => ({
    data: {
      jobRoles: [{ __typename: 'JobRole', id: '5b0e6e54-0d3e-4f5e-8a53-0a5d5f1f7b04', name: 'Engineering' }],
      jobTitles: [
        {
          __typename: 'JobTitle',
          id: '5b0e6e54-0d3e-4f5e-8a53-0a5d5f1f7b02',
          name: 'Frontend Engineer',
          roleId: '5b0e6e54-0d3e-4f5e-8a53-0a5d5f1f7b04',
        },
      ],
    },
  }))
}

export const everythingComplete: ProfileFacts = { personal: true, professional: true, careerHistory: true, profile: true }

/** Replaces what an editor of rich text holds, as a person does: all of it marked, and typed over. */
export const writeRichText = async (page: Page, label: string, text: string): Promise<void> => {
  const editor = page.getByRole('textbox', { name: label, exact: true })
  await editor.click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.insertText(text)
  await expect(editor).toHaveText(text)
}
