import { selectFileFailure } from '#machines/file-upload/file-upload.machine.ts'
import { Alert } from '#ui/Alert.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { FileField } from '#ui/FileField.tsx'
import { Stack } from '#ui/layout.tsx'
import { useFileUpload } from './use-file-upload.ts'

interface CvUploadProps {
  /** As the profile has it; null without one. */
  name: string | null
  /** In bytes. */
  size: number | null
  /** What is wrong when it is missing. */
  error?: string | undefined
}

/** The CV (specification 2.6, Profile Setup): a projection of the `file-upload` machine. */
export function CvUpload({ name, size, error }: CvUploadProps) {
  const { state, send, field, newKey } = useFileUpload({ kind: 'cv', id: null }, name === null ? null : { name, size })
  const asksRemoval = state.matches('confirming') || state.matches('removing')
  const refusal = selectFileFailure(state)
  return (
    <div data-flow="file-upload" data-place="cv" data-state={JSON.stringify(state.value)}>
      <FileField {...field} label="Resume" name="cv" required error={error} />
      <ConfirmDialog
        open={asksRemoval}
        title="Remove the resume?"
        confirmText="Remove"
        cancelText="Keep"
        danger
        busy={state.matches('removing')}
        onConfirm={() => send({ type: 'removal.confirmed', requestKey: newKey() })}
        onCancel={() => send({ type: 'removal.cancelled' })}
      >
        <Stack>
          {asksRemoval && refusal !== null && <Alert tone="error">{refusal}</Alert>}
          <p>{state.context.stored?.name} is removed from your profile. A complete profile needs a resume.</p>
        </Stack>
      </ConfirmDialog>
    </div>
  )
}
