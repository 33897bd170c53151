import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterAll, beforeEach } from 'vitest'

// Its classes may stay for the files after this one, a database may not: what finds one uses it, also a test whose clock stands still.
Reflect.deleteProperty(globalThis, 'indexedDB')

/** Gives what follows a database without anything in it, as on a device that has never seen the portal. */
export const clearIndexedDb = (): void => {
  globalThis.indexedDB = new IDBFactory()
}

/** Gives each test of a file a database of its own. The files after it have none. */
export const provideIndexedDb = (): void => {
  beforeEach(clearIndexedDb)
  afterAll(() => {
    Reflect.deleteProperty(globalThis, 'indexedDB')
  })
}
