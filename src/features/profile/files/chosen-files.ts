import type { ChosenFile } from '#machines/file-upload/file-upload.machine.ts'

interface Kept {
  readonly id: string
  readonly blob: Blob
  readonly name: string
}

/** The bytes of the file each upload's actor holds an id of. They go when the actor goes. */
const chosen = new WeakMap<object, Kept>()

/**
 * Keeps a chosen file for an upload, in place of the one it had; machines and the journal know only what this returns.
 *
 * @param upload the actor of the upload
 */
export const keepChosen = (upload: object, file: Kept): ChosenFile => {
  chosen.set(upload, file)
  return { id: file.id, name: file.name, size: file.blob.size }
}

/** The file the upload holds under this id; undefined when it has another one by now. */
export const chosenOf = (upload: object, id: string): Kept | undefined => {
  const kept = chosen.get(upload)
  return kept?.id === id ? kept : undefined
}
