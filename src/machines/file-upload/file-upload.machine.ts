import { assign, emit, setup } from 'xstate'
import { messages } from '#rules/messages.ts'
import { type FileKind, isUploadable } from '#rules/uploads.ts'
import type { Emitted } from '../emitted.ts'
import { type Failure, failureText, selectFailureText, toFailure } from '../failure.ts'
import type { MachineMeta } from '../journal-meta.ts'
import { mustBeProvided } from '../must-be-provided.ts'
import { begunRequest, failedRequest } from '../request.ts'

/** A file the person chose. Its bytes stay with the feature, under this id. */
export interface ChosenFile {
  readonly id: string
  readonly name: string
  /** In bytes. */
  readonly size: number
}

/** The file as the server has it. */
export interface StoredFile {
  readonly name: string
  /** In bytes; null when the server does not say. */
  readonly size: number | null
}

/** What the file is, and the id of the certificate or skill it belongs to; null for the photo and the CV. */
interface Place {
  readonly kind: FileKind
  readonly id: string | null
}

export interface FileUploadInput extends Place {
  readonly stored: StoredFile | null
}

interface Context extends FileUploadInput {
  readonly chosen: ChosenFile | null
  /** How much of the chosen file is sent, 0 to 1. */
  readonly share: number
  readonly failure: Failure | null
  /** Sent with every try of the same request, so that a repeated one happens once; empty before the first try. */
  readonly requestKey: string
}

export type FileUploadEvent =
  | { readonly type: 'stored.changed'; readonly stored: StoredFile | null }
  | { readonly type: 'file.chosen'; readonly file: ChosenFile; readonly requestKey: string }
  | { readonly type: 'refusal.dismissed' }
  | { readonly type: 'crop.confirmed'; readonly file: ChosenFile; readonly requestKey: string }
  | { readonly type: 'crop.cancelled' }
  | { readonly type: 'progress.told'; readonly share: number }
  | { readonly type: 'cancel.requested' }
  | { readonly type: 'retry.requested'; readonly requestKey: string }
  | { readonly type: 'download.requested' }
  | { readonly type: 'removal.requested' }
  | { readonly type: 'removal.confirmed'; readonly requestKey: string }
  | { readonly type: 'removal.cancelled' }

export interface UploadRequest extends Place {
  readonly file: ChosenFile | null
  readonly requestKey: string
}

export interface RemovalRequest extends Place {
  readonly requestKey: string
}

const placeOf = ({ kind, id }: Place): Place => ({ kind, id })

/** The flow's key: one flow for each file's place. */
export const fileUploadKey = ({ kind, id }: Place): string => (id === null ? `file-upload:${kind}` : `file-upload:${kind}:${id}`)

const chart = setup({
  types: {
    context: {} as Context,
    events: {} as FileUploadEvent,
    input: {} as FileUploadInput,
    emitted: {} as Emitted,
    meta: {} as MachineMeta,
    tags: {} as 'busy' | 'outlivesScreen',
  },
  actors: {
    uploadFile: mustBeProvided<void, UploadRequest>('uploadFile'),
    refreshShown: mustBeProvided<void, void>('refreshShown'),
    downloadFile: mustBeProvided<void, Place>('downloadFile'),
    removeFile: mustBeProvided<void, RemovalRequest>('removeFile'),
  },
  guards: {
    hasStored: ({ context }) => context.stored !== null,
    hasNothing: ({ context }) => context.stored === null,
    isPhoto: ({ context }) => context.kind === 'photo',
    isNotAllowed: ({ context }, { file }: { file: ChosenFile }) => !isUploadable(context.kind, file.name, file.size),
    // A photo is on every page of the portal: it is replaced, never removed, and nobody wants it back as a file.
    isDocument: ({ context: { kind, stored } }) => kind !== 'photo' && stored !== null,
    // What the server found wrong with the file itself is wrong at every further try.
    isWorthRetrying: ({ context }) => context.failure?.kind !== 'refused' || context.failure.code !== 'VALIDATION',
  },
  actions: {
    setStored: assign((_, params: { stored: StoredFile | null }) => params),
    storeChosen: assign(({ context: { chosen, stored } }) => ({
      stored: chosen === null ? stored : { name: chosen.name, size: chosen.size },
    })),
    storeNothing: assign({ stored: null }),
    choose: assign((_, params: { file: ChosenFile; requestKey: string }) => ({
      chosen: params.file,
      requestKey: params.requestKey,
      share: 0,
      failure: null,
    })),
    rememberShare: assign(({ context }, params: { share: number }) => ({ share: Math.max(context.share, params.share) })),
    forgetRequest: assign({ chosen: null, share: 0, failure: null, requestKey: '' }),
    rememberRequest: assign(({ context }, params: { requestKey: string }) => ({
      ...begunRequest(context, params.requestKey),
      share: 0,
    })),
    rememberFailure: assign(({ context }, params: { error: unknown }) => failedRequest(context, params.error)),
    tellFailure: emit((_, params: { error: unknown }) => ({
      type: 'notice.raised' as const,
      status: 'error' as const,
      body: failureText(toFailure(params.error)),
    })),
  },
})

const notAllowed = {
  type: 'isNotAllowed',
  params: ({ event }: { event: { file: ChosenFile } }) => ({ file: event.file }),
} as const
const choose = {
  type: 'choose',
  params: ({ event }: { event: { file: ChosenFile; requestKey: string } }) => ({
    file: event.file,
    requestKey: event.requestKey,
  }),
} as const
const rememberFailure = {
  type: 'rememberFailure',
  params: ({ event }: { event: { error: unknown } }) => ({ error: event.error }),
} as const
const takesFile = {
  'file.chosen': [
    { guard: notAllowed, target: 'refused', actions: choose },
    { guard: 'isPhoto', target: 'cropping', actions: choose },
    { target: 'uploading', actions: choose },
  ],
} as const

const usesStored = {
  'download.requested': { guard: 'isDocument', target: 'downloading' },
  'removal.requested': { guard: 'isDocument', target: 'confirming' },
} as const

/**
 * One file of the profile: the photo, the CV, or the file of a certificate or a technical skill (specification 5, 7.2; decisions B,
 * Uploads).
 *
 * A file of another kind or too big is refused before it is sent. An upload can be cancelled, and tried again under its key when no
 * answer came. Afterwards everything on the page that shows the file is asked for again.
 */
export const fileUpload = chart.createMachine({
  id: 'file-upload',
  meta: { journal: { version: 1, life: 'tab', secrets: [] } },
  context: ({ input }) => ({ ...input, chosen: null, share: 0, failure: null, requestKey: '' }),
  initial: 'empty',
  on: { 'stored.changed': { actions: { type: 'setStored', params: ({ event }) => ({ stored: event.stored }) } } },
  states: {
    empty: {
      description: 'There is no file yet.',
      always: { guard: 'hasStored', target: 'filled' },
      on: takesFile,
    },
    filled: {
      description: 'The stored file is shown, with what can be done with it.',
      always: { guard: 'hasNothing', target: 'empty' },
      on: {
        ...takesFile,
        ...usesStored,
      },
    },
    refused: {
      description: 'The chosen file is of another kind or too big; nothing was sent.',
      on: { ...takesFile, 'refusal.dismissed': { target: 'empty', actions: 'forgetRequest' } },
    },
    cropping: {
      description: 'The person chooses which part of the photo is shown.',
      on: {
        'crop.confirmed': [
          { guard: notAllowed, target: 'refused', actions: choose },
          { target: 'uploading', actions: choose },
        ],
        'crop.cancelled': { target: 'empty', actions: 'forgetRequest' },
      },
    },
    uploading: {
      description: 'The file is being sent; the upload can be cancelled.',
      tags: ['busy', 'outlivesScreen'],
      invoke: {
        id: 'uploadFile',
        src: 'uploadFile',
        input: ({ context }) => ({ ...placeOf(context), file: context.chosen, requestKey: context.requestKey }),
        onDone: { target: 'refreshing', actions: 'storeChosen' },
        onError: { target: 'failed', actions: rememberFailure },
      },
      on: {
        'progress.told': { actions: { type: 'rememberShare', params: ({ event }) => ({ share: event.share }) } },
        // The server may have stored the file all the same.
        'cancel.requested': { target: 'refreshing' },
      },
    },
    failed: {
      description: 'The file did not arrive; it can be sent again, or another one chosen.',
      tags: 'outlivesScreen',
      on: {
        ...takesFile,
        'retry.requested': {
          guard: 'isWorthRetrying',
          target: 'uploading',
          actions: { type: 'rememberRequest', params: ({ event }) => ({ requestKey: event.requestKey }) },
        },
        'cancel.requested': { target: 'refreshing' },
      },
    },
    refreshing: {
      description: 'The page asks what is stored now; everything can be done with it meanwhile.',
      tags: 'outlivesScreen',
      entry: 'forgetRequest',
      invoke: {
        id: 'refreshShown',
        src: 'refreshShown',
        onDone: { target: 'empty' },
        onError: { target: 'empty' },
      },
      on: { ...takesFile, ...usesStored },
    },
    downloading: {
      description: 'The file is being fetched.',
      tags: 'busy',
      invoke: {
        id: 'downloadFile',
        src: 'downloadFile',
        input: ({ context }) => placeOf(context),
        onDone: { target: 'filled' },
        onError: { target: 'filled', actions: { type: 'tellFailure', params: ({ event }) => ({ error: event.error }) } },
      },
    },
    confirming: {
      description: 'The person is asked whether the file may be removed.',
      on: {
        'removal.confirmed': {
          target: 'removing',
          actions: { type: 'rememberRequest', params: ({ event }) => ({ requestKey: event.requestKey }) },
        },
        'removal.cancelled': { target: 'filled', actions: 'forgetRequest' },
      },
    },
    removing: {
      description: 'The server removes the file.',
      tags: ['busy', 'outlivesScreen'],
      invoke: {
        id: 'removeFile',
        src: 'removeFile',
        input: ({ context }) => ({ ...placeOf(context), requestKey: context.requestKey }),
        onDone: { target: 'refreshing', actions: 'storeNothing' },
        onError: { target: 'confirming', actions: rememberFailure },
      },
    },
  },
})

interface Reader {
  readonly context: Context
  matches(state: 'refused'): boolean
}

/** Why the chosen file was not sent or not stored, or the stored one not removed; null for nothing. */
export const selectFileFailure = (state: Reader): string | null =>
  state.matches('refused') ? messages.fileNotAllowed : selectFailureText(state)
