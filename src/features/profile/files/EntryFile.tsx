import { FileField } from '#ui/FileField.tsx'
import { FileRemoval } from './FileRemoval.tsx'
import { useFileUpload } from './use-file-upload.ts'

export interface EntryFileProps {
  kind: 'certificate' | 'skill'
  /** The entry's id. */
  id: string
  /** What the file proves, for its label: 'JavaScript'. */
  entry: string
  /** Name of the stored file; null without one. */
  fileName: string | null
}

/** The file of a certificate or of a technical skill: a projection of the `file-upload` machine. */
export function EntryFile({ kind, id, entry, fileName }: EntryFileProps) {
  const { state, send, field, newKey } = useFileUpload({ kind, id }, fileName === null ? null : { name: fileName, size: null })
  return (
    <div data-flow="file-upload" data-place={`${kind}:${id}`} data-state={JSON.stringify(state.value)}>
      <FileField
        {...field}
        label={`Certificate file of ${entry}`}
        limits={`Certificate file: ${field.limits}`}
        hideLabel
        compact
        removeText="Remove file"
      />
      <FileRemoval state={state} send={send} newKey={newKey} title="Remove the file?">
        {state.context.stored?.name} is removed from your profile; {entry} stays.
      </FileRemoval>
    </div>
  )
}
