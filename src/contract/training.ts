import Type from 'typebox'
import { answerLimit, courseLevels, questionLevels, searchTextLimit, trainingStates } from '#rules/training.ts'
import { defineCall, id, lineText, moment, nullable, strictObject } from './call.ts'

const text = Type.String()
const minutes = Type.Integer({ minimum: 0 })
const state = Type.Enum([...trainingStates])
const tag = Type.Object({ Id: id, Title: text })
const address = nullable(text)

const question = Type.Object({
  Id: id,
  Title: text,
  /** The text; null until the assessment is started, so that nobody reads ahead of the clock. */
  Question: nullable(text),
  Level: Type.Enum([...questionLevels]),
  Duration: minutes,
  /** Skills. */
  Technologies: Type.Array(Type.Object({ id, Text: text })),
  /** Languages; when there is one the answer is code. Empty until the assessment is started. */
  Editors: Type.Array(Type.Object({ Value: text })),
  /** What can be chosen from (decision A29); empty until the assessment is started, and where the boxes are called 1 to 4. */
  Options: Type.Array(Type.Object({ Id: Type.Integer({ minimum: 1, maximum: 4 }), Text: text })),
  Status: Type.Enum(['NotSubmitted', 'Submitted']),
  /** JSON text: `{"option": 2}`, or the code by editor, `{"html": "…", "css": "…"}`. */
  TalentAnswer: nullable(text),
  /** When that answer was taken. */
  AnsweredAt: nullable(moment),
})

/** What remains of an attempt that a restart has ended. */
const pastAttempt = Type.Object({
  EndTime: moment,
  SubmitTime: nullable(moment),
  Answers: Type.Array(Type.Object({ QuestionId: id, TalentAnswer: text, AnsweredAt: moment })),
})

/** Assessment (specification 3). Times and answers are the caller's, in one roadmap and course; none in the catalogue. */
export const assessment = Type.Object({
  Id: id,
  Title: text,
  Description: text,
  Objective: text,
  /** Percent. */
  PassScore: nullable(Type.Integer({ minimum: 0, maximum: 100 })),
  IsRestartable: Type.Boolean(),
  SubmitTime: nullable(moment),
  EndTime: nullable(moment),
  Tags: Type.Array(tag),
  IsFavorite: Type.Boolean(),
  /** Whether the caller has asked for access. */
  IsRequested: Type.Boolean(),
  Questions: Type.Array(question),
  LastAttempt: nullable(pastAttempt),
})

const courseStep = Type.Object({
  Type: Type.Enum(['Lesson', 'Assessment']),
  Id: id,
  Title: text,
  Duration: minutes,
  /** Sanitised HTML of a lesson; null in the catalogue, and until the course is started. */
  Content: nullable(text),
  IsCompeleted: Type.Boolean(),
  AssessmentDetails: nullable(assessment),
})

/** Course (specification 3). What it says of the caller is of one roadmap; nothing in the catalogue. */
export const course = Type.Object({
  Id: id,
  Title: text,
  Summary: text,
  Description: text,
  Author: text,
  ImageDownloadUrl: address,
  Duration: minutes,
  Level: Type.Enum([...courseLevels]),
  Tags: Type.Array(tag),
  /** Skill ids. */
  Skills: Type.Array(id),
  Dependencies: Type.Array(Type.Object({ Text: text, DependencyId: nullable(id) })),
  UpdatedAt: nullable(moment),
  IsFavorite: Type.Boolean(),
  /** Whether the caller has asked for access. */
  IsRequested: Type.Boolean(),
  /** NotStarted in the catalogue. */
  TalentState: state,
  Steps: Type.Array(courseStep),
})

/** RoadMap (specification 3). A step's Id is that of its course or assessment. */
export const roadMap = Type.Object({
  Id: id,
  Title: text,
  Description: text,
  Steps: Type.Array(
    Type.Object({
      Type: Type.Enum(['Course', 'Assessment']),
      Id: id,
      TalentState: state,
      IsFavorite: Type.Boolean(),
      CourseDetail: nullable(
        Type.Object({ Id: id, Title: text, Level: Type.Enum([...courseLevels]), Duration: minutes, ImageDownloadUrl: address }),
      ),
      AssessmentDetail: nullable(
        Type.Object({ Id: id, Title: text, Questions: Type.Array(Type.Object({ Id: id, Title: text, Duration: minutes })) }),
      ),
    }),
  ),
  Duration: minutes,
  /** Members who have started it. */
  Talents: Type.Integer({ minimum: 0 }),
  Tags: Type.Array(tag),
  StartedByTM: Type.Boolean(),
  /** Completed steps of all, in percent. */
  ProcessPercent: Type.Integer({ minimum: 0, maximum: 100 }),
})

/** Hours: at least the first, less than the second. */
const hours = Type.Optional(
  nullable(Type.Tuple([Type.Number({ minimum: 0, maximum: 9999 }), Type.Number({ minimum: 0, maximum: 9999 })])),
)
const skillIds = Type.Optional(Type.Array(id, { maxItems: 100 }))
const searched = Type.Optional(lineText(searchTextLimit))
const page = {
  PageNumber: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
  /** 100 when it is left out. */
  PageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 101 })),
}

/** Where an assessment is taken: in a course of the roadmap, or as a step of the roadmap itself without CourseId. */
const place = { AssessmentId: id, CourseId: Type.Optional(nullable(id)) }

const roadMapId = strictObject({ roadMapId: id })

/** Bytes that an answer with everything that somebody wrote in an assessment, and in the attempt before, may have. */
const answersLimit = 32 * 1024 * 1024

/** Specification 7.6; decisions B and C, Training. Roadmaps, courses and assessments are everybody's; progress is the caller's own. */
export const trainingCalls = {
  findRoadMaps: defineCall({
    method: 'GET',
    path: '/tmRoadMap',
    summary: 'The roadmaps whose title holds the text, by title, with the caller’s progress',
    access: 'team',
    ownership: 'none',
    query: strictObject({ title: searched }),
    answer: Type.Array(roadMap),
  }),
  getRoadMap: defineCall({
    method: 'GET',
    path: '/tmRoadMap/{roadMapId}',
    summary: 'A roadmap with the caller’s progress',
    access: 'team',
    ownership: 'shared',
    params: roadMapId,
    answer: roadMap,
  }),
  getPlainRoadMap: defineCall({
    method: 'GET',
    path: '/roadMap/{id}',
    summary: 'A roadmap without anybody’s progress',
    access: 'team',
    ownership: 'shared',
    params: strictObject({ id }),
    answer: roadMap,
  }),
  getRoadMapCourse: defineCall({
    method: 'GET',
    path: '/tmRoadMap/{roadMapId}/courses/{courseId}',
    summary: 'A course of a roadmap, with its lessons once the caller has started it; 409 while its step is locked',
    access: 'team',
    ownership: 'shared',
    params: strictObject({ roadMapId: id, courseId: id }),
    answer: course,
    largestAnswer: answersLimit,
    errors: [409],
  }),
  startCourse: defineCall({
    method: 'POST',
    path: '/tmRoadMap/{roadMapId}/courses/{courseId}',
    summary:
      'Starts a course of a roadmap, once however often it is asked; answers with its lessons. 409 while its step is locked',
    access: 'team',
    ownership: 'shared',
    params: strictObject({ roadMapId: id, courseId: id }),
    answer: course,
    largestAnswer: answersLimit,
    errors: [409],
  }),
  setFavorite: defineCall({
    method: 'PUT',
    path: '/tmRoadMap/{roadMapId}/courses/{courseId}/favorite',
    summary: 'Adds a course of a roadmap to the caller’s favourites, or takes it out',
    access: 'team',
    ownership: 'shared',
    params: strictObject({ roadMapId: id, courseId: id }),
    body: strictObject({ IsFavorite: Type.Boolean() }),
    answer: Type.Boolean(),
  }),
  getRoadMapAssessment: defineCall({
    method: 'GET',
    path: '/tmRoadMap/{roadMapId}/assessments/{assessmentId}',
    summary: 'An assessment of a roadmap, or of one of its courses, with the caller’s attempt; 409 while its step is locked',
    access: 'team',
    ownership: 'shared',
    params: strictObject({ roadMapId: id, assessmentId: id }),
    query: strictObject({ CourseId: Type.Optional(id) }),
    answer: assessment,
    largestAnswer: answersLimit,
    errors: [409],
  }),
  startAssessment: defineCall({
    method: 'POST',
    path: '/tmRoadMap/{roadMapId}/assessments/start',
    summary: 'Starts the clock; while it runs or after it ended the same end is answered. 409 while the step is locked',
    access: 'team',
    ownership: 'shared',
    params: roadMapId,
    body: strictObject(place),
    answer: Type.Object({ EndTime: moment }),
    errors: [409],
  }),
  submitAssessment: defineCall({
    method: 'POST',
    path: '/tmRoadMap/{roadMapId}/assessments/submit',
    summary: 'Submits a running attempt, which completes the step; once more answers the first moment. 409 when time is over',
    access: 'team',
    ownership: 'shared',
    params: roadMapId,
    body: strictObject(place),
    answer: Type.Object({ SubmitTime: moment }),
    errors: [409],
  }),
  restartAssessment: defineCall({
    method: 'POST',
    path: '/tmRoadMap/{roadMapId}/assessments/restart',
    summary: 'Begins a new attempt after one that ended, where that is allowed; 409 otherwise',
    access: 'team',
    ownership: 'shared',
    params: roadMapId,
    body: strictObject(place),
    answer: Type.Object({ EndTime: moment }),
    errors: [409],
  }),
  submitAnswer: defineCall({
    method: 'POST',
    path: '/tmRoadMap/{roadMapId}/assessments/questions/submit',
    summary:
      'Takes the answer of a question while the clock runs, the one written last counts; 409 when time is over, or when EndTime is not the end of the attempt that runs',
    access: 'team',
    ownership: 'shared',
    params: roadMapId,
    body: strictObject({
      ...place,
      QuestionId: id,
      Answer: Type.String({ maxLength: answerLimit }),
      /** The end of the attempt that the answer was written in; without it the answer is for whichever attempt runs. */
      EndTime: Type.Optional(moment),
      /** When it was written, by what the device knows of the service's clock: one that comes late takes the place of no newer one. */
      WrittenAt: Type.Optional(moment),
    }),
    answer: Type.Object({ AnsweredAt: moment }),
    errors: [409],
  }),
  updateStepState: defineCall({
    method: 'POST',
    path: '/course/{courseId}/step/updateState',
    summary: 'Marks a lesson of a started course as completed, once however often it is asked',
    access: 'team',
    ownership: 'shared',
    params: strictObject({ courseId: id }),
    body: strictObject({ IsComplete: Type.Boolean(), StepId: id, RoadMapId: id }),
    answer: Type.Boolean(),
    errors: [409],
  }),
  findCourses: defineCall({
    method: 'POST',
    path: '/tmCourse/find',
    summary: 'The courses that meet every criterion, by title; a page of them',
    access: 'team',
    ownership: 'none',
    isBodyOptional: true,
    body: strictObject({
      Duration: hours,
      Level: Type.Optional(Type.Array(Type.Enum([...courseLevels]), { maxItems: 3 })),
      Skill: skillIds,
      Text: searched,
      ...page,
    }),
    answer: Type.Array(course),
  }),
  getCourse: defineCall({
    method: 'GET',
    path: '/tmCourse/{id}',
    summary: 'A course of the catalogue, without its lessons’ content',
    access: 'team',
    ownership: 'shared',
    params: strictObject({ id }),
    answer: course,
  }),
  requestCourseAccess: defineCall({
    method: 'POST',
    path: '/tmCourse/{id}/requestAccess',
    summary: 'Asks for access to a course; 409 when the caller has asked already',
    access: 'team',
    ownership: 'shared',
    params: strictObject({ id }),
    answer: Type.Boolean(),
    errors: [409],
  }),
  findAssessments: defineCall({
    method: 'POST',
    path: '/tmAssessment/find',
    summary: 'The assessments that meet every criterion, by title; a page of them',
    access: 'team',
    ownership: 'none',
    isBodyOptional: true,
    body: strictObject({
      Duration: hours,
      Level: Type.Optional(Type.Array(Type.Enum([...questionLevels]), { maxItems: 3 })),
      Technology: skillIds,
      Text: searched,
      ...page,
    }),
    answer: Type.Array(assessment),
    // Specification 7.6.
    emptyAnswer: [],
  }),
  getAssessment: defineCall({
    method: 'GET',
    path: '/tmAssessment/{id}',
    summary: 'An assessment of the catalogue, without its questions’ texts',
    access: 'team',
    ownership: 'shared',
    params: strictObject({ id }),
    answer: assessment,
  }),
  requestAssessmentAccess: defineCall({
    method: 'POST',
    path: '/tmAssessment/{id}/requestAccess',
    summary: 'Asks for access to an assessment; 409 when the caller has asked already',
    access: 'team',
    ownership: 'shared',
    params: strictObject({ id }),
    answer: Type.Boolean(),
    errors: [409],
  }),
} as const
