/**
 * The key that seals what is known of the person on this device. It is a part of the session's own record, so that logging out, or a
 * session that ended, takes it along with the tokens: what it sealed can then be read by nobody. The browser tells it to no script.
 *
 * @returns the key, and whether it was made just now; null without a session that is bound to this device
 */
export const readDataKey = async (): Promise<{ readonly key: CryptoKey; readonly isNew: boolean } | null> => {
  const { openDatabase, sessionOf } = await import('../../session/token-database.ts')
  const database = await openDatabase(() => undefined)
  if (database === null) return null
  try {
    // Before the transaction, which would end while it is made.
    const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
    const transaction = database.transaction('session', 'readwrite')
    const session = sessionOf(await transaction.store.get('current'))
    if (!session?.key) return null
    const { dataKey } = session.key
    if (dataKey !== undefined) return { key: dataKey, isNew: false }
    await transaction.store.put({ ...session, key: { ...session.key, dataKey: made } }, 'current')
    await transaction.done
    return { key: made, isNew: true }
  } finally {
    database.close()
  }
}
