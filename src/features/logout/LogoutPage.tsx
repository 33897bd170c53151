import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { messages } from '#rules/messages.ts'
import { linkTo } from '#rules/paths.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { useFlow } from '../shared/flows/use-flow.ts'
import { RegisterCard } from '../shared/register/RegisterCard.tsx'
import { Waiting } from '../shared/register/Waiting.tsx'
import { type CountUnsent, logoutFlow } from './logout.actors.ts'
import { unsentTexts } from './unsent-texts.ts'

/** Ends the session and goes to the login page, taking along where the person wanted to go (specification 2.1, 6). */
export function LogoutPage({ countUnsent }: { countUnsent: CountUnsent }) {
  const [flow] = useState(() => logoutFlow(countUnsent))
  const [query] = useSearchParams()
  const search = query.toString()
  const { state, send } = useFlow(flow, { leaveTo: search === '' ? linkTo('Login') : `${linkTo('Login')}?${search}` })
  const texts = unsentTexts(state.context.unsent)
  return (
    <RegisterCard title="Log out" flow="logout" state={state.value}>
      {state.matches('asking') ? (
        <Alert
          tone="warning"
          announce
          title={texts.title}
          actions={
            <>
              <Button variant="primary" onPress={() => send({ type: 'stay.chosen' })}>
                Stay logged in
              </Button>
              <Button variant="danger" onPress={() => send({ type: 'leave.chosen' })}>
                {texts.lose}
              </Button>
            </>
          }
        >
          {messages.logOutLoses}
        </Alert>
      ) : (
        <Waiting>Logging out…</Waiting>
      )}
    </RegisterCard>
  )
}
