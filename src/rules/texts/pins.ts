/** Texts of pinned time records: apart, because the form fetches what needs them late. */

export const pinsFull = 'Six records are pinned, and no more can be. Unpin one first.'
export const pinNotChanged = 'The pin could not be changed.'
export const pinsNeedNetwork = 'You are offline, or the server cannot be reached: pins stay as they are.'
