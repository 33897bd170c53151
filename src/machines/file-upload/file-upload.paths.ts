import { messages } from '#rules/messages.ts'
import { refusal, silence } from '../testing/fixtures.ts'
import { doneEvent, errorEvent, type PathPlan } from '../testing/path-plan.ts'
import { type ChosenFile, type FileUploadInput, fileUpload, type StoredFile } from './file-upload.machine.ts'

/** Files as a path's events carry them; a browser test chooses real ones of these names. */
export const storedCv: StoredFile = { name: 'Mia Member.pdf', size: 48_213 }
export const chosenCv: ChosenFile = { id: 'chosen-cv', name: 'New CV.pdf', size: 1200 }
export const chosenProgram: ChosenFile = { id: 'chosen-program', name: 'CV.exe', size: 1200 }
export const chosenPhoto: ChosenFile = { id: 'chosen-photo', name: 'portrait.png', size: 4000 }
export const croppedPhoto: ChosenFile = { id: 'cropped-photo', name: 'portrait.jpg', size: 3000 }
export const oversizePhoto: ChosenFile = { id: 'oversize-photo', name: 'portrait.jpg', size: 3_000_000 }

const cv = (stored: StoredFile | null): FileUploadInput => ({ kind: 'cv', id: null, stored })

export const fileUploadPlan: PathPlan = {
  name: 'file-upload',
  machine: fileUpload,
  starts: [
    { words: 'Open Profile Setup without a CV', input: cv(null) },
    { words: 'Open Profile Setup with a CV', input: cv(storedCv) },
    { words: 'Open Profile Setup without a photo', input: { kind: 'photo', id: null, stored: null } },
  ],
  events: [
    { event: { type: 'stored.changed', stored: storedCv }, words: 'Another page stores a file' },
    { event: { type: 'stored.changed', stored: null }, words: 'Another page removes the file' },
    { event: { type: 'file.chosen', file: chosenCv, requestKey: 'key-1' }, words: 'Choose a PDF' },
    { event: { type: 'file.chosen', file: chosenProgram, requestKey: 'key-2' }, words: 'Choose a program' },
    { event: { type: 'file.chosen', file: chosenPhoto, requestKey: 'key-3' }, words: 'Choose a photo' },
    { event: { type: 'refusal.dismissed' }, words: 'Press Cancel beside the refused file' },
    { event: { type: 'crop.confirmed', file: croppedPhoto, requestKey: 'key-4' }, words: 'Confirm the crop' },
    { event: { type: 'crop.confirmed', file: oversizePhoto, requestKey: 'key-5' }, words: 'Confirm a crop that is too big' },
    { event: { type: 'crop.cancelled' }, words: 'Cancel the crop' },
    { event: { type: 'progress.told', share: 0.5 }, words: 'Half of the file is sent' },
    { event: { type: 'cancel.requested' }, words: 'Press Cancel' },
    { event: { type: 'retry.requested', requestKey: 'key-6' }, words: 'Press Retry' },
    { event: { type: 'download.requested' }, words: 'Press Download' },
    { event: { type: 'removal.requested' }, words: 'Press Remove' },
    { event: { type: 'removal.confirmed', requestKey: 'key-7' }, words: 'Confirm the removal' },
    { event: { type: 'removal.cancelled' }, words: 'Keep the file' },
    { event: doneEvent('uploadFile'), words: 'The server stores the file' },
    {
      event: errorEvent('uploadFile', refusal(messages.fileNotAllowed, 'VALIDATION', 'file')),
      words: 'The server refuses what is in the file',
    },
    { event: errorEvent('uploadFile', silence), words: 'The connection breaks' },
    { event: doneEvent('refreshShown'), words: 'The page learns what is stored' },
    { event: errorEvent('refreshShown', silence), words: 'No answer comes to what is stored' },
    { event: doneEvent('downloadFile'), words: 'The file arrives' },
    { event: errorEvent('downloadFile', refusal('Not found', 'NOT_FOUND')), words: 'The server does not find the file' },
    { event: doneEvent('removeFile'), words: 'The server removes the file' },
    { event: errorEvent('removeFile', silence), words: 'No answer comes to the removal' },
  ],
  facts: (context: { kind: string; stored: unknown; failure: { kind: string } | null }) =>
    `${context.kind} ${context.stored !== null} ${context.failure?.kind}`,
  // A browser's chooser of photos offers photos only. What another page did shows when nothing is under way here.
  possible: (state, event) => {
    const isPhoto = state.context.kind === 'photo'
    if (event.type === 'file.chosen')
      return isPhoto === (event.file.name === chosenPhoto.name) || event.file.name === chosenProgram.name
    return event.type !== 'stored.changed' || (!isPhoto && (state.matches('empty') || state.matches('filled')))
  },
}
