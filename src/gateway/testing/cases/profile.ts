import { fileCalls } from '#contract/file.ts'
import { profileCalls } from '#contract/profile.ts'
import { v1 } from '#contract/v1.ts'
import { memberId } from '../examples.ts'
import { nobody, rowId } from '../profile-examples.ts'
import type { Case, Cases } from './case.ts'
import { wholeProfile, wholeProfileAnswer, wholeProfileCalls } from './whole-profile.ts'

const requested = 'Your request has been sent to the admin.'
const itself = { id: memberId }

/** A mutation that answers with the profile. @param call what it is written as: `removeCv` */
const changes = (call: string, ...calls: Case['calls']): Case => ({
  query: `mutation { ${call} { id } }`,
  answer: itself,
  calls,
})
const removes = (field: string, call: Case['calls'][number][0]): Case =>
  changes(`${field}(id: "${rowId(1)}")`, [call, { params: { id: rowId(1) } }])

const queries: Cases = {
  'Query.profile': { query: `{ profile ${wholeProfile} }`, answer: wholeProfileAnswer, calls: wholeProfileCalls },
  'Query.skills': {
    query: '{ skills { id name } }',
    answer: [{ id: rowId(90), name: 'React' }],
    calls: [[profileCalls.getSkills]],
  },
  'Query.jobRoles': {
    query: '{ jobRoles { id name } }',
    answer: [{ id: rowId(91), name: 'Engineering' }],
    calls: [[profileCalls.getRoleAndTitles]],
  },
  'Query.jobTitles': {
    query: '{ jobTitles { id name roleId } }',
    answer: [
      { id: rowId(92), name: 'Engineer', roleId: rowId(91) },
      { id: rowId(93), name: 'Asked for', roleId: null },
    ],
    calls: [[profileCalls.getRoleAndTitles]],
  },
}

const personAndWork: Cases = {
  'Mutation.savePersonalDetails': {
    query: `mutation { savePersonalDetails(input: { firstName: "Mara", lastName: "Lindholm", nickName: "", birthDate: "1990-05-04",
      phone: "+4670000000", nationality: "Swedish", country: "Sweden", city: "  ", maritalStatus: null }) { id } }`,
    answer: itself,
    calls: [
      [
        profileCalls.savePersonalDetail,
        {
          body: {
            ...nobody,
            FirstName: 'Mara',
            LastName: 'Lindholm',
            BirthDate: '1990-05-04T00:00:00',
            Phone: '+4670000000',
            Nationality: 'Swedish',
            Country: 'Sweden',
          },
        },
      ],
    ],
  },
  'Mutation.saveJobPreferences': changes(
    `saveJobPreferences(input: { jobTitleId: "${rowId(92)}", specificRoles: ["Front-end"], experienceYear: "" })`,
    [profileCalls.saveRoleAndTitle, { body: { JobTitleId: rowId(92), SpecificRoles: ['Front-end'], ExperienceYear: null } }],
  ),
  'Mutation.addJobPreference': changes('addJobPreference(workingPosition: "Remote")', [
    profileCalls.saveJobPreference,
    { body: { WorkingPosition: 'Remote' } },
  ]),
  'Mutation.removeJobPreference': removes('removeJobPreference', profileCalls.removeJobPreference),
  'Mutation.requestJobTitle': {
    query: 'mutation { requestJobTitle(title: "Poet / engineer") { message } }',
    answer: { message: requested },
    calls: [[profileCalls.requestJobTitle, { params: { title: 'Poet / engineer' } }]],
  },
}

const learning: Cases = {
  'Mutation.saveEducation': changes(
    'saveEducation(input: { degree: "Doctorate", fieldOfStudy: "Law", institute: "Lund", startDate: "2012-09-01", stillStudying: true })',
    [
      profileCalls.saveEducation,
      {
        body: {
          Id: null,
          Degree: 'Doctorate',
          FieldOfStudy: 'Law',
          Institute: 'Lund',
          StartDate: '2012-09-01T00:00:00',
          EndDate: null,
          StillStudying: true,
        },
      },
    ],
  ),
  'Mutation.removeEducation': removes('removeEducation', profileCalls.removeEducation),
  'Mutation.addTechnicalSkill': changes(`addTechnicalSkill(skillId: "${rowId(90)}")`, [
    profileCalls.saveSkill,
    { body: { SkillId: rowId(90) } },
  ]),
  'Mutation.removeTechnicalSkill': removes('removeTechnicalSkill', profileCalls.removeSkill),
  'Mutation.requestSkill': {
    query: 'mutation { requestSkill(title: "Zig") { message } }',
    answer: { message: requested },
    calls: [[profileCalls.requestSkill, { params: { title: 'Zig' } }]],
  },
  'Mutation.saveLanguageSkill': changes(`saveLanguageSkill(input: { id: "${rowId(3)}", language: "Swedish", level: "Native" })`, [
    profileCalls.saveLanguageSkill,
    { body: { Id: rowId(3), Language: 'Swedish', Level: 'Native' } },
  ]),
  'Mutation.removeLanguageSkill': removes('removeLanguageSkill', profileCalls.removeLanguageSkill),
  'Mutation.saveCertificate': changes(
    'saveCertificate(input: { name: "CPACC", issuer: "IAAP", issueDate: "2024-02-29", expireDate: "", credentialUrl: "" })',
    [
      profileCalls.saveCertificate,
      {
        body: {
          Id: null,
          Name: 'CPACC',
          Issuer: 'IAAP',
          IssueDate: '2024-02-29T00:00:00',
          ExpireDate: null,
          CredentialUrl: null,
        },
      },
    ],
  ),
  'Mutation.removeCertificate': removes('removeCertificate', profileCalls.removeCertificate),
}

const historyAndSetup: Cases = {
  'Mutation.saveCareerHistory': changes('saveCareerHistory(description: "<p>Ten years.</p>")', [
    profileCalls.saveExperienceDetail,
    { body: { CareerHistoryDescription: '<p>Ten years.</p>' } },
  ]),
  'Mutation.saveCareerEntry': changes(
    `saveCareerEntry(input: { id: "${rowId(5)}", company: "Harbour", jobTitle: "Engineer", startDate: "2020-02-01",
      endDate: "2024-02-29", stillWorking: false, description: "" })`,
    [
      profileCalls.saveExperienceDetail,
      {
        body: {
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
        },
      },
    ],
  ),
  'Mutation.removeCareerEntry': removes('removeCareerEntry', profileCalls.removeExperience),
  'Mutation.saveProfileSetup': {
    query: `mutation { saveProfileSetup(input: { linkedIn: "https://l.test", gitHub: "", bio: "<p>Bio</p>" })
      { id completeness { profile } } }`,
    answer: { ...itself, completeness: { profile: true } },
    calls: [
      [
        profileCalls.saveProfileDetail,
        {
          body: { LinkedIn: 'https://l.test', GitHub: null, WebSite: null, Description: '<p>Bio</p>', Personality: null },
        },
      ],
      [v1.teammember.getWithProfessional],
    ],
  },
  'Mutation.removeCv': changes('removeCv', [fileCalls.removeCv]),
  'Mutation.removeCertificateFile': removes('removeCertificateFile', fileCalls.removeCertificateCv),
  'Mutation.removeTechnicalSkillFile': removes('removeTechnicalSkillFile', fileCalls.removeSkillCv),
}

export const profileCases: Cases = { ...queries, ...personAndWork, ...learning, ...historyAndSetup }
