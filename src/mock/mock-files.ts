import { messages } from '#rules/messages.ts'
import { type FileKind, isUploadable } from '#rules/uploads.ts'
import type { MockFailure, MockWorld } from './world.ts'

/** A file's place: what it is, and the id of the certificate or skill it belongs to (null for the photo and the CV). */
interface FilePlace {
  readonly kind: FileKind
  readonly id: string | null
}

interface SentFile {
  readonly blob: Blob
  readonly name: string
  readonly requestKey: string
}

/** Sending and fetching files, in the page. */
export interface MockFiles {
  upload(place: FilePlace, file: SentFile, onProgress: (share: number) => void, signal: AbortSignal): Promise<void>
  download(place: FilePlace): Promise<{ readonly blob: Blob; readonly name: string }>
}

const refused = ({ code, message, field }: MockFailure) => ({ kind: 'refused', code, message, field: field ?? null })
const notFound = refused({ code: 'NOT_FOUND', message: messages.genericError })
const notTheirs = refused({ code: 'FORBIDDEN', message: 'You may not see this record.' })

/** Waits like a network would. @throws the signal's reason when it is aborted meanwhile */
const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop)
      resolve()
    }, milliseconds)
    signal.addEventListener('abort', stop, { once: true })
  })

/** An address under which the page can show a photo. */
const addressOf = (world: MockWorld, blob: Blob): string =>
  'createObjectURL' in URL ? URL.createObjectURL(blob) : `/files/photos/${world.newId()}`

/** The stored name of the file of a place, or null without one. @throws when there is no such place */
const nameAt = (world: MockWorld, { kind, id }: FilePlace): string | null => {
  const { setup, certificates, technicalSkills } = world.profile()
  if (kind === 'photo') return setup.photoUrl ? 'photo' : null
  if (kind === 'cv') return setup.cvName ?? null
  const entries: ReadonlyArray<{ id: string; fileName?: string | null }> = kind === 'skill' ? technicalSkills : certificates
  const entry = entries.find((one) => one.id === id)
  if (entry === undefined) throw notTheirs
  return entry.fileName ?? null
}

const store = (world: MockWorld, { kind, id }: FilePlace, { blob, name }: SentFile): void => {
  const named = <E extends { readonly id: string }>(entries: readonly E[]) =>
    entries.map((one) => (one.id === id ? { ...one, fileName: name } : one))
  world.changeProfile(({ setup, certificates, technicalSkills }) => {
    if (kind === 'photo') return { setup: { ...setup, photoUrl: addressOf(world, blob) } }
    if (kind === 'cv') return { setup: { ...setup, cvName: name, cvSize: blob.size } }
    return kind === 'skill' ? { technicalSkills: named(technicalSkills) } : { certificates: named(certificates) }
  })
}

/**
 * Files of the mocked gateway, which stay in the page. They wait and fail as the scenario's `delay` and `failing` say (`upload`,
 * `download`), and reject with `{ kind: 'refused', code, message, field }`, or with the signal's reason.
 */
export const createMockFiles = (world: MockWorld): MockFiles => {
  const blobs = new Map<string, Blob>()
  const done = new Set<string>()
  const keyOf = ({ kind, id }: FilePlace): string => `${world.profile().id}/${kind}/${id ?? ''}`
  const failAs = (operation: 'upload' | 'download'): void => {
    const failure = world.scenario.failing[operation]
    if (failure !== undefined) throw refused(failure)
  }
  return {
    upload: async (place, file, onProgress, signal) => {
      signal.throwIfAborted()
      for (const share of [0.25, 0.5, 0.75, 1]) {
        await pause(world.scenario.delay / 4, signal)
        onProgress(share)
      }
      failAs('upload')
      if (done.has(file.requestKey)) return
      nameAt(world, place)
      if (!isUploadable(place.kind, file.name, file.blob.size)) {
        throw refused({ code: 'VALIDATION', message: messages.fileNotAllowed, field: 'file' })
      }
      store(world, place, file)
      blobs.set(keyOf(place), file.blob)
      done.add(file.requestKey)
    },
    download: async (place) => {
      await pause(world.scenario.delay, new AbortController().signal)
      failAs('download')
      const name = nameAt(world, place)
      if (name === null) throw notFound
      return { blob: blobs.get(keyOf(place)) ?? new Blob([`Example of ${name}`], { type: 'application/pdf' }), name }
    },
  }
}
