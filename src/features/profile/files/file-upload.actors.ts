import { fromPromise } from 'xstate'
import {
  ProfileFiles_removeCertificateFileDocument,
  ProfileFiles_removeCvDocument,
  ProfileFiles_removeSkillFileDocument,
  ProfileFiles_stateDocument,
} from '#generated/features/profile/files/files.ts'
import type { Failure } from '#machines/failure.ts'
import { fileUpload, fileUploadKey } from '#machines/file-upload/file-upload.machine.ts'
import { saveFile } from '../../shared/files/save-file.ts'
import { throttled } from '../../shared/files/throttled.ts'
import { defineFlow } from '../../shared/flows/use-flow.ts'
import { askBeforeUnload } from '../../shared/leaving/ask-before-unload.ts'
import { expectData, underKey } from '../../shared/services/expect-data.ts'
import { chosenOf } from './chosen-files.ts'

/** Files go beside the GraphQL calls; afterwards the photo, the header's avatar and the completeness are asked for again. */
export const fileUploadFlow = defineFlow(fileUpload, ({ files, flows, teamClient }) =>
  fileUpload.provide({
    actors: {
      uploadFile: fromPromise(async ({ input: { kind, id, file, requestKey }, signal }) => {
        const upload = flows.peek(fileUploadKey({ kind, id }))
        const chosen = upload === undefined || file === null ? undefined : chosenOf(upload, file.id)
        if (chosen === undefined) throw { kind: 'failed' } satisfies Failure
        const isSent = (share: number) => share >= 1
        const tell = throttled((share) => upload?.send({ type: 'progress.told', share }), isSent)
        const { blob, name } = chosen
        await askBeforeUnload(files.upload({ kind, id }, { blob, name, requestKey }, tell, signal))
      }),
      refreshShown: fromPromise(async () => {
        const client = await teamClient()
        expectData(await client.query(ProfileFiles_stateDocument, {}, { requestPolicy: 'network-only' }).toPromise())
      }),
      downloadFile: fromPromise(async ({ input: { kind, id } }) => {
        const { blob, name } = await files.download({ kind, id })
        saveFile(blob, name)
      }),
      removeFile: fromPromise(async ({ input: { kind, id, requestKey } }) => {
        const client = await teamClient()
        const key = underKey(requestKey)
        if (id === null) expectData(await client.mutation(ProfileFiles_removeCvDocument, {}, key).toPromise())
        else if (kind === 'certificate')
          expectData(await client.mutation(ProfileFiles_removeCertificateFileDocument, { id }, key).toPromise())
        else expectData(await client.mutation(ProfileFiles_removeSkillFileDocument, { id }, key).toPromise())
      }),
    },
  }),
)
