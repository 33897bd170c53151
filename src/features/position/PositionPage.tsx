import type { ReactNode } from 'react'
import { useParams } from 'react-router-dom'
import { styled } from 'styled-components'
import { useQuery } from 'urql'
import { Position_detailsDocument } from '#generated/features/position/position.ts'
import { type Failure, failureText } from '#machines/failure.ts'
import { messages } from '#rules/messages.ts'
import { linkTo } from '#rules/paths.ts'
import { Card } from '#ui/Card.tsx'
import { ButtonLink } from '#ui/Link.tsx'
import { EmptyState, ErrorState } from '#ui/States.tsx'
import { tokens } from '#ui/theme.ts'
import { failureOf } from '../shared/services/expect-data.ts'
import { PositionApplication } from './PositionApplication.tsx'
import { PositionSkeleton } from './PositionDetails.tsx'

const Page = styled(Card)`
  max-width: calc(${tokens.size.reading} + 2 * ${tokens.space.s10});
`

/** The position of a deep link, with Cancel and Apply (specification 2.10). */
export function PositionPage() {
  const { deepLinkId = '' } = useParams()
  const [{ data, error, fetching }, ask] = useQuery({
    query: Position_detailsDocument,
    variables: { deepLinkId },
    requestPolicy: 'cache-and-network',
    pause: deepLinkId === '',
  })
  const position = data?.position
  return (
    <Page as="article" $padding="large">
      {position !== undefined ? (
        <PositionApplication key={deepLinkId} position={position} />
      ) : fetching ? (
        <PositionSkeleton />
      ) : (
        <Missing reason={failureOf(error)} onRetry={() => ask({ requestPolicy: 'network-only' })} />
      )}
    </Page>
  )
}

/** Why there is no position to show: unknown, closed, or not loaded. */
function Missing({ reason, onRetry }: { reason: Failure; onRetry: () => void }) {
  if (reason.kind === 'refused' && reason.code === 'GONE')
    return <Unavailable title={reason.message || messages.positionClosed} />
  if (reason.kind === 'refused' && reason.code === 'NOT_FOUND') {
    return <Unavailable title={reason.message || messages.positionNotFound} />
  }
  return (
    <ErrorState title="The position could not be loaded." onRetry={onRetry}>
      {failureText(reason)}
    </ErrorState>
  )
}

function Unavailable({ title }: { title: string }): ReactNode {
  return (
    <EmptyState title={title} action={<ButtonLink href={linkTo('Profile')}>Go to your profile</ButtonLink>}>
      The link may be old. Your profile stays as it is.
    </EmptyState>
  )
}
