import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import Cropper, { type Area } from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import { styled } from 'styled-components'
import { Alert } from './Alert.tsx'
import { Button } from './Button.tsx'
import { IconButton } from './IconButton.tsx'
import { MinusIcon, PlusIcon } from './icons.tsx'
import type { PhotoCropProps } from './PhotoCrop.tsx'
import { cutSquare, workingCopy } from './photo-pixels.ts'
import { Skeleton, SkeletonGroup } from './Skeleton.tsx'
import { Slider } from './Slider.tsx'
import { focusRing } from './styles.ts'
import { tokens } from './theme.ts'

const { color, leading, radius, size, space, text } = tokens

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space.s4};
`

/** A dark ground under every photo, in the light theme too. */
const Stage = styled.div`
  position: relative;
  height: min(${size.popover}, 55dvh);
  overflow: hidden;
  border-radius: ${radius.medium};
  background: #121212;
  .reactEasyCrop_CropArea:focus-visible {
    ${focusRing}
    outline-color: #fff;
    outline-offset: calc(-1 * ${size.ring});
  }
`

const Controls = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.s4};
`

const Zoom = styled.div`
  display: flex;
  flex: 1;
  align-items: center;
  gap: ${space.s1};
  min-width: 0;
`

const Preview = styled.div`
  position: relative;
  flex: none;
  width: calc(2 * ${size.avatar});
  height: calc(2 * ${size.avatar});
  overflow: hidden;
  border-radius: ${radius.round};
  background: ${color.surface3};
  > img {
    position: absolute;
    max-width: none;
  }
`

const Hint = styled.p`
  font-size: ${text.xs};
  line-height: ${leading.xs};
  color: ${color.textWeak};
`

const Actions = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: ${space.s2};
`

const furthest = 5
const step = 0.1
const limited = (zoom: number) => Math.min(furthest, Math.max(1, Math.round(zoom * 100) / 100))

/** The cut part of the photo fills the preview: the photo around it is placed and sized by percentages of it. */
const previewStyle = ({ x, y, width, height }: Area) => ({
  width: `${10_000 / width}%`,
  height: `${10_000 / height}%`,
  left: `${(-x * 100) / width}%`,
  top: `${(-y * 100) / height}%`,
})

function useWorkingCopy(source: string): string | 'failed' | undefined {
  const [copy, setCopy] = useState<{ source: string; address: string | 'failed' }>()
  useEffect(() => {
    let release: (() => void) | undefined
    let gone = false
    workingCopy(source).then(
      (made) => {
        if (gone) return made.release()
        release = made.release
        setCopy({ source, address: made.address })
      },
      () => {
        if (!gone) setCopy({ source, address: 'failed' })
      },
    )
    return () => {
      gone = true
      release?.()
    }
  }, [source])
  return copy?.source === source ? copy.address : undefined
}

/** The loaded cropper. */
export function PhotoCropSurface({ source, onCropped, onCancel, busy = false }: PhotoCropProps) {
  const photo = useWorkingCopy(source)
  const hintId = useId()
  const [place, setPlace] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [part, setPart] = useState<Area>()
  const [square, setSquare] = useState<Area>()
  const [work, setWork] = useState<'cutting' | 'failed'>()

  const cut = () => {
    if (!photo || !square) return
    setWork('cutting')
    cutSquare(photo, square).then(
      (blob) => {
        setWork(undefined)
        onCropped(blob)
      },
      () => setWork('failed'),
    )
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = { '+': 1, '=': 1, '-': -1, _: -1 }[event.key]
    if (direction === undefined) return
    event.preventDefault()
    setZoom(limited(zoom + direction * step))
  }

  if (photo === 'failed') {
    return (
      <Root>
        <Alert tone="error">This file cannot be shown as a photo. Choose another one.</Alert>
        <Actions>
          <Button onPress={onCancel}>Choose another</Button>
        </Actions>
      </Root>
    )
  }
  return (
    <Root>
      {work === 'failed' && <Alert tone="error">The photo could not be cut. Try again, or choose another one.</Alert>}
      <Stage onKeyDown={onKeyDown}>
        {photo === undefined ? (
          <SkeletonGroup label="Preparing the photo…">
            <Skeleton $height={size.popover} />
          </SkeletonGroup>
        ) : (
          <Cropper
            image={photo}
            crop={place}
            zoom={zoom}
            aspect={1}
            maxZoom={furthest}
            cropShape="round"
            showGrid={false}
            keyboardStep={10}
            disableAutomaticStylesInjection
            onCropChange={setPlace}
            onZoomChange={(next) => setZoom(limited(next))}
            onCropAreaChange={(percentages, pixels) => {
              // Before the page has given it a place, there is no square.
              setPart(pixels.width > 0 ? percentages : undefined)
              setSquare(pixels.width > 0 ? pixels : undefined)
            }}
            cropperProps={{ role: 'group', 'aria-label': 'Part of the photo', 'aria-describedby': hintId }}
          />
        )}
      </Stage>
      <Controls>
        <Preview aria-hidden="true">{photo && part && <img src={photo} alt="" style={previewStyle(part)} />}</Preview>
        <Zoom>
          <IconButton label="Zoom out" size="small" onPress={() => setZoom(limited(zoom - step))}>
            <MinusIcon size="small" />
          </IconButton>
          <Slider
            label="Zoom"
            valueText={`${Math.round(zoom * 100)}%`}
            min={1}
            max={furthest}
            step={step / 2}
            value={zoom}
            onChange={setZoom}
          />
          <IconButton label="Zoom in" size="small" onPress={() => setZoom(limited(zoom + step))}>
            <PlusIcon size="small" />
          </IconButton>
        </Zoom>
      </Controls>
      <Hint id={hintId}>Drag the photo or move it with the arrow keys; zoom with the slider, + and -.</Hint>
      <Actions>
        <Button variant="quiet" onPress={onCancel}>
          Cancel
        </Button>
        <Button
          variant="primary"
          busy={busy || work === 'cutting'}
          disabledReason={square ? undefined : 'The photo is not ready yet'}
          onPress={cut}
        >
          Use photo
        </Button>
      </Actions>
    </Root>
  )
}
