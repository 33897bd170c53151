import type { PathPlan } from '../testing/path-plan.ts'
import { lessonPlace } from './lesson-place.machine.ts'

/** Steps of the paths' course. */
export const stepsToRead = ['5b0e6e54-0d3e-4f5e-8a53-0a5d5f1f7c01', '5b0e6e54-0d3e-4f5e-8a53-0a5d5f1f7c02'] as const

export const lessonPlacePlan: PathPlan = {
  name: 'lesson-place',
  machine: lessonPlace,
  starts: [{ words: 'Open the lessons of a course', input: undefined }],
  events: [
    ...stepsToRead.map((stepId, index) => ({
      event: { type: 'step.opened', stepId },
      words: `Open step ${index + 1}`,
    })),
    { event: { type: 'page.scrolled', top: 300 }, words: 'Scroll down' },
  ],
  facts: ({ stepId, top }: { stepId: string | null; top: number }) => `${stepId} ${top}`,
}
