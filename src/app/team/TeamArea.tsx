import { type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { Provider, useQuery } from 'urql'
import { RegisterCard } from '#features/shared/register/RegisterCard.tsx'
import { failureOf } from '#features/shared/services/expect-data.ts'
import { isFromDevice } from '#features/shared/services/is-from-device.ts'
import { personalKey, useServices } from '#features/shared/services/services.ts'
import { Shell_viewerDocument, type Shell_viewerQuery } from '#generated/app/shell/viewer.ts'
import type { Flows } from '#journal/flows.ts'
import type { Failure } from '#machines/failure.ts'
import { type AccessDecision, routeMet } from '#rules/access.ts'
import { decideAccess, type Eligibility } from '#rules/eligibility.ts'
import { messages } from '#rules/messages.ts'
import { linkTo } from '#rules/paths.ts'
import type { RouteFact } from '#rules/routes.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { lateExtra } from '#ui/late.tsx'
import { AccessOutcome } from '../routing/AccessOutcome.tsx'
import { readDeepLink } from '../routing/deep-link.ts'
import { ScreenFallback } from '../routing/ScreenFallback.tsx'
import { Shell } from '../shell/Shell.tsx'
import { useSystem, useUser } from '../system-context.ts'
import { createTeamClient } from './team-client.ts'

const Background = lateExtra(() => import('./Background.tsx').then((module) => module.Background))

interface TeamAreaProps {
  route: RouteFact
  children: ReactNode
}

/** Everything a signed-in member shares: the client with its cache, the facts about the person, the guards that need them, the shell. */
export function TeamArea(props: TeamAreaProps) {
  const { id } = useUser()
  return <PersonalArea key={id} person={id} {...props} />
}

/** One person's client: another person gets another one, with an empty cache. */
function PersonalArea({ person, ...props }: TeamAreaProps & { person: string }) {
  const system = useSystem()
  const { tokens, renewableSession, mockedExchange, provideTeamClient } = system
  const [{ client, dispose }] = useState(() => createTeamClient(tokens, renewableSession, person, mockedExchange))
  useEffect(() => {
    provideTeamClient(client)
    return dispose
  }, [client, dispose, provideTeamClient])
  return (
    <Provider value={client}>
      <KnownPerson {...props} />
    </Provider>
  )
}

function KnownPerson({ route, children }: TeamAreaProps) {
  const { session, flows } = useSystem()
  const user = useUser()
  const location = useLocation()
  const areDraftsRead = useDrafts(flows)
  const [answer, ask] = useQuery({ query: Shell_viewerDocument })
  const { data, error, fetching } = answer
  const isEarlier = isFromDevice(answer)
  // Asked again and refused, for one because there were too many calls, is no reason to take away the screen that somebody types into.
  const [known, setKnown] = useState<Shell_viewerQuery['viewer']>()
  if (data?.viewer !== undefined && data.viewer !== known && !isEarlier) setKnown(data.viewer)
  const viewer = data?.viewer ?? known
  useEffect(() => {
    if (viewer !== undefined && !isEarlier) session.send({ type: 'user.changed', user: viewer.user })
  }, [session, viewer, isEarlier])
  if (viewer === undefined || !areDraftsRead) {
    if (fetching || viewer !== undefined) return <ScreenFallback />
    return <ViewerFailed reason={failureOf(error)} onRetry={() => ask({ requestPolicy: 'network-only' })} />
  }
  const eligibility: Eligibility = { ...viewer, emailVerified: viewer.user.emailVerified }
  const address = `${location.pathname}${location.search}${location.hash}`
  const visitor = { isAuthenticated: true, role: user.roles, eligibility }
  // While the wizard runs it says itself where to go when the last thing is complete.
  const isLedByWizard = route.name === 'CompleteProfile' && flows.peek(personalKey('wizard', user.id)) !== undefined
  const decision: AccessDecision = isLedByWizard ? { kind: 'show' } : decideAccess(route, address, visitor, readDeepLink())
  // What was known is enough to show a screen, and not to lead somebody away from it.
  const decided =
    isEarlier && decision.kind !== 'show' ? (
      <ScreenFallback />
    ) : (
      <AccessOutcome decision={decision} route={route}>
        {children}
      </AccessOutcome>
    )
  return (
    <Shell
      eligibility={eligibility}
      badges={{ Commitments: viewer.pendingCommitmentCount, PayRuns: viewer.waitingPayRunCount }}
      unread={viewer.unreadNotificationCount}
      route={routeMet(route, visitor)}
    >
      {decided}
      <Background />
    </Shell>
  )
}

/** Whether the drafts of this device have been read, which must be before a screen opens the flow they belong to. */
function useDrafts(flows: Flows): boolean {
  const [areRead, setRead] = useState(false)
  useEffect(() => {
    flows.ready.then(
      () => setRead(true),
      (failure: unknown) =>
        setRead(() => {
          throw failure
        }),
    )
  }, [flows])
  return areRead
}

function ViewerFailed({ reason, onRetry }: { reason: Failure; onRetry: () => void }) {
  const { session } = useServices()
  return (
    <RegisterCard title="Project Portal">
      <Alert
        tone="error"
        actions={
          <>
            <Button onPress={onRetry}>Retry</Button>
            <Button variant="quiet" onPress={() => void session.signOut(linkTo('Login'))}>
              Log Out
            </Button>
          </>
        }
      >
        {messages.profileLoadFailed}
        {reason.kind === 'refused' && reason.message !== '' && ` ${reason.message}`}
      </Alert>
    </RegisterCard>
  )
}
