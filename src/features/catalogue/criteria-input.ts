import type {
  Catalogue_assessmentsQueryVariables,
  Catalogue_coursesQueryVariables,
} from '#generated/features/catalogue/catalogue.ts'
import { courseLevels, questionLevels } from '#rules/training.ts'
import { type CatalogueCriteria, hoursOf } from '#view-models/catalogue.ts'

const common = (criteria: CatalogueCriteria) => ({
  text: criteria.text,
  skillIds: [...criteria.skillIds],
  hours: hoursOf(criteria),
})

/** The criteria as the gateway takes them for courses. */
export const courseCriteria = (criteria: CatalogueCriteria): Catalogue_coursesQueryVariables['criteria'] => ({
  ...common(criteria),
  levels: courseLevels.filter((level) => criteria.levels.includes(level)),
})

/** The same for assessments. */
export const assessmentCriteria = (criteria: CatalogueCriteria): Catalogue_assessmentsQueryVariables['criteria'] => ({
  ...common(criteria),
  levels: questionLevels.filter((level) => criteria.levels.includes(level)),
})
