import { linkTo } from '#rules/paths.ts'
import { isTeamRole } from '#rules/roles.ts'
import { Card } from '#ui/Card.tsx'
import { ButtonLink } from '#ui/Link.tsx'
import { EmptyState } from '#ui/States.tsx'
import { RegisterCard } from '../shared/register/RegisterCard.tsx'
import { useServices } from '../shared/services/services.ts'

const nowhere = 'This address does not lead anywhere in the portal.'

/**
 * 404 (decisions B and E): a way to the dashboard, for a team member between drawer and header, whose title says what it is. Admin and
 * Customer, who have none of these here, get Log Out.
 */
export function NotFoundPage() {
  const { session } = useServices()
  const { roles } = session.user()
  const isForeignRole = roles === 'Admin' || roles === 'Customer'
  const wayOut = isForeignRole ? (
    <ButtonLink href={linkTo('Logout')} variant="primary">
      Log Out
    </ButtonLink>
  ) : (
    <ButtonLink href={linkTo('Dashboard')} variant="primary">
      Go to the dashboard
    </ButtonLink>
  )
  if (isTeamRole(roles)) {
    return (
      <Card>
        <EmptyState title={nowhere} action={wayOut} />
      </Card>
    )
  }
  return (
    <RegisterCard title="Page not found">
      <p>{nowhere}</p>
      {wayOut}
    </RegisterCard>
  )
}
