import type { CallShape } from '#contract/call.ts'
import { profileCalls } from '#contract/profile.ts'
import { trainingCalls as calls } from '#contract/training.ts'
import { rowId } from '../profile-examples.ts'
import { type Case, type Cases, done } from './case.ts'

const moment = '2026-03-02T09:30:00.000Z'
const [roadMapId, courseId, assessmentId] = [rowId(69), rowId(65), rowId(61)]
const place = `roadMapId: "${roadMapId}", courseId: "${courseId}"`
const params = { roadMapId, courseId }

const roadMapFields = `id title description minutes talents tags isStarted progress
  steps { targetId kind title state isOpen opensAfter isFavorite minutes level imageUrl questionCount }`
const roadMap = {
  id: roadMapId,
  title: 'Web for everybody',
  description: 'From a page to a better one.',
  minutes: 65,
  talents: 12,
  tags: ['Web'],
  isStarted: true,
  progress: 0,
  steps: [
    {
      targetId: courseId,
      kind: 'Course',
      title: 'Accessible interfaces',
      state: 'InProgress',
      isOpen: true,
      opensAfter: null,
      isFavorite: true,
      minutes: 40,
      level: 'MidLevel',
      imageUrl: '/files/training/cover.webp',
      questionCount: null,
    },
    {
      targetId: assessmentId,
      kind: 'Assessment',
      title: 'Accessible pages',
      state: 'NotStarted',
      isOpen: false,
      opensAfter: 'Accessible interfaces',
      isFavorite: false,
      minutes: 25,
      level: null,
      imageUrl: null,
      questionCount: 2,
    },
  ],
}

const assessmentFields = `id assessmentId roadMapId courseId title description objective passScore isRestartable submittedAt endsAt
  tags isRequested questions { id questionId title text level minutes technologies editors options { id text } isSubmitted answer
  answeredAt } lastAttempt { endedAt submittedAt answers { questionId answer answeredAt } }`
const assessmentAt = (id: string, where: { roadMapId: string | null; courseId: string | null }) => ({
  id,
  assessmentId,
  ...where,
  title: 'Accessible pages',
  description: 'Asked and tried.',
  objective: 'You can tell.',
  passScore: 70,
  isRestartable: true,
  submittedAt: null,
  endsAt: moment,
  tags: ['Web'],
  isRequested: false,
  questions: [
    {
      id: `${id}:${rowId(63)}`,
      questionId: rowId(63),
      title: 'A button or a link',
      text: '<p>When is a control a link?</p>',
      level: 'Easy',
      minutes: 5,
      technologies: ['React'],
      editors: [],
      options: [{ id: 1, text: 'It leads elsewhere' }],
      isSubmitted: true,
      answer: '{"option":1}',
      answeredAt: moment,
    },
    {
      id: `${id}:${rowId(64)}`,
      questionId: rowId(64),
      title: 'A page',
      text: '<p>Write a page.</p>',
      level: 'Hard',
      minutes: 20,
      technologies: [],
      editors: ['html'],
      options: [],
      isSubmitted: false,
      answer: null,
      answeredAt: null,
    },
  ],
  lastAttempt: {
    endedAt: moment,
    submittedAt: null,
    answers: [{ questionId: rowId(63), answer: '{"option":2}', answeredAt: moment }],
  },
})
const assessmentInCourse = assessmentAt(`${roadMapId}:${courseId}:${assessmentId}`, { roadMapId, courseId })
const assessmentInCatalogue = assessmentAt(assessmentId, { roadMapId: null, courseId: null })

const courseFields = `id courseId roadMapId title summary description author imageUrl minutes level tags skills
  dependencies { text courseId } updatedAt isFavorite isRequested state
  steps { id stepId kind title minutes content isCompleted assessment { id } }`
const courseAt = (within: string | null) => {
  const idOf = (id: string) => (within === null ? id : `${within}:${courseId}:${id}`)
  return {
    id: within === null ? courseId : `${within}:${courseId}`,
    courseId,
    roadMapId: within,
    title: 'Accessible interfaces',
    summary: 'For everybody',
    description: 'How to build them.',
    author: 'Grace Okafor',
    imageUrl: '/files/training/cover.webp',
    minutes: 40,
    level: 'MidLevel',
    tags: ['Web'],
    skills: ['React'],
    dependencies: [
      { text: 'A browser', courseId: null },
      { text: 'Git without fear', courseId: rowId(66) },
    ],
    updatedAt: moment,
    isFavorite: true,
    isRequested: false,
    state: 'InProgress',
    steps: [
      {
        id: idOf(rowId(67)),
        stepId: rowId(67),
        kind: 'Lesson',
        title: 'Names and roles',
        minutes: 15,
        content: '<p>A name.</p>',
        isCompleted: true,
        assessment: null,
      },
      {
        id: idOf(rowId(68)),
        stepId: rowId(68),
        kind: 'Assessment',
        title: 'Accessible pages',
        minutes: 25,
        content: null,
        isCompleted: false,
        assessment: within === null ? null : { id: assessmentInCourse.id },
      },
    ],
  }
}

const assessmentPlace = `place: { ${place}, assessmentId: "${assessmentId}" }`
const assessmentAsked = [
  calls.getRoadMapAssessment,
  { params: { roadMapId, assessmentId }, query: { CourseId: courseId } },
] as const

/** A change of the attempt: asked of v1, after which the assessment is asked for anew. */
const changes = (field: string, call: CallShape): Case => ({
  query: `mutation { ${field}(${assessmentPlace}) { ${assessmentFields} } }`,
  answer: assessmentInCourse,
  calls: [[call, { params: { roadMapId }, body: { AssessmentId: assessmentId, CourseId: courseId } }], assessmentAsked],
})

export const trainingCases: Cases = {
  'Query.roadMaps': {
    query: `{ roadMaps(title: " web ") { ${roadMapFields} } }`,
    answer: [roadMap],
    calls: [[calls.findRoadMaps, { query: { title: 'web' } }]],
  },
  'Query.roadMap': {
    query: `{ roadMap(id: "${roadMapId}") { ${roadMapFields} } }`,
    answer: roadMap,
    calls: [[calls.getRoadMap, { params: { roadMapId } }]],
  },
  'Query.roadMapCourse': {
    query: `{ roadMapCourse(${place}) { ${courseFields} } }`,
    answer: courseAt(roadMapId),
    calls: [[calls.getRoadMapCourse, { params }], [profileCalls.getSkills]],
  },
  'Query.roadMapAssessment': {
    query: `{ roadMapAssessment(${assessmentPlace}) { ${assessmentFields} } }`,
    answer: assessmentInCourse,
    calls: [assessmentAsked],
  },
  'Query.courses': {
    query: `{ courses(page: 1, criteria: { text: " pages ", skillIds: ["${rowId(90)}"], levels: [Senior], hours: { min: 5, max: 10 } }) {
      courses { ${courseFields} } hasMore } }`,
    answer: { courses: [courseAt(null)], hasMore: false },
    calls: [
      [
        calls.findCourses,
        { body: { Text: 'pages', Duration: [5, 10], Level: ['Senior'], Skill: [rowId(90)], PageNumber: 1, PageSize: 25 } },
      ],
      [profileCalls.getSkills],
    ],
  },
  'Query.course': {
    query: `{ course(id: "${courseId}") { ${courseFields} } }`,
    answer: courseAt(null),
    calls: [[calls.getCourse, { params: { id: courseId } }], [profileCalls.getSkills]],
  },
  'Query.assessments': {
    query: `{ assessments(page: 1, criteria: { text: "", skillIds: ["${rowId(90)}"], levels: [Hard], hours: null }) {
      assessments { ${assessmentFields} } hasMore } }`,
    answer: { assessments: [assessmentInCatalogue], hasMore: false },
    calls: [[calls.findAssessments, { body: { Level: ['Hard'], Technology: [rowId(90)], PageNumber: 1, PageSize: 25 } }]],
  },
  'Query.assessment': {
    query: `{ assessment(id: "${assessmentId}") { ${assessmentFields} } }`,
    answer: assessmentInCatalogue,
    calls: [[calls.getAssessment, { params: { id: assessmentId } }]],
  },
  'Mutation.startCourse': {
    query: `mutation { startCourse(${place}) { ${courseFields} } }`,
    answer: courseAt(roadMapId),
    calls: [[calls.startCourse, { params }], [calls.getRoadMapCourse, { params }], [profileCalls.getSkills]],
  },
  'Mutation.setFavoriteCourse': {
    query: `mutation { setFavoriteCourse(${place}, isFavorite: true) { done } }`,
    answer: done,
    calls: [[calls.setFavorite, { params, body: { IsFavorite: true } }]],
  },
  'Mutation.completeLesson': {
    query: `mutation { completeLesson(${place}, stepId: "${rowId(67)}") { done } }`,
    answer: done,
    calls: [
      [calls.updateStepState, { params: { courseId }, body: { IsComplete: true, StepId: rowId(67), RoadMapId: roadMapId } }],
    ],
  },
  'Mutation.requestCourseAccess': {
    query: `mutation { requestCourseAccess(id: "${courseId}") { done } }`,
    answer: done,
    calls: [[calls.requestCourseAccess, { params: { id: courseId } }]],
  },
  'Mutation.requestAssessmentAccess': {
    query: `mutation { requestAssessmentAccess(id: "${assessmentId}") { done } }`,
    answer: done,
    calls: [[calls.requestAssessmentAccess, { params: { id: assessmentId } }]],
  },
  'Mutation.startAssessment': changes('startAssessment', calls.startAssessment),
  'Mutation.submitAssessment': changes('submitAssessment', calls.submitAssessment),
  'Mutation.restartAssessment': changes('restartAssessment', calls.restartAssessment),
  'Mutation.submitAnswer': {
    query: `mutation { submitAnswer(${assessmentPlace}, questionId: "${rowId(63)}", answer: "{\\"option\\":1}", endsAt: "${moment}", writtenAt: "${moment}") { answeredAt } }`,
    answer: { answeredAt: moment },
    calls: [
      [
        calls.submitAnswer,
        {
          params: { roadMapId },
          body: {
            AssessmentId: assessmentId,
            CourseId: courseId,
            QuestionId: rowId(63),
            Answer: '{"option":1}',
            EndTime: moment,
            WrittenAt: moment,
          },
        },
      ],
    ],
  },
}
