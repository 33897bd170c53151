import { Avatar } from '#ui/Avatar.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { FileField } from '#ui/FileField.tsx'
import { PhotoCrop } from '#ui/PhotoCrop.tsx'
import { useFileUpload } from './use-file-upload.ts'
import { useObjectUrl } from './use-object-url.ts'

interface PhotoUploadProps {
  /** As the profile has it; null without one. */
  photoUrl: string | null
  /** The person's name. */
  person: string
  /** What is wrong when it is missing. */
  error?: string | undefined
}

/** The part that was cut out is a JPEG, whatever it was cut out of. */
const croppedName = (name: string): string => `${name.replace(/\.[^.]*$/, '')}.jpg`

/** The profile photo (specification 2.6, Profile Setup): chosen, cut to a square and sent; a projection of the `file-upload` machine. */
export function PhotoUpload({ photoUrl, person, error }: PhotoUploadProps) {
  const { state, send, field, kept, keep, newKey } = useFileUpload(
    { kind: 'photo', id: null },
    photoUrl === null ? null : { name: 'Profile photo', size: null },
  )
  const source = useObjectUrl(state.matches('cropping') ? kept?.blob : undefined)
  return (
    <div data-flow="file-upload" data-place="photo" data-state={JSON.stringify(state.value)}>
      <FileField
        {...field}
        label="Profile photo"
        name="photo"
        required
        error={error}
        file={field.file && { name: 'Profile photo' }}
        picture={<Avatar size="large" name={person} photoUrl={photoUrl} decorative />}
      />
      <Dialog open={state.matches('cropping')} title="Crop the photo" onClose={() => send({ type: 'crop.cancelled' })}>
        {source !== null && (
          <PhotoCrop
            source={source}
            onCropped={(blob) => {
              const file = keep(blob, croppedName(kept?.name ?? 'photo'))
              send({ type: 'crop.confirmed', file, requestKey: newKey() })
            }}
            onCancel={() => send({ type: 'crop.cancelled' })}
          />
        )}
      </Dialog>
    </div>
  )
}
