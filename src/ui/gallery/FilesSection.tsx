import { useEffect, useState } from 'react'
import { Button } from '../Button.tsx'
import { Card } from '../Card.tsx'
import { Dialog } from '../Dialog.tsx'
import { FileField, type ShownFile } from '../FileField.tsx'
import { Cluster, Grid, Stack } from '../layout.tsx'
import { PhotoCrop } from '../PhotoCrop.tsx'
import { Example, Section } from './Section.tsx'

const resume: ShownFile = { name: 'Sara van Dijk, resume.pdf', sizeText: '1.2 MB', uploadedText: '12 Mar 2026' }
const nothing = () => undefined

/** A photo that needs no file: a landscape of circles. */
function drawPhoto(): Promise<string> {
  const canvas = document.createElement('canvas')
  canvas.width = 1600
  canvas.height = 1000
  const context = canvas.getContext('2d')
  for (let at = 0; context && at < 60; at++) {
    context.fillStyle = `hsl(${(at * 37) % 360} 50% ${35 + (at % 4) * 10}%)`
    context.beginPath()
    context.arc((at * 397) % 1600, (at * 211) % 1000, 40 + (at % 7) * 40, 0, Math.PI * 2)
    context.fill()
  }
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ? URL.createObjectURL(blob) : '')))
}

export function FilesSection() {
  const [file, setFile] = useState<ShownFile | null>(null)
  const [progress, setProgress] = useState<number | null>(null)
  const [sending, setSending] = useState<File>()
  const [photo, setPhoto] = useState<string>()
  const [cut, setCut] = useState('')

  useEffect(() => {
    if (!sending) return
    const timer = setInterval(() => setProgress((before) => Math.min(1, (before ?? 0) + 0.1)), 200)
    return () => clearInterval(timer)
  }, [sending])
  useEffect(() => {
    if (progress !== 1 || !sending) return
    setFile({ name: sending.name, sizeText: `${Math.ceil(sending.size / 1000)} kB` })
    setSending(undefined)
    setProgress(null)
  }, [progress, sending])
  const stop = () => {
    setSending(undefined)
    setProgress(null)
  }

  return (
    <Section title="Files and photos">
      <Grid $gap="s6">
        <Card>
          <Stack $gap="s5">
            <FileField
              label="Resume"
              required
              accept=".pdf,.doc,.docx"
              description="At most 5 MB."
              file={file}
              progress={progress}
              onChoose={(chosen) => {
                setSending(chosen)
                setProgress(0)
              }}
              onCancel={stop}
              onRemove={() => setFile(null)}
              onDownload={nothing}
            />
            <FileField label="Certificate" accept=".pdf,.png,.jpg" error="Required" file={null} onChoose={nothing} />
            <FileField label="Read-only file" accept=".pdf" readOnly file={resume} onChoose={nothing} onDownload={nothing} />
          </Stack>
        </Card>
        <Card>
          <Stack $gap="s5">
            <FileField
              label="File on its way"
              accept=".pdf"
              file={resume}
              progress={0.42}
              onChoose={nothing}
              onCancel={nothing}
            />
            <FileField
              label="File that did not arrive"
              accept=".pdf"
              file={resume}
              failure="The connection was lost."
              onChoose={nothing}
              onRetry={nothing}
              onCancel={nothing}
            />
            <FileField
              label="Stored file"
              accept=".pdf"
              file={resume}
              onChoose={nothing}
              onRemove={nothing}
              onDownload={nothing}
            />
            <Example caption="Photo">
              <Cluster>
                <Button onPress={() => void drawPhoto().then(setPhoto)}>Choose the square of a photo</Button>
                <Button variant="quiet" onPress={() => setPhoto(URL.createObjectURL(new Blob(['text'])))}>
                  Choose what is no photo
                </Button>
                <span>{cut}</span>
              </Cluster>
            </Example>
          </Stack>
        </Card>
      </Grid>
      <Dialog open={photo !== undefined} onClose={() => setPhoto(undefined)} title="Profile photo" width={500}>
        {photo && (
          <PhotoCrop
            source={photo}
            onCropped={(blob) => {
              void createImageBitmap(blob).then(({ width }) => setCut(`${blob.type}, ${width} pixels`))
              setPhoto(undefined)
            }}
            onCancel={() => setPhoto(undefined)}
          />
        )}
      </Dialog>
    </Section>
  )
}
