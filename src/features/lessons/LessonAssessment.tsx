import type { Lessons_stepFragment } from '#generated/features/lessons/lessons.ts'
import { loadLater } from '#ui/load-later.tsx'
import { partNotLoaded } from '../shared/services/part-not-loaded.tsx'

const AssessmentPanel = loadLater(() =>
  import('../shared/assessment/AssessmentPanel.tsx').then((module) => module.AssessmentPanel),
)

interface LessonAssessmentProps {
  step: Lessons_stepFragment
  roadMapId: string
  courseId: string
  onNextStep: () => void
  /** The step was completed by the end of its time. */
  onTimeOver: () => void
}

/** An assessment among the lessons: its panel, which leads to the next step when it has ended. */
export function LessonAssessment({ step, roadMapId, courseId, onNextStep, onTimeOver }: LessonAssessmentProps) {
  const assessmentId = step.assessment?.assessmentId ?? ''
  return (
    <AssessmentPanel
      key={assessmentId}
      part={{ place: { roadMapId, courseId, assessmentId }, onNextStep, onTimeOver }}
      waiting={null}
      failed={partNotLoaded}
    />
  )
}
