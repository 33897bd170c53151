import { type DragEvent, type FocusEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { Button } from './Button.tsx'
import { ErrorIcon } from './basic-icons.tsx'
import { UploadIcon } from './content-icons.tsx'
import { Field, type FieldControlProps, type FieldTexts } from './Field.tsx'
import { acceptInWords, isAccepted } from './file-accept.ts'
import { Actions, ChooseLabel, DownloadLink, HiddenInput, Name, Problem, Weak, Words, Zone } from './file-field-styles.ts'
import { FileIcon } from './file-icons.tsx'
import { DownloadIcon } from './icons.tsx'
import { ProgressBar } from './Progress.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'

/** A file as the field shows it. */
export interface ShownFile {
  name: string
  /** '1.2 MB' */
  sizeText?: string
  /** '12 Mar 2026' */
  uploadedText?: string
  /** Where it can be fetched, when a plain link will do; else give `onDownload`. */
  href?: string
}

export interface FileFieldProps extends FieldTexts {
  name?: string
  /** The endings of files that may be chosen: '.pdf,.docx'. Shown in words; a dropped file of another kind is refused with a text. */
  accept: string
  /** In words what may be chosen, for a field whose owner judges the file and says in `failure` what is wrong with it. */
  limits?: string
  /** The stored file; while one is on its way, or did not arrive, that one. */
  file: ShownFile | null
  /** How much of the file is sent, from 0 to 1; null when nothing is on its way. */
  progress?: number | null
  /** Why the file did not arrive. Offers Retry and another file. */
  failure?: string | undefined
  readOnly?: boolean
  disabledReason?: string | undefined
  onChoose: (file: File) => void
  onCancel?: () => void
  onRetry?: () => void
  onRemove?: () => void
  /** What the button says that removes the file: 'Remove file' where more than the file can be removed. */
  removeText?: string
  onDownload?: () => void
  /** Instead of the file's icon: a small picture of it. */
  picture?: ReactNode
  /** One line without a frame, for a file that belongs to an entry of a list. */
  compact?: boolean
}

/** A file: chosen by button or dropped, sent, and then shown with what can be done with it. */
export function FileField({ label, description, error, required, hideLabel, ...rest }: FileFieldProps) {
  const [refusal, setRefusal] = useState<string>()
  return (
    <Field
      {...{ label, description, required }}
      error={refusal ?? error}
      lockedBy={rest.disabledReason}
      {...(hideLabel ? { hideLabel } : {})}
    >
      {(control) => <FileControl {...rest} control={control} onRefusal={setRefusal} />}
    </Field>
  )
}

type FileControlProps = Omit<FileFieldProps, keyof FieldTexts> & {
  control: FieldControlProps
  onRefusal: (text: string | undefined) => void
}

const viewOf = ({ progress, failure, file }: Pick<FileFieldProps, 'progress' | 'failure' | 'file'>) => {
  if (progress !== undefined && progress !== null) return 'sending'
  if (failure) return 'failed'
  return file ? 'filled' : 'empty'
}

/** A screen reader hears that sending began, was done, failed or was cancelled; not every percent. */
function useNews(view: ReturnType<typeof viewOf>, name: string, failure: string | undefined) {
  const before = useRef(view)
  const cancelled = useRef(false)
  const [news, setNews] = useState('')
  useEffect(() => {
    const from = before.current
    before.current = view
    if (from === view) return
    const wasCancelled = cancelled.current
    cancelled.current = false
    if (view === 'sending') setNews(`Uploading ${name}`)
    else if (view === 'failed') setNews(`${name} was not uploaded. ${failure ?? ''}`.trim())
    else if (wasCancelled) setNews('The upload is cancelled')
    else if (view === 'filled' && from === 'sending') setNews(`${name} is uploaded`)
    else if (view === 'empty') setNews(from === 'sending' ? 'The upload is cancelled' : 'The file is removed')
  }, [view, name, failure])
  const noteCancel = () => {
    cancelled.current = true
  }
  return { news, noteCancel }
}

const chooseTexts = { empty: 'Choose file', failed: 'Choose another', filled: 'Replace', sending: '' } as const
const icons = { empty: UploadIcon, sending: FileIcon, failed: ErrorIcon, filled: FileIcon } as const

/** When the control in focus goes away with its view, the focus goes to the first one of the new view. */
function useFocusKeptIn(zone: RefObject<HTMLElement | null>, view: string) {
  const inside = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the view changes
  useEffect(() => {
    const active = document.activeElement
    if (!inside.current || (zone.current?.contains(active) && !active?.matches(':disabled'))) return
    zone.current?.querySelector<HTMLElement>('button, a, input:enabled')?.focus()
  }, [view, zone])
  const enter = () => {
    inside.current = true
  }
  return {
    enter,
    onFocus: enter,
    onBlur: (event: FocusEvent) => {
      // Without a page in focus it is the browser's file chooser that has it.
      if (document.hasFocus() && !event.currentTarget.contains(event.relatedTarget)) inside.current = false
    },
  }
}

function FileControl(props: FileControlProps) {
  const { control, accept, file, progress, failure, readOnly = false, disabledReason, onChoose, onRefusal } = props
  const { compact = false } = props
  const input = useRef<HTMLInputElement>(null)
  const zone = useRef<HTMLDivElement>(null)
  const [over, setOver] = useState(false)
  const [chosenName, setChosenName] = useState<string>()
  const view = viewOf(props)
  const name = (view === 'filled' ? file?.name : (chosenName ?? file?.name)) ?? 'The file'
  const { news, noteCancel } = useNews(view, name, failure)
  const cancel = () => {
    noteCancel()
    props.onCancel?.()
  }
  const takesFiles = !readOnly && !disabledReason && view !== 'sending'
  const focus = useFocusKeptIn(zone, view)
  const Icon = icons[view]

  const take = (chosen: File | undefined) => {
    if (!chosen) return
    const fits = props.limits !== undefined || isAccepted(accept, chosen)
    onRefusal(fits ? undefined : `${chosen.name} is of another kind. Choose ${acceptInWords(accept)}.`)
    if (!fits) return
    setChosenName(chosen.name)
    onChoose(chosen)
  }
  const drag = (event: DragEvent, isOverField: boolean) => {
    // Also where nothing may be dropped: the browser would otherwise leave the page for the file.
    event.preventDefault()
    setOver(isOverField && takesFiles)
  }

  return (
    <>
      <Zone
        ref={zone}
        data-filled={view === 'empty' ? undefined : ''}
        data-invalid={control['aria-invalid'] ? '' : undefined}
        data-read-only={readOnly ? '' : undefined}
        data-over={over ? '' : undefined}
        data-compact={compact ? '' : undefined}
        onFocus={focus.onFocus}
        onBlur={focus.onBlur}
        onDragEnter={(event) => drag(event, true)}
        onDragOver={(event) => drag(event, true)}
        onDragLeave={(event) => {
          if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget))) drag(event, false)
        }}
        onDrop={(event) => {
          drag(event, false)
          if (takesFiles) take(event.dataTransfer.files[0])
        }}
      >
        {view === 'filled' && props.picture ? (
          props.picture
        ) : (
          <Icon size={compact ? 'small' : 'medium'} data-tone={view === 'failed' ? 'error' : undefined} />
        )}
        <Words>
          {view === 'empty' && (readOnly ? 'No file' : !compact && 'Drop a file here, or choose one.')}
          {view === 'empty' && !readOnly && <Weak>{props.limits ?? acceptInWords(accept)}</Weak>}
          {view === 'sending' && <ProgressBar label={`Uploading ${name}`} value={progress ?? 0} />}
          {(view === 'failed' || view === 'filled') && <Name>{name}</Name>}
          {view === 'failed' && <Problem>{failure}</Problem>}
          {view === 'filled' && <Weak>{[file?.sizeText, file?.uploadedText].filter(Boolean).join(' · ')}</Weak>}
        </Words>
        <Actions>
          {view === 'failed' && props.onRetry && (
            <Button size="small" onPress={props.onRetry}>
              Retry
            </Button>
          )}
          {view === 'filled' && <Download file={file} onDownload={props.onDownload} />}
          {!readOnly && (
            <>
              <HiddenInput
                {...control}
                ref={input}
                type="file"
                name={props.name}
                accept={accept}
                disabled={!takesFiles}
                data-busy={view === 'sending' ? '' : undefined}
                onChange={(event) => {
                  // The browser's own chooser had the focus.
                  focus.enter()
                  take(event.target.files?.[0])
                  // The same file may be chosen once more.
                  event.target.value = ''
                }}
              />
              <ChooseLabel
                htmlFor={control.id}
                hidden={view === 'sending'}
                data-size={view === 'empty' && !compact ? 'medium' : 'small'}
                data-variant="secondary"
                aria-disabled={disabledReason ? true : undefined}
              >
                {compact && view === 'empty' ? 'Attach' : chooseTexts[view]}
              </ChooseLabel>
            </>
          )}
          {view === 'sending' && props.onCancel && (
            <Button size="small" aria-label={`Cancel the upload of ${name}`} onPress={cancel}>
              Cancel
            </Button>
          )}
          {view === 'failed' && props.onCancel && (
            <Button size="small" variant="quiet" onPress={cancel}>
              Cancel
            </Button>
          )}
          {view === 'filled' && !readOnly && props.onRemove && (
            <Button
              size="small"
              variant="quiet"
              aria-label={`${props.removeText ?? 'Remove'} ${name}`}
              disabledReason={disabledReason}
              onPress={props.onRemove}
            >
              {props.removeText ?? 'Remove'}
            </Button>
          )}
        </Actions>
      </Zone>
      <VisuallyHidden role="status">{news}</VisuallyHidden>
    </>
  )
}

function Download({ file, onDownload }: { file: ShownFile | null; onDownload: (() => void) | undefined }) {
  const label = `Download ${file?.name ?? ''}`
  const icon = <DownloadIcon size="small" />
  if (onDownload) {
    return (
      <Button size="small" variant="quiet" aria-label={label} icon={icon} onPress={onDownload}>
        Download
      </Button>
    )
  }
  if (!file?.href) return null
  return (
    <DownloadLink href={file.href} download={file.name} aria-label={label} data-size="small" data-variant="quiet">
      {icon}
      Download
    </DownloadLink>
  )
}
