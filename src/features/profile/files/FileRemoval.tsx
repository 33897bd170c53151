import type { ReactNode } from 'react'
import { selectFileFailure } from '#machines/file-upload/file-upload.machine.ts'
import { Alert } from '#ui/Alert.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { Stack } from '#ui/layout.tsx'
import type { FileUploadView } from './use-file-upload.ts'

interface FileRemovalProps extends Pick<FileUploadView, 'state' | 'send' | 'newKey'> {
  title: string
  /** What becomes of it. */
  children: ReactNode
}

/** Asks before a file of the profile is removed, and says there why it was not. */
export function FileRemoval({ state, send, newKey, title, children }: FileRemovalProps) {
  const isAsking = state.matches('confirming') || state.matches('removing')
  const refusal = selectFileFailure(state)
  return (
    <ConfirmDialog
      open={isAsking}
      title={title}
      confirmText="Remove"
      cancelText="Keep"
      danger
      busy={state.matches('removing')}
      onConfirm={() => send({ type: 'removal.confirmed', requestKey: newKey() })}
      onCancel={() => send({ type: 'removal.cancelled' })}
    >
      <Stack>
        {isAsking && refusal !== null && <Alert tone="error">{refusal}</Alert>}
        <p>{children}</p>
      </Stack>
    </ConfirmDialog>
  )
}
