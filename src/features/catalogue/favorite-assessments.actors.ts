import { favoriteAssessments } from '#machines/favorite-assessments/favorite-assessments.machine.ts'
import { defineFlow } from '../shared/flows/use-flow.ts'

/** There is nobody to tell: the marks are in the journal of this device. */
export const favoriteAssessmentsFlow = defineFlow(favoriteAssessments, () => favoriteAssessments)
