import { describe, expect, test } from 'vitest'
import { messages } from '#rules/messages.ts'
import type { PersonName } from './people.ts'
import { mockClient } from './testing/mock-client.ts'

const completeness = 'completeness { personal professional careerHistory profile }'
const longText = 'I build interfaces that people understand. '.repeat(10)
const complete = { personal: true, professional: true, careerHistory: true, profile: true }
const nothing = { personal: false, professional: false, careerHistory: false, profile: false }

test.each<[PersonName, object, boolean]>([
  ['member', complete, false],
  ['lead', complete, false],
  ['hiringManager', complete, true],
  ['newcomer', nothing, false],
])('%s has the profile that the scenario says', async (person, expected, isHiringManager) => {
  const { profile } = await mockClient({ person }).ask(`{ profile { isHiringManager ${completeness} } }`)
  expect(profile).toEqual({ isHiringManager, completeness: expected })
})

test('a member has two of every entry', async () => {
  const { profile } = await mockClient().ask(`{ profile { educations { id } technicalSkills { id } languageSkills { id }
    certificates { id } jobPreferences { preferences { id } } careerHistory { entries { id } } contact { addresses { id } phones { id } } } }`)
  const lists = [
    profile.educations,
    profile.technicalSkills,
    profile.languageSkills,
    profile.certificates,
    profile.jobPreferences.preferences,
    profile.careerHistory.entries,
    profile.contact.addresses,
    profile.contact.phones,
  ]
  expect(lists.map((list) => list.length)).toEqual(lists.map(() => 2))
  const ids = lists.flat().map((one) => one.id)
  expect(new Set(ids).size).toBe(ids.length)
})

test('filling everything in completes a newcomer step by step', async () => {
  const { ask, change, world } = mockClient({ person: 'newcomer' })
  const facts = async () => (await ask(`{ viewer { ${completeness} } }`)).viewer.completeness
  const { jobTitles } = await ask('{ jobTitles { id name } }')
  await change('($input: PersonalDetailsInput!) { savePersonalDetails(input: $input) { id } }', {
    input: {
      firstName: 'Noor',
      lastName: 'Haddad',
      birthDate: '1999-03-01',
      phone: '+46701000003',
      nationality: 'Swedish',
      country: 'Sweden',
      city: 'Lund',
    },
  })
  expect(await facts()).toEqual({ ...nothing, personal: true })
  await change('($input: JobPreferencesInput!) { saveJobPreferences(input: $input) { id } }', {
    input: { jobTitleId: jobTitles[0].id, specificRoles: ['Front-end development'], experienceYear: '2' },
  })
  await change('{ addJobPreference(workingPosition: "Remote") { id } }')
  expect(await facts()).toEqual({ ...nothing, personal: true })
  await change('($text: String) { saveCareerHistory(description: $text) { id } }', { text: longText })
  expect(await facts()).toEqual({ ...nothing, personal: true, careerHistory: true })
  await change('($text: String) { saveProfileSetup(input: { bio: $text, personality: $text }) { id } }', { text: longText })
  expect(await facts()).toEqual({ ...complete, profile: false })
  world.changeProfile(({ setup }) => ({ setup: { ...setup, cvName: 'cv.pdf', photoUrl: '/photo' } }))
  expect(await facts()).toEqual(complete)
  await change('{ removeCv { id } }')
  expect(await facts()).toEqual({ ...complete, profile: false })
})

test('who signs in has their own profile, and finds it changed as they left it', async () => {
  const { ask, change, world } = mockClient()
  await change('($id: ID!) { removeEducation(id: $id) { id } }', { id: world.profile().educations[0]?.id })
  const logIn = (name: string) =>
    change('($name: String!) { logIn(userName: $name, password: "p") { user { fullName } } }', { name: `${name}@demo.test` })
  await logIn('newcomer')
  expect((await ask('{ profile { educations { id } } }')).profile.educations).toHaveLength(0)
  expect((await logIn('hiringManager')).logIn.user.fullName).toBe('Henk Bakker')
  await logIn('member')
  expect((await ask('{ profile { educations { id } } }')).profile.educations).toHaveLength(1)
})

describe('entries', () => {
  const education = (more: object) => ({
    input: {
      degree: 'Doctorate',
      fieldOfStudy: 'Law',
      institute: 'Lund',
      startDate: '2015-01-01',
      stillStudying: false,
      ...more,
    },
  })
  const save = '($input: EducationInput!) { saveEducation(input: $input) { educations { id degree endDate } } }'

  test('are added where their dates belong, changed in place, and removed', async () => {
    const { change } = mockClient()
    const { saveEducation } = await change(save, education({ endDate: '2013-01-01', startDate: '2011-01-01' }))
    expect(saveEducation.educations.map((one: { degree: string }) => one.degree)).toEqual([
      "Master's degree",
      'Doctorate',
      "Bachelor's degree",
    ])
    const { id } = saveEducation.educations[1]
    const changed = await change(save, education({ id, endDate: '2018-01-01' }))
    expect(changed.saveEducation.educations[0]).toEqual({ id, degree: 'Doctorate', endDate: '2018-01-01' })
    const removed = await change('($id: ID!) { removeEducation(id: $id) { educations { id } } }', { id })
    expect(removed.removeEducation.educations).toHaveLength(2)
  })

  test('that go on have no end, and come first', async () => {
    const { change } = mockClient()
    const { saveEducation } = await change(save, education({ stillStudying: true, endDate: '2018-01-01' }))
    expect(saveEducation.educations[0]).toMatchObject({ degree: 'Doctorate', endDate: null })
  })

  test('are refused by the rules of their form', async () => {
    const { refusalOf } = mockClient()
    expect(await refusalOf(save, education({ endDate: '2014-12-31' }))).toEqual({
      message: messages.endBeforeStart,
      code: 'VALIDATION',
      field: 'endDate',
    })
    expect(await refusalOf(save, education({ endDate: '2016-01-01', institute: ' ' }))).toMatchObject({ field: 'institute' })
  })

  test.each([
    ['removeEducation'],
    ['removeTechnicalSkill'],
    ['removeLanguageSkill'],
    ['removeCertificate'],
    ['removeCareerEntry'],
    ['removeJobPreference'],
    ['removeAddress'],
    ['removePhone'],
    ['setDefaultPhone'],
  ])('%s of an id that is not there is refused', async (field) => {
    expect(await mockClient().refusalOf(`{ ${field}(id: "nobody") { id } }`)).toMatchObject({ code: 'FORBIDDEN' })
  })
})

describe('what is there already', () => {
  test.each([
    ['{ addJobPreference(workingPosition: " remote ") { id } }', messages.jobPreferenceExists, 'workingPosition'],
    ['{ saveLanguageSkill(input: { language: "swedish", level: "Basic" }) { id } }', messages.languageExists, 'language'],
    ['{ requestSkill(title: " REACT ") { message } }', messages.skillExists, 'title'],
    ['{ requestJobTitle(title: "product designer") { message } }', messages.jobTitleExists, 'title'],
    ['{ savePhone(input: { number: "+46 (702) 000-072" }) { id } }', messages.phoneExists, 'number'],
  ])('is refused: %s', async (mutation, message, field) => {
    expect(await mockClient().refusalOf(mutation)).toEqual({ message, code: 'CONFLICT', field })
  })

  test('is refused for a technical skill', async () => {
    const { refusalOf, world } = mockClient()
    const skillId = world.profile().technicalSkills[0]?.skillId
    expect(await refusalOf('($id: ID!) { addTechnicalSkill(skillId: $id) { id } }', { id: skillId })).toEqual({
      message: messages.skillExists,
      code: 'CONFLICT',
      field: 'skillId',
    })
  })

  test('is no hindrance to saving the same entry again', async () => {
    const { world, refusalOf } = mockClient()
    const id = world.profile().languageSkills[0]?.id
    const save = '($id: ID) { saveLanguageSkill(input: { id: $id, language: "Swedish", level: "Fluent" }) { id } }'
    expect(await refusalOf(save, { id })).toBeNull()
    expect(world.profile().languageSkills.map((one) => one.level)).toEqual(['Fluent', 'Fluent'])
  })

  test('belongs to another account: a phone number', async () => {
    const input = { firstName: 'Mara', lastName: 'Lindholm', phone: '+46701000002' }
    const save = '($input: PersonalDetailsInput!) { savePersonalDetails(input: $input) { id } }'
    expect(await mockClient().refusalOf(save, { input })).toEqual({
      message: messages.phoneTaken,
      code: 'CONFLICT',
      field: 'phone',
    })
  })
})

test('what was asked for can be chosen', async () => {
  const { ask, change } = mockClient()
  expect((await change('{ requestSkill(title: " Zig ") { message } }')).requestSkill.message).toBe(messages.requestSent)
  const { skills } = await ask('{ skills { id name } }')
  const zig = skills.find((one: { name: string }) => one.name === 'Zig')
  const { addTechnicalSkill } = await change('($id: ID!) { addTechnicalSkill(skillId: $id) { technicalSkills { name } } }', {
    id: zig.id,
  })
  expect(addTechnicalSkill.technicalSkills.at(-1)).toEqual({ name: 'Zig' })
})

describe('a hiring manager', () => {
  const save = '($input: PersonalDetailsInput!) { savePersonalDetails(input: $input) { personalDetails { city } } }'
  const same = { firstName: 'Henk', lastName: 'Bakker', phone: '+46701000007', city: 'Lund' }

  test('changes what is not read only', async () => {
    const { change } = mockClient({ person: 'hiringManager' })
    expect(await change(save, { input: same })).toEqual({ savePersonalDetails: { personalDetails: { city: 'Lund' } } })
  })

  test.each([
    ['firstName', { ...same, firstName: 'Hank' }],
    ['phone', { ...same, phone: '' }],
  ])('cannot change %s', async (field, input) => {
    const { refusalOf } = mockClient({ person: 'hiringManager' })
    expect(await refusalOf(save, { input })).toEqual({
      message: messages.readOnlyForHiringManager,
      code: 'FORBIDDEN',
      field,
    })
  })

  test('cannot change the specific roles', async () => {
    const { refusalOf, world } = mockClient({ person: 'hiringManager' })
    const input = { jobTitleId: world.profile().jobPreferences.jobTitleId, specificRoles: ['Poet'], experienceYear: '3' }
    const mutation = '($input: JobPreferencesInput!) { saveJobPreferences(input: $input) { id } }'
    expect(await refusalOf(mutation, { input })).toMatchObject({ code: 'FORBIDDEN', field: 'specificRoles' })
  })
})

test('connecting LinkedIn leads back with a state, which verifies; a wrong one is refused', async () => {
  const { change, refusalOf } = mockClient()
  const { connectLinkedIn } = await change('{ connectLinkedIn { url } }')
  const { searchParams } = new URL(connectLinkedIn.url)
  expect(await refusalOf('{ verifyLinkedIn(code: "c", state: "wrong") { id } }')).toEqual({
    message: messages.linkedInStateInvalid,
    code: 'FORBIDDEN',
  })
  const verified = await change(
    '($code: String!, $state: String!) { verifyLinkedIn(code: $code, state: $state) { setup { linkedInVerifiedOn } } }',
    Object.fromEntries(searchParams),
  )
  expect(verified.verifyLinkedIn.setup.linkedInVerifiedOn).toBe('2026-01-12T09:00:00.000Z')
})

test.each([
  ['Sweden', 'Umeå'],
  ['gb', 'Leeds'],
])('the cities of %s are known', async (country, city) => {
  expect((await mockClient().ask(`{ cities(country: "${country}") }`)).cities).toContain(city)
})

test('the cities of nowhere are NOT_FOUND, and every country has some', async () => {
  const { ask, refusalOfQuery } = mockClient()
  expect(await refusalOfQuery('{ cities(country: "Atlantis") }')).toMatchObject({ code: 'NOT_FOUND', field: 'country' })
  for (const { name } of (await ask('{ countries { name } }')).countries) {
    expect((await ask('query ($name: String!) { cities(country: $name) }', { name })).cities.length).toBeGreaterThan(2)
  }
})

test('any operation of a profile can fail as the scenario says', async () => {
  const { refusalOf } = mockClient({ failing: { removeCv: { code: 'UPSTREAM', message: messages.genericError } } })
  expect(await refusalOf('{ removeCv { id } }')).toEqual({ message: messages.genericError, code: 'UPSTREAM' })
})
