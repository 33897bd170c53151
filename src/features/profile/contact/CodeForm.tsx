import { styled } from 'styled-components'
import { selectCodeError } from '#machines/code-verification/code-verification.machine.ts'
import { codeVerificationReasons } from '#machines/code-verification/code-verification.reasons.ts'
import { selectFailureText } from '#machines/failure.ts'
import { isCode, wrongCodeLimit } from '#rules/verification-codes.ts'
import { FormError } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { CodeField } from '#ui/CodeField.tsx'
import { Form } from '#ui/Form.tsx'
import { Cluster } from '#ui/layout.tsx'
import { tokens } from '#ui/theme.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { clockTime } from '#view-models/remaining-time.ts'
import { secretText } from '../../shared/secrets/secret-text.ts'
import { useServices } from '../../shared/services/services.ts'
import type { CodeView } from './code-verification.actors.ts'

const Countdown = styled.span`
  font-variant-numeric: tabular-nums;
`

const Words = styled.p`
  max-width: ${tokens.size.reading};
`

/** Typing the code that was sent, with the countdown to the next one. */
export function CodeForm({ state, send, name, destination }: CodeView & { name: string; destination: string }) {
  const { vault, newKey } = useServices()
  const { verificationCode, secondsLeft, verification, refusals } = state.context
  const busy = state.hasTag('busy')
  const error = selectCodeError(state)
  const failure = selectFailureText(state)
  const left = clockTime(secondsLeft)
  const { wrongCodeCount } = verification
  return (
    <Form label={`Verify ${name}`} onSubmit={() => send({ type: 'submit.requested', requestKey: newKey() })} refusals={refusals}>
      <Words>A code has been sent to {destination}.</Words>
      {failure !== null && <FormError>{failure}</FormError>}
      <CodeField
        label="Verification code"
        value={secretText(vault, verificationCode)}
        onChange={(text) => send({ type: 'code.changed', verificationCode: vault.seal(text), isComplete: isCode(text) })}
        {...(error === null ? {} : { error })}
        {...(error === null && wrongCodeCount > 0
          ? { description: `Wrong entries so far: ${wrongCodeCount} of ${wrongCodeLimit}.` }
          : {})}
        readOnly={busy}
        required
      />
      <Cluster>
        <Button type="submit" size="small" busy={busy} busyLabel="Checking the code…">
          Verify code
          <VisuallyHidden> for {name}</VisuallyHidden>
        </Button>
        <Button size="small" disabledReason={codeVerificationReasons.states.awaiting(state)}>
          <Countdown>Resend ({left})</Countdown>
          <VisuallyHidden> for {name}</VisuallyHidden>
        </Button>
      </Cluster>
    </Form>
  )
}
