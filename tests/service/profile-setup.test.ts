import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { messages } from '../../src/rules/messages.ts'
import type { ProfileFacts } from '../../src/rules/profile-facts.ts'
import { teamMember } from '../../src/service/db/member-schema.ts'
import { findCompleteness } from '../../src/service/profile/completeness.ts'
import { type RunningService, type Session, startService } from './support/service.ts'

let running: RunningService
let session: Session
beforeAll(async () => {
  running = await startService()
  session = await running.logIn('member')
})
afterAll(() => running.stop())

const setup = {
  LinkedIn: 'https://www.linkedin.com/in/somebody',
  GitHub: 'https://github.com/somebody',
  WebSite: 'http://somebody.example.org/portfolio?page=2',
  Description: '<p>A <strong>bio</strong>.</p>',
  Personality: '<p>Calm.</p>',
}
const save = (change: object = {}) =>
  running.call('POST', '/teammember/profileDetail', { session, body: { ...setup, ...change } })
const read = async (path: string) => (await running.call('GET', `/teammember/${path}`, { session })).value

describe('profile setup', () => {
  it('is kept as saved, beside photo and CV', async () => {
    const before = await read('profileDetail')
    const reply = await save()
    expect(reply.value).toEqual({ ...Object(before), ...setup })
    expect(await read('profileDetail')).toEqual(reply.value)
    expect(await read('GetTeammemberWithProfessional')).toMatchObject({
      Description: setup.Description,
      LinkedIn: setup.LinkedIn,
      ProfessionalDetail: { Personality: setup.Personality, Job: 'Software Engineer' },
    })
  })

  it('says since when LinkedIn is verified', async () => {
    expect(await read('profileDetail')).toMatchObject({ LinkedInVerifiedOn: null, CanConnectLinkedIn: false })
    const at = new Date('2026-01-02T03:04:05.000Z')
    await running.db.update(teamMember).set({ linkedInVerifiedOn: at }).where(eq(teamMember.id, session.memberId))
    expect(await read('profileDetail')).toMatchObject({ LinkedInVerifiedOn: at.toISOString() })
  })

  it('may be emptied; text of blanks and empty paragraphs is none', async () => {
    const empty = { LinkedIn: null, GitHub: '  ', WebSite: '', Description: '<p>&nbsp;</p><p><br></p>', Personality: null }
    expect((await save(empty)).value).toMatchObject({
      LinkedIn: null,
      GitHub: null,
      WebSite: null,
      Description: null,
      Personality: null,
    })
  })

  it.each(['Description', 'Personality'])('sanitises %s', async (field) => {
    const reply = await save({ [field]: '<p style="x">a<img src=x onerror=alert(1)></p><svg onload=alert(1)></svg>' })
    expect(reply.value).toMatchObject({ [field]: '<p>a</p>' })
  })

  it.each(['LinkedIn', 'GitHub', 'WebSite'])('takes in %s only addresses of the web', async (field) => {
    const bad = [
      'javascript:alert(1)',
      'JavaScript://example.org/%0Aalert(1)',
      'data:text/html,<script>alert(1)</script>',
      'file:///etc/passwd',
      'ftp://example.org',
      '//example.org',
      'example.org',
      'https://user:secret@example.org',
      'http://localhost/',
      'https://',
      'nonsense',
    ]
    for (const address of bad) {
      expect(await save({ [field]: address }), address).toMatchObject({ status: 400, field, message: messages.urlInvalid })
    }
    expect((await save({ [field]: '  https://example.org/a  ' })).value).toMatchObject({ [field]: 'https://example.org/a' })
  })

  it.each(['Description', 'Personality'])('refuses in %s NUL, half of a pair and a megabyte', async (field) => {
    for (const text of ['a\u0000b', 'a\ud800b']) {
      const message = `${field} contains characters that are not allowed.`
      expect(await save({ [field]: text })).toMatchObject({ status: 400, field, message })
    }
    expect(await save({ [field]: 'x'.repeat(1024 * 1024) })).toMatchObject({ status: 400, field })
    expect(await save({ [field]: '&'.repeat(50_000) })).toMatchObject({
      status: 400,
      field,
      message: 'Use at most 100000 characters.',
    })
  })
})

/** Text of so many characters as a person reads it; in HTML it is longer. */
const marked = (length: number): string => `<p><strong>${'&amp;'.repeat(100)}</strong></p><p>${'😀'.repeat(length - 100)}</p>`

const completeness = async (): Promise<ProfileFacts | null> => await findCompleteness(running.db, session.memberId)

describe('completeness', () => {
  it.each([
    [249, false],
    [250, true],
    [251, true],
  ])('with %i characters, markup not counted, is %s', async (length, complete) => {
    const text = marked(length)
    await save({ Description: text, Personality: text })
    await running.call('POST', '/teammember/experienceDetail', { session, body: { CareerHistoryDescription: text } })
    expect(await completeness()).toEqual({
      personal: true,
      professional: complete,
      careerHistory: complete,
      profile: complete,
    })
  })

  it('of the profile needs a CV and a photo', async () => {
    await save({ Description: marked(300), Personality: marked(300) })
    for (const change of [{ cv: null }, { photoUrl: null }]) {
      const [before] = await running.db.select().from(teamMember).where(eq(teamMember.id, session.memberId))
      const mine = eq(teamMember.id, session.memberId)
      await running.db.update(teamMember).set(change).where(mine)
      expect(await completeness()).toMatchObject({ profile: false, personal: true })
      await running.db
        .update(teamMember)
        .set({ cv: before?.cv ?? null, photoUrl: before?.photoUrl ?? null })
        .where(mine)
    }
    expect(await completeness()).toMatchObject({ profile: true })
  })

  it.each([
    ['0', false],
    ['1', true],
    ['30+', true],
    [null, false],
  ])('with %s years of experience is %s', async (ExperienceYear, complete) => {
    const member = Object(await read('GetTeammemberWithProfessional'))
    const { SpecificRoles, ProfessionalDetail } = member
    const body = { SpecificRoles, JobTitleId: Object(ProfessionalDetail).JobTitleId, ExperienceYear }
    await running.call('POST', '/teammember/roleAndTitle', { session, body })
    expect(await completeness()).toMatchObject({ professional: complete })
  })

  it('is nobody’s for an unknown id', async () => {
    expect(await findCompleteness(running.db, '00000000-0000-4000-8000-000000000000')).toBeNull()
  })
})
