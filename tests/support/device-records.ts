import type { Page } from '@playwright/test'

/** What a store of the browser's databases holds; of what is sealed, what can be read of it. */
export const recordsOf = (page: Page, database: string, store: string): Promise<readonly unknown[]> =>
  page.evaluate(
    async ([name, place]) => {
      const answer = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result)
          request.onerror = () => reject(request.error)
        })
      const opened = await answer(indexedDB.open(name))
      const records = await answer(opened.transaction(place).objectStore(place).getAll())
      opened.close()
      return records.map((record) => ('sealed' in record ? new TextDecoder().decode(record.sealed) : record))
    },
    [database, store] as const,
  )
