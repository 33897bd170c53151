import type { Client } from '@urql/core'
import { beforeEach, expect, it } from 'vitest'
import { createFlows } from '#journal/flows.ts'
import { createIndexedDbStore } from '#journal/indexed-db-store.ts'
import { createJournal } from '#journal/journal.ts'
import { provideIndexedDb } from '#journal/testing/indexed-db.ts'
import { login } from '#machines/login/login.machine.ts'
import stored from '#machines/outbox/stories.v1.json'
import { upcasters } from '#machines/upcasters.ts'
import type { OperationSender, Services } from '../services/services.ts'
import { outboxOf } from './outbox.ts'

provideIndexedDb()

/** A page of the person, on which the server does everything it is sent. */
const openPage = async (person: string) => {
  const journal = createJournal({ store: createIndexedDbStore(), upcasters: async () => upcasters })
  const flows = createFlows({ journal, onEmitted: () => undefined })
  const sent: string[] = []
  const sender: OperationSender = {
    send: async (_, { key, recordId }) => {
      sent.push(key)
      return { id: recordId, version: 2 }
    },
    readRemote: async () => null,
  }
  let keys = 0
  const services = {
    flows,
    session: { user: () => ({ id: person }) },
    senders: async () => ({ timesheet: async () => sender }),
    teamClient: async () => ({}) as Client,
    newKey: () => {
      keys += 1
      return `fresh-${keys}`
    },
    now: () => 1_000,
  } as unknown as Services
  await flows.ready
  return { outbox: outboxOf(services), sent, flows }
}

const [story] = stored.stories.filter(({ snapshot }) => snapshot.value === 'sending')

beforeEach(async () => {
  if (story === undefined) throw new Error('No story is in the middle of sending')
  const flow = 'timesheet-outbox:left@member'
  const entries = story.entries.map((entry) => ({ ...entry, flow: entry.flow.replace('outbox', flow) }))
  await createIndexedDbStore().write([{ flow, story: 'left', after: 0, entries }])
})

it('adopts what a page of the first version left, and sends it under its keys', async () => {
  const { outbox, sent } = await openPage('member')
  expect(outbox.view().operations).toEqual([])
  const left = story?.snapshot.context.operations ?? []
  await outbox.adoptLeft()
  expect(outbox.view().operations.map(({ key }) => key)).toEqual(left.map(({ key }) => key))
  await expect.poll(() => outbox.view().state).not.toBe('sending')
  const waiting = left.filter(({ state }) => state === 'waiting').map(({ key }) => key)
  expect(sent.length).toBeGreaterThan(0)
  expect(waiting).toEqual(expect.arrayContaining(sent))
  // What waits for the person stays.
  const setAside = left.filter(({ state }) => state === 'refused').map(({ key }) => key)
  expect(setAside.length).toBeGreaterThan(0)
  expect(outbox.view().operations.map(({ key }) => key)).toContain(setAside[0])
})

it('leaves another person’s alone', async () => {
  const { outbox, sent } = await openPage('somebody-else')
  await outbox.adoptLeft()
  expect(outbox.view().operations).toEqual([])
  expect(sent).toEqual([])
})

it('says nothing anew when a screen opens a flow of its own', async () => {
  const { outbox, flows } = await openPage('member')
  const views: unknown[] = []
  const listening = outbox.view$.subscribe((view) => views.push(view))
  const said = views.length
  flows.open('login', login)
  expect(views).toHaveLength(said)
  await outbox.adoptLeft()
  expect(views.length).toBeGreaterThan(said)
  listening.unsubscribe()
})
