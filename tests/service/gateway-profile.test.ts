import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { wholeProfile } from '../../src/gateway/testing/cases/whole-profile.ts'
import { messages } from '../../src/rules/messages.ts'
import { teamMember } from '../../src/service/db/member-schema.ts'
import { lastCode, otherThan } from './support/contact.ts'
import { type Portal, startPortal } from './support/portal.ts'
import { type RunningService, type Session, startService } from './support/service.ts'

/** The profile on its whole way: gateway and v1 apart, HTTP between them, a real database behind. */

let running: RunningService
let portal: Portal
let newcomer: Session
let member: Session

beforeAll(async () => {
  running = await startService()
  portal = await startPortal(running)
  newcomer = await running.logIn('newcomer')
  member = await running.logIn('member')
})
afterAll(async () => {
  await portal?.close()
  await running?.stop()
})

const ask: Portal['ask'] = (...given) => portal.ask(...given)
const done: Portal['done'] = (...given) => portal.done(...given)

/** A mutation of the profile with one input; the answer is the part of the profile that `selection` names. */
const save = async (field: string, type: string, input: object, selection: string): Promise<unknown> => {
  const data = await done(newcomer, `mutation ($input: ${type}!) { ${field}(input: $input) { id ${selection} } }`, { input })
  return data?.[field]
}

const longText = `<p>${'Careful with words and with other people’s time. '.repeat(8)}</p>`
const id = expect.any(String)

describe('a newcomer fills in', () => {
  it('personal details', async () => {
    const input = {
      firstName: ' Nils ',
      lastName: 'Berg',
      birthDate: '1994-02-28',
      phone: '+46 700 000 007',
      nationality: 'Swedish',
      country: 'Sweden',
      city: 'Lund',
      nickName: '',
    }
    const saved = await save(
      'savePersonalDetails',
      'PersonalDetailsInput',
      input,
      'personalDetails { firstName birthDate nickName city } completeness { personal }',
    )
    expect(saved).toMatchObject({
      id: newcomer.memberId,
      personalDetails: { firstName: 'Nils', birthDate: '1994-02-28', nickName: null, city: 'Lund' },
      completeness: { personal: true },
    })
  })

  it('job preferences, with a title of the list', async () => {
    const data = (await done(newcomer, '{ jobRoles { id name } jobTitles { id name roleId } }')) as unknown as {
      jobRoles: Array<{ id: string; name: string }>
      jobTitles: Array<{ id: string; name: string; roleId: string | null }>
    }
    const title = data.jobTitles.find((one) => one.roleId !== null)
    const role = data.jobRoles.find((one) => one.id === title?.roleId)
    const input = { jobTitleId: title?.id, specificRoles: ['Front-end development'], experienceYear: '3' }
    const saved = await save(
      'saveJobPreferences',
      'JobPreferencesInput',
      input,
      'jobPreferences { jobTitleId jobTitle jobRole specificRoles experienceYear }',
    )
    expect(saved).toMatchObject({ jobPreferences: { ...input, jobTitle: title?.name, jobRole: role?.name } })
  })

  it.each([
    [
      'saveEducation',
      'EducationInput',
      { degree: 'Doctorate', fieldOfStudy: 'Law', institute: 'Lund', startDate: '2015-09-01', stillStudying: true },
      'educations',
    ],
    ['saveLanguageSkill', 'LanguageSkillInput', { language: 'Swedish', level: 'Native' }, 'languageSkills'],
    [
      'saveCertificate',
      'CertificateInput',
      { name: 'CPACC', issuer: 'IAAP', issueDate: '2024-02-29', credentialUrl: 'https://www.example.com/c' },
      'certificates',
    ],
  ] as const)('%s', async (field, type, input, list) => {
    const saved = await save(field, type, input, `${list} { id ${Object.keys(input).join(' ')} }`)
    expect(saved).toMatchObject({ [list]: [{ id, ...input }] })
  })

  it('a technical skill, and once only', async () => {
    const data = (await done(newcomer, '{ skills { id name } }')) as unknown as { skills: Array<{ id: string; name: string }> }
    const [skill] = data.skills
    const add = 'mutation ($id: ID!) { addTechnicalSkill(skillId: $id) { technicalSkills { skillId name fileName } } }'
    expect(await done(newcomer, add, { id: skill?.id })).toEqual({
      addTechnicalSkill: { technicalSkills: [{ skillId: skill?.id, name: skill?.name, fileName: null }] },
    })
    expect((await ask(newcomer, add, { id: skill?.id })).errors).toMatchObject([
      { message: messages.skillExists, extensions: { code: 'CONFLICT', field: 'skillId' } },
    ])
  })

  it('a career history: the text stays when an entry comes', async () => {
    await done(newcomer, 'mutation ($text: String) { saveCareerHistory(description: $text) { id } }', { text: longText })
    const entry = {
      company: 'Harbour',
      jobTitle: 'Engineer',
      startDate: '2020-01-01',
      endDate: '2022-02-02',
      stillWorking: false,
    }
    const saved = await save(
      'saveCareerEntry',
      'CareerEntryInput',
      entry,
      'careerHistory { description entries { id company endDate } } completeness { careerHistory }',
    )
    expect(saved).toMatchObject({
      careerHistory: { description: longText, entries: [{ id, company: 'Harbour', endDate: '2022-02-02' }] },
      completeness: { careerHistory: true },
    })
  })

  it('bio, personality and links', async () => {
    const input = {
      bio: longText,
      personality: `${longText}<script>alert(1)</script>`,
      linkedIn: 'https://www.linkedin.com/in/nils',
      gitHub: '',
    }
    const saved = await save(
      'saveProfileSetup',
      'ProfileSetupInput',
      input,
      'setup { bio personality linkedIn gitHub cvName photoUrl }',
    )
    expect(saved).toMatchObject({
      setup: { bio: longText, personality: longText, linkedIn: input.linkedIn, gitHub: null, cvName: null, photoUrl: null },
    })
  })

  it('contact, verified by the code that was sent', async () => {
    const phones = '{ contact { phones { id number isDefault } } }'
    const data = await done(newcomer, `mutation { savePhone(input: { number: "+46 (700) 123-456" }) ${phones} }`)
    expect(data).toEqual({ savePhone: { contact: { phones: [{ id, number: '+46700123456', isDefault: true }] } } })
    const { savePhone } = data as unknown as { savePhone: { contact: { phones: [{ id: string }] } } }
    const phone = { id: savePhone.contact.phones[0].id }
    const verification = '{ id verification { codeSentAt codeEndsAt verifiedAt wrongCodeCount } }'
    const sent = await done(newcomer, `mutation ($id: ID!) { sendPhoneCode(id: $id) ${verification} }`, phone)
    expect(sent).toMatchObject({
      sendPhoneCode: { id: phone.id, verification: { codeSentAt: id, codeEndsAt: id, verifiedAt: null } },
    })
    const code = await lastCode(running)
    const verify = `mutation ($id: ID!, $code: String!) { verifyPhone(id: $id, code: $code) ${verification} }`
    expect(await done(newcomer, verify, { ...phone, code: otherThan(code) })).toMatchObject({
      verifyPhone: { verification: { wrongCodeCount: 1, verifiedAt: null } },
    })
    expect(await done(newcomer, verify, { ...phone, code })).toMatchObject({
      verifyPhone: { verification: { wrongCodeCount: 1, verifiedAt: id } },
    })
  })

  it('and removes again what was added', async () => {
    const lists = ['educations', 'technicalSkills', 'languageSkills', 'certificates'] as const
    const data = (await done(newcomer, `{ profile { ${lists.map((list) => `${list} { id }`).join(' ')} } }`)) as unknown as {
      profile: Record<string, Array<{ id: string }>>
    }
    const fields = ['removeEducation', 'removeTechnicalSkill', 'removeLanguageSkill', 'removeCertificate']
    for (const [index, list] of lists.entries()) {
      const removed = await done(newcomer, `mutation ($id: ID!) { ${fields[index]}(id: $id) { ${list} { id } } }`, {
        id: data.profile[list]?.[0]?.id,
      })
      expect(Object.values(removed ?? {})).toEqual([{ [list]: [] }])
    }
  })
})

it('a whole profile of the seed is answered at once, and is complete', async () => {
  const data = await done(member, `{ viewer { id completeness { id } } profile ${wholeProfile} }`)
  expect(data).toMatchObject({
    viewer: { id: member.memberId, completeness: { id: member.memberId } },
    profile: {
      id: member.memberId,
      completeness: { id: member.memberId, personal: true, professional: true, careerHistory: true, profile: true },
    },
  })
})

describe('what v1 refuses', () => {
  it.each([
    ['savePersonalDetails(input: { firstName: " ", lastName: "B" }) { id }', 'VALIDATION', 'firstName'],
    ['saveProfileSetup(input: { linkedIn: "javascript:alert(1)" }) { id }', 'VALIDATION', 'linkedIn'],
    ['saveCareerEntry(input: { company: "", jobTitle: "E", stillWorking: true }) { id }', 'VALIDATION', 'company'],
    [
      'saveEducation(input: { degree: "Doctorate", fieldOfStudy: "L", institute: "L", startDate: "2020-01-02", endDate: "2020-01-01", stillStudying: false }) { id }',
      'VALIDATION',
      'endDate',
    ],
    ['removeEducation(id: "0b5e0c3a-6f0e-4b0e-9d53-0a5a5f1f7c11") { id }', 'FORBIDDEN', undefined],
    ['removeEducation(id: "nonsense") { id }', 'VALIDATION', 'id'],
    ['savePhone(input: { number: "12" }) { id }', 'VALIDATION', 'number'],
    ['saveAddress(input: { country: "S", city: "U", street: " ", postCode: "1" }) { id }', 'VALIDATION', 'street'],
    ['requestSkill(title: " ") { message }', 'VALIDATION', 'title'],
    ['verifyLinkedIn(code: "c", state: "s") { id }', 'FORBIDDEN', undefined],
    ['connectLinkedIn { url }', 'FORBIDDEN', undefined],
  ])('keeps its code and the field of the input: %s', async (field, code, inputField) => {
    const { errors } = await ask(newcomer, `mutation { ${field} }`)
    expect(errors).toMatchObject([{ extensions: { code } }])
    expect(errors?.[0]?.extensions.field).toBe(inputField)
  })

  it('a duplicate, whatever its case', async () => {
    const data = (await done(newcomer, '{ skills { name } jobTitles { name } }')) as unknown as Record<
      string,
      Array<{ name: string }>
    >
    const request = async (field: string, list: string) =>
      ask(newcomer, `mutation ($title: String!) { ${field}(title: $title) { message } }`, {
        title: ` ${data[list]?.[0]?.name.toUpperCase()} `,
      })
    expect((await request('requestSkill', 'skills')).errors).toMatchObject([
      { message: messages.skillExists, extensions: { code: 'CONFLICT', field: 'title' } },
    ])
    expect((await request('requestJobTitle', 'jobTitles')).errors).toMatchObject([
      { message: messages.jobTitleExists, extensions: { code: 'CONFLICT', field: 'title' } },
    ])
  })
})

it('a mutation sent twice with its key happens once, and is answered with the profile both times', async () => {
  const add = 'mutation { addJobPreference(workingPosition: "Remote") { jobPreferences { preferences { workingPosition } } } }'
  const first = await ask(newcomer, add, {}, 'key-of-a-job-preference')
  const second = await ask(newcomer, add, {}, 'key-of-a-job-preference')
  expect(first.data).toEqual({ addJobPreference: { jobPreferences: { preferences: [{ workingPosition: 'Remote' }] } } })
  expect(second).toEqual(first)
})

it('places to choose from', async () => {
  const data = (await done(newcomer, '{ countries { code name } cities(country: "Sweden") }')) as unknown as {
    countries: Array<{ code: string; name: string }>
    cities: string[]
  }
  expect(data.countries).toContainEqual({ code: 'SE', name: 'Sweden' })
  expect(data.cities).toContain('Lund')
  expect((await ask(newcomer, '{ cities(country: "Atlantis") }')).errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }])
})

it('a position is shown, applied for once, and gone when it is closed', async () => {
  const query = '{ position(deepLinkId: "senior-engineer") { deepLinkId positionId title jobTitles skills jobDescription } }'
  const { position } = (await done(member, query)) as unknown as { position: { deepLinkId: string; positionId: string } }
  expect(position.deepLinkId).toBe('senior-engineer')
  const apply = 'mutation ($d: ID!, $p: ID!) { applyForPosition(deepLinkId: $d, positionId: $p) { message } }'
  const given = { d: position.deepLinkId, p: position.positionId }
  expect(await done(member, apply, given)).toEqual({ applyForPosition: { message: messages.positionApplied } })
  expect((await ask(member, apply, given)).errors).toMatchObject([
    { message: messages.positionAppliedBefore, extensions: { code: 'CONFLICT' } },
  ])
  expect((await ask(member, '{ position(deepLinkId: "closed-role") { title } }')).errors).toMatchObject([
    { message: messages.positionClosed, extensions: { code: 'GONE' } },
  ])
  expect((await ask(member, '{ position(deepLinkId: "nowhere") { title } }')).errors).toMatchObject([
    { message: messages.positionNotFound, extensions: { code: 'NOT_FOUND' } },
  ])
})

it('says of a hiring manager that they are one', async () => {
  const manager = await running.logIn('idle')
  const isOne = async () => (await done(manager, '{ profile { isHiringManager } }'))?.profile
  expect(await isOne()).toEqual({ isHiringManager: false })
  await running.db.update(teamMember).set({ isHiringManager: true }).where(eq(teamMember.id, manager.memberId))
  expect(await isOne()).toEqual({ isHiringManager: true })
})
