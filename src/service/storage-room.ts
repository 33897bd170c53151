/**
 * Whether there is room to save anything, as the saves of this process have met it: a full disk refuses them while reading goes on, so
 * that nothing but a save tells of it.
 */
export interface StorageRoom {
  /** A save met a full disk. */
  ranOut(): void
  /** There is room again, as far as is known. */
  isBack(): void
  readonly isShort: boolean
}

export const createStorageRoom = (): StorageRoom => {
  let isShort = false
  return {
    ranOut: () => {
      isShort = true
    },
    isBack: () => {
      isShort = false
    },
    get isShort() {
      return isShort
    },
  }
}
