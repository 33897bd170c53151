import type { Reasons } from '../reasons.ts'

export const fileUploadReasons = {
  states: {},
  guards: {
    isNotAllowed: ['The file is too large or of another kind.', 'The file can be taken.'],
    isPhoto: ['It is a photo.', 'It is no photo.'],
    hasStored: ['A file is stored.', 'No file is stored.'],
    isDocument: ['A document is stored.', 'No document is stored.'],
    hasNothing: ['No file is stored.', 'A file is stored.'],
    isWorthRetrying: ['Another try may succeed.', 'The file itself was refused.'],
  },
} satisfies Reasons
