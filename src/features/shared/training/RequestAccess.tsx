import type { AccessRequestInput } from '#machines/access-request/access-request.machine.ts'
import { messages } from '#rules/messages.ts'
import { Button } from '#ui/Button.tsx'
import { useFlow } from '../flows/use-flow.ts'
import { useServices } from '../services/services.ts'
import { accessRequestFlow } from './access-request.actors.ts'

/** 'Request to Access' of a course or an assessment of the catalogue: a projection of the `access-request` machine. */
export function RequestAccess(target: AccessRequestInput) {
  const { newKey } = useServices()
  const { state, send } = useFlow(accessRequestFlow, target, `access-request:${target.kind}-${target.id}`)
  const isRequested = state.matches('requested')
  return (
    <div data-flow="access-request" data-state={JSON.stringify(state.value)}>
      <Button
        variant={isRequested ? 'secondary' : 'primary'}
        busy={state.hasTag('busy')}
        disabledReason={isRequested ? messages.accessAskedFor : undefined}
        onPress={() => send({ type: 'access.requested', requestKey: newKey() })}
      >
        {isRequested ? 'Requested' : 'Request to Access'}
      </Button>
    </div>
  )
}
