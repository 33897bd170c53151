import { styled } from 'styled-components'
import { selectFailureText } from '#machines/failure.ts'
import { messages } from '#rules/messages.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { SuccessIcon } from '#ui/basic-icons.tsx'
import { LinkIcon } from '#ui/content-icons.tsx'
import { Cluster, Stack } from '#ui/layout.tsx'
import { tokens } from '#ui/theme.ts'
import { formatDay } from '../../shared/formats/format.ts'
import { useServices } from '../../shared/services/services.ts'
import { useLinkedIn } from './use-linkedin.ts'

const { color, leading, space, text, weight } = tokens

const Verified = styled.p`
  display: flex;
  align-items: center;
  gap: ${space.s2};
  margin: 0;
  > svg {
    color: ${color.success};
  }
  > strong {
    color: ${color.textStrong};
    font-weight: ${weight.medium};
  }
`

const Weak = styled.span`
  color: ${color.textWeak};
  font-size: ${text.sm};
  line-height: ${leading.sm};
`

interface LinkedInConnectProps {
  /** When LinkedIn was verified, ISO 8601; null while it was not. */
  verifiedOn: string | null
  /** Whether the portal has been set up to connect LinkedIn. */
  isSetUp: boolean
}

/** Connecting LinkedIn (specification 2.6, 8): a projection of the `linkedin-connect` machine. */
export function LinkedInConnect({ verifiedOn, isSetUp }: LinkedInConnectProps) {
  const { newKey } = useServices()
  const { state, send } = useLinkedIn()
  const failure = selectFailureText(state)
  const isOff = !isSetUp || state.matches('off')
  const frame = { 'data-flow': 'linkedin-connect', 'data-state': JSON.stringify(state.value) }
  if (verifiedOn !== null || state.matches('verified')) {
    return (
      <Verified {...frame}>
        <SuccessIcon />
        LinkedIn: <strong>Verified</strong>
        {verifiedOn !== null && <Weak>on {formatDay(verifiedOn)}</Weak>}
      </Verified>
    )
  }
  return (
    <div {...frame}>
      <Stack $gap="s3">
        {state.matches('failed') && (
          <Alert
            tone="error"
            announce={false}
            actions={
              state.can({ type: 'retry.requested' }) && (
                <Button size="small" onPress={() => send({ type: 'retry.requested' })}>
                  Retry
                </Button>
              )
            }
          >
            {failure}
          </Alert>
        )}
        <Cluster>
          <Button
            icon={<LinkIcon />}
            busy={state.hasTag('busy')}
            busyLabel={state.matches('verifying') ? 'Verifying LinkedIn…' : 'Going to LinkedIn…'}
            disabledReason={isOff ? messages.linkedInOff : undefined}
            onPress={() => send({ type: 'connect.requested', requestKey: newKey() })}
          >
            Connect LinkedIn
          </Button>
          <Weak>{isOff ? messages.linkedInOff : 'LinkedIn confirms that the profile is yours.'}</Weak>
        </Cluster>
      </Stack>
    </div>
  )
}
