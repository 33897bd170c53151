import { seedId } from '../db/seed/ids.ts'

/** Ids of what there is to learn follow from the names in the owner's folder: the same everywhere, whatever else changes. */

export const roadMapIdOf = (slug: string): string => seedId(`training/road-map/${slug}`)
export const courseIdOf = (slug: string): string => seedId(`training/course/${slug}`)
export const assessmentIdOf = (slug: string): string => seedId(`training/assessment/${slug}`)
export const lessonIdOf = (courseSlug: string, slug: string): string => seedId(`training/course/${courseSlug}/lesson/${slug}`)
/** The step of a course that is an assessment; the assessment itself may be in other courses too. */
export const assessmentStepIdOf = (courseSlug: string, slug: string): string =>
  seedId(`training/course/${courseSlug}/assessment/${slug}`)
export const questionIdOf = (assessmentSlug: string, slug: string): string =>
  seedId(`training/assessment/${assessmentSlug}/question/${slug}`)
export const tagIdOf = (title: string): string => seedId(`training/tag/${title.toLowerCase()}`)

/** Stands in the place of a course for what is a step of the roadmap itself. */
export const noCourse = '00000000-0000-0000-0000-000000000000'
