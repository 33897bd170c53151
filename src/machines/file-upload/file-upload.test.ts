import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { messages } from '#rules/messages.ts'
import type { FileKind } from '#rules/uploads.ts'
import { refusal, silence } from '../testing/fixtures.ts'
import {
  type ChosenFile,
  fileUpload,
  fileUploadKey,
  type RemovalRequest,
  type StoredFile,
  selectFileFailure,
  type UploadRequest,
} from './file-upload.machine.ts'

const pdf: ChosenFile = { id: 'file-1', name: 'cv.pdf', size: 1000 }
const otherPdf: ChosenFile = { id: 'file-2', name: 'cv-2.pdf', size: 2000 }
const storedPdf: StoredFile = { name: 'old.pdf', size: 500 }
const invalid = refusal('File type or size is not allowed.', 'VALIDATION', 'file')
const limited = refusal('Slow down', 'RATE_LIMITED')

type Answer = 'done' | 'held' | ReturnType<typeof refusal>

const open = ({
  kind = 'cv' as FileKind,
  stored = null as StoredFile | null,
  uploads = [] as readonly Answer[],
  removals = [] as readonly Answer[],
  refreshed = 'done' as Answer,
  downloaded = 'done' as Answer,
} = {}) => {
  const sent: UploadRequest[] = []
  const removed: RemovalRequest[] = []
  const aborted: UploadRequest[] = []
  let refreshes = 0
  const give = async (answer: Answer | undefined) => {
    if (answer === 'held') return new Promise<void>(() => {})
    if (answer !== undefined && answer !== 'done') throw answer
  }
  const machine = fileUpload.provide({
    actors: {
      uploadFile: fromPromise<void, UploadRequest>(({ input, signal }) => {
        signal.addEventListener('abort', () => aborted.push(input))
        return give(uploads[sent.push(input) - 1])
      }),
      removeFile: fromPromise<void, RemovalRequest>(({ input }) => give(removals[removed.push(input) - 1])),
      refreshShown: fromPromise<void, void>(() => {
        refreshes += 1
        return give(refreshed)
      }),
      downloadFile: fromPromise<void, { kind: FileKind; id: string | null }>(() => give(downloaded)),
    },
  })
  const actor = createActor(machine, { input: { kind, id: null, stored } })
  const emitted: unknown[] = []
  actor.on('*', (event) => emitted.push(event))
  actor.start()
  const rest = () => waitFor(actor, (state) => !state.hasTag('busy') && !state.matches('refreshing'))
  return { actor, sent, removed, aborted, emitted, rest, refreshes: () => refreshes }
}

describe('a file of the profile', () => {
  it('is sent and then shown, and everything that shows it is asked for again', async () => {
    const { actor, sent, rest, refreshes } = open()
    actor.send({ type: 'file.chosen', file: pdf, requestKey: 'key-1' })
    expect(actor.getSnapshot().value).toBe('uploading')
    await rest()
    expect(sent).toEqual([{ kind: 'cv', id: null, file: pdf, requestKey: 'key-1' }])
    expect(actor.getSnapshot().value).toBe('filled')
    expect(actor.getSnapshot().context).toMatchObject({ stored: { name: 'cv.pdf', size: 1000 }, chosen: null, requestKey: '' })
    expect(refreshes()).toBe(1)
  })

  it('stays shown when the page cannot ask again', async () => {
    const { actor, rest } = open({ refreshed: silence })
    actor.send({ type: 'file.chosen', file: pdf, requestKey: 'key-1' })
    await rest()
    expect(actor.getSnapshot().context.stored).toEqual({ name: 'cv.pdf', size: 1000 })
  })

  it.each([
    ['cv', 'cv.exe', 1000],
    ['cv', 'cv.pdf', 5 * 1024 * 1024 + 1],
    ['cv', 'cv.pdf', 0],
    ['photo', 'me.gif', 1000],
    ['photo', 'me.png', 2 * 1024 * 1024 + 1],
    ['certificate', 'proof.png', 1000],
    ['skill', 'proof.txt', 1000],
  ] as const)('for %s is refused before it is sent when it is %s of %d bytes', (kind, name, size) => {
    const { actor, sent } = open({ kind, stored: storedPdf })
    actor.send({ type: 'file.chosen', file: { id: 'file-1', name, size }, requestKey: 'key-1' })
    expect(actor.getSnapshot().value).toBe('refused')
    expect(selectFileFailure(actor.getSnapshot())).toBe('File type or size is not allowed.')
    expect(sent).toEqual([])
    actor.send({ type: 'refusal.dismissed' })
    expect(actor.getSnapshot().value).toBe('filled')
    expect(selectFileFailure(actor.getSnapshot())).toBeNull()
  })

  it('keeps the key of a try without an answer, so that it is stored once', async () => {
    const { actor, sent, rest } = open({ uploads: [silence, silence, 'done'] })
    actor.send({ type: 'file.chosen', file: pdf, requestKey: 'key-1' })
    await rest()
    expect(selectFileFailure(actor.getSnapshot())).toBe(messages.serverUnreachable)
    actor.send({ type: 'retry.requested', requestKey: 'key-2' })
    expect(selectFileFailure(actor.getSnapshot())).toBeNull()
    await rest()
    actor.send({ type: 'retry.requested', requestKey: 'key-3' })
    await rest()
    expect(sent.map(({ requestKey }) => requestKey)).toEqual(['key-1', 'key-1', 'key-1'])
    expect(actor.getSnapshot().value).toBe('filled')
  })

  it('takes a new key after a refusal and for another file', async () => {
    const { actor, sent, rest } = open({ uploads: [limited, silence, 'done'] })
    actor.send({ type: 'file.chosen', file: pdf, requestKey: 'key-1' })
    await rest()
    expect(selectFileFailure(actor.getSnapshot())).toBe('Slow down')
    actor.send({ type: 'retry.requested', requestKey: 'key-2' })
    await rest()
    actor.send({ type: 'file.chosen', file: otherPdf, requestKey: 'key-3' })
    await rest()
    expect(sent.map(({ file, requestKey }) => [file?.id, requestKey])).toEqual([
      ['file-1', 'key-1'],
      ['file-1', 'key-2'],
      ['file-2', 'key-3'],
    ])
  })

  it('is not sent again when the server found its content wrong', async () => {
    const { actor, sent, rest } = open({ uploads: [invalid] })
    actor.send({ type: 'file.chosen', file: pdf, requestKey: 'key-1' })
    await rest()
    expect(selectFileFailure(actor.getSnapshot())).toBe('File type or size is not allowed.')
    expect(actor.getSnapshot().can({ type: 'retry.requested', requestKey: 'key-2' })).toBe(false)
    actor.send({ type: 'retry.requested', requestKey: 'key-2' })
    expect(sent).toHaveLength(1)
  })

  it('stops being sent when the person cancels, and the page asks what is stored', async () => {
    const { actor, aborted, rest, refreshes } = open({ stored: storedPdf, uploads: ['held'] })
    actor.send({ type: 'file.chosen', file: pdf, requestKey: 'key-1' })
    actor.send({ type: 'progress.told', share: 0.4 })
    actor.send({ type: 'progress.told', share: 0.3 })
    expect(actor.getSnapshot().context.share).toBe(0.4)
    actor.send({ type: 'cancel.requested' })
    expect(aborted).toHaveLength(1)
    await rest()
    expect(actor.getSnapshot().value).toBe('filled')
    expect(actor.getSnapshot().context).toMatchObject({ stored: storedPdf, chosen: null, share: 0 })
    expect(refreshes()).toBe(1)
  })

  it('can be cancelled after it has failed', async () => {
    const { actor, rest } = open({ uploads: [silence] })
    actor.send({ type: 'file.chosen', file: pdf, requestKey: 'key-1' })
    await rest()
    actor.send({ type: 'cancel.requested' })
    await rest()
    expect(actor.getSnapshot().value).toBe('empty')
  })

  it('is one upload however often a file is chosen meanwhile', async () => {
    const { actor, sent } = open({ uploads: ['held'] })
    for (let press = 0; press < 5; press += 1) actor.send({ type: 'file.chosen', file: pdf, requestKey: `key-${press}` })
    expect(sent).toHaveLength(1)
  })

  it('follows what another page stored or removed', () => {
    const { actor } = open()
    actor.send({ type: 'stored.changed', stored: storedPdf })
    expect(actor.getSnapshot().value).toBe('filled')
    actor.send({ type: 'stored.changed', stored: null })
    expect(actor.getSnapshot().value).toBe('empty')
  })

  it('is cropped first when it is the photo, and judged again afterwards', async () => {
    const photo: ChosenFile = { id: 'photo-1', name: 'me.png', size: 1000 }
    const { actor, sent, rest } = open({ kind: 'photo' })
    actor.send({ type: 'file.chosen', file: photo, requestKey: 'key-1' })
    expect(actor.getSnapshot().value).toBe('cropping')
    actor.send({ type: 'crop.cancelled' })
    expect(actor.getSnapshot().value).toBe('empty')
    actor.send({ type: 'file.chosen', file: photo, requestKey: 'key-1' })
    actor.send({ type: 'crop.confirmed', file: { ...photo, size: 3_000_000 }, requestKey: 'key-2' })
    expect(actor.getSnapshot().value).toBe('refused')
    actor.send({ type: 'file.chosen', file: photo, requestKey: 'key-3' })
    actor.send({ type: 'crop.confirmed', file: { ...photo, id: 'photo-2' }, requestKey: 'key-4' })
    await rest()
    expect(sent).toEqual([{ kind: 'photo', id: null, file: { ...photo, id: 'photo-2' }, requestKey: 'key-4' }])
    expect(actor.getSnapshot().can({ type: 'removal.requested' })).toBe(false)
    expect(actor.getSnapshot().can({ type: 'download.requested' })).toBe(false)
  })
})

describe('removing a file', () => {
  it('is asked for first, keeps its key without an answer, and leaves nothing', async () => {
    const { actor, removed, rest, refreshes } = open({ stored: storedPdf, removals: [silence, 'done'] })
    actor.send({ type: 'removal.requested' })
    actor.send({ type: 'removal.cancelled' })
    expect(actor.getSnapshot().value).toBe('filled')
    actor.send({ type: 'removal.requested' })
    actor.send({ type: 'removal.confirmed', requestKey: 'key-1' })
    await rest()
    expect(actor.getSnapshot().value).toBe('confirming')
    expect(selectFileFailure(actor.getSnapshot())).toBe(messages.serverUnreachable)
    actor.send({ type: 'removal.confirmed', requestKey: 'key-2' })
    await rest()
    expect(removed.map(({ requestKey }) => requestKey)).toEqual(['key-1', 'key-1'])
    expect(actor.getSnapshot().value).toBe('empty')
    expect(refreshes()).toBe(1)
  })

  it('can be asked for as soon as the file is shown', () => {
    const { actor } = open({ stored: storedPdf, uploads: ['held'], refreshed: 'held' })
    actor.send({ type: 'file.chosen', file: pdf, requestKey: 'key-1' })
    actor.send({ type: 'cancel.requested' })
    expect(actor.getSnapshot().value).toBe('refreshing')
    actor.send({ type: 'removal.requested' })
    expect(actor.getSnapshot().value).toBe('confirming')
  })

  it.each([
    { kind: 'certificate', isRemovable: true },
    { kind: 'skill', isRemovable: true },
    // A photo is replaced.
    { kind: 'photo', isRemovable: false },
  ] as const)('exists for what can be without a file: $kind, $isRemovable', ({ kind, isRemovable }) => {
    const { actor } = open({ kind, stored: storedPdf })
    expect(actor.getSnapshot().can({ type: 'removal.requested' })).toBe(isRemovable)
  })
})

it('says why a file could not be fetched, and shows it as before', async () => {
  const { actor, emitted, rest } = open({ stored: storedPdf, downloaded: refusal('Not found', 'NOT_FOUND') })
  actor.send({ type: 'download.requested' })
  await rest()
  expect(actor.getSnapshot().value).toBe('filled')
  expect(emitted).toEqual([{ type: 'notice.raised', status: 'error', body: 'Not found' }])
})

it('has a flow of its own for each place', () => {
  expect(fileUploadKey({ kind: 'cv', id: null })).toBe('file-upload:cv')
  expect(fileUploadKey({ kind: 'certificate', id: 'a1' })).toBe('file-upload:certificate:a1')
})
