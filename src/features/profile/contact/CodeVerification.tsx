import { useEffect } from 'react'
import { styled } from 'styled-components'
import type { ContactKind } from '#machines/code-verification/code-verification.machine.ts'
import type { Verification } from '#machines/code-verification/verification.ts'
import { selectFailureText } from '#machines/failure.ts'
import { messages } from '#rules/messages.ts'
import { isCodeLocked } from '#rules/verification-codes.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { Chip, StatusChip } from '#ui/Chip.tsx'
import { Cluster, Stack } from '#ui/layout.tsx'
import { tokens } from '#ui/theme.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { useFlow } from '../../shared/flows/use-flow.ts'
import { formatDay } from '../../shared/formats/format.ts'
import { useServices } from '../../shared/services/services.ts'
import { CodeForm } from './CodeForm.tsx'
import { type CodeView, codeVerificationFlow } from './code-verification.actors.ts'
import { useFocusOfStep } from './use-focus-of-step.ts'

interface CodeVerificationProps {
  kind: ContactKind
  id: string
  verification: Verification
  isDefault: boolean
  /** The entry in words, for what a screen reader hears of its buttons. */
  name: string
  /** Where its codes go: 'your e-mail address a@b.test'. */
  destination: string
}

const Root = styled(Stack)`
  margin-block-start: ${tokens.space.s2};
  outline: none;
`

/** How far an entry is verified, and what can be done about it: a projection of a `code-verification` machine. */
export function CodeVerification({ kind, id, verification, isDefault, name, destination }: CodeVerificationProps) {
  const { now } = useServices()
  const arrived = { kind, id, verification, at: now() }
  const view = useFlow(codeVerificationFlow, arrived, `code-verification:${kind}:${id}`)
  const { state, send } = view
  const { codeSentAt, codeEndsAt, verifiedAt, wrongCodeCount } = verification
  useEffect(() => {
    const news = { codeSentAt, codeEndsAt, verifiedAt, wrongCodeCount }
    send({ type: 'entry.arrived', verification: news, at: now() })
  }, [send, now, codeSentAt, codeEndsAt, verifiedAt, wrongCodeCount])
  const place = useFocusOfStep(state)
  const isVerified = state.matches('verified')
  return (
    <Root ref={place} tabIndex={-1} $gap="s3" data-flow="code-verification" data-state={JSON.stringify(state.value)}>
      <Cluster $gap="s1">
        {isDefault && <Chip>Default</Chip>}
        <StatusChip status={isVerified ? 'active' : 'pending'}>
          {isVerified ? `Verified${verifiedOn(state.context.verification)}` : 'Not verified'}
        </StatusChip>
      </Cluster>
      <Step {...view} name={name} destination={destination} />
    </Root>
  )
}

const verifiedOn = ({ verifiedAt }: Verification): string => (verifiedAt === null ? '' : ` ${formatDay(verifiedAt)}`)

function Step({ name, destination, ...view }: CodeView & { name: string; destination: string }) {
  const { state } = view
  const failure = selectFailureText(state)
  if (state.matches('verified')) return null
  if (state.matches('awaiting')) return <CodeForm {...view} name={name} destination={destination} />
  return (
    <>
      {state.matches({ requestable: 'locked' }) && <Alert tone="error">{messages.tooManyWrongCodes}</Alert>}
      {state.matches({ requestable: 'expired' }) && (
        <Alert tone="warning" announce>
          {messages.codeExpired}
        </Alert>
      )}
      {failure !== null && <Alert tone="error">{failure}</Alert>}
      <SendCode {...view} name={name} />
    </>
  )
}

/** The button that has a code sent: the first, one in place of a locked one, or once more. */
function SendCode({ state, send, name }: CodeView & { name: string }) {
  const { newKey, now } = useServices()
  const { codeSentAt, wrongCodeCount } = state.context.verification
  const label = codeSentAt === null ? 'Send code' : isCodeLocked(wrongCodeCount) ? 'Send a new code' : 'Resend'
  return (
    <Cluster>
      <Button
        size="small"
        busy={state.matches('sending')}
        busyLabel="Sending the code…"
        onPress={() => send({ type: 'code.requested', requestKey: newKey(), at: now() })}
      >
        {label}
        <VisuallyHidden> for {name}</VisuallyHidden>
      </Button>
    </Cluster>
  )
}
