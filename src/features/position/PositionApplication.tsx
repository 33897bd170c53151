import type { Position_detailsQuery } from '#generated/features/position/position.ts'
import { selectApplicationFailure, selectApplyObstacle } from '#machines/position-application/position-application.machine.ts'
import { messages } from '#rules/messages.ts'
import { linkTo } from '#rules/paths.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { Link } from '#ui/Link.tsx'
import { Cluster, Stack } from '#ui/layout.tsx'
import { useServices } from '../services.ts'
import { useFlow } from '../use-flow.ts'
import { PositionDetails } from './PositionDetails.tsx'
import { positionApplicationFlow } from './position-application.actors.ts'

/** A position and what the person decides about it: a projection of the `position-application` machine. */
export function PositionApplication({ position }: { position: Position_detailsQuery['position'] }) {
  const { newKey } = useServices()
  const { deepLinkId, positionId } = position
  const { state, send } = useFlow(
    positionApplicationFlow,
    { deepLinkId, positionId },
    `position-application:${encodeURIComponent(deepLinkId)}`,
  )
  const apply = { type: 'apply.requested', requestKey: 'asked' } as const
  const isOver = state.matches('applied') || state.matches('cancelled') || state.matches('left')
  return (
    <Stack $gap="s6" data-flow="position-application" data-state={JSON.stringify(state.value)}>
      <PositionDetails position={position} />
      <Outcome state={state} />
      {!isOver && (
        <Cluster $justify="end">
          <Button
            disabledReason={state.hasTag('busy') ? 'Your application is on its way.' : undefined}
            onPress={() => send({ type: 'cancel.requested' })}
          >
            Cancel
          </Button>
          <Button
            variant="primary"
            busy={state.hasTag('busy')}
            busyLabel="Applying…"
            disabledReason={
              state.hasTag('busy') || state.can(apply)
                ? undefined
                : (selectApplyObstacle(state) ?? selectApplicationFailure(state) ?? messages.positionNotApplicable)
            }
            onPress={() => send({ type: 'apply.requested', requestKey: newKey() })}
          >
            Apply
          </Button>
        </Cluster>
      )}
    </Stack>
  )
}

type ApplicationState = ReturnType<typeof useFlow<typeof positionApplicationFlow.machine>>['state']

/** What came of it, in the page; the notice at the edge of the screen says the same. */
function Outcome({ state }: { state: ApplicationState }) {
  const failure = selectApplicationFailure(state)
  const onward = (
    <p>
      You are taken to your profile in a moment. <Link href={linkTo('Profile')}>Go now</Link>
    </p>
  )
  if (state.matches('cancelled')) {
    return (
      <Alert tone="error" announce={false}>
        <p>{messages.positionCancelled}</p>
        {onward}
      </Alert>
    )
  }
  if (state.matches('applied') || state.matches('left')) {
    return (
      <Alert tone="success" announce={false}>
        <p>{state.context.message}</p>
        {onward}
      </Alert>
    )
  }
  return failure === null ? null : <Alert tone="error">{failure}</Alert>
}
