import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { assessmentAttempt, attemptAnswer } from '../../src/service/db/training-progress-schema.ts'
import { type RunningService, startService } from './support/service.ts'
import { importSamples, learner, sample, trainingFiles } from './support/training.ts'

let running: RunningService
beforeAll(async () => {
  running = await startService()
  await importSamples(running, await trainingFiles())
})
afterAll(() => running.stop())
beforeEach(async () => {
  for (const table of ['assessment_attempt', 'attempt_answer', 'step_completion', 'course_start', 'road_map_start']) {
    await running.pool.query(`delete from ${table}`)
  }
})

const minutes = (count: number): number => count * 60_000

const begin = async () => {
  const person = learner(running, 'member')
  await person.startCourse(sample.first)
  return person
}
type Learner = Awaited<ReturnType<typeof begin>>

/** The learner before the last step of the roadmap's first course, so that the assessment after it is open. */
const beginFinal = async () => {
  const person = await begin()
  await person.complete(sample.first, sample.one)
  await person.complete(sample.first, sample.two)
  await person.start(sample.quiz, sample.first)
  await person.submit(sample.quiz, sample.first)
  return person
}

const over = { status: 409, message: 'Time is over.' }
const quiz = [sample.quiz, sample.first] as const
const answerQuiz = (person: Learner, option: unknown) => person.answer(sample.quiz, sample.which, { option }, sample.first)
const quizOf = async (person: Learner) => (await person.assessment(...quiz)).value
const endOf = (value: unknown): number => Date.parse((value as { EndTime: string }).EndTime)

describe('the clock of an assessment', () => {
  it('is the service’s: it runs for the sum of the questions, and starting again does not move it', async () => {
    const person = await beginFinal()
    const started = await person.start(sample.final)
    expect(endOf(started.value)).toBe(running.clock.now.getTime() + minutes(40))
    running.clock.forward(minutes(10))
    expect((await person.start(sample.final)).value).toEqual(started.value)
    expect((await person.assessment(sample.final)).value).toMatchObject({ ...(started.value as object), SubmitTime: null })
  })

  it('takes answers until five seconds after its end, and keeps what was saved', async () => {
    const person = await begin()
    expect(await answerQuiz(person, 1)).toMatchObject({ status: 409, message: 'Start the assessment first.' })
    await person.start(...quiz)
    expect(await answerQuiz(person, 1)).toMatchObject({ status: 200, value: { AnsweredAt: running.clock.now.toISOString() } })
    running.clock.forward(minutes(5) + 5000)
    const late = await answerQuiz(person, 2)
    expect(late).toMatchObject({ status: 200 })
    running.clock.forward(1)
    expect(await answerQuiz(person, 3)).toMatchObject(over)
    expect(await quizOf(person)).toMatchObject({
      Questions: [
        { Status: 'Submitted', TalentAnswer: '{"option":2}', AnsweredAt: (late.value as { AnsweredAt: string }).AnsweredAt },
      ],
    })
  })

  it('ends by itself: the step is completed, and what it opens is open', async () => {
    const person = await beginFinal()
    await person.start(sample.final)
    expect(await person.course(sample.second)).toMatchObject({ status: 409 })
    running.clock.forward(minutes(40) - 1)
    expect(await person.course(sample.second)).toMatchObject({ status: 409 })
    running.clock.forward(1)
    expect(await person.submit(sample.final)).toMatchObject(over)
    expect(await person.course(sample.second)).toMatchObject({ status: 200 })
    expect((await person.roadMap()).value).toMatchObject({ ProcessPercent: 66, Steps: [{}, { TalentState: 'Completed' }, {}] })
  })
})

describe('submitting', () => {
  it('ends the attempt once; again it answers the first moment, also when the time is over', async () => {
    const person = await begin()
    expect(await person.submit(...quiz)).toMatchObject({ status: 409, message: 'Start the assessment first.' })
    await person.start(...quiz)
    running.clock.forward(minutes(1))
    const submitted = await person.submit(...quiz)
    expect(submitted).toMatchObject({ status: 200, value: { SubmitTime: running.clock.now.toISOString() } })
    running.clock.forward(minutes(1))
    expect((await person.submit(...quiz)).value).toEqual(submitted.value)
    expect(await answerQuiz(person, 1)).toMatchObject({ status: 409 })
    running.clock.forward(minutes(10))
    expect((await person.submit(...quiz)).value).toEqual(submitted.value)
    expect((await person.start(...quiz)).status).toBe(200)
    expect(await quizOf(person)).toMatchObject(submitted.value as object)
  })
})

describe('restarting', () => {
  it('is for an assessment that allows it and has ended; the last attempt stays readable, and its step completed', async () => {
    const person = await begin()
    expect(await person.restart(...quiz)).toMatchObject({ status: 409, message: 'Start the assessment first.' })
    const first = await person.start(...quiz)
    await answerQuiz(person, 3)
    expect(await person.restart(...quiz)).toMatchObject({ status: 409, message: 'The assessment is still running.' })
    await person.submit(...quiz)
    running.clock.forward(minutes(60))
    const second = await person.restart(...quiz)
    expect(endOf(second.value)).toBe(running.clock.now.getTime() + minutes(5))
    expect(await quizOf(person)).toMatchObject({
      ...(second.value as object),
      SubmitTime: null,
      Questions: [{ Status: 'NotSubmitted', TalentAnswer: null }],
      LastAttempt: { ...(first.value as object), Answers: [{ QuestionId: sample.which, TalentAnswer: '{"option":3}' }] },
    })
    expect(((await person.course(sample.first)).value as { Steps: unknown[] }).Steps[1]).toMatchObject({ IsCompeleted: true })
    running.clock.forward(minutes(5))
    expect(await person.restart(...quiz)).toMatchObject({ status: 200 })
    expect(await quizOf(person)).toMatchObject({ LastAttempt: { ...(second.value as object), SubmitTime: null, Answers: [] } })
    const whole = await beginFinalAfter(person)
    await whole.start(sample.final)
    await whole.submit(sample.final)
    expect(await whole.restart(sample.final)).toMatchObject({ status: 409, message: 'This assessment cannot be restarted.' })
  })
})

describe('an answer of an attempt that was restarted', () => {
  it('is refused, and one that names no attempt is for the one that runs', async () => {
    const person = await begin()
    const first = endOf((await person.start(...quiz)).value)
    const answerIn = (end: number, option: number) =>
      person.answer(sample.quiz, sample.which, { option }, sample.first, new Date(end).toISOString())
    expect(await answerIn(first, 1)).toMatchObject({ status: 200 })
    await person.submit(...quiz)
    running.clock.forward(minutes(1))
    const second = endOf((await person.restart(...quiz)).value)
    const restarted = { status: 409, message: 'The assessment was restarted since this answer was written.' }
    expect(await answerIn(first, 2)).toMatchObject(restarted)
    expect(await quizOf(person)).toMatchObject({ Questions: [{ TalentAnswer: null }] })
    expect(await answerQuiz(person, 2)).toMatchObject({ status: 200 })
    expect(await answerIn(second, 3)).toMatchObject({ status: 200 })
    expect(await quizOf(person)).toMatchObject({
      Questions: [{ TalentAnswer: '{"option":3}' }],
      LastAttempt: { Answers: [{ TalentAnswer: '{"option":1}' }] },
    })
  })
})

describe('answers that come in another order than they were written in', () => {
  const answerOf = async (person: Learner): Promise<unknown> =>
    ((await quizOf(person)) as { Questions: Array<{ TalentAnswer: string | null }> }).Questions[0]?.TalentAnswer
  /** An option that was written so many seconds after the test began. */
  const writer = (person: Learner) => {
    const start = running.clock.now.getTime()
    return (option: number, seconds: number) => {
      const written = new Date(start + seconds * 1000).toISOString()
      return person.answer(sample.quiz, sample.which, { option }, sample.first, undefined, written)
    }
  }

  it('count by when they were written; an older one is told when the one that stands was taken', async () => {
    const person = await begin()
    await person.start(...quiz)
    const write = writer(person)
    running.clock.forward(30_000)
    const newer = await write(2, 20)
    running.clock.forward(1_000)
    expect((await write(1, 10)).value).toEqual(newer.value)
    expect(await answerOf(person)).toBe('{"option":2}')
    expect((await write(3, 21)).value).not.toEqual(newer.value)
    expect(await answerOf(person)).toBe('{"option":3}')
  })

  it('count from now without saying when, and never from a time to come', async () => {
    const person = await begin()
    await person.start(...quiz)
    const write = writer(person)
    expect(await write(1, 3600)).toMatchObject({ status: 200 })
    running.clock.forward(1_000)
    expect(await answerQuiz(person, 2)).toMatchObject({ status: 200 })
    expect(await answerOf(person)).toBe('{"option":2}')
    expect(await write(3, 0)).toMatchObject({ status: 200 })
    expect(await answerOf(person)).toBe('{"option":2}')
    expect(await write(3, 2)).toMatchObject({ status: 200 })
    expect(await answerOf(person)).toBe('{"option":3}')
  })

  it('leave the newest one when they come all at once', async () => {
    const person = await begin()
    await person.start(...quiz)
    const write = writer(person)
    running.clock.forward(60_000)
    const order = [7, 3, 9, 1, 10, 4, 2, 8, 6, 5]
    await Promise.all(order.map((seconds) => write((seconds % 3) + 1, seconds)))
    expect(await answerOf(person)).toBe(`{"option":${(10 % 3) + 1}}`)
  })
})

const beginFinalAfter = async (person: Learner): Promise<Learner> => {
  await person.complete(sample.first, sample.one)
  await person.complete(sample.first, sample.two)
  return person
}

describe('many at once', () => {
  it('100 starts give one attempt and one end', async () => {
    const person = await begin()
    const replies = await Promise.all(Array.from({ length: 100 }, () => person.start(...quiz)))
    expect(new Set(replies.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(replies[0]?.status).toBe(200)
    expect(await running.db.$count(assessmentAttempt)).toBe(1)
  })

  it('submits beside restarts give one submission and at most one attempt more', async () => {
    const person = await begin()
    await person.start(...quiz)
    const replies = await Promise.all(
      Array.from({ length: 30 }, (_, index) => (index % 2 === 0 ? person.submit(...quiz) : person.restart(...quiz))),
    )
    const statuses = replies.map(({ status }) => status)
    expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([])
    const attempts = await running.db.select().from(assessmentAttempt)
    expect(attempts.map(({ number }) => number).toSorted((one, other) => one - other)).toEqual(
      attempts.map((_, index) => index + 1),
    )
    // Every attempt but the last one was submitted before the next began.
    const before = attempts.filter(({ number }) => number < attempts.length)
    expect(before.filter(({ submitTime }) => submitTime === null)).toEqual([])
    const restarts = replies.filter(({ status, value }) => status === 200 && 'EndTime' in (value as object))
    expect(attempts).toHaveLength(1 + restarts.length)
  })

  it('answers beside a submission are in it or refused', async () => {
    const person = await begin()
    await person.start(...quiz)
    const replies = await Promise.all(
      Array.from({ length: 30 }, (_, index) => (index === 10 ? person.submit(...quiz) : answerQuiz(person, 1 + (index % 3)))),
    )
    const answered = replies.filter((reply, index) => index !== 10 && reply.status === 200).length
    const refused = replies.filter(({ status }) => status === 409).length
    expect(answered + refused).toBe(29)
    expect(await running.db.$count(attemptAnswer)).toBe(answered === 0 ? 0 : 1)
  })

  it('a repeated request gets the first answer', async () => {
    const person = await begin()
    await person.start(...quiz)
    await person.submit(...quiz)
    const path = `/tmRoadMap/${sample.roadMap}/assessments/restart`
    const body = { AssessmentId: sample.quiz, CourseId: sample.first }
    const first = await person.call('POST', path, body, 'restart-1')
    expect(first.status).toBe(200)
    expect((await person.call('POST', path, body, 'restart-1')).text).toBe(first.text)
    expect(await running.db.$count(assessmentAttempt)).toBe(2)
  })
})

describe('an answer', () => {
  const refused = { status: 400, field: 'Answer' }

  it('is the number of an option, within those there are', async () => {
    const person = await begin()
    await person.start(...quiz)
    for (const option of [1, 3]) expect(await answerQuiz(person, option)).toMatchObject({ status: 200 })
    for (const option of [0, 4, 1.5, '1', null]) expect(await answerQuiz(person, option)).toMatchObject(refused)
    for (const text of ['', 'x', '[]', '1', 'null', '{"option":1,"more":1}', '{"html":""}']) {
      expect(await person.answer(sample.quiz, sample.which, text, sample.first)).toMatchObject(refused)
    }
    expect(await quizOf(person)).toMatchObject({ Questions: [{ TalentAnswer: '{"option":3}' }] })
  })

  it('is the text of the editors that were written in, and of no other', async () => {
    const person = await beginFinal()
    await person.start(sample.final)
    const page = (value: unknown) => person.answer(sample.final, sample.page, value)
    for (const option of [1, 4])
      expect(await person.answer(sample.final, sample.boxes, { option })).toMatchObject({ status: 200 })
    expect(await person.answer(sample.final, sample.boxes, { option: 5 })).toMatchObject(refused)
    expect(await page({ html: '<p>', css: '' })).toMatchObject({ status: 200 })
    expect(await page({ css: 'p {}' })).toMatchObject({ status: 200 })
    for (const value of [{}, { html: '', css: '', javascript: '' }, { html: '', css: 1 }, { option: 1 }]) {
      expect(await page(value)).toMatchObject(refused)
    }
    expect(await page({ html: '\u0000', css: '' })).toMatchObject(refused)
    expect(await page(`{"html":"${'x'.repeat(300_000)}","css":""}`)).toMatchObject(refused)
    // Deeper than a function may call itself.
    expect(await page(`{"html":${'['.repeat(100_000)}${']'.repeat(100_000)},"css":""}`)).toMatchObject(refused)
    expect(await person.answer(sample.final, sample.which, { option: 1 })).toMatchObject({ status: 404 })
  })
})
