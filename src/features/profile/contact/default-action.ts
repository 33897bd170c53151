import type { ContactKind } from '#machines/code-verification/code-verification.machine.ts'
import type { EntryAction } from '#ui/EntryCard.tsx'
import type { ProfileEntriesView } from '../use-profile-entries.ts'

/** The action that makes an entry the one default; none for the entry that is it already. */
export const defaultAction = (
  { phase, chosen, waitsFor, setDefault }: Pick<ProfileEntriesView<ContactKind>, 'phase' | 'chosen' | 'waitsFor' | 'setDefault'>,
  { id, isDefault }: { readonly id: string; readonly isDefault: boolean },
): readonly EntryAction[] => {
  if (isDefault) return []
  const busy = phase === 'settingDefault' && chosen === id
  return [{ label: 'Set as default', busy, disabledReason: busy ? undefined : waitsFor, onPress: () => setDefault(id) }]
}
