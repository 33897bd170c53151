import { selectCheckShare, selectSignUpError, selectSignUpFailure } from '#machines/sign-up/sign-up.machine.ts'
import { waysToKnow } from '#rules/credentials.ts'
import { nameLength, type SignUpField, type SignUpTextField } from '#rules/sign-up.ts'
import { FormError } from '#ui/Alert.tsx'
import { afterPress } from '#ui/after-press.ts'
import { Button } from '#ui/Button.tsx'
import { Form } from '#ui/Form.tsx'
import { Link } from '#ui/Link.tsx'
import { Grid, Stack } from '#ui/layout.tsx'
import { PasswordField } from '#ui/PasswordField.tsx'
import { Select } from '#ui/Select.tsx'
import { TextField, type TextFieldProps } from '#ui/TextField.tsx'
import { useFlow } from '../shared/flows/use-flow.ts'
import { RegisterCard } from '../shared/register/RegisterCard.tsx'
import { useRegisterLink } from '../shared/register/use-register-link.ts'
import { sealNewPassword } from '../shared/secrets/new-password.ts'
import { secretText } from '../shared/secrets/secret-text.ts'
import { useServices } from '../shared/services/services.ts'
import { signUpFlow } from './sign-up.actors.ts'
import { Welcome } from './Welcome.tsx'

const wayOptions = waysToKnow.map((way) => ({ id: way, label: way }))

/** While Signup waits for the proof of work. */
const checkText = 'Checking your browser…'

const textFields: ReadonlyArray<{ field: SignUpTextField; label: string } & Partial<TextFieldProps>> = [
  { field: 'firstName', label: 'First name', autoComplete: 'given-name', maxLength: nameLength },
  { field: 'lastName', label: 'Last name', autoComplete: 'family-name', maxLength: nameLength },
  { field: 'email', label: 'E-mail', type: 'email', autoComplete: 'email', maxLength: 254 },
  { field: 'telephone', label: 'Telephone', type: 'tel', autoComplete: 'tel', maxLength: 40 },
]

/** Registration (specification 2.3): a projection of the `sign-up` machine; one column below 590 px. */
export function SignUpPage() {
  const { vault, newKey } = useServices()
  const registerLink = useRegisterLink()
  const { state, send } = useFlow(signUpFlow)
  const { form, refusals } = state.context
  const busy = state.hasTag('busy')
  const refusal = selectSignUpFailure(state)
  const checked = selectCheckShare(state)
  const common = (field: SignUpField) => {
    const error = selectSignUpError(state, field)
    return {
      name: field,
      onBlur: () => afterPress(() => send({ type: 'field.left', field })),
      readOnly: busy,
      required: true,
      ...(error === null ? {} : { error }),
    }
  }
  if (state.matches('welcomed')) return <Welcome state={state.value} />
  return (
    <RegisterCard title="Signup" flow="sign-up" state={state.value} wide>
      <Form
        label="Signup"
        onEnter={state.can({ type: 'form.entered' }) ? () => send({ type: 'form.entered' }) : undefined}
        onSubmit={() => send({ type: 'submit.requested', requestKey: newKey() })}
        refusals={refusals}
      >
        <Stack>
          {refusal !== null && <FormError>{refusal}</FormError>}
          <Grid>
            {textFields.map(({ field, ...props }) => (
              <TextField
                key={field}
                {...props}
                {...common(field)}
                value={form[field]}
                onChange={(text) => send({ type: 'text.changed', field, text })}
              />
            ))}
            <PasswordField
              {...common('password')}
              label="Password"
              description="8 to 128 characters"
              value={secretText(vault, form.password)}
              onChange={(text) => send({ type: 'password.changed', ...sealNewPassword(vault, text, form) })}
              autoComplete="new-password"
              maxLength={256}
            />
            <PasswordField
              {...common('repassword')}
              label="Repeat password"
              value={secretText(vault, form.repassword)}
              onChange={(text) => send({ type: 'repassword.changed', repassword: vault.seal(text) })}
              autoComplete="new-password"
              maxLength={256}
            />
          </Grid>
          <Select
            label="How did you hear about us"
            name="wayToKnow"
            placeholder="Choose, if you like"
            options={wayOptions}
            value={waysToKnow.find((way) => way === form.wayToKnow) ?? null}
            onChange={(wayToKnow) => send({ type: 'wayToKnow.chosen', wayToKnow })}
          />
          <Button
            type="submit"
            variant="primary"
            busy={busy}
            busyLabel={checked === null ? 'Creating the account…' : checkText}
            busyText={checked === null ? undefined : `${checkText} ${Math.round(checked * 100)}%`}
            fullWidth
          >
            Signup
          </Button>
        </Stack>
      </Form>
      <p>
        Already have an account? <Link href={registerLink('Login')}>Login</Link>
      </p>
    </RegisterCard>
  )
}
