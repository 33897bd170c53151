import { SaveStatus } from '#ui/SaveStatus.tsx'
import { DraftKept } from '../DraftKept.tsx'
import type { ProfileFormView } from './use-profile-form.ts'

interface DraftStatusProps {
  view: Pick<ProfileFormView, 'state' | 'key' | 'hasChanges'>
  onRetry: () => void
}

/** Where what was typed into a form is: on this device, on its way to the server, there, or not. */
export function DraftStatus({ view: { state, key, hasChanges }, onRetry }: DraftStatusProps) {
  if (state.matches('saving')) return <SaveStatus state="saving" />
  if (state.matches({ editing: 'notSaved' })) return <SaveStatus state="failed" onRetry={onRetry} />
  if (state.matches({ editing: 'saved' })) return <SaveStatus state="saved" />
  return <DraftKept flowKey={key} hasChanges={hasChanges} />
}
