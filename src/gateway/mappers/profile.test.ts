import { describe, expect, test } from 'vitest'
import { languageLevels } from '#rules/profile-values.ts'
import { completeMember } from '../testing/examples.ts'
import { education, experienceDetail, profileDetail } from '../testing/profile-examples.ts'
import {
  fromCareerEntry,
  fromCertificate,
  fromEducation,
  fromJobPreferences,
  fromLanguageSkill,
  fromPersonalDetails,
  fromProfileSetup,
  toCareerHistory,
  toEducation,
  toJobPreferences,
  toJobRoles,
  toJobTitles,
  toProfileSetup,
} from './profile.ts'

const work = { company: 'Harbour', jobTitle: 'Engineer', stillWorking: true }

/** Optional texts that were left out, given as null, or emptied are the same nothing for v1. */
const nothings = [undefined, null, '', '  ']

test.each(nothings)('%j for every optional field is null in every body', (nothing) => {
  const given = <K extends string>(...names: K[]) =>
    Object.fromEntries(nothing === undefined ? [] : names.map((name) => [name, nothing]))
  const bodies = [
    fromPersonalDetails({
      firstName: 'M',
      lastName: 'L',
      ...given('nickName', 'birthDate', 'secondaryEmail', 'phone', 'mobile', 'nationality', 'country', 'city'),
      ...given('maritalStatus', 'militaryServiceSituation'),
    }),
    fromJobPreferences({ specificRoles: [], ...given('jobTitleId', 'experienceYear') }),
    fromEducation({ stillStudying: true, ...given('id', 'degree', 'fieldOfStudy', 'institute', 'startDate', 'endDate') }),
    fromCertificate({ name: 'C', ...given('id', 'issuer', 'issueDate', 'expireDate', 'credentialUrl') }),
    fromProfileSetup(given('linkedIn', 'gitHub', 'webSite', 'bio', 'personality')),
    ...(fromCareerEntry({ ...work, ...given('id', 'startDate', 'endDate', 'description') }).Items ?? []),
  ]
  const kept = bodies.flatMap((body) => Object.entries(body).filter(([, value]) => value !== null && !Array.isArray(value)))
  expect(Object.fromEntries(kept)).toEqual({
    FirstName: 'M',
    LastName: 'L',
    StillStudying: true,
    Name: 'C',
    Company: 'Harbour',
    JobTitle: 'Engineer',
    StillWorking: true,
  })
})

test('a required text that is empty goes to v1 as it is, to be refused there with its field', () => {
  expect(fromPersonalDetails({ firstName: '', lastName: ' ' })).toMatchObject({ FirstName: '', LastName: ' ' })
})

test('an entry keeps the career’s description: it is not in the body', () => {
  expect(fromCareerEntry(work)).not.toHaveProperty('CareerHistoryDescription')
})

test.each(languageLevels)('the level %s is v1’s', (level) => {
  expect(fromLanguageSkill({ language: 'Swedish', level })).toEqual({ Id: null, Language: 'Swedish', Level: level })
})

describe('job preferences', () => {
  test('of a member without a professional detail are empty', () => {
    const member = { ...completeMember, ProfessionalDetail: null, SpecificRoles: [], JobPreferences: [] }
    expect(toJobPreferences(member)).toEqual({
      jobTitleId: null,
      jobTitle: null,
      jobRole: null,
      specificRoles: [],
      experienceYear: null,
      preferences: [],
    })
  })

  test('keep the order of v1', () => {
    const JobPreferences = ['b', 'a', 'c'].map((Id) => ({ Id, WorkingPosition: Id }))
    expect(toJobPreferences({ ...completeMember, JobPreferences }).preferences.map((one) => one.id)).toEqual(['b', 'a', 'c'])
  })
})

test('dates that were never given stay empty', () => {
  expect(toEducation({ ...education, StartDate: null, EndDate: null })).toMatchObject({ startDate: null, endDate: null })
})

test('a career without anything is empty', () => {
  expect(toCareerHistory({ CareerHistoryDescription: null, Items: [] })).toEqual({ description: null, entries: [] })
  expect(toCareerHistory(experienceDetail).entries).toHaveLength(1)
})

test('v1’s Description is the bio, and its CV the name of the file', () => {
  expect(toProfileSetup({ ...profileDetail, CV: 'cv.docx', Description: '<p>B</p>', CVSize: null })).toMatchObject({
    bio: '<p>B</p>',
    cvName: 'cv.docx',
    cvSize: null,
  })
})

test('roles and titles of the one list are told apart', () => {
  const list = [
    { id: 'r', Name: 'Role', Type: 'JobRole', RoleId: null },
    { id: 't', Name: 'Title', Type: 'JobTitle', RoleId: 'r' },
  ] as const
  expect(toJobRoles([...list])).toEqual([{ id: 'r', name: 'Role' }])
  expect(toJobTitles([...list])).toEqual([{ id: 't', name: 'Title', roleId: 'r' }])
  expect([toJobRoles([]), toJobTitles([])]).toEqual([[], []])
})
