import { linkTo } from '#rules/paths.ts'
import { ButtonLink } from '#ui/Link.tsx'
import { RegisterCard } from '../shared/register/RegisterCard.tsx'
import { useServices } from '../shared/services/services.ts'

/** 404 (decisions B): a way to the dashboard; Admin and Customer, who have none here, get Log Out. */
export function NotFoundPage() {
  const { session } = useServices()
  const { roles } = session.user()
  const isForeignRole = roles === 'Admin' || roles === 'Customer'
  return (
    <RegisterCard title="Page not found">
      <p>This address does not lead anywhere in the portal.</p>
      {isForeignRole ? (
        <ButtonLink href={linkTo('Logout')} variant="primary">
          Log Out
        </ButtonLink>
      ) : (
        <ButtonLink href={linkTo('Dashboard')} variant="primary">
          Go to the dashboard
        </ButtonLink>
      )}
    </RegisterCard>
  )
}
