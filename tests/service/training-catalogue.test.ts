import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, test, vi } from 'vitest'
import { skill } from '../../src/service/db/profile-schema.ts'
import { course, courseStep } from '../../src/service/db/training-schema.ts'
import { type Criteria, courseQuery } from '../../src/service/training/catalogue.ts'
import { courseIdOf, lessonIdOf } from '../../src/service/training/ids.ts'
import { searchable } from '../../src/service/training/search.ts'
import { type RunningService, startService } from './support/service.ts'
import { importSamples, learner, sample, trainingFiles } from './support/training.ts'

let running: RunningService
beforeAll(async () => {
  running = await startService()
  await importSamples(running, await trainingFiles())
})
afterAll(() => running.stop())

const member = () => learner(running, 'member')
const titles = async (path: 'tmCourse' | 'tmAssessment', criteria: object) =>
  ((await member().call('POST', `/${path}/find`, criteria)).value as { Title: string }[]).map(({ Title }) => Title)
const courses = (criteria: object) => titles('tmCourse', criteria)
const assessments = (criteria: object) => titles('tmAssessment', criteria)
const skillOf = async (name: string): Promise<string> => {
  const [found] = await running.db.select().from(skill).where(sql`${skill.name} = ${name}`)
  return found?.id ?? ''
}

test.each(['tmCourse', 'tmAssessment'])('POST /%s/find without a body is a search without criteria', async (path) => {
  const everything = (await member().call('POST', `/${path}/find`, {})).value
  expect(everything).not.toEqual([])
  expect(await member().call('POST', `/${path}/find`)).toMatchObject({ status: 200, value: everything })
})

describe('what v1 answers of training has exactly the fields of specification 3, and those that decisions add', () => {
  const read = async (path: string) => (await member().call('GET', path)).value as Record<string, Record<string, unknown>[]>
  const keys = (value: unknown) => Object.keys(value as object).sort()

  it('a course', async () => {
    const value = await read(`/tmCourse/${sample.first}`)
    const known = ['Author', 'Dependencies', 'Description', 'Duration', 'Id', 'ImageDownloadUrl', 'IsFavorite', 'Level', 'Skills']
    expect(keys(value)).toEqual([...known, 'Steps', 'Summary', 'Tags', 'Title', 'UpdatedAt', 'IsRequested', 'TalentState'].sort())
    expect(value).toMatchObject({
      Summary: 'Where one begins.',
      Description: expect.stringContaining('About the first course.'),
      Level: 'Junior',
      Tags: [{ Title: 'Web' }, { Title: 'Basics' }],
    })
    expect(value.Tags?.map(keys)).toEqual([
      ['Id', 'Title'],
      ['Id', 'Title'],
    ])
    const skills = [await skillOf('JavaScript'), await skillOf('C++')]
    expect([...(value.Skills ?? [])].sort()).toEqual(skills.sort())
  })

  it('a step of a roadmap', async () => {
    const { Steps } = await read(`/tmRoadMap/${sample.roadMap}`)
    const known = ['AssessmentDetail', 'CourseDetail', 'Id', 'IsFavorite', 'TalentState', 'Type']
    expect(Steps?.map(keys)).toEqual([known, known, known])
    expect(Steps?.map(({ Type, IsFavorite }) => [Type, IsFavorite])).toEqual([
      ['Course', false],
      ['Assessment', false],
      ['Course', false],
    ])
  })

  it('an assessment with its questions', async () => {
    const value = await read(`/tmAssessment/${sample.final}`)
    const known = [
      'Description',
      'EndTime',
      'Id',
      'IsFavorite',
      'IsRestartable',
      'Objective',
      'PassScore',
      'Questions',
      'SubmitTime',
    ]
    expect(keys(value)).toEqual([...known, 'Tags', 'Title', 'IsRequested', 'LastAttempt'].sort())
    expect(value).toMatchObject({
      Description: expect.stringContaining('Two questions.'),
      Objective: 'Shows what stayed.',
      PassScore: 70,
      IsRestartable: false,
      IsFavorite: false,
      Tags: [{ Title: 'Web' }],
    })
    const [page] = value.Questions ?? []
    const fields = ['Duration', 'Editors', 'Id', 'Level', 'Question', 'Status', 'TalentAnswer', 'Technologies', 'Title']
    expect(keys(page)).toEqual([...fields, 'Options', 'AnsweredAt'].sort())
    expect(page).toMatchObject({ Level: 'Hard', Technologies: [{ Text: 'HTML' }, { Text: 'C#' }] })
    expect([page?.Technologies].flat().map(keys)).toEqual([
      ['Text', 'id'],
      ['Text', 'id'],
    ])
  })
})

describe('the catalogue of courses', () => {
  it('finds what meets every criterion, by title', async () => {
    const [javaScript, postgreSql] = [await skillOf('JavaScript'), await skillOf('PostgreSQL')]
    const both = ['First course', 'Second course']
    expect(await courses({})).toEqual(both)
    expect(await courses({ Text: '  COURSE ' })).toEqual(both)
    expect(await courses({ Level: ['Junior', 'Senior'] })).toEqual(both)
    expect(await courses({ Level: ['MidLevel'] })).toEqual([])
    expect(await courses({ Skill: [javaScript, postgreSql] })).toEqual(both)
    expect(await courses({ Skill: [javaScript.toUpperCase()] })).toEqual(['First course'])
    expect(await courses({ Skill: [javaScript], Level: ['Senior'] })).toEqual([])
    expect(await courses({ Duration: [0, 5] })).toEqual(['First course'])
    expect(await courses({ Duration: [5, 10], Text: 'course', Level: ['Senior'], Skill: [postgreSql] })).toEqual([
      'Second course',
    ])
    expect(await courses({ Duration: [10, 9999] })).toEqual([])
    expect(await courses({ Duration: [9999, 9999] })).toEqual([])
    expect(await courses({ PageSize: 1, PageNumber: 2 })).toEqual(['Second course'])
  })

  it('finds parts of words, names of skills, tags and authors, and takes signs for what they are', async () => {
    for (const text of ['irst', 'basics', 'script', 'blum', 'c++', 'nora first', 'JAVASCRIPT']) {
      expect(await courses({ Text: text })).toEqual(['First course'])
    }
    for (const text of ['%', '_', "'", '\\', "first' | 'second", '!third', 'first & nothing', '***', 'c#']) {
      expect([text, await courses({ Text: text })]).toEqual([text, []])
    }
    expect(await courses({ Text: '  ' })).toHaveLength(2)
  })

  it('shows a course without its lessons’ text and anybody’s progress', async () => {
    await member().startCourse(sample.first)
    const { value } = await member().call('GET', `/tmCourse/${sample.first}`)
    expect(value).toMatchObject({
      Author: 'Nora Blum',
      Duration: 35,
      TalentState: 'NotStarted',
      UpdatedAt: '2026-09-14T00:00:00.000Z',
      Dependencies: [
        { Text: 'Second course', DependencyId: sample.second },
        { Text: 'A browser', DependencyId: null },
      ],
      Steps: [
        { Type: 'Lesson', Content: null, IsCompeleted: false, AssessmentDetails: null },
        { Type: 'Assessment', Duration: 5, AssessmentDetails: { Id: sample.quiz, Questions: [{ Question: null, Options: [] }] } },
        { Type: 'Lesson' },
      ],
    })
  })
})

describe('the catalogue of assessments', () => {
  it('finds by the levels and technologies of the questions', async () => {
    expect(await assessments({})).toEqual(['Final check', 'Short quiz'])
    expect(await assessments({ Level: ['Hard'] })).toEqual(['Final check'])
    expect(await assessments({ Level: ['Easy', 'Medium'] })).toEqual(['Final check', 'Short quiz'])
    expect(await assessments({ Technology: [await skillOf('JavaScript')], Text: 'quiz', Duration: [0, 5] })).toEqual([
      'Short quiz',
    ])
    expect(await assessments({ Text: 'c#' })).toEqual(['Final check'])
  })
})

describe('a request for access', () => {
  it('is taken once', async () => {
    const paths = [`/tmCourse/${sample.first}`, `/tmAssessment/${sample.quiz}`]
    for (const path of paths) {
      expect((await member().call('GET', path)).value).toMatchObject({ IsRequested: false })
      const replies = await Promise.all(Array.from({ length: 5 }, () => member().call('POST', `${path}/requestAccess`)))
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409])
      expect(replies.find(({ status }) => status === 409)?.message).toBe('You have already requested access.')
      expect((await member().call('GET', path)).value).toMatchObject({ IsRequested: true })
      expect((await learner(running, 'amir').call('GET', path)).value).toMatchObject({ IsRequested: false })
    }
  })
})

describe('ten thousand courses', () => {
  const levels = ['Junior', 'MidLevel', 'Senior'] as const
  const themes = [
    'JavaScript',
    'PostgreSQL',
    'Accessibility',
    'Networks',
    'Security',
    'Testing',
    'Git',
    'Python',
    'Design',
    'Linux',
  ]

  beforeAll(async () => {
    const skills = (await running.db.select().from(skill)).map(({ id }) => id).sort()
    const rows = Array.from({ length: 10_000 }, (_, index) => {
      const [slug, level] = [`generated-${index}`, levels[index % 3] ?? 'Junior']
      const skillIds = [skills[index % skills.length], skills[(index * 7) % skills.length]].flatMap((id) => id ?? [])
      const title = `${themes[index % 10]} in ${index} steps`
      const summary = `What ${themes[(index * 3) % 10]} and ${themes[(index * 7) % 10]} have in common, part ${index}.`
      return {
        id: courseIdOf(slug),
        slug,
        title,
        summary,
        description: summary,
        author: 'Nora Blum',
        level,
        tags: [themes[index % 10] ?? ''],
        skillIds,
        duration: 30 + (index % 1000),
        facets: [level, ...skillIds],
        words: searchable([title, summary, 'Nora Blum']),
        source: '',
        contentHash: '',
      }
    })
    for (let start = 0; start < rows.length; start += 500) {
      const part = rows.slice(start, start + 500)
      await running.db.insert(course).values(part)
      const steps = part.flatMap(({ id, slug }) =>
        Array.from({ length: 5 }, (_, position) => ({
          courseId: id,
          position,
          id: lessonIdOf(slug, String(position)),
          title: `Lesson ${position}`,
          duration: 6,
          content: '<p>Text</p>'.repeat(100),
        })),
      )
      await running.db.insert(courseStep).values(steps)
    }
    await running.pool.query('vacuum analyze course')
    await running.pool.query('analyze course_step')
  })

  const criteria = async (): Promise<Criteria> => ({
    text: 'secur 42',
    facets: [['Junior'], [await skillOf('TypeScript'), await skillOf('PostgreSQL')]],
    hours: [0, 10],
    page: 1,
    size: 100,
  })
  const planOf = async (given: Criteria): Promise<string> => {
    const { rows } = await running.db.execute(sql`explain ${courseQuery(running.db, given).getSQL()}`)
    return JSON.stringify(rows)
  }

  it('are searched by one index that serves text, level and skills, and listed by another', async () => {
    const all = await criteria()
    expect(await planOf(all)).toContain('course_search_idx')
    expect(await planOf(all)).not.toContain('Seq Scan')
    expect(await planOf({ ...all, text: null })).not.toContain('Seq Scan')
    expect(await planOf({ ...all, text: null, facets: [], hours: null })).toContain('course_title_idx')
  })

  it('take the same few queries for a hundred as for one', async () => {
    const person = member()
    await person.call('POST', '/tmCourse/find', { PageSize: 1 })
    const counted = async (PageSize: number): Promise<number> => {
      const queries = vi.spyOn(pg.Client.prototype, 'query')
      const { value } = await person.call('POST', '/tmCourse/find', { PageSize })
      const count = queries.mock.calls.length
      queries.mockRestore()
      expect(value).toHaveLength(PageSize)
      return count
    }
    const one = await counted(1)
    expect(one).toBeGreaterThan(3)
    expect(await counted(100)).toBe(one)
  })
})
