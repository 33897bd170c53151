import type { AnswerOf } from '#contract/call.ts'
import { trainingCalls as calls } from '#contract/training.ts'
import { rowId } from './profile-examples.ts'
import type { V1Stub } from './v1-stub.ts'

const moment = '2026-03-02T09:30:00.000Z'

/** An assessment that runs: the first question is answered, and an attempt before it ended by itself. */
export const exampleAssessment: AnswerOf<(typeof calls)['getAssessment']> = {
  Id: rowId(61),
  Title: 'Accessible pages',
  Description: 'Asked and tried.',
  Objective: 'You can tell.',
  PassScore: 70,
  IsRestartable: true,
  SubmitTime: null,
  EndTime: moment,
  Tags: [{ Id: rowId(62), Title: 'Web' }],
  IsFavorite: false,
  IsRequested: false,
  Questions: [
    {
      Id: rowId(63),
      Title: 'A button or a link',
      Question: '<p>When is a control a link?</p>',
      Level: 'Easy',
      Duration: 5,
      Technologies: [{ id: rowId(90), Text: 'React' }],
      Editors: [],
      Options: [{ Id: 1, Text: 'It leads elsewhere' }],
      Status: 'Submitted',
      TalentAnswer: '{"option":1}',
      AnsweredAt: moment,
    },
    {
      Id: rowId(64),
      Title: 'A page',
      Question: '<p>Write a page.</p>',
      Level: 'Hard',
      Duration: 20,
      Technologies: [],
      Editors: [{ Value: 'html' }],
      Options: [],
      Status: 'NotSubmitted',
      TalentAnswer: null,
      AnsweredAt: null,
    },
  ],
  LastAttempt: {
    EndTime: moment,
    SubmitTime: null,
    Answers: [{ QuestionId: rowId(63), TalentAnswer: '{"option":2}', AnsweredAt: moment }],
  },
}

/** A started course with a lesson that is read and an assessment that is not. One of its skills is in no list. */
export const exampleCourse: AnswerOf<(typeof calls)['getCourse']> = {
  Id: rowId(65),
  Title: 'Accessible interfaces',
  Summary: 'For everybody',
  Description: 'How to build them.',
  Author: 'Grace Okafor',
  ImageDownloadUrl: '/files/training/cover.webp',
  Duration: 40,
  Level: 'MidLevel',
  Tags: [{ Id: rowId(62), Title: 'Web' }],
  Skills: [rowId(90), rowId(91)],
  Dependencies: [
    { Text: 'A browser', DependencyId: null },
    { Text: 'Git without fear', DependencyId: rowId(66) },
  ],
  UpdatedAt: moment,
  IsFavorite: true,
  IsRequested: false,
  TalentState: 'InProgress',
  Steps: [
    {
      Type: 'Lesson',
      Id: rowId(67),
      Title: 'Names and roles',
      Duration: 15,
      Content: '<p>A name.</p>',
      IsCompeleted: true,
      AssessmentDetails: null,
    },
    {
      Type: 'Assessment',
      Id: rowId(68),
      Title: 'Accessible pages',
      Duration: 25,
      Content: null,
      IsCompeleted: false,
      AssessmentDetails: exampleAssessment,
    },
  ],
}

/** A roadmap whose course is going on, so that the assessment after it is locked. */
export const exampleRoadMap: AnswerOf<(typeof calls)['getRoadMap']> = {
  Id: rowId(69),
  Title: 'Web for everybody',
  Description: 'From a page to a better one.',
  Steps: [
    {
      Type: 'Course',
      Id: rowId(65),
      TalentState: 'InProgress',
      IsFavorite: true,
      CourseDetail: {
        Id: rowId(65),
        Title: 'Accessible interfaces',
        Level: 'MidLevel',
        Duration: 40,
        ImageDownloadUrl: '/files/training/cover.webp',
      },
      AssessmentDetail: null,
    },
    {
      Type: 'Assessment',
      Id: rowId(61),
      TalentState: 'NotStarted',
      IsFavorite: false,
      CourseDetail: null,
      AssessmentDetail: {
        Id: rowId(61),
        Title: 'Accessible pages',
        Questions: [
          { Id: rowId(63), Title: 'A button or a link', Duration: 5 },
          { Id: rowId(64), Title: 'A page', Duration: 20 },
        ],
      },
    },
  ],
  Duration: 65,
  Talents: 12,
  Tags: [{ Id: rowId(62), Title: 'Web' }],
  StartedByTM: true,
  ProcessPercent: 0,
}

/** Lets every call about training answer well. */
export const answerTraining = (stub: V1Stub): void => {
  stub.answer(calls.findRoadMaps, () => [exampleRoadMap])
  stub.answer(calls.getRoadMap, () => exampleRoadMap)
  stub.answer(calls.getPlainRoadMap, () => exampleRoadMap)
  stub.answer(calls.getRoadMapCourse, () => exampleCourse)
  stub.answer(calls.startCourse, () => exampleCourse)
  stub.answer(calls.setFavorite, () => true)
  stub.answer(calls.getRoadMapAssessment, () => exampleAssessment)
  stub.answer(calls.startAssessment, () => ({ EndTime: moment }))
  stub.answer(calls.submitAssessment, () => ({ SubmitTime: moment }))
  stub.answer(calls.restartAssessment, () => ({ EndTime: moment }))
  stub.answer(calls.submitAnswer, () => ({ AnsweredAt: moment }))
  stub.answer(calls.updateStepState, () => true)
  stub.answer(calls.findCourses, () => [exampleCourse])
  stub.answer(calls.getCourse, () => exampleCourse)
  stub.answer(calls.requestCourseAccess, () => true)
  stub.answer(calls.findAssessments, () => [exampleAssessment])
  stub.answer(calls.getAssessment, () => exampleAssessment)
  stub.answer(calls.requestAssessmentAccess, () => true)
}
