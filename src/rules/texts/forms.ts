/** Texts that forms of several domains say: of their fields, and of what was typed and is not saved. */

export const dateInvalid = 'Please enter a valid date.'
export const charactersNotAllowed = 'This contains characters that are not allowed.'
export const savedOnDevice = 'Saved on this device'
export const continueDraft = 'Continue'
export const discardDraft = 'Discard'
