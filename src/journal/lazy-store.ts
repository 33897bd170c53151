import type { JournalStore } from './journal-store.ts'

/**
 * A store whose code is loaded at its first use, so that the first screen does not wait for it.
 *
 * @param load imports the store's module and creates the store
 */
export const createLazyStore = (load: () => Promise<JournalStore>): JournalStore => {
  let loading: Promise<JournalStore> | undefined
  const store = (): Promise<JournalStore> => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }
  return {
    load: async () => (await store()).load(),
    end: async (flow) => (await store()).end(flow),
    write: async (chunks) => (await store()).write(chunks),
    quarantine: async (flow, entries, reason) => (await store()).quarantine(flow, entries, reason),
    quarantined: async () => (await store()).quarantined(),
    forget: async (flow) => (await store()).forget(flow),
    wipe: async (isSpared) => (await store()).wipe(isSpared),
  }
}
