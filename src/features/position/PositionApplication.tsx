import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import type { Position_detailsQuery } from '#generated/features/position/position.ts'
import { selectFailureText } from '#machines/failure.ts'
import { selectApplyObstacle } from '#machines/position-application/position-application.machine.ts'
import { messages } from '#rules/messages.ts'
import { linkTo } from '#rules/paths.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { Link } from '#ui/Link.tsx'
import { Cluster, Stack } from '#ui/layout.tsx'
import { type FlowView, useFlow } from '../shared/flows/use-flow.ts'
import { useServices } from '../shared/services/services.ts'
import { PositionDetails } from './PositionDetails.tsx'
import { positionApplicationFlow } from './position-application.actors.ts'

const Place = styled.div`
  outline: none;
  &:empty {
    display: none;
  }
`

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
  const hasOutcome = state.matches('applied') || state.matches('cancelled') || state.matches('left')
  const outcome = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The button that was pressed is gone.
    if (hasOutcome && document.activeElement === document.body) outcome.current?.focus()
  }, [hasOutcome])
  return (
    <Stack $gap="s6" data-flow="position-application" data-state={JSON.stringify(state.value)}>
      <PositionDetails position={position} />
      <Place ref={outcome} tabIndex={-1}>
        <Outcome state={state} />
      </Place>
      {!hasOutcome && (
        <Cluster $justify="end">
          <Button
            disabledReason={state.hasTag('busy') ? messages.applicationOnItsWay : undefined}
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
                : (selectApplyObstacle(state) ?? selectFailureText(state) ?? messages.positionNotApplicable)
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

type ApplicationState = FlowView<typeof positionApplicationFlow.machine>['state']

/** What came of it, in the page; the notice at the edge of the screen says the same. */
function Outcome({ state }: { state: ApplicationState }) {
  const failure = selectFailureText(state)
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
