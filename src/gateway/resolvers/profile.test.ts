import { describe, expect, test } from 'vitest'
import { fileCalls } from '#contract/file.ts'
import { profileCalls } from '#contract/profile.ts'
import { v1 } from '#contract/v1.ts'
import { messages } from '#rules/messages.ts'
import { wholeProfile, wholeProfileCalls } from '../testing/cases/whole-profile.ts'
import { completeMember, idToken } from '../testing/examples.ts'
import { education, personalDetails, rowId } from '../testing/profile-examples.ts'
import { withTestGateway } from '../testing/test-gateway.ts'

const gateway = withTestGateway()
const pathsSeen = (): string[] => gateway().stub.seen.map(({ call }) => call.path)

describe('v1 is asked', () => {
  test.each([
    ['id', []],
    ['completeness { personal } isHiringManager jobPreferences { jobTitle }', [v1.teammember.getWithProfessional]],
    ['educations { id }', [profileCalls.getEducations]],
    ['careerHistory { description } setup { bio }', [profileCalls.getExperienceDetail, profileCalls.getProfileDetail]],
  ])('only for what is selected: %s', async (selection, calls) => {
    expect((await gateway().ask(`{ profile { ${selection} } }`)).errors).toBeUndefined()
    expect(pathsSeen().sort()).toEqual(calls.map((call) => call.path).sort())
  })

  test('once a request, however many fields need it', async () => {
    const query = `{ viewer { completeness { personal } } profile { isHiringManager } again: profile { jobPreferences { jobTitle } }
      jobRoles { id } jobTitles { id } more: jobTitles { name } }`
    expect((await gateway().ask(query)).errors).toBeUndefined()
    const paths = pathsSeen()
    expect(paths.filter((path) => path === v1.teammember.getWithProfessional.path)).toHaveLength(1)
    expect(paths.filter((path) => path === profileCalls.getRoleAndTitles.path)).toHaveLength(1)
    await gateway().ask('{ profile { isHiringManager } }')
    expect(pathsSeen().filter((path) => path === v1.teammember.getWithProfessional.path)).toHaveLength(2)
  })

  test('in parallel for the parts of a profile', async () => {
    const waiting: Array<() => void> = []
    for (const [call] of wholeProfileCalls) {
      gateway().stub.raw(call, (response) => {
        waiting.push(() => response.writeHead(403).end('{"statusCode":403,"message":"No."}'))
        if (waiting.length === wholeProfileCalls.length) for (const answer of waiting) answer()
      })
    }
    // A call that waited for another one's answer would never be seen: v1 answers none before it has seen all.
    const { errors } = await gateway().ask(`{ profile ${wholeProfile} }`)
    expect(errors).toMatchObject([{ message: 'No.', extensions: { code: 'FORBIDDEN' } }])
  })

  test('again after a mutation, which is sent first', async () => {
    let hasSkills = false
    gateway().stub.answer(profileCalls.getTeamMemberSkills, () =>
      hasSkills ? [{ Id: rowId(2), SkillId: rowId(90), Text: 'React', FileName: null }] : [],
    )
    gateway().stub.answer(profileCalls.saveSkill, () => {
      hasSkills = true
      return { Id: rowId(2), SkillId: rowId(90), Text: 'React', FileName: null }
    })
    const { data } = await gateway().ask(`mutation {
      before: removeEducation(id: "${rowId(1)}") { technicalSkills { name } }
      after: addTechnicalSkill(skillId: "${rowId(90)}") { technicalSkills { name } }
    }`)
    expect(data).toEqual({ before: { technicalSkills: [] }, after: { technicalSkills: [{ name: 'React' }] } })
    const { getTeamMemberSkills, removeEducation, saveSkill } = profileCalls
    expect(pathsSeen()).toEqual([removeEducation, getTeamMemberSkills, saveSkill, getTeamMemberSkills].map((one) => one.path))
  })

  test('without the mutation’s key for what is only read', async () => {
    const headers = { authorization: `Bearer ${idToken()}`, 'idempotency-key': 'k' }
    await gateway().ask('mutation { removeCv { setup { cvName } } }', {}, headers)
    const keys = gateway().stub.seen.map(({ call, headers: sent }) => [call.path, sent['idempotency-key']])
    expect(keys).toEqual([
      [fileCalls.removeCv.path, 'k'],
      [profileCalls.getProfileDetail.path, undefined],
    ])
  })
})

test.each(['{ profile { id } }', 'mutation { removeCv { id } }'])('nobody has no profile: %s', async (query) => {
  const { errors } = await gateway().ask(query, {}, {})
  expect(errors).toMatchObject([{ message: messages.pleaseLogin, extensions: { code: 'UNAUTHENTICATED' } }])
  expect(gateway().stub.seen).toEqual([])
})

test('completeness is one and the same for the viewer and the profile', async () => {
  gateway().stub.answer(v1.teammember.getWithProfessional, () => ({ ...completeMember, CV: null }))
  const parts = 'completeness { id personal professional careerHistory profile }'
  const { data } = await gateway().ask(`{ viewer { ${parts} } profile { ${parts} } }`)
  expect(data?.profile).toEqual(data?.viewer)
})

describe('a day', () => {
  const save = 'mutation ($input: EducationInput!) { saveEducation(input: $input) { id } }'

  test.each(['2026-02-30', '30.02.2026', '2026-2-3', '2026-01-01T00:00:00', '12026-01-01', 'tomorrow'])(
    '%s is refused with its field, and v1 is not asked',
    async (endDate) => {
      const { errors } = await gateway().ask(save, { input: { startDate: '2020-01-31', endDate, stillStudying: false } })
      expect(errors).toMatchObject([{ message: messages.dateInvalid, extensions: { code: 'VALIDATION', field: 'endDate' } }])
      expect(gateway().stub.seen).toEqual([])
    },
  )

  test.each([12, { year: 2026 }, ['2026-01-01'], true])('that is no text (%j) is a mistake of the client', async (endDate) => {
    const { errors } = await gateway().ask(save, { input: { endDate, stillStudying: false } })
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_REQUEST' } }])
  })

  test('written into the document is read as well', async () => {
    const query = (day: string) => `mutation { saveEducation(input: { startDate: ${day}, stillStudying: true }) { id } }`
    expect((await gateway().ask(query('20200131'))).errors).toMatchObject([{ extensions: { code: 'BAD_REQUEST' } }])
    await gateway().ask(query('"2020-01-31"'))
    expect(gateway().stub.seen[0]?.body).toMatchObject({ StartDate: '2020-01-31T00:00:00' })
  })

  test('of v1 that is none leaves its field empty and says so, also when the document has been compiled', async () => {
    gateway().stub.answer(profileCalls.getEducations, () => [{ ...education, StartDate: '2026-13-45T00:00:00' }])
    for (let time = 0; time < 4; time += 1) {
      const { data, errors } = await gateway().ask('{ profile { educations { id startDate } } }')
      expect(data).toEqual({ profile: { educations: [{ id: rowId(1), startDate: null }] } })
      expect(errors).toMatchObject([{ message: messages.genericError, extensions: { code: 'UPSTREAM' } }])
    }
  })

  test('before the calendar of the forms is shown as it is', async () => {
    gateway().stub.answer(profileCalls.getPersonalDetails, () => ({ ...personalDetails, BirthDate: '1889-05-04T23:59:59' }))
    const { data } = await gateway().ask('{ profile { personalDetails { birthDate } } }')
    expect(data).toEqual({ profile: { personalDetails: { birthDate: '1889-05-04' } } })
  })
})

describe('a refusal', () => {
  const career = '{ company: "H", jobTitle: "E", stillWorking: true, startDate: "2020-01-01" }'
  const details = '{ firstName: "M", lastName: "L" }'
  test.each([
    ['saveProfileSetup(input: {})', profileCalls.saveProfileDetail, 400, 'Description', 'VALIDATION', 'bio'],
    ['saveProfileSetup(input: {})', profileCalls.saveProfileDetail, 400, 'LinkedIn', 'VALIDATION', 'linkedIn'],
    ['saveCareerHistory', profileCalls.saveExperienceDetail, 400, 'CareerHistoryDescription', 'VALIDATION', 'description'],
    [`saveCareerEntry(input: ${career})`, profileCalls.saveExperienceDetail, 400, 'Items.0.Company', 'VALIDATION', 'company'],
    [
      `saveCareerEntry(input: ${career})`,
      profileCalls.saveExperienceDetail,
      400,
      'Items.0.Description',
      'VALIDATION',
      'description',
    ],
    [
      'saveJobPreferences(input: { specificRoles: ["a"] })',
      profileCalls.saveRoleAndTitle,
      403,
      'JobTitleId',
      'FORBIDDEN',
      'jobTitleId',
    ],
    [
      'saveJobPreferences(input: { specificRoles: ["a"] })',
      profileCalls.saveRoleAndTitle,
      400,
      'SpecificRoles.0',
      'VALIDATION',
      'specificRoles',
    ],
    [`savePersonalDetails(input: ${details})`, profileCalls.savePersonalDetail, 409, 'Phone', 'CONFLICT', 'phone'],
    [
      'addJobPreference(workingPosition: "Remote")',
      profileCalls.saveJobPreference,
      409,
      'WorkingPosition',
      'CONFLICT',
      'workingPosition',
    ],
    [`addTechnicalSkill(skillId: "${rowId(90)}")`, profileCalls.saveSkill, 409, 'SkillId', 'CONFLICT', 'skillId'],
    [
      'saveLanguageSkill(input: { language: "Swedish", level: "Native" })',
      profileCalls.saveLanguageSkill,
      409,
      'Language',
      'CONFLICT',
      'language',
    ],
    [`removeCertificate(id: "${rowId(4)}")`, profileCalls.removeCertificate, 404, 'id', 'NOT_FOUND', 'id'],
  ] as const)('of %s by %o with %i about %s', async (field, call, status, v1Field, code, inputField) => {
    gateway().stub.refuse(call, status, 'v1 says no.', v1Field)
    const { errors } = await gateway().ask(`mutation { ${field} { id } }`)
    expect(errors).toMatchObject([{ message: 'v1 says no.', extensions: { code, field: inputField } }])
  })

  test('of a request for a new skill is about its title', async () => {
    gateway().stub.refuse(profileCalls.requestSkill, 409, messages.skillExists, 'title')
    const { errors } = await gateway().ask('mutation { requestSkill(title: "react") { message } }')
    expect(errors).toMatchObject([{ message: messages.skillExists, extensions: { code: 'CONFLICT', field: 'title' } }])
  })

  test('a level that is not in the list is refused with its field, and v1 is not asked', async () => {
    const { errors } = await gateway().ask('mutation { saveLanguageSkill(input: { language: "Swedish", level: "Some" }) { id } }')
    expect(errors).toMatchObject([{ extensions: { code: 'VALIDATION', field: 'level' } }])
    expect(gateway().stub.seen).toEqual([])
  })
})

test.each(['.', '..'])('the id %s is refused and leads to no other path', async (id) => {
  const { errors } = await gateway().ask('mutation ($id: ID!) { removeEducation(id: $id) { id } }', { id })
  expect(errors).toMatchObject([{ extensions: { code: 'VALIDATION', field: 'id' } }])
  expect(gateway().stub.seen).toEqual([])
})
