import type { Profile } from '#generated/resolver-types.ts'
import { profileFacts } from '#rules/profile.ts'
import { exampleId, exampleJobRoles, exampleJobTitles } from './catalogue.ts'
import { codeSent, unverified } from './verification.ts'

/** A profile without what follows from it. */
export type ProfileContent = Omit<Profile, 'id' | 'completeness' | '__typename'>

interface Owner {
  readonly name: string
  readonly surname: string
  readonly email: string
  readonly phoneNumber?: string | null
}

const paragraphs = (...texts: readonly string[]): string => texts.map((text) => `<p>${text}</p>`).join('')

const bio = paragraphs(
  'I build interfaces that people understand at first sight, and I care about those who use them with a keyboard, a screen reader or one thumb on a windy platform.',
  'Before I came here I worked for ferries, harbours and a newspaper. What stayed with me is a liking for <strong>plain words</strong> and for programs that still work when the network does not.',
)
const personality = paragraphs(
  'I am calm, curious and rather stubborn about quality. I like to understand a problem before I talk about its solution, and I write things down so that others need not ask twice.',
  'In a team I am the one who reviews quickly, asks the simple question and brings cake. I learn best by building something small and showing it to somebody.',
)
const history = paragraphs(
  'Ten years of front-end work, first in an agency with a new customer every month, then with product teams that stay. I have led the move of two large applications to typed code and a shared component library.',
  'What I am proud of: a timetable that answers in a blink on old phones, and a planning screen whose users asked for fewer features.',
)

const photo = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="#3a6ea5"/><circle cx="32" cy="25" r="11" fill="#fff"/><path d="M10 60a22 22 0 0 1 44 0z" fill="#fff"/></svg>',
)}`

/** The profile of somebody who has only just signed up. */
export const emptyProfile = (owner: Owner): ProfileContent => ({
  isHiringManager: false,
  personalDetails: {
    firstName: owner.name,
    lastName: owner.surname,
    nickName: null,
    birthDate: null,
    email: owner.email,
    secondaryEmail: null,
    phone: owner.phoneNumber ?? null,
    mobile: null,
    nationality: null,
    country: null,
    city: null,
    maritalStatus: null,
    militaryServiceSituation: null,
  },
  jobPreferences: {
    jobTitleId: null,
    jobTitle: null,
    jobRole: null,
    specificRoles: [],
    experienceYear: null,
    preferences: [],
  },
  educations: [],
  technicalSkills: [],
  languageSkills: [],
  certificates: [],
  careerHistory: { description: null, entries: [] },
  setup: {
    photoUrl: null,
    cvName: null,
    cvSize: null,
    linkedIn: null,
    gitHub: null,
    webSite: null,
    linkedInVerifiedOn: null,
    canConnectLinkedIn: true,
    bio: null,
    personality: null,
  },
  contact: { addresses: [], phones: [] },
})

const titleOf = (name: string) => {
  const title = exampleJobTitles.find((one) => one.name === name)
  const role = exampleJobRoles.find((one) => one.id === title?.roleId)
  return { jobTitleId: title?.id ?? null, jobTitle: title?.name ?? null, jobRole: role?.name ?? null }
}

/** A profile in which nothing required is missing, with two of every entry. @param now milliseconds: one phone's code is a minute old */
export const completeProfile = (owner: Owner, jobTitle: string, now: number): ProfileContent => {
  const empty = emptyProfile(owner)
  return {
    ...empty,
    personalDetails: {
      ...empty.personalDetails,
      birthDate: '1990-05-04',
      nationality: 'Swedish',
      country: 'Sweden',
      city: 'Umeå',
      maritalStatus: 'In a partnership',
    },
    jobPreferences: {
      ...titleOf(jobTitle),
      specificRoles: ['Front-end development', 'Product design'],
      experienceYear: '10',
      preferences: [
        { id: exampleId('c', 1), workingPosition: 'Remote' },
        { id: exampleId('c', 2), workingPosition: 'Full time' },
      ],
    },
    educations: [
      {
        id: exampleId('c', 11),
        degree: "Master's degree",
        fieldOfStudy: 'Human-computer interaction',
        institute: 'Umeå University',
        startDate: '2012-09-01',
        endDate: '2014-06-15',
        stillStudying: false,
      },
      {
        id: exampleId('c', 12),
        degree: "Bachelor's degree",
        fieldOfStudy: 'Computer science',
        institute: 'Lund University',
        startDate: '2009-09-01',
        endDate: '2012-06-10',
        stillStudying: false,
      },
    ],
    technicalSkills: [
      { id: exampleId('c', 21), skillId: exampleId('a', 9), name: 'React', fileName: 'react-certificate.pdf' },
      { id: exampleId('c', 22), skillId: exampleId('a', 10), name: 'TypeScript', fileName: null },
    ],
    languageSkills: [
      { id: exampleId('c', 31), language: 'Swedish', level: 'Native' },
      { id: exampleId('c', 32), language: 'English', level: 'Fluent' },
    ],
    certificates: [
      {
        id: exampleId('c', 41),
        name: 'Web Accessibility Specialist',
        issuer: 'International Association of Accessibility Professionals',
        issueDate: '2023-03-20',
        expireDate: '2026-03-20',
        credentialUrl: 'https://www.example.com/credentials/was-2023',
        fileName: 'accessibility.pdf',
      },
      {
        id: exampleId('c', 42),
        name: 'Professional Scrum Master I',
        issuer: 'Scrum.org',
        issueDate: '2019-11-05',
        expireDate: null,
        credentialUrl: null,
        fileName: null,
      },
    ],
    careerHistory: {
      description: history,
      entries: [
        {
          id: exampleId('c', 51),
          company: 'Harbour Analytics',
          jobTitle: 'Senior Frontend Engineer',
          startDate: '2020-02-01',
          endDate: null,
          stillWorking: true,
          description: '<p>Screens for berth planning, used on quays and in control rooms.</p>',
        },
        {
          id: exampleId('c', 52),
          company: 'Ferry Timetables',
          jobTitle: 'Frontend Engineer',
          startDate: '2014-08-15',
          endDate: '2020-01-31',
          stillWorking: false,
          description: '<p>A timetable for <em>old phones</em> and slow networks.</p>',
        },
      ],
    },
    setup: {
      photoUrl: photo,
      cvName: `${owner.name}-${owner.surname}-cv.pdf`,
      cvSize: 182_304,
      linkedIn: 'https://www.linkedin.com/in/example',
      gitHub: 'https://github.com/example',
      webSite: null,
      linkedInVerifiedOn: null,
      canConnectLinkedIn: true,
      bio,
      personality,
    },
    contact: {
      addresses: [
        {
          id: exampleId('c', 61),
          country: 'Sweden',
          city: 'Umeå',
          street: 'Storgatan 12',
          postCode: '903 26',
          isDefault: true,
          verification: { ...unverified, verifiedAt: '2025-10-02T08:00:00.000Z' },
        },
        {
          id: exampleId('c', 62),
          country: 'Sweden',
          city: 'Lund',
          street: 'Kyrkogatan 3',
          postCode: '222 22',
          isDefault: false,
          verification: unverified,
        },
      ],
      phones: [
        {
          id: exampleId('c', 71),
          number: owner.phoneNumber ?? '+46701000000',
          isDefault: true,
          verification: { ...unverified, verifiedAt: '2025-10-02T08:05:00.000Z' },
        },
        { id: exampleId('c', 72), number: '+46702000072', isDefault: false, verification: codeSent(now - 60_000) },
      ],
    },
  }
}

/** A profile with what follows from its content (specification 5). @param id the person's */
export const toProfile = (id: string, content: ProfileContent): Profile => {
  const { personalDetails: person, jobPreferences: job, careerHistory, setup } = content
  const facts = profileFacts({
    FirstName: person.firstName,
    LastName: person.lastName,
    BirthDate: person.birthDate ?? null,
    Phone: person.phone ?? null,
    Email: person.email,
    Nationality: person.nationality ?? null,
    Country: person.country ?? null,
    City: person.city ?? null,
    JobTitle: job.jobTitleId ?? null,
    SpecificRoles: job.specificRoles,
    JobPreferences: job.preferences,
    ExperienceYear: job.experienceYear ?? null,
    Personality: setup.personality ?? null,
    CareerHistoryDescription: careerHistory.description ?? null,
    Description: setup.bio ?? null,
    CV: setup.cvName ?? null,
    PhotoUrl: setup.photoUrl ?? null,
  })
  return { id, ...content, completeness: { id, ...facts } }
}
