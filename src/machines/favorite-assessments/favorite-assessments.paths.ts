import type { PathPlan } from '../testing/path-plan.ts'
import { favoriteAssessments } from './favorite-assessments.machine.ts'

/** Assessments of the paths' list. */
export const assessmentsToMark = ['5b0e6e54-0d3e-4f5e-8a53-0a5d5f1f7a01', '5b0e6e54-0d3e-4f5e-8a53-0a5d5f1f7a02'] as const

export const favoriteAssessmentsPlan: PathPlan = {
  name: 'favorite-assessments',
  machine: favoriteAssessments,
  starts: [{ words: 'Open the assessments', input: undefined }],
  events: assessmentsToMark.map((assessmentId, index) => ({
    event: { type: 'favorite.toggled', assessmentId },
    words: `Press the heart of assessment ${index + 1}`,
  })),
  facts: ({ ids }: { ids: readonly string[] }) => ids.join(),
}
