import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RunningService, startService } from './support/service.ts'
import { importSamples, learner, sample, trainingFiles } from './support/training.ts'

let running: RunningService
beforeAll(async () => {
  running = await startService()
  await importSamples(running, await trainingFiles())
})
afterAll(() => running.stop())

interface Step {
  readonly Id: string
  readonly TalentState: string
  readonly IsFavorite: boolean
}
interface CourseAnswer {
  readonly TalentState: string
  readonly Steps: readonly { readonly Id: string; readonly Content: string | null; readonly IsCompeleted: boolean }[]
}

type Learner = ReturnType<typeof learner>

const states = async (person: Learner) =>
  ((await person.roadMap()).value as { Steps: Step[] }).Steps.map(({ TalentState }) => TalentState)
const contents = (value: unknown) => (value as CourseAnswer).Steps.map(({ Content }) => Content !== null)
const locked = (title: string) => ({ status: 409, message: `This step opens when ${title} is completed.` })

describe('the steps of a roadmap', () => {
  it('open one after another, whatever the page says', async () => {
    const member = learner(running, 'member')
    expect(await states(member)).toEqual(['NotStarted', 'NotStarted', 'NotStarted'])
    expect(await member.assessment(sample.final)).toMatchObject(locked('First course'))
    expect(await member.start(sample.final)).toMatchObject(locked('First course'))
    expect(await member.course(sample.second)).toMatchObject(locked('Final check'))
    expect(await member.startCourse(sample.second)).toMatchObject(locked('Final check'))
    expect(await member.complete(sample.second, sample.only)).toMatchObject(locked('Final check'))
  })

  it('show a course with its text once it is started, and its questions once their clock runs', async () => {
    const member = learner(running, 'member')
    const before = await member.course(sample.first)
    expect(before.value).toMatchObject({ TalentState: 'NotStarted' })
    expect(contents(before.value)).toEqual([false, false, false])
    expect(await member.complete(sample.first, sample.one)).toMatchObject({ status: 409, message: 'Start the course first.' })
    expect(await member.start(sample.quiz, sample.first)).toMatchObject({ status: 409, message: 'Start the course first.' })
    const started = await member.startCourse(sample.first)
    expect(started).toMatchObject({ status: 200, value: { TalentState: 'InProgress' } })
    expect(contents(started.value)).toEqual([true, false, true])
    expect((await member.startCourse(sample.first)).value).toEqual(started.value)
    expect((await member.assessment(sample.quiz, sample.first)).value).toMatchObject({
      EndTime: null,
      Questions: [{ Title: 'Which one', Question: null, Options: [], Editors: [], Status: 'NotSubmitted' }],
    })
    await member.start(sample.quiz, sample.first)
    expect((await member.assessment(sample.quiz, sample.first)).value).toMatchObject({
      Questions: [{ Question: 'Which of these?', Options: [{ Id: 1, Text: 'One' }, { Id: 2 }, { Id: 3 }], TalentAnswer: null }],
    })
  })

  it('complete for good: the course with its last step, and the roadmap counts it', async () => {
    const member = learner(running, 'member')
    expect(await member.complete(sample.first, sample.one)).toMatchObject({ status: 200, value: true })
    expect(await member.complete(sample.first, sample.one)).toMatchObject({ status: 200, value: true })
    expect(await member.complete(sample.first, sample.one, false)).toMatchObject({
      status: 400,
      field: 'IsComplete',
      message: 'A completed step stays completed.',
    })
    await member.submit(sample.quiz, sample.first)
    expect(await states(member)).toEqual(['InProgress', 'NotStarted', 'NotStarted'])
    await member.complete(sample.first, sample.two)
    expect((await member.roadMap()).value).toMatchObject({
      ProcessPercent: 33,
      StartedByTM: true,
      Talents: 1,
      Duration: 475,
      Tags: [{ Title: 'Starter' }],
      Steps: [
        { Type: 'Course', TalentState: 'Completed', CourseDetail: { Title: 'First course', Duration: 35, Level: 'Junior' } },
        { Type: 'Assessment', TalentState: 'NotStarted', AssessmentDetail: { Questions: [{ Duration: 30 }, { Duration: 10 }] } },
        { Type: 'Course' },
      ],
    })
    // A lesson that the owner adds is open, and takes nothing back.
    const files = await trainingFiles()
    const course = String(files.get('courses/first/course.md'))
    files.set('courses/first/course.md', Buffer.from(course.replace('  - lesson: two\n', '  - lesson: two\n  - lesson: three\n')))
    files.set('courses/first/three.md', Buffer.from('---\ntitle: Lesson three\nduration: 5\n---\nNew.\n'))
    await importSamples(running, files)
    expect(await states(member)).toEqual(['Completed', 'NotStarted', 'NotStarted'])
    const { Steps } = (await member.course(sample.first)).value as CourseAnswer
    expect(Steps.map(({ IsCompeleted }) => IsCompeleted)).toEqual([true, true, true, false])
    expect(await member.assessment(sample.final)).toMatchObject({ status: 200 })
    await importSamples(running, await trainingFiles())
  })

  it('refuse what they do not hold, and an assessment that is marked by hand', async () => {
    const member = learner(running, 'member')
    expect(await member.complete(sample.first, sample.only)).toMatchObject({ status: 404 })
    expect(await member.course(sample.quiz)).toMatchObject({ status: 404 })
    expect(await member.assessment(sample.quiz)).toMatchObject({ status: 404 })
    expect(await member.assessment(sample.final, sample.first)).toMatchObject({ status: 404 })
    expect(await member.start(sample.quiz, sample.second)).toMatchObject({ status: 404 })
    const { value } = await member.course(sample.first)
    const quiz = (value as CourseAnswer).Steps[1]?.Id ?? ''
    expect(await member.complete(sample.first, quiz)).toMatchObject({ status: 409 })
  })

  it('belong to each person and each roadmap alone', async () => {
    const [amir, lead] = [learner(running, 'amir'), learner(running, 'lead')]
    expect((await amir.roadMap()).value).toMatchObject({ StartedByTM: false, Talents: 1, ProcessPercent: 0 })
    const favorite = `/tmRoadMap/${sample.roadMap}/courses/${sample.first}/favorite`
    expect(await amir.call('PUT', favorite, { IsFavorite: true })).toMatchObject({ status: 200, value: true })
    expect((await amir.course(sample.first)).value).toMatchObject({ IsFavorite: true })
    expect((await lead.course(sample.first)).value).toMatchObject({ IsFavorite: false })
    expect(await amir.call('PUT', favorite, { IsFavorite: false })).toMatchObject({ status: 200, value: false })
    expect((await amir.course(sample.first)).value).toMatchObject({ IsFavorite: false })
    expect((await lead.call('GET', `/roadMap/${sample.roadMap}`)).value).toMatchObject({ StartedByTM: false, Talents: 1 })
    await Promise.all(Array.from({ length: 20 }, () => amir.startCourse(sample.first)))
    expect((await lead.roadMap()).value).toMatchObject({ Talents: 2, StartedByTM: false })
  })

  it('complete a course however many of its last steps come at once', async () => {
    const olivia = learner(running, 'olivia')
    await olivia.startCourse(sample.first)
    await olivia.start(sample.quiz, sample.first)
    await Promise.all([
      olivia.complete(sample.first, sample.one),
      olivia.submit(sample.quiz, sample.first),
      olivia.complete(sample.first, sample.two),
    ])
    expect(await states(olivia)).toEqual(['Completed', 'NotStarted', 'NotStarted'])
  })
})
