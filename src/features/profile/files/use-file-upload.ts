import { useEffect } from 'react'
import { fileUploadKey, type StoredFile, selectFileFailure } from '#machines/file-upload/file-upload.machine.ts'
import { sizeInWords, uploadLimits } from '#rules/uploads.ts'
import type { FileFieldProps } from '#ui/FileField.tsx'
import { useFlow } from '../../shared/flows/use-flow.ts'
import { type FilePlace, useServices } from '../../shared/services/services.ts'
import { chosenOf, keepChosen } from './chosen-files.ts'
import { fileUploadFlow } from './file-upload.actors.ts'

/**
 * The upload of one place, as a file field shows it.
 *
 * @param stored the file as the page's data has it; null for none
 */
export const useFileUpload = (place: FilePlace, stored: StoredFile | null) => {
  const { newKey } = useServices()
  const { state, send, actor } = useFlow(fileUploadFlow, { ...place, stored }, fileUploadKey(place))
  const name = stored?.name
  const size = stored?.size ?? null
  useEffect(() => {
    send({ type: 'stored.changed', stored: name === undefined ? null : { name, size } })
  }, [send, name, size])
  const keep = (blob: Blob, fileName: string) => keepChosen(actor, { id: newKey(), blob, name: fileName })
  const isUnsent = state.matches('failed') || state.matches('refused')
  const shown = state.context.stored
  const field = {
    accept: uploadLimits[place.kind].endings.join(','),
    limits: uploadLimits[place.kind].words,
    file: shown && { name: shown.name, ...(shown.size === null ? {} : { sizeText: sizeInWords(shown.size) }) },
    progress: state.matches('uploading') ? state.context.share : null,
    failure: isUnsent ? (selectFileFailure(state) ?? undefined) : undefined,
    onChoose: (file) => send({ type: 'file.chosen', file: keep(file, file.name), requestKey: newKey() }),
    onCancel: () => send({ type: state.matches('refused') ? 'refusal.dismissed' : 'cancel.requested' }),
    ...(state.can({ type: 'retry.requested', requestKey: '' })
      ? { onRetry: () => send({ type: 'retry.requested', requestKey: newKey() }) }
      : {}),
    ...(place.kind === 'photo'
      ? {}
      : {
          onDownload: () => send({ type: 'download.requested' }),
          onRemove: () => send({ type: 'removal.requested' }),
        }),
  } satisfies Partial<FileFieldProps>
  const kept = state.context.chosen === null ? undefined : chosenOf(actor, state.context.chosen.id)
  return { state, send, field, kept, keep, newKey }
}

export type FileUploadView = ReturnType<typeof useFileUpload>
