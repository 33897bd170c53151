import { styled } from 'styled-components'
import { SaveStatus } from '#ui/SaveStatus.tsx'
import { tokens } from '#ui/theme.ts'
import { type FlowKeeping, useKeeping } from '../use-keeping.ts'
import type { ProfileFormView } from './use-profile-form.ts'

const words: Readonly<Record<Exclude<FlowKeeping, 'kept'>, string>> = {
  pending: 'Saving on this device…',
  unkept: 'Not kept on this device',
}

const Place = styled.div`
  min-height: ${tokens.space.s6};
`

interface DraftStatusProps {
  view: Pick<ProfileFormView, 'state' | 'key' | 'hasChanges'>
  onRetry: () => void
}

/** Where what was typed into a form is: on this device, on its way to the server, there, or not. */
export function DraftStatus({ view: { state, key, hasChanges }, onRetry }: DraftStatusProps) {
  const keeping = useKeeping(key)
  if (state.matches('saving')) return <SaveStatus state="saving" />
  if (state.matches({ editing: 'notSaved' })) return <SaveStatus state="failed" onRetry={onRetry} />
  if (state.matches({ editing: 'saved' })) return <SaveStatus state="saved" />
  // The line's place is kept: what appears while somebody presses a button must not move it.
  if (!hasChanges) return <Place />
  if (keeping === 'kept') return <SaveStatus state="device" />
  return <SaveStatus state={keeping === 'pending' ? 'saving' : 'failed'}>{words[keeping]}</SaveStatus>
}
