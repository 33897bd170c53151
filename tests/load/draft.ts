import 'fake-indexeddb/auto'
import { createFlows } from '#journal/flows.ts'
import { createIndexedDbStore } from '#journal/indexed-db-store.ts'
import { createJournal } from '#journal/journal.ts'
import { profileForm } from '#machines/profile-form/profile-form.machine.ts'

const database = 'measured-drafts'

/** Bytes of everything that the journal's database holds, as JSON. */
const bytesOnDevice = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open(database)
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const reading = opening.result.transaction('chunks').objectStore('chunks').getAll()
      reading.onerror = () => reject(reading.error)
      reading.onsuccess = () => {
        opening.result.close()
        resolve(Buffer.byteLength(JSON.stringify(reading.result)))
      }
    }
  })

/**
 * Types a text into a profile's form key by key, each written to the device before the next.
 *
 * @param characters how long the text becomes
 * @returns the most bytes the draft took on the device on the way
 */
export const measureDraft = async (characters: number): Promise<number> => {
  const journal = createJournal({ store: createIndexedDbStore({ name: database }) })
  const flows = createFlows({ journal, onEmitted: () => undefined })
  await flows.ready
  const form = flows.open('profile-form:profileSetup@measured', profileForm, { form: 'profileSetup' })
  form.send({ type: 'record.arrived', values: {}, today: '2026-01-05' })
  let most = 0
  for (let length = 1; length <= characters; length += 1) {
    form.send({ type: 'field.changed', field: 'bio', value: 'a'.repeat(length) })
    await journal.flush()
    if (length % 100 === 0) most = Math.max(most, await bytesOnDevice())
  }
  if (String(form.getSnapshot().context.changes.bio).length !== characters) throw new Error('The draft is not what was typed')
  await flows.wipe()
  return most
}
