import { SaveStatus, useIsTyping } from '#ui/SaveStatus.tsx'
import { DraftKept } from '../shared/flows/DraftKept.tsx'
import type { ProfileFormView } from './use-profile-form.ts'

interface DraftStatusProps {
  view: Pick<ProfileFormView, 'saving' | 'key' | 'hasChanges'>
  onRetry: () => void
}

/** Where what was typed into a form is: on this device, on its way to the server, there, or not. */
export function DraftStatus({ view: { saving, key, hasChanges }, onRetry }: DraftStatusProps) {
  const isTyping = useIsTyping()
  if (saving === null || (saving === 'saved' && isTyping)) return <DraftKept flowKey={key} hasChanges={hasChanges || isTyping} />
  return saving === 'failed' ? <SaveStatus state="failed" onRetry={onRetry} /> : <SaveStatus state={saving} />
}
