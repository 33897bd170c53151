import { importTraining } from '../../../src/service/training/content/import.ts'
import { assessmentIdOf, courseIdOf, lessonIdOf, questionIdOf, roadMapIdOf } from '../../../src/service/training/ids.ts'
import { picture } from './files.ts'
import type { Reply, RunningService, Session } from './service.ts'

/** A small folder of training: a roadmap of three steps, and what is in it. */

const text = (content: string): Buffer => Buffer.from(content)

export const trainingFiles = async (): Promise<Map<string, Buffer>> =>
  new Map([
    [
      'assessments/final.md',
      text(`---
title: Final check
objective: Shows what stayed.
passScore: 70
tags: [Web]
questions:
  - slug: page
    title: A page
    level: Hard
    duration: 30
    technologies: [HTML, C#]
    question: Build a page.
    editors: [html, css]
  - slug: boxes
    title: Boxes
    level: Medium
    duration: 10
    question: Which box?
---
Two questions.
`),
    ],
    [
      'assessments/quiz.md',
      text(`---
title: Short quiz
objective: Asks one thing.
isRestartable: true
questions:
  - slug: which
    title: Which one
    level: Easy
    duration: 5
    technologies: [JavaScript]
    question: Which of these?
    options: [One, Two, Three]
---
A quiz of five minutes.
`),
    ],
    [
      'courses/first/course.md',
      text(`---
title: First course
summary: Where one begins.
author: Nora Blum
level: Junior
image: cover.png
tags: [Web, Basics]
skills: [JavaScript, C++]
dependencies:
  - { text: Second course, course: second }
  - { text: A browser }
updatedAt: 2026-09-14
steps:
  - lesson: one
  - assessment: quiz
  - lesson: two
---
About the first course.
`),
    ],
    ['courses/first/cover.png', await picture('png', 2000, 1000)],
    [
      'courses/first/one.md',
      text(`---
title: Lesson one
duration: 20
---
Some *text* with a [link](https://example.org/page) and a [bad one](javascript:alert(1)).

![The cover](cover.png)

\`\`\`ts
const x = 1 < 2
\`\`\`

<script>alert(1)</script><p onclick="alert(2)">Raw</p><img src="https://example.org/x.png">
`),
    ],
    ['courses/first/two.md', text('---\ntitle: Lesson two\nduration: 10\n---\nMore text.\n')],
    [
      'courses/second/course.md',
      text(`---
title: Second course
summary: What comes after.
author: Omar Diaz
level: Senior
skills: [PostgreSQL]
steps:
  - lesson: only
---
About the second course.
`),
    ],
    ['courses/second/only.md', text('---\ntitle: The only lesson\nduration: 400\n---\nText.\n')],
    [
      'roadmaps/begin.md',
      text(`---
title: Where to begin
tags: [Starter]
steps:
  - course: first
  - assessment: final
  - course: second
---
The way through the samples.
`),
    ],
  ])

export const sample = {
  roadMap: roadMapIdOf('begin'),
  first: courseIdOf('first'),
  second: courseIdOf('second'),
  one: lessonIdOf('first', 'one'),
  two: lessonIdOf('first', 'two'),
  only: lessonIdOf('second', 'only'),
  quiz: assessmentIdOf('quiz'),
  final: assessmentIdOf('final'),
  which: questionIdOf('quiz', 'which'),
  page: questionIdOf('final', 'page'),
  boxes: questionIdOf('final', 'boxes'),
} as const

/** Imports the files into the service's database and file store. */
export const importSamples = ({ db, settings, clock }: RunningService, files: ReadonlyMap<string, Buffer>) =>
  importTraining({ db, fileStore: settings.fileStore, now: clock.now }, files)

/** The calls of training as one person makes them, who signs in again when the service's clock has moved on. */
export const learner = (running: RunningService, name: string) => {
  let signedIn: { readonly at: Date; readonly session: Promise<Session> } | null = null
  const sessionOf = (): Promise<Session> => {
    if (signedIn?.at !== running.clock.now) signedIn = { at: running.clock.now, session: running.logIn(name) }
    return signedIn.session
  }
  const call = async (method: string, path: string, body?: unknown, key?: string): Promise<Reply> =>
    await running.call(method, path, {
      session: await sessionOf(),
      ...(body === undefined ? {} : { body }),
      ...(key === undefined ? {} : { key }),
    })
  const road = `/tmRoadMap/${sample.roadMap}`
  return {
    call,
    roadMap: () => call('GET', road),
    course: (id: string) => call('GET', `${road}/courses/${id}`),
    startCourse: (id: string) => call('POST', `${road}/courses/${id}`),
    complete: (courseId: string, StepId: string, IsComplete = true) =>
      call('POST', `/course/${courseId}/step/updateState`, { IsComplete, StepId, RoadMapId: sample.roadMap }),
    assessment: (id: string, courseId?: string) =>
      call('GET', `${road}/assessments/${id}${courseId === undefined ? '' : `?CourseId=${courseId}`}`),
    start: (AssessmentId: string, CourseId?: string) => call('POST', `${road}/assessments/start`, { AssessmentId, CourseId }),
    submit: (AssessmentId: string, CourseId?: string) => call('POST', `${road}/assessments/submit`, { AssessmentId, CourseId }),
    restart: (AssessmentId: string, CourseId?: string) => call('POST', `${road}/assessments/restart`, { AssessmentId, CourseId }),
    answer: (
      AssessmentId: string,
      QuestionId: string,
      answer: unknown,
      CourseId?: string,
      EndTime?: string,
      WrittenAt?: string,
    ) =>
      call('POST', `${road}/assessments/questions/submit`, {
        AssessmentId,
        CourseId,
        QuestionId,
        EndTime,
        WrittenAt,
        Answer: typeof answer === 'string' ? answer : JSON.stringify(answer),
      }),
  }
}
