import { useEffect } from 'react'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { useFlow } from '../flows/use-flow.ts'
import { useServices } from '../services/services.ts'
import { leaveGuardFlow } from './leave-guard.actors.ts'

interface LeaveGuardProps {
  /** Whether something on the page is not saved on the server. */
  hasChanges: boolean
  /** What is not saved, in words: 'Personal Details'. */
  what: string
}

/** Asks before the page is left with changes that are not saved: a projection of the `leave-guard` machine. */
export function LeaveGuard({ hasChanges, what }: LeaveGuardProps) {
  const { navigationBlocker } = useServices()
  const { state, send } = useFlow(leaveGuardFlow)
  const isGuarded = state.matches('guarded')
  useEffect(
    () => (isGuarded ? navigationBlocker.hold(() => send({ type: 'leave.requested' })) : undefined),
    [isGuarded, navigationBlocker, send],
  )
  useEffect(() => {
    send({ type: hasChanges ? 'changes.made' : 'changes.gone' })
  }, [send, hasChanges])
  return (
    <div data-flow="leave-guard" data-state={JSON.stringify(state.value)}>
      <ConfirmDialog
        open={state.matches({ guarded: 'asking' })}
        title="Leave without saving?"
        confirmText="Leave"
        cancelText="Stay"
        onConfirm={() => send({ type: 'leave.chosen' })}
        onCancel={() => send({ type: 'stay.chosen' })}
      >
        Your changes in {what} are not saved on the server. They stay on this device until you come back or log out.
      </ConfirmDialog>
    </div>
  )
}
