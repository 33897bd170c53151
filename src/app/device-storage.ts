/** Texts kept under names, as `Storage` keeps them. */
export type KeptTexts = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * A storage that never throws: what the browser refuses to store (blocked by the person, or full) is kept as long as the page is.
 *
 * @param find gives the browser's storage; it may throw, which a blocked storage does already when it is named
 */
export const createKeptTexts = (find: () => Storage): KeptTexts => {
  const inPage = new Map<string, string>()
  const attempt = <T>(use: (storage: Storage) => T, otherwise: T): T => {
    try {
      return use(find())
    } catch {
      return otherwise
    }
  }
  return {
    getItem: (key) => inPage.get(key) ?? attempt((storage) => storage.getItem(key), null),
    setItem: (key, text) => {
      const isStored = attempt((storage) => {
        storage.setItem(key, text)
        return true
      }, false)
      if (isStored) inPage.delete(key)
      else inPage.set(key, text)
    },
    removeItem: (key) => {
      inPage.delete(key)
      attempt((storage) => storage.removeItem(key), undefined)
    },
  }
}

/** What this device remembers for all tabs. */
export const deviceStorage = createKeptTexts(() => localStorage)
