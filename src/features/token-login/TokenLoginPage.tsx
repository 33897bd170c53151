import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { Cluster } from '#ui/layout.tsx'
import { useFlow } from '../shared/flows/use-flow.ts'
import { RegisterCard } from '../shared/register/RegisterCard.tsx'
import { Waiting } from '../shared/register/Waiting.tsx'
import { useAddressSecret } from '../shared/secrets/use-address-secret.ts'
import { useServices } from '../shared/services/services.ts'
import { tokenLoginFlow } from './token-login.actors.ts'

/** Signing in by a link with tokens (specification 2.1): a projection of the `token-login` machine. */
export function TokenLoginPage() {
  const { session } = useServices()
  const [query] = useSearchParams()
  const [input] = useState(() => ({
    returnUrl: query.get('returnUrl'),
    otherPerson: session.user().isAuthenticated ? session.user().fullName : null,
  }))
  const idToken = useAddressSecret('idToken')
  const refreshToken = useAddressSecret('refreshToken')
  const { state, send } = useFlow(tokenLoginFlow, { ...input, idToken, refreshToken })
  return (
    <RegisterCard title="Login" flow="token-login" state={state.value}>
      {state.matches('asking') ? (
        <>
          <Alert tone="warning" announce>
            {state.context.otherPerson} is logged in on this device. This link logs in with its own account.
          </Alert>
          <Cluster $justify="end">
            <Button variant="quiet" onPress={() => send({ type: 'switch.declined' })}>
              Stay logged in as {state.context.otherPerson}
            </Button>
            <Button variant="primary" onPress={() => send({ type: 'switch.confirmed' })}>
              Use the link
            </Button>
          </Cluster>
        </>
      ) : (
        <Waiting>Logging in…</Waiting>
      )}
    </RegisterCard>
  )
}
