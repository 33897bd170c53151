/** Texts of what becomes of drafts on the device. */

export const draftsNotKept = 'This device cannot keep drafts now. What you type stays only while this page is open.'
export const draftOpenElsewhere = 'This form is open in another tab. What you type here is not kept on this device.'
export const draftFollowed = 'This form is open in another tab too. Both show what you type last, in whichever tab.'
export const newerVersion = 'A newer version of the portal was used on this device. Please load the page again.'
