import { FileField } from '#ui/FileField.tsx'
import { FileRemoval } from './FileRemoval.tsx'
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
  return (
    <div data-flow="file-upload" data-place="cv" data-state={JSON.stringify(state.value)}>
      <FileField {...field} label="Resume" name="cv" required error={error} />
      <FileRemoval state={state} send={send} newKey={newKey} title="Remove the resume?">
        {state.context.stored?.name} is removed from your profile. A complete profile needs a resume.
      </FileRemoval>
    </div>
  )
}
