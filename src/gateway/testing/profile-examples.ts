import type { Static } from 'typebox'
import type { AnswerOf } from '#contract/call.ts'
import { type address, contactCalls, type phone } from '#contract/contact.ts'
import { fileCalls } from '#contract/file.ts'
import { linkedInCalls } from '#contract/linkedin.ts'
import { locationCalls } from '#contract/location.ts'
import { positionCalls } from '#contract/position.ts'
import { profileCalls } from '#contract/profile.ts'
import { emptyInput } from '#rules/form-wire.ts'
import { profileForms } from '#rules/profile-forms.ts'
import { fromFields } from '../mappers/form-fields.ts'
import type { V1Stub } from './v1-stub.ts'

/** An id of an example row. */
export const rowId = (number: number): string => `77777777-7777-4777-8777-${String(number).padStart(12, '0')}`

/** Personal details of which nothing is filled in, as v1 has them. */
export const nobody = fromFields(profileForms.personalDetails, emptyInput(profileForms.personalDetails))

export const personalDetails: AnswerOf<typeof profileCalls.getPersonalDetails> = {
  ...nobody,
  FirstName: 'Mara',
  LastName: 'Lindholm',
  BirthDate: '1990-05-04T00:00:00',
  Phone: '+4670000000',
  Nationality: 'Swedish',
  Country: 'Sweden',
  City: 'Umeå',
  MaritalStatus: 'Married',
  Email: 'mara@demo.test',
  IsHiringmanager: false,
}

export const education: AnswerOf<typeof profileCalls.saveEducation> = {
  Id: rowId(1),
  Degree: "Master's degree",
  FieldOfStudy: 'Computer science',
  Institute: 'Umeå University',
  StartDate: '2012-09-01T00:00:00',
  EndDate: null,
  StillStudying: true,
}

export const teamMemberSkill: AnswerOf<typeof profileCalls.saveSkill> = {
  Id: rowId(2),
  SkillId: rowId(90),
  Text: 'React',
  FileName: 'react.pdf',
}

export const languageSkill: AnswerOf<typeof profileCalls.saveLanguageSkill> = {
  Id: rowId(3),
  Language: 'Swedish',
  Level: 'Native',
}

export const certificate: AnswerOf<typeof profileCalls.saveCertificate> = {
  Id: rowId(4),
  Name: 'Accessibility',
  Issuer: 'IAAP',
  IssueDate: '2023-03-20T00:00:00',
  ExpireDate: null,
  CredentialUrl: 'https://www.example.com/c',
  FileName: null,
}

export const experienceDetail: AnswerOf<typeof profileCalls.getExperienceDetail> = {
  CareerHistoryDescription: '<p>Ten years.</p>',
  Items: [
    {
      Id: rowId(5),
      Company: 'Harbour',
      JobTitle: 'Engineer',
      StartDate: '2020-02-01T00:00:00',
      EndDate: '2024-02-29T00:00:00',
      StillWorking: false,
      Description: null,
    },
  ],
}

export const profileDetail: AnswerOf<typeof profileCalls.getProfileDetail> = {
  LinkedIn: 'https://www.linkedin.com/in/mara',
  GitHub: null,
  WebSite: null,
  Description: '<p>Bio</p>',
  Personality: null,
  PhotoUrl: `/files/photos/${rowId(8)}`,
  CV: 'mara.pdf',
  CVSize: 1024,
  LinkedInVerifiedOn: '2026-01-05T08:00:00.000Z',
  CanConnectLinkedIn: true,
}

export const exampleAddress: Static<typeof address> = {
  Id: rowId(6),
  Country: 'Sweden',
  City: 'Umeå',
  Street: 'Storgatan 1',
  PostCode: '903 26',
  VerificationCode: null,
  StartTimerDate: '2026-03-02T08:00:00.000Z',
  EndTimerDate: '2026-03-02T08:10:00.000Z',
  VerifiedOn: null,
  WrongCodeInputCount: 2,
  IsDefault: true,
}

export const examplePhone: Static<typeof phone> = {
  Id: rowId(7),
  Number: '+46701112233',
  VerificationCode: null,
  StartTimerDate: null,
  EndTimerDate: null,
  VerifiedOn: '2026-03-01T08:00:00.000Z',
  WrongCodeInputCount: 0,
  IsDefault: true,
}

export const roleAndTitles: AnswerOf<typeof profileCalls.getRoleAndTitles> = [
  { id: rowId(91), Name: 'Engineering', Type: 'JobRole', RoleId: null },
  { id: rowId(92), Name: 'Engineer', Type: 'JobTitle', RoleId: rowId(91) },
  { id: rowId(93), Name: 'Asked for', Type: 'JobTitle', RoleId: null },
]

export const position: AnswerOf<typeof positionCalls.getPosition> = {
  Title: 'Senior Engineer',
  JobTitles: ['Engineer', 'Developer'],
  JobDescription: 'Build screens.',
  Skills: ['React'],
  PositionId: rowId(94),
}

/** Makes every call of the profile, contact, lists, positions and LinkedIn answer well. */
export const answerProfile = (stub: V1Stub): void => {
  stub.answer(profileCalls.getPersonalDetails, () => personalDetails)
  stub.answer(profileCalls.savePersonalDetail, () => personalDetails)
  stub.answer(profileCalls.getRoleAndTitles, () => roleAndTitles)
  stub.answer(profileCalls.saveRoleAndTitle, () => ({ ProfessionalDetail: null, SpecificRoles: [] }))
  stub.answer(profileCalls.saveJobPreference, () => [{ Id: rowId(9), WorkingPosition: 'Remote' }])
  stub.answer(profileCalls.removeJobPreference, () => [])
  stub.answer(profileCalls.getEducations, () => [education])
  stub.answer(profileCalls.saveEducation, () => education)
  stub.answer(profileCalls.getTeamMemberSkills, () => [teamMemberSkill])
  stub.answer(profileCalls.saveSkill, () => teamMemberSkill)
  stub.answer(profileCalls.getSkills, () => [{ id: rowId(90), Text: 'React' }])
  stub.answer(profileCalls.getLanguageSkills, () => [languageSkill])
  stub.answer(profileCalls.saveLanguageSkill, () => languageSkill)
  stub.answer(profileCalls.getCertificates, () => [certificate])
  stub.answer(profileCalls.saveCertificate, () => certificate)
  stub.answer(profileCalls.getExperienceDetail, () => experienceDetail)
  stub.answer(profileCalls.saveExperienceDetail, () => experienceDetail)
  stub.answer(profileCalls.getProfileDetail, () => profileDetail)
  stub.answer(profileCalls.saveProfileDetail, () => profileDetail)
  stub.answer(profileCalls.requestSkill, () => 'Your request has been sent to the admin.')
  stub.answer(profileCalls.requestJobTitle, () => 'Your request has been sent to the admin.')
  for (const call of [
    profileCalls.removeEducation,
    profileCalls.removeSkill,
    profileCalls.removeLanguageSkill,
    profileCalls.removeCertificate,
    profileCalls.removeExperience,
    contactCalls.removeAddress,
    contactCalls.removePhone,
    fileCalls.removeCv,
    fileCalls.removeCertificateCv,
    fileCalls.removeSkillCv,
  ]) {
    stub.answer(call, () => true)
  }
  stub.answer(contactCalls.getContact, () => ({ Addresses: [exampleAddress], Phones: [examplePhone] }))
  stub.answer(contactCalls.saveAddress, () => exampleAddress)
  stub.answer(contactCalls.setDefaultAddress, () => [exampleAddress])
  stub.answer(contactCalls.sendAddressCode, () => exampleAddress)
  stub.answer(contactCalls.verifyAddress, () => exampleAddress)
  stub.answer(contactCalls.savePhone, () => examplePhone)
  stub.answer(contactCalls.setDefaultPhone, () => [examplePhone])
  stub.answer(contactCalls.sendPhoneCode, () => examplePhone)
  stub.answer(contactCalls.verifyPhone, () => examplePhone)
  stub.answer(locationCalls.getCountries, () => [{ Code: 'SE', Name: 'Sweden' }])
  stub.answer(locationCalls.getCities, () => ['Lund', 'Umeå'])
  stub.answer(positionCalls.getPosition, () => position)
  stub.answer(positionCalls.apply, () => 'You have successfully applied for the position.')
  stub.answer(linkedInCalls.getUrl, () => ({ Url: 'https://www.linkedin.com/oauth?state=s', State: 's' }))
  stub.answer(linkedInCalls.verify, () => ({ VerifiedOn: '2026-01-05T08:00:00.000Z' }))
}
