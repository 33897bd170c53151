import { useQuery } from 'urql'
import { Repositories_pageDocument } from '#generated/features/repositories/repositories.ts'
import { selectFailureText } from '#machines/failure.ts'
import { messages } from '#rules/messages.ts'
import { Card } from '#ui/Card.tsx'
import { RepositoryIcon } from '#ui/icons.tsx'
import { EmptyState, ErrorState } from '#ui/States.tsx'
import { useFlow } from '../shared/flows/use-flow.ts'
import { LoadFailed } from '../shared/services/LoadFailed.tsx'
import { RepositoryList } from './RepositoryList.tsx'
import { repositoriesFlow } from './repositories.actors.ts'

/** The repositories a member has access to (specification 1, 2.1; decisions B): a projection of the `repositories` machine. */
export function RepositoriesPage() {
  const { state, send } = useFlow(repositoriesFlow)
  return (
    <div data-flow="repositories" data-state={JSON.stringify(state.value)}>
      {state.matches('notSignedIn') ? (
        <Card>
          <ErrorState title={messages.repositoriesLoadFailed} onRetry={() => send({ type: 'retry.requested' })}>
            {selectFailureText(state)}
          </ErrorState>
        </Card>
      ) : (
        <Repositories isSignedIn={state.matches('signedIn')} />
      )}
    </div>
  )
}

function Repositories({ isSignedIn }: { isSignedIn: boolean }) {
  const [{ data, fetching, error }, ask] = useQuery({
    query: Repositories_pageDocument,
    requestPolicy: 'cache-and-network',
    pause: !isSignedIn,
  })
  if (isSignedIn && !data && !fetching && error !== undefined) {
    return (
      <Card>
        <LoadFailed
          title={messages.repositoriesLoadFailed}
          error={error}
          onRetry={() => ask({ requestPolicy: 'network-only' })}
        />
      </Card>
    )
  }
  // An answer that is only an error carries null.
  const rows = data?.repositories
  return (
    <RepositoryList
      rows={rows ?? []}
      loading={rows === undefined}
      empty={
        <EmptyState icon={<RepositoryIcon />} title={messages.noRepositories}>
          A repository appears here once you are given access to it.
        </EmptyState>
      }
    />
  )
}
