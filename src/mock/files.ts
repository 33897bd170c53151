import type { IMockStore } from '@graphql-tools/mock'
import type { FileKind } from '#rules/uploads.ts'
import { createKept } from './kept.ts'

/** A file's place: what it is, and the id of the certificate or skill it belongs to (null for the photo and the CV). */
interface FilePlace {
  readonly kind: FileKind
  readonly id: string | null
}

type DownloadPlace =
  | FilePlace
  | { readonly kind: 'paySlip'; readonly id: string }
  | { readonly kind: 'timesheetReport'; readonly query: Readonly<Record<string, string>> }

interface SentFile {
  readonly blob: Blob
  readonly name: string
  readonly requestKey: string
}

/**
 * Files that stay in the page. Whatever the browser lets through is taken; a file that an example only names has an example's content.
 *
 * @param store where their names are kept
 */
export const createStandInFiles = (store: IMockStore) => {
  const blobs = new Map<string, Blob>()
  const { refAt } = createKept(store)
  const ownerOf = ({ kind, id }: FilePlace) => {
    if (id === null) return refAt('profile setup')
    const typeName = kind === 'skill' ? 'TechnicalSkill' : 'Certificate'
    return { $ref: { typeName, key: id } }
  }
  const keyOf = ({ kind, id }: FilePlace): string => `${refAt('profile').$ref.key}/${kind}/${id ?? ''}`
  return {
    upload: async (place: FilePlace, { blob, name }: SentFile, onProgress: (share: number) => void, signal: AbortSignal) => {
      for (const share of [0.25, 0.5, 0.75, 1]) {
        await new Promise((resolve) => setTimeout(resolve))
        signal.throwIfAborted()
        onProgress(share)
      }
      blobs.set(keyOf(place), blob)
      const photoUrl = 'createObjectURL' in URL ? URL.createObjectURL(blob) : '/files/photos/new'
      const names = {
        cv: { cvName: name, cvSize: blob.size },
        photo: { photoUrl },
        skill: { fileName: name },
        certificate: { fileName: name },
      }
      store.set(ownerOf(place), names[place.kind])
    },
    download: async (place: DownloadPlace) => {
      if (place.kind === 'paySlip') {
        return { blob: new Blob(['Example of a pay slip'], { type: 'application/pdf' }), name: 'Pay slip.pdf' }
      }
      if (place.kind === 'timesheetReport') {
        return { blob: new Blob(['Example of a timesheet report']), name: `Timesheet report.${place.query.format}` }
      }
      const name = String(store.get(ownerOf(place), place.kind === 'cv' ? 'cvName' : 'fileName'))
      return { blob: blobs.get(keyOf(place)) ?? new Blob([`Example of ${name}`], { type: 'application/pdf' }), name }
    },
  }
}
