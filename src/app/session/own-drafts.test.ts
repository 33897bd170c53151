import { describe, expect, it } from 'vitest'
import { createMachine } from 'xstate'
import { createFlows } from '#journal/flows.ts'
import { createIndexedDbStore } from '#journal/indexed-db-store.ts'
import { createJournal } from '#journal/journal.ts'
import { provideIndexedDb } from '#journal/testing/indexed-db.ts'
import { createKeepOwnDrafts, staysAtLogOut } from './own-drafts.ts'

provideIndexedDb()

const kept = createMachine({ id: 'kept', meta: { journal: { version: 1, life: 'device', secrets: [] } }, on: { typed: {} } })
const open = createMachine({ id: 'open', meta: { journal: { version: 1, life: 'tab', secrets: [] } } })

const openPage = () => {
  const journal = createJournal({ store: createIndexedDbStore() })
  const flows = createFlows({ journal, onEmitted: () => undefined })
  return { journal, flows, keepOwnDrafts: createKeepOwnDrafts(flows) }
}

/** Leaves a draft of each person on the device, and an entry of the first that no build can read. */
const leave = async (): Promise<void> => {
  const { journal, flows } = openPage()
  await flows.ready
  for (const key of ['wizard@1', 'wizard@11', 'profile-form:bio@2']) flows.open(key, kept)
  await journal.flush()
  await createIndexedDbStore().quarantine('wizard@1', [], 'no upcaster')
  await createIndexedDbStore().quarantine('wizard@2', [], 'no upcaster')
}

const onDevice = async () => {
  const store = createIndexedDbStore()
  const [stories, quarantined] = [await store.load(), await store.quarantined()]
  return { stories: stories.map(({ flow }) => flow), quarantined: quarantined.map(({ flow }) => flow) }
}

describe('what others left', () => {
  it('is gone from the device once somebody is there, what is quarantined as well; their own stays', async () => {
    await leave()
    // Nothing was read from the device yet: that somebody is there is known first.
    const page = openPage()
    await page.keepOwnDrafts('2')
    expect(await onDevice()).toEqual({ stories: ['profile-form:bio@2'], quarantined: ['wizard@2'] })
    expect(page.journal.flows()).toEqual(['profile-form:bio@2'])
  })

  it('is what runs on the page as well once another person is there, but for what belongs to the page', async () => {
    const { flows, keepOwnDrafts } = openPage()
    const isRunning = (key: string): boolean => flows.peek(key) !== undefined
    const running = ['session', 'token-login', 'sign-up', 'repositories']
    for (const key of running) flows.open(key, open)
    await keepOwnDrafts('1')
    expect(running.filter(isRunning)).toEqual(running)
    flows.open('wizard@1', kept)
    await keepOwnDrafts('1')
    expect(isRunning('wizard@1')).toBe(true)
    flows.open('wizard@2', kept)
    await keepOwnDrafts('2')
    expect([...running, 'wizard@1', 'wizard@2'].filter(isRunning)).toEqual(['session', 'token-login', 'wizard@2'])
  })
})

describe('logging out', () => {
  it('takes every draft and leaves where the person was in the wizard, which holds nothing of what they typed', async () => {
    await leave()
    const { flows } = openPage()
    await flows.ready
    for (const key of ['session', 'repositories']) flows.open(key, open)
    await flows.wipe(staysAtLogOut)
    expect((await onDevice()).stories).toEqual(['wizard@1', 'wizard@11'])
    expect([flows.peek('session'), flows.peek('repositories')].map((flow) => flow !== undefined)).toEqual([true, false])
  })
})
