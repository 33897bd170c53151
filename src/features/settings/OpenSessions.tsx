import { useSelector } from '@xstate/react'
import { styled } from 'styled-components'
import { useQuery } from 'urql'
import { Sessions_openDocument, type Sessions_openQuery } from '#generated/features/settings/sessions.ts'
import { messages } from '#rules/messages.ts'
import { Button } from '#ui/Button.tsx'
import { Stack } from '#ui/layout.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import { tokens } from '#ui/theme.ts'
import { useRunningFlow } from '../shared/flows/use-flow.ts'
import { formatMoment } from '../shared/formats/format.ts'
import { LoadFailed } from '../shared/services/LoadFailed.tsx'
import { useReload } from '../shared/services/use-reload.ts'
import { EndSessionDialog } from './EndSessionDialog.tsx'
import { sessionEndingFlow } from './session-ending.actors.ts'

const { color, leading, size, space, text, weight } = tokens

type OpenSession = Sessions_openQuery['openSessions'][number]

const Rows = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    display: flex;
    gap: ${space.s4};
    align-items: center;
    justify-content: space-between;
    min-height: ${size.control};
    padding-block: ${space.s3};
    border-block-end: ${size.hairline} solid ${color.line};
  }
  > li > button {
    flex: none;
  }
`

const Name = styled.span`
  display: block;
  font-weight: ${weight.medium};
`

const Used = styled.span`
  display: block;
  color: ${color.textMedium};
  font-size: ${text.sm};
  line-height: ${leading.sm};
`

const Note = styled.p`
  margin: 0;
  color: ${color.textMedium};
`

const browserOf = ({ browser }: OpenSession): string => browser ?? messages.unknownBrowser

/** Tells it from another one of the same browser. */
const nameOf = (one: OpenSession): string => `${browserOf(one)}, signed in ${formatMoment(one.startedAt)}`

/** Where the person is signed in, and how to sign out there. */
export function OpenSessions() {
  const flow = useRunningFlow(sessionEndingFlow)
  const [{ data, error, fetching }, ask] = useQuery({ query: Sessions_openDocument, requestPolicy: 'cache-and-network' })
  const askAgain = () => ask({ requestPolicy: 'network-only' })
  const busy = useSelector(flow.actor, (state) => state.hasTag('busy'))
  // What is left only the server knows.
  useReload(busy, askAgain)
  const value = useSelector(flow.actor, (state) => state.value)
  const all = data?.openSessions
  if (all === undefined && fetching)
    return (
      <SkeletonGroup label="Loading where you are signed in">
        <Stack>
          <Skeleton $width="100%" $height={space.s16} />
          <Skeleton $width="100%" $height={space.s16} />
        </Stack>
      </SkeletonGroup>
    )
  if (all === undefined)
    return <LoadFailed title="Where you are signed in could not be loaded." error={error} onRetry={askAgain} />
  const others = all.filter(({ isPresent }) => !isPresent)
  return (
    <Stack data-flow="session-ending" data-state={JSON.stringify(value)}>
      <Rows aria-label="Where you are signed in">
        {all.map((one) => (
          <li key={one.id}>
            <span>
              <Name>{browserOf(one)}</Name>
              <Used>Signed in {formatMoment(one.startedAt)}</Used>
              <Used>{one.isPresent ? 'You are here now' : `Used last ${formatMoment(one.lastUsedAt)}`}</Used>
            </span>
            {!one.isPresent && (
              <Button
                size="small"
                aria-label={`Sign out: ${nameOf(one)}`}
                onPress={() => flow.send({ type: 'end.requested', ended: { kind: 'one', id: one.id, name: nameOf(one) } })}
              >
                Sign out
              </Button>
            )}
          </li>
        ))}
      </Rows>
      {others.length === 0 ? (
        <Note>{messages.noOtherSessions}</Note>
      ) : (
        <div>
          <Button variant="danger" onPress={() => flow.send({ type: 'end.requested', ended: { kind: 'others' } })}>
            Sign out everywhere else
          </Button>
        </div>
      )}
      <EndSessionDialog {...flow} />
    </Stack>
  )
}
