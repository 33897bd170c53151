import { styled } from 'styled-components'
import { Alert } from './Alert.tsx'
import { Button } from './Button.tsx'
import { loadLater } from './load-later.tsx'
import { Skeleton, SkeletonGroup } from './Skeleton.tsx'
import { tokens } from './theme.ts'

const Surface = loadLater(() => import('./PhotoCropSurface.tsx').then((module) => module.PhotoCropSurface))

const Waiting = styled.div`
  height: ${tokens.size.popover};
`

export interface PhotoCropProps {
  /** The chosen photo: `URL.createObjectURL(file)`. The owner revokes it when the dialog is closed. */
  source: string
  /** The square as a JPEG of at most 1024 by 1024 pixels. */
  onCropped: (blob: Blob) => void
  onCancel: () => void
  /** The photo is being sent: the buttons wait. */
  busy?: boolean
}

/**
 * The content of a dialog in which the square of a photo is chosen: dragged or moved by the arrow keys, zoomed by wheel, pinch,
 * slider, + and -. The cropper is loaded when it is first shown.
 */
export function PhotoCrop(props: PhotoCropProps) {
  return (
    <Surface
      part={props}
      waiting={
        <SkeletonGroup label="Preparing the photo…">
          <Waiting>
            <Skeleton $height="100%" />
          </Waiting>
        </SkeletonGroup>
      }
      failed={(retry) => (
        <Alert
          tone="error"
          actions={
            <Button size="small" onPress={retry}>
              Retry
            </Button>
          }
        >
          The photo cannot be shown now. Check the connection.
        </Alert>
      )}
    />
  )
}
