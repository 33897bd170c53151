import { useSelector } from '@xstate/react'
import { styled } from 'styled-components'
import { useRunningFlow } from '#features/shared/flows/use-flow.ts'
import { formatMomentSince } from '#features/shared/formats/format.ts'
import { useServices } from '#features/shared/services/services.ts'
import { messages } from '#rules/messages.ts'
import { Button } from '#ui/Button.tsx'
import { CloudOffIcon } from '#ui/file-icons.tsx'
import { RetryIcon } from '#ui/icons.tsx'
import { media, tokens } from '#ui/theme.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { connectionStatus } from '#view-models/connection-status.ts'
import { connectionFlow } from './connection.actors.ts'
import { newerVersionFlow } from './newer-version.actors.ts'

const { color, space } = tokens

const Lost = styled.span`
  display: inline-flex;
  color: ${color.warning};
`

/** In a narrow window the icon and the time say it. */
const Words = styled.span`
  white-space: nowrap;
  @media ${media.belowCompact} {
    display: none;
  }
`

/** Beside the buttons of the header there is little room; the button keeps the height of a finger. */
const Status = styled.div`
  /* With nothing to show it takes no gap of the header's row either. */
  &:not([data-header-status]) {
    position: absolute;
  }
  @media ${media.belowCompact} {
    > button {
      gap: ${space.s1};
      padding-inline: ${space.s1};
    }
  }
  /* Magnified fourfold: the icon says that the page is old, and its button since when. */
  @media (max-width: 22rem) {
    time {
      display: none;
    }
  }
`

/**
 * What the header says of the server: that it does not answer and how old the page is, or that there is a newer version of the portal.
 * Nothing otherwise.
 */
export function ConnectionStatus() {
  return (
    <>
      <ServerStatus />
      <VersionStatus />
    </>
  )
}

function ServerStatus() {
  const { now } = useServices()
  const { actor, send } = useRunningFlow(connectionFlow)
  const state = useSelector(actor, (snapshot) => snapshot)
  const { words, moment, announcement, label, hint } = connectionStatus(state.context, (at) => formatMomentSince(at, now()))
  const isLost = state.hasTag('lost')
  return (
    <Status data-flow="connection" data-state={JSON.stringify(state.value)} data-header-status={isLost ? '' : undefined}>
      <VisuallyHidden role="status">{isLost ? announcement : ''}</VisuallyHidden>
      {isLost && (
        <Button
          variant="quiet"
          size="small"
          aria-label={label}
          tooltip={hint}
          busy={state.hasTag('busy')}
          onPress={() => send({ type: 'retry.requested' })}
        >
          <Lost>
            <CloudOffIcon />
          </Lost>
          <Words>{words}</Words>
          {moment !== null && <time>{moment}</time>}
        </Button>
      )}
    </Status>
  )
}

function VersionStatus() {
  const { actor, send } = useRunningFlow(newerVersionFlow)
  const state = useSelector(actor, (snapshot) => snapshot)
  const isFound = state.hasTag('found')
  return (
    <Status data-flow="newer-version" data-state={JSON.stringify(state.value)} data-header-status={isFound ? '' : undefined}>
      <VisuallyHidden role="status">{isFound ? messages.newerVersionReady : ''}</VisuallyHidden>
      {isFound && (
        <Button
          variant="secondary"
          size="small"
          aria-label={messages.update}
          tooltip={messages.newerVersionReady}
          busy={state.hasTag('busy')}
          onPress={() => send({ type: 'reload.requested' })}
        >
          <RetryIcon />
          <Words>{messages.update}</Words>
        </Button>
      )}
    </Status>
  )
}
