import { ButtonLink } from '#ui/Link.tsx'
import { RegisterCard } from '../shared/register/RegisterCard.tsx'

/** The course authoring addresses (decisions B) exist; authoring does not. */
export function CourseAuthoringPage() {
  return (
    <RegisterCard title="Course authoring">
      <p>Course authoring is not available here.</p>
      <ButtonLink href="/team-member" variant="primary">
        Back to the portal
      </ButtonLink>
    </RegisterCard>
  )
}
