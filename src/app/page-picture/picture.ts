/** An element as the device keeps it, or a text. */
export type Described =
  | string
  | readonly [tag: string, attributes: Readonly<Record<string, string>>, children: readonly Described[]]

/** How a page looked when it was last seen. */
export interface Picture {
  readonly root: Described
  /** The rules of the page that its elements are drawn by. */
  readonly css: string
  /** What the picture looks like beside them. */
  readonly look: string
  /** How many parts of the page it shows (`partOfPicture`). */
  readonly parts: number
}

/** Which page the device has a picture of, for whom it could be shown without reading it; kept under `pictureNote`. */
export interface PictureNote {
  readonly path: string
  /** Of the window, in CSS pixels: another one is laid out in another way. */
  readonly width: number
  /** The scripts that the page began with: another version may look different. */
  readonly code: readonly string[]
}

/** The name of the note in the device's storage. */
export const pictureNote = 'portal.picture'

export const pictureDatabase = 'portal-picture'
export const pictureStore = 'pictures'

/** The one picture that is kept. */
export const pictureKey = 'last'

/** The class of a picture's first element. */
export const pictureRoot = 'page-picture'

/** What marks the parts of a page whose picture the device may keep; everything else is left out of it. */
export const partOfPicture = 'data-pictured'

/** The mark's value on a part that shows what may have changed since. */
export const agedPart = 'aged'

/** What marks what is left out within such a part. */
export const leftOutOfPicture = 'data-unpictured'

/** What marks, in a picture alone, the place of what is no part of it. */
export const placeInPicture = 'data-place'

/** What the seal of a picture is bound to. @param path of the page */
export const questionOf = (path: string): string => `picture\n${path}`
