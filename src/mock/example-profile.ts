import { exampleJobRoles, exampleJobTitles, exampleSkills } from './example-lists.ts'
import type { Person } from './people.ts'
import { table } from './table.ts'

const bio =
  '<p>I build interfaces that people understand at first sight, and I care about those who use them with a keyboard, a screen reader or one thumb on a windy platform.</p><p>What stayed with me from ferries, harbours and a newspaper is a liking for <strong>plain words</strong> and for programs that still work when the network does not.</p>'
const personality =
  '<p>I am calm, curious and rather stubborn about quality. I like to understand a problem before I talk about its solution, and I write things down so that others need not ask twice.</p><p>In a team I am the one who reviews quickly, asks the simple question and brings cake.</p>'
const history =
  '<p>Ten years of front-end work, first in an agency with a new customer every month, then with product teams that stay. I have led the move of two large applications to typed code and a shared component library.</p><p>What I am proud of: a timetable that answers in a blink on old phones.</p>'
const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="#3a6ea5"/><circle cx="32" cy="25" r="11" fill="#fff"/><path d="M10 60a22 22 0 0 1 44 0z" fill="#fff"/></svg>'

const educations = table(
  '1',
  'degree fieldOfStudy institute startDate endDate',
  `
  Master's degree | Human-computer interaction | Umeå University | 2012-09-01 | 2014-06-15
  Bachelor's degree | Computer science | Lund University | 2009-09-01 | 2012-06-10`,
)
const careerEntries = table(
  'b',
  'company jobTitle startDate endDate description',
  `
  Harbour Analytics | Senior Frontend Engineer | 2020-02-01 | | <p>Screens for berth planning, used on quays and in control rooms.</p>
  Ferry Timetables | Frontend Engineer | 2014-08-15 | 2020-01-31 | <p>A timetable for <em>old phones</em> and slow networks.</p>`,
)
const certificates = table(
  '7',
  'name issuer issueDate expireDate credentialUrl fileName',
  `
  Web Accessibility Specialist | Accessibility Professionals | 2023-03-20 | 2026-03-20 | https://www.example.com/was | accessibility.pdf
  Professional Scrum Master I | Scrum.org | 2019-11-05`,
)
const addresses = table('3', 'street postCode city', 'Storgatan 12 | 903 26 | Umeå\nKyrkogatan 3 | 222 22 | Lund')

/** Empty texts as nothing. */
const orNull = <R extends object>(row: R) => Object.fromEntries(Object.entries(row).map(([name, value]) => [name, value || null]))

/** The profile of somebody who has only just signed up; fields that are left out are nothing. */
const emptyProfile = ({ id, fullName, email, phoneNumber }: Person) => {
  const [firstName, ...lastNames] = fullName.split(' ')
  return {
    id,
    isHiringManager: false,
    personalDetails: { firstName, lastName: lastNames.join(' '), email, phone: phoneNumber },
    jobPreferences: { specificRoles: [], preferences: [] },
    educations: [],
    technicalSkills: [],
    languageSkills: [],
    certificates: [],
    careerHistory: { entries: [] },
    setup: { canConnectLinkedIn: true },
    contact: { addresses: [], phones: [] },
  }
}

/** What a person's profile begins with: nothing, or everything that is required, with two of every entry. @param now milliseconds */
export const exampleProfile = (person: Person, now: number) => {
  const empty = emptyProfile(person)
  const title = exampleJobTitles.find(({ name }) => name === person.jobTitle)
  if (title === undefined) return empty
  const verification = { verifiedAt: '2025-10-02T08:00:00.000Z' }
  const codeSent = { codeSentAt: new Date(now - 60_000).toISOString(), codeEndsAt: new Date(now + 540_000).toISOString() }
  return {
    ...empty,
    isHiringManager: person.isHiringManager,
    personalDetails: {
      ...empty.personalDetails,
      ...{ birthDate: '1990-05-04', nationality: 'Swedish', country: 'Sweden', city: 'Umeå', maritalStatus: 'In a partnership' },
    },
    jobPreferences: {
      jobTitleId: title.id,
      jobTitle: title.name,
      jobRole: exampleJobRoles.find(({ id }) => id === title.roleId)?.name,
      specificRoles: ['Front-end development', 'Product design'],
      experienceYear: '10',
      preferences: table('c', 'workingPosition', 'Remote\nFull time'),
    },
    educations: educations.map((one) => ({ ...one, stillStudying: false })),
    technicalSkills: exampleSkills.slice(0, 2).map(({ id, name }) => ({ id, skillId: id, name })),
    languageSkills: table('6', 'language level', 'Swedish | Native\nEnglish | Fluent'),
    certificates: certificates.map(orNull),
    careerHistory: {
      description: history,
      entries: careerEntries.map((one) => ({ ...orNull(one), stillWorking: one.endDate === '' })),
    },
    setup: {
      ...empty.setup,
      photoUrl: `data:image/svg+xml,${encodeURIComponent(picture)}`,
      cvName: `${person.fullName.replaceAll(' ', '-')}-cv.pdf`,
      cvSize: 182_304,
      linkedIn: 'https://www.linkedin.com/in/example',
      gitHub: 'https://github.com/example',
      bio,
      personality,
    },
    contact: {
      addresses: addresses.map((one, index) => ({
        ...one,
        isDefault: index === 0,
        ...(index === 0 ? { verification } : {}),
      })),
      phones: table('9', 'number', `${person.phoneNumber}\n+46702000072`).map((one, index) => ({
        ...one,
        isDefault: index === 0,
        verification: index === 0 ? verification : codeSent,
      })),
    },
  }
}
