import { GraphQLError } from 'graphql'
import { messages } from '#rules/messages.ts'
import { isStepOpen, type TrainingState } from '#rules/training.ts'
import { exampleAssessments, exampleCourses, exampleRoadMaps } from './example-training.ts'

/** What somebody does in training, kept in the page; no step is refused, and no answer comes too late, but for one of an earlier attempt. */

interface Place {
  readonly roadMapId: string
  readonly courseId?: string | null
  readonly assessmentId: string
}

interface Attempt {
  endsAt: string | null
  submittedAt: string | null
  answers: ReadonlyMap<string, { readonly answer: string; readonly answeredAt: string; readonly writtenAt: string }>
  lastAttempt: object | null
}

/** What operations about training are sent with. */
export interface TrainingVariables {
  readonly id: string
  readonly title: string
  readonly roadMapId: string
  readonly courseId: string
  readonly stepId: string
  readonly isFavorite: boolean
  readonly place: Place
  readonly questionId: string
  readonly answer: string
  readonly endsAt?: string | null
  readonly writtenAt?: string | null
  readonly criteria: {
    readonly text: string
    readonly skillIds: readonly string[]
    readonly levels: readonly string[]
    readonly hours?: { readonly min: number; readonly max: number } | null
  }
}

type ExampleCourse = (typeof exampleCourses)[number]
type ExampleAssessment = (typeof exampleAssessments)[number]

/** The example of an id; an id that nobody knows has the first one. */
const exampleOf = <One extends { readonly id: string }>(list: readonly One[], id: string): One => {
  const found = list.find((one) => one.id === id) ?? list[0]
  if (found === undefined) throw new Error('There are no examples')
  return found
}

const sum = (list: ReadonlyArray<{ readonly minutes: number }>): number => list.reduce((all, one) => all + one.minutes, 0)
const done = { done: true }
const holds = (text: string, sought: string) => text.toLowerCase().includes(sought.trim().toLowerCase())
const isWithin = (minutes: number, hours: TrainingVariables['criteria']['hours']): boolean =>
  !hours || (minutes >= hours.min * 60 && minutes < hours.max * 60)
const keyOf = ({ roadMapId, courseId, assessmentId }: Place): string => [roadMapId, courseId || '-', assessmentId].join(':')

/** Operations about training, and what they keep. */
export const createTraining = (now: () => number) => {
  const moment = (after = 0) => new Date(now() + after).toISOString()
  const completed = new Set<string>()
  const started = new Set<string>()
  const favourites = new Set<string>()
  const requested = new Set<string>()
  const attempts = new Map<string, Attempt>()
  const attemptOf = (place: Place): Attempt =>
    attempts.get(keyOf(place)) ?? { endsAt: null, submittedAt: null, answers: new Map(), lastAttempt: null }
  const hasEnded = ({ endsAt, submittedAt }: Attempt) => submittedAt !== null || (endsAt !== null && Date.parse(endsAt) <= now())

  const assessmentOf = (one: ExampleAssessment, place: Place | null) => {
    const id = place === null ? one.id : keyOf(place)
    const attempt = place === null ? null : attemptOf(place)
    const isStarted = attempt !== null && attempt.endsAt !== null
    return {
      ...one,
      ...{ id, assessmentId: one.id, roadMapId: place?.roadMapId ?? null, courseId: place?.courseId || null },
      ...{
        submittedAt: attempt?.submittedAt ?? null,
        endsAt: attempt?.endsAt ?? null,
        lastAttempt: attempt?.lastAttempt ?? null,
      },
      isRequested: requested.has(one.id),
      questions: one.questions.map((question) => {
        const taken = attempt?.answers.get(question.questionId)
        const shown = isStarted ? question : { ...question, text: null, editors: [], options: [] }
        return {
          ...shown,
          ...{ id: `${id}:${question.questionId}`, isSubmitted: taken !== undefined },
          ...{ answer: taken?.answer ?? null, answeredAt: taken?.answeredAt ?? null },
        }
      }),
    }
  }

  const courseOf = (one: ExampleCourse, roadMapId: string | null) => {
    const id = roadMapId === null ? one.id : `${roadMapId}:${one.id}`
    const isStarted = started.has(id)
    const steps = one.steps.map(({ assessmentId, ...step }) => {
      const place = roadMapId === null || assessmentId === null ? null : { roadMapId, courseId: one.id, assessmentId }
      const stepKey = roadMapId === null ? step.stepId : `${id}:${step.stepId}`
      return {
        ...{ ...step, id: stepKey, kind: assessmentId === null ? 'Lesson' : 'Assessment' },
        content: isStarted ? step.content : null,
        isCompleted: place === null ? completed.has(stepKey) : hasEnded(attemptOf(place)),
        assessment: place === null ? null : assessmentOf(exampleOf(exampleAssessments, place.assessmentId), place),
      }
    })
    const isCompleted = steps.every((step) => step.isCompleted)
    const state: TrainingState = isCompleted ? 'Completed' : isStarted ? 'InProgress' : 'NotStarted'
    return {
      ...one,
      ...{ id, courseId: one.id, roadMapId, minutes: sum(one.steps), steps },
      ...{ isFavorite: favourites.has(id), isRequested: requested.has(one.id), state },
    }
  }

  const stepOf = (roadMapId: string, { isAssessment, targetId }: (typeof exampleRoadMaps)[number]['steps'][number]) => {
    const nothing = { level: null, imageUrl: null, questionCount: null, isFavorite: false }
    if (!isAssessment) {
      const { title, minutes, state, level, isFavorite } = courseOf(exampleOf(exampleCourses, targetId), roadMapId)
      return { ...nothing, targetId, kind: 'Course', title, minutes, state, level, isFavorite }
    }
    const one = exampleOf(exampleAssessments, targetId)
    const attempt = attemptOf({ roadMapId, assessmentId: targetId })
    const state: TrainingState = hasEnded(attempt) ? 'Completed' : attempt.endsAt === null ? 'NotStarted' : 'InProgress'
    return {
      ...{ ...nothing, targetId, kind: 'Assessment', title: one.title, minutes: sum(one.questions), state },
      questionCount: one.questions.length,
    }
  }

  const roadMapOf = (one: (typeof exampleRoadMaps)[number]) => {
    const plain = one.steps.map((step) => stepOf(one.id, step))
    const states = plain.map(({ state }) => state)
    const isStarted = states.some((state) => state !== 'NotStarted')
    return {
      ...one,
      ...{ minutes: sum(plain), talents: one.talents + Number(isStarted), isStarted },
      progress: Math.floor((states.filter((state) => state === 'Completed').length * 100) / states.length),
      steps: plain.map((step, index) => {
        const isOpen = isStepOpen(states, index)
        return { ...step, isOpen, opensAfter: isOpen ? null : plain[index - 1]?.title }
      }),
    }
  }

  const changeAttempt = (place: Place, changes: Partial<Attempt>) => {
    attempts.set(keyOf(place), { ...attemptOf(place), ...changes })
    return assessmentOf(exampleOf(exampleAssessments, place.assessmentId), place)
  }
  const clockOf = (place: Place) => moment(sum(exampleOf(exampleAssessments, place.assessmentId).questions) * 60_000)

  return {
    roadMaps: ({ title }: TrainingVariables) => exampleRoadMaps.filter((one) => holds(one.title, title)).map(roadMapOf),
    roadMap: ({ id }: TrainingVariables) => roadMapOf(exampleOf(exampleRoadMaps, id)),
    roadMapCourse: ({ roadMapId, courseId }: TrainingVariables) => courseOf(exampleOf(exampleCourses, courseId), roadMapId),
    roadMapAssessment: ({ place }: TrainingVariables) => assessmentOf(exampleOf(exampleAssessments, place.assessmentId), place),
    courses: ({ criteria: { text, levels, hours } }: TrainingVariables) => ({
      courses: exampleCourses
        .map((one) => courseOf(one, null))
        .filter((one) => holds(one.title, text) && (levels.length === 0 || levels.includes(one.level)))
        .filter((one) => isWithin(one.minutes, hours)),
      hasMore: false,
    }),
    course: ({ id }: TrainingVariables) => courseOf(exampleOf(exampleCourses, id), null),
    assessments: ({ criteria: { text, levels, hours } }: TrainingVariables) => ({
      assessments: exampleAssessments
        .filter((one) => holds(one.title, text) && isWithin(sum(one.questions), hours))
        .filter((one) => levels.length === 0 || one.questions.some(({ level }) => levels.includes(level)))
        .map((one) => assessmentOf(one, null)),
      hasMore: false,
    }),
    assessment: ({ id }: TrainingVariables) => assessmentOf(exampleOf(exampleAssessments, id), null),
    startCourse: ({ roadMapId, courseId }: TrainingVariables) => {
      started.add(`${roadMapId}:${courseId}`)
      return courseOf(exampleOf(exampleCourses, courseId), roadMapId)
    },
    setFavoriteCourse: ({ roadMapId, courseId, isFavorite }: TrainingVariables) => {
      const key = `${roadMapId}:${courseId}`
      if (isFavorite) favourites.add(key)
      else favourites.delete(key)
      return done
    },
    completeLesson: ({ roadMapId, courseId, stepId }: TrainingVariables) => {
      completed.add([roadMapId, courseId, stepId].join(':'))
      return done
    },
    requestCourseAccess: ({ id }: TrainingVariables) => {
      requested.add(id)
      return done
    },
    requestAssessmentAccess: ({ id }: TrainingVariables) => {
      requested.add(id)
      return done
    },
    startAssessment: ({ place }: TrainingVariables) =>
      changeAttempt(place, { endsAt: attemptOf(place).endsAt ?? clockOf(place) }),
    submitAssessment: ({ place }: TrainingVariables) =>
      changeAttempt(place, { submittedAt: attemptOf(place).submittedAt ?? moment() }),
    restartAssessment: ({ place }: TrainingVariables) => {
      const { answers, endsAt, submittedAt } = attemptOf(place)
      const lastAttempt = {
        ...{ endedAt: submittedAt ?? endsAt ?? moment(), submittedAt },
        answers: [...answers].map(([questionId, taken]) => ({ questionId, ...taken })),
      }
      return changeAttempt(place, { endsAt: clockOf(place), submittedAt: null, answers: new Map(), lastAttempt })
    },
    submitAnswer: ({ place, questionId, answer, endsAt, writtenAt }: TrainingVariables) => {
      if (endsAt && endsAt !== attemptOf(place).endsAt) {
        throw new GraphQLError(messages.assessmentRestarted, { extensions: { code: 'CONFLICT' } })
      }
      const known = attemptOf(place).answers.get(questionId)
      if (known !== undefined && writtenAt && writtenAt < known.writtenAt) return { answeredAt: known.answeredAt }
      const answeredAt = moment()
      changeAttempt(place, {
        answers: new Map([...attemptOf(place).answers, [questionId, { answer, answeredAt, writtenAt: writtenAt ?? answeredAt }]]),
      })
      return { answeredAt }
    },
  }
}
