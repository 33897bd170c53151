import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { readCaller } from '#rules/id-token.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { Cluster } from '#ui/layout.tsx'
import { useFlow } from '../shared/flows/use-flow.ts'
import { RegisterCard } from '../shared/register/RegisterCard.tsx'
import { Waiting } from '../shared/register/Waiting.tsx'
import { secretText } from '../shared/secrets/secret-text.ts'
import { useAddressSecret } from '../shared/secrets/use-address-secret.ts'
import { useServices } from '../shared/services/services.ts'
import { tokenLoginFlow } from './token-login.actors.ts'

/** Signing in by a link with tokens (specification 2.1): a projection of the `token-login` machine. */
export function TokenLoginPage() {
  const { session, vault } = useServices()
  const [query] = useSearchParams()
  const idToken = useAddressSecret('idToken')
  const refreshToken = useAddressSecret('refreshToken')
  const [input] = useState(() => {
    const { isAuthenticated, id, fullName } = session.user()
    return {
      idToken,
      refreshToken,
      returnUrl: query.get('returnUrl'),
      present: isAuthenticated ? { id, fullName } : null,
      owner: readCaller(secretText(vault, idToken))?.memberId ?? null,
    }
  })
  const { state, send } = useFlow(tokenLoginFlow, input)
  const presentName = state.context.present?.fullName
  return (
    <RegisterCard title="Login" flow="token-login" state={state.value}>
      {state.matches('asking') ? (
        <>
          <Alert tone="warning" announce>
            {presentName} is logged in on this device. This link logs in with its own account.
          </Alert>
          <Cluster $justify="end">
            <Button variant="quiet" onPress={() => send({ type: 'switch.declined' })}>
              Stay logged in as {presentName}
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
