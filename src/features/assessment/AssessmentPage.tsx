import { useParams } from 'react-router-dom'
import { Card } from '#ui/Card.tsx'
import { Stack } from '#ui/layout.tsx'
import { AssessmentFrame } from '../shared/assessment/AssessmentFrame.tsx'
import { LastAttempt } from '../shared/assessment/AttemptRead.tsx'
import { useAssessment } from '../shared/assessment/use-assessment.ts'
import { QuestionSteps } from './QuestionSteps.tsx'

/** An assessment that is a step of a roadmap: its questions one at a time (specification 2.9, Roadmap assessment; decision A28). */
export function AssessmentPage() {
  const { roadMapId = '', assessmentId = '' } = useParams()
  return <RoadMapAssessment key={`${roadMapId} ${assessmentId}`} roadMapId={roadMapId} assessmentId={assessmentId} />
}

function RoadMapAssessment({ roadMapId, assessmentId }: { roadMapId: string; assessmentId: string }) {
  const view = useAssessment({ roadMapId, courseId: null, assessmentId })
  return (
    <Card aria-label="Assessment">
      <AssessmentFrame
        view={view}
        running={(data) => (
          <Stack $gap="s6">
            <QuestionSteps view={view} questions={data.questions} />
            <LastAttempt data={data} leftBehind={view.state.context.leftBehind} />
          </Stack>
        )}
      />
    </Card>
  )
}
