import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import type { ProfileEntriesView } from '../use-profile-entries.ts'

interface RemovalDialogProps {
  view: Pick<ProfileEntriesView<'education'>, 'isAskingRemoval' | 'isRemoving' | 'confirmRemoval' | 'keep'>
  /** What the entry is called. */
  what: string
}

/** Asks before an entry of the profile is removed. */
export function RemovalDialog({ view, what }: RemovalDialogProps) {
  return (
    <ConfirmDialog
      open={view.isAskingRemoval}
      title="Are you sure?"
      confirmText="Remove"
      danger
      width={400}
      busy={view.isRemoving}
      onConfirm={view.confirmRemoval}
      onCancel={view.keep}
    >
      {what === '' ? 'This entry is removed from your profile.' : `'${what}' is removed from your profile.`}
    </ConfirmDialog>
  )
}
