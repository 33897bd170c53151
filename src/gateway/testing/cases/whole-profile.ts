import { contactCalls } from '#contract/contact.ts'
import { profileCalls } from '#contract/profile.ts'
import { v1 } from '#contract/v1.ts'
import { completeMember, memberId } from '../examples.ts'
import { rowId } from '../profile-examples.ts'
import type { Case } from './case.ts'

const verification = 'verification { codeSentAt codeEndsAt verifiedAt wrongCodeCount }'

/** Everything that a profile holds. */
export const wholeProfile = `{
  id isHiringManager
  completeness { id personal professional careerHistory profile }
  personalDetails { firstName lastName nickName birthDate email secondaryEmail phone mobile nationality country city
    maritalStatus militaryServiceSituation }
  jobPreferences { jobTitleId jobTitle jobRole specificRoles experienceYear preferences { id workingPosition } }
  educations { id degree fieldOfStudy institute startDate endDate stillStudying }
  technicalSkills { id skillId name fileName }
  languageSkills { id language level }
  certificates { id name issuer issueDate expireDate credentialUrl fileName }
  careerHistory { description entries { id company jobTitle startDate endDate stillWorking description } }
  setup { photoUrl cvName cvSize linkedIn gitHub webSite linkedInVerifiedOn canConnectLinkedIn bio personality }
  contact {
    addresses { id country city street postCode isDefault ${verification} }
    phones { id number isDefault ${verification} }
  }
}`

/** Each part of it, once. */
export const wholeProfileCalls: Case['calls'] = [
  [v1.teammember.getWithProfessional],
  [profileCalls.getPersonalDetails],
  [profileCalls.getEducations],
  [profileCalls.getTeamMemberSkills],
  [profileCalls.getLanguageSkills],
  [profileCalls.getCertificates],
  [profileCalls.getExperienceDetail],
  [profileCalls.getProfileDetail],
  [contactCalls.getContact],
]

/** The examples in the schema's words. */
export const wholeProfileAnswer = {
  id: memberId,
  isHiringManager: false,
  completeness: { id: memberId, personal: true, professional: true, careerHistory: true, profile: true },
  personalDetails: {
    firstName: 'Mara',
    lastName: 'Lindholm',
    nickName: null,
    birthDate: '1990-05-04',
    email: 'mara@demo.test',
    secondaryEmail: null,
    phone: '+4670000000',
    mobile: null,
    nationality: 'Swedish',
    country: 'Sweden',
    city: 'Umeå',
    maritalStatus: 'Married',
    militaryServiceSituation: null,
  },
  jobPreferences: {
    jobTitleId: null,
    jobTitle: 'Engineer',
    jobRole: 'Frontend',
    specificRoles: ['Frontend'],
    experienceYear: '7',
    preferences: completeMember.JobPreferences.map((one) => ({ id: one.Id, workingPosition: one.WorkingPosition })),
  },
  educations: [
    {
      id: rowId(1),
      degree: "Master's degree",
      fieldOfStudy: 'Computer science',
      institute: 'Umeå University',
      startDate: '2012-09-01',
      endDate: null,
      stillStudying: true,
    },
  ],
  technicalSkills: [{ id: rowId(2), skillId: rowId(90), name: 'React', fileName: 'react.pdf' }],
  languageSkills: [{ id: rowId(3), language: 'Swedish', level: 'Native' }],
  certificates: [
    {
      id: rowId(4),
      name: 'Accessibility',
      issuer: 'IAAP',
      issueDate: '2023-03-20',
      expireDate: null,
      credentialUrl: 'https://www.example.com/c',
      fileName: null,
    },
  ],
  careerHistory: {
    description: '<p>Ten years.</p>',
    entries: [
      {
        id: rowId(5),
        company: 'Harbour',
        jobTitle: 'Engineer',
        startDate: '2020-02-01',
        endDate: '2024-02-29',
        stillWorking: false,
        description: null,
      },
    ],
  },
  setup: {
    photoUrl: `/files/photos/${rowId(8)}`,
    cvName: 'mara.pdf',
    cvSize: 1024,
    linkedIn: 'https://www.linkedin.com/in/mara',
    gitHub: null,
    webSite: null,
    linkedInVerifiedOn: '2026-01-05T08:00:00.000Z',
    canConnectLinkedIn: true,
    bio: '<p>Bio</p>',
    personality: null,
  },
  contact: {
    addresses: [
      {
        id: rowId(6),
        country: 'Sweden',
        city: 'Umeå',
        street: 'Storgatan 1',
        postCode: '903 26',
        isDefault: true,
        verification: {
          codeSentAt: '2026-03-02T08:00:00.000Z',
          codeEndsAt: '2026-03-02T08:10:00.000Z',
          verifiedAt: null,
          wrongCodeCount: 2,
        },
      },
    ],
    phones: [
      {
        id: rowId(7),
        number: '+46701112233',
        isDefault: true,
        verification: { codeSentAt: null, codeEndsAt: null, verifiedAt: '2026-03-01T08:00:00.000Z', wrongCodeCount: 0 },
      },
    ],
  },
}
