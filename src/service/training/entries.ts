import type { Static } from 'typebox'
import type { assessment as assessmentShape, course as courseShape } from '#contract/training.ts'
import type { assessment, course, question } from '../db/training-schema.ts'
import { tagIdOf } from './ids.ts'

/** Entries of the catalogue as they travel, before anything is said of the caller's progress. */

export type Course = Static<typeof courseShape>
export type CourseStep = Course['Steps'][number]
export type Assessment = Static<typeof assessmentShape>
export type Question = Assessment['Questions'][number]

export type StoredQuestion = typeof question.$inferSelect
/** The columns that an answer is made of: not the owner's files nor the words of the search. */
export type StoredCourse = Pick<
  typeof course.$inferSelect,
  'id' | 'title' | 'summary' | 'description' | 'author' | 'image' | 'duration' | 'level' | 'tags' | 'skillIds' | 'updatedOn'
>
export type StoredAssessment = Pick<
  typeof assessment.$inferSelect,
  'id' | 'title' | 'description' | 'objective' | 'passScore' | 'isRestartable' | 'tags' | 'duration'
>

export const tagsOf = (titles: readonly string[]) => titles.map((Title) => ({ Id: tagIdOf(Title), Title }))

/** Where a picture is served, by its SHA-256. */
export const imageAddress = (sha256: string): string => `/files/training/${sha256}.webp`

export const courseAnswer = (
  stored: StoredCourse,
  dependencies: Course['Dependencies'],
  steps: readonly CourseStep[],
  caller: Pick<Course, 'IsFavorite' | 'IsRequested' | 'TalentState'>,
): Course => ({
  Id: stored.id,
  Title: stored.title,
  Summary: stored.summary,
  Description: stored.description,
  Author: stored.author,
  ImageDownloadUrl: stored.image === null ? null : imageAddress(stored.image),
  Duration: stored.duration,
  Level: stored.level,
  Tags: tagsOf(stored.tags),
  Skills: stored.skillIds,
  Dependencies: dependencies,
  UpdatedAt: stored.updatedOn === null ? null : `${stored.updatedOn}T00:00:00.000Z`,
  ...caller,
  Steps: [...steps],
})

export interface Answer {
  readonly answer: string
  readonly answeredAt: Date
}

/** An attempt of the caller with what was answered in it, and the one before. */
export interface Attempt {
  readonly endTime: Date
  readonly submitTime: Date | null
  readonly answers: ReadonlyMap<string, Answer>
}

export const questionAnswer = (
  stored: StoredQuestion,
  skills: ReadonlyMap<string, string>,
  attempt: Attempt | null,
): Question => {
  const given = attempt?.answers.get(stored.id)
  // Nobody reads ahead of the clock.
  const isShown = attempt !== null
  return {
    Id: stored.id,
    Title: stored.title,
    Question: isShown ? stored.text : null,
    Level: stored.level,
    Duration: stored.duration,
    Technologies: stored.skillIds.flatMap((id) => ({ id, Text: skills.get(id) ?? '' })),
    Editors: isShown ? stored.editors.map((Value) => ({ Value })) : [],
    Options: isShown ? stored.options.map((Text, index) => ({ Id: index + 1, Text })) : [],
    Status: given === undefined ? 'NotSubmitted' : 'Submitted',
    TalentAnswer: given?.answer ?? null,
    AnsweredAt: given?.answeredAt.toISOString() ?? null,
  }
}

const pastAnswer = ({ endTime, submitTime, answers }: Attempt): NonNullable<Assessment['LastAttempt']> => ({
  EndTime: endTime.toISOString(),
  SubmitTime: submitTime?.toISOString() ?? null,
  Answers: [...answers].map(([QuestionId, { answer, answeredAt }]) => ({
    QuestionId,
    TalentAnswer: answer,
    AnsweredAt: answeredAt.toISOString(),
  })),
})

export const assessmentAnswer = (
  stored: StoredAssessment,
  questions: readonly StoredQuestion[],
  skills: ReadonlyMap<string, string>,
  caller: { readonly attempt: Attempt | null; readonly last: Attempt | null; readonly isRequested: boolean },
): Assessment => ({
  Id: stored.id,
  Title: stored.title,
  Description: stored.description,
  Objective: stored.objective,
  PassScore: stored.passScore,
  IsRestartable: stored.isRestartable,
  SubmitTime: caller.attempt?.submitTime?.toISOString() ?? null,
  EndTime: caller.attempt?.endTime.toISOString() ?? null,
  Tags: tagsOf(stored.tags),
  // Favourites among assessments stay on the device (decisions B).
  IsFavorite: false,
  IsRequested: caller.isRequested,
  Questions: questions.map((one) => questionAnswer(one, skills, caller.attempt)),
  LastAttempt: caller.last === null ? null : pastAnswer(caller.last),
})
