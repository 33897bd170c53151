import type { Static } from 'typebox'
import type { AnswerOf } from '#contract/call.ts'
import type { course, roadMap, trainingCalls, assessment as v1Assessment } from '#contract/training.ts'
import { isStepOpen } from '#rules/training.ts'
import type { CourseOf } from '../context.ts'
import type {
  Assessment,
  AssessmentPlace,
  CourseStep,
  PastAttempt,
  Question,
  RoadMap,
  RoadMapStep,
} from '../generated/resolver-types.ts'

/** Training between v1 and the schema. What is in a roadmap has ids of its own there: a person's progress is of one place. */

type V1Course = Static<typeof course>
type V1Assessment = Static<typeof v1Assessment>
type V1Step = Static<typeof roadMap>['Steps'][number]

const titlesOf = (tags: V1Course['Tags']): string[] => tags.map((one) => one.Title)

/** The course or assessment behind a step of a roadmap. */
const targetOf = (step: V1Step): Pick<RoadMapStep, 'title' | 'minutes' | 'level' | 'imageUrl' | 'questionCount'> => {
  const { CourseDetail: inCourse, AssessmentDetail: inAssessment } = step
  return {
    title: inCourse?.Title ?? inAssessment?.Title ?? '',
    minutes: inCourse?.Duration ?? (inAssessment?.Questions ?? []).reduce((sum, one) => sum + one.Duration, 0),
    level: inCourse?.Level ?? null,
    imageUrl: inCourse?.ImageDownloadUrl ?? null,
    questionCount: inAssessment?.Questions.length ?? null,
  }
}

/** Steps with what opens them: v1 says how far somebody is, and what follows from it is one rule for every side. */
const toSteps = (steps: readonly V1Step[]): RoadMapStep[] => {
  const states = steps.map((one) => one.TalentState)
  const targets = steps.map(targetOf)
  return steps.map((one, index) => {
    const isOpen = isStepOpen(states, index)
    const target = targets[index] ?? targetOf(one)
    return {
      ...target,
      targetId: one.Id,
      kind: one.Type,
      state: one.TalentState,
      isOpen,
      opensAfter: isOpen ? null : (targets[index - 1]?.title ?? null),
      isFavorite: one.IsFavorite,
    }
  })
}

export const toRoadMap = (one: AnswerOf<(typeof trainingCalls)['getRoadMap']>): RoadMap => ({
  id: one.Id,
  title: one.Title,
  description: one.Description,
  minutes: one.Duration,
  talents: one.Talents,
  tags: titlesOf(one.Tags),
  isStarted: one.StartedByTM,
  progress: one.ProcessPercent,
  steps: toSteps(one.Steps),
})

const toPastAttempt = (past: NonNullable<V1Assessment['LastAttempt']>): PastAttempt => ({
  endedAt: past.EndTime,
  submittedAt: past.SubmitTime,
  answers: past.Answers.map((one) => ({
    questionId: one.QuestionId,
    answer: one.TalentAnswer,
    answeredAt: one.AnsweredAt,
  })),
})

const toQuestion = (assessmentId: string, one: V1Assessment['Questions'][number]): Question => ({
  id: `${assessmentId}:${one.Id}`,
  questionId: one.Id,
  title: one.Title,
  text: one.Question,
  level: one.Level,
  minutes: one.Duration,
  technologies: one.Technologies.map(({ Text }) => Text),
  editors: one.Editors.map(({ Value }) => Value),
  options: one.Options.map(({ Id, Text }) => ({ id: Id, text: Text })),
  isSubmitted: one.Status === 'Submitted',
  answer: one.TalentAnswer,
  answeredAt: one.AnsweredAt,
})

/** An assessment where it is taken, or in the catalogue. */
export const toAssessment = (
  one: V1Assessment,
  place: Pick<AssessmentPlace, 'roadMapId' | 'courseId'> | null = null,
): Assessment => {
  const courseId = place?.courseId ?? null
  const id = place === null ? one.Id : [place.roadMapId, courseId ?? '-', one.Id].join(':')
  return {
    id,
    assessmentId: one.Id,
    roadMapId: place?.roadMapId ?? null,
    courseId,
    title: one.Title,
    description: one.Description,
    objective: one.Objective,
    passScore: one.PassScore,
    isRestartable: one.IsRestartable,
    submittedAt: one.SubmitTime,
    endsAt: one.EndTime,
    tags: titlesOf(one.Tags),
    isRequested: one.IsRequested,
    questions: one.Questions.map((question) => toQuestion(id, question)),
    lastAttempt: one.LastAttempt === null ? null : toPastAttempt(one.LastAttempt),
  }
}

const toCourseStep = (roadMapId: string | null, courseId: string, step: V1Course['Steps'][number]): CourseStep => ({
  id: roadMapId === null ? step.Id : [roadMapId, courseId, step.Id].join(':'),
  stepId: step.Id,
  kind: step.Type,
  title: step.Title,
  minutes: step.Duration,
  content: step.Content,
  isCompleted: step.IsCompeleted,
  assessment:
    roadMapId === null || step.AssessmentDetails === null ? null : toAssessment(step.AssessmentDetails, { roadMapId, courseId }),
})

/** A course in a roadmap, or in the catalogue. */
export const toCourse = (one: V1Course, roadMapId: string | null = null): CourseOf => ({
  id: roadMapId === null ? one.Id : `${roadMapId}:${one.Id}`,
  courseId: one.Id,
  roadMapId,
  title: one.Title,
  summary: one.Summary,
  description: one.Description,
  author: one.Author,
  imageUrl: one.ImageDownloadUrl,
  minutes: one.Duration,
  level: one.Level,
  tags: titlesOf(one.Tags),
  skillIds: one.Skills,
  dependencies: one.Dependencies.map(({ Text, DependencyId }) => ({ text: Text, courseId: DependencyId })),
  updatedAt: one.UpdatedAt,
  isFavorite: one.IsFavorite,
  isRequested: one.IsRequested,
  state: one.TalentState,
  steps: one.Steps.map((step) => toCourseStep(roadMapId, one.Id, step)),
})
