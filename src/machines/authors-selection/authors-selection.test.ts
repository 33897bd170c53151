import { expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { authorChanges } from '#rules/authors.ts'
import { messages } from '#rules/messages.ts'
import type { SendRequest } from '../outbox/outbox.machine.ts'
import { outbox } from '../portal-outbox.ts'
import { authorDraftOf, authorOperationsOf, authorWorkInWords } from './author-operations.ts'
import { authorsSelection, type EnqueueChange } from './authors-selection.machine.ts'
import { otherAuthor, someAssignee, someAuthor, tooManyAuthors } from './authors-selection.paths.ts'

const start = () => {
  const told: string[] = []
  const enqueued: EnqueueChange[] = []
  const enqueueChange = fromPromise<void, EnqueueChange>(async ({ input }) => {
    enqueued.push(input)
  })
  const actor = createActor(authorsSelection.provide({ actors: { enqueueChange } }))
  actor.on('notice.raised', ({ body }) => told.push(body))
  actor.start()
  const rests = () => waitFor(actor, (state) => state.matches('browsing'))
  return { actor, told, enqueued, rests }
}

test('what is changed is not selected any more, what was selected beside it stays', async () => {
  const { actor, enqueued, rests } = start()
  actor.send({ type: 'rows.selected', ids: [someAuthor.id, otherAuthor.id], anchor: otherAuthor.id })
  actor.send({ type: 'change.requested', change: 'Ignore', authors: [otherAuthor], member: null, requestKey: 'key' })
  await rests()
  expect(enqueued).toEqual([{ key: 'key', work: { change: 'Ignore', authors: [otherAuthor], member: null } }])
  expect(actor.getSnapshot().context).toMatchObject({ selected: [someAuthor.id], anchor: null })
  expect(actor.getSnapshot().value).toEqual({ browsing: 'selecting' })
})

test('a member is chosen for the authors the dialog was opened for', async () => {
  const { actor, enqueued, rests } = start()
  actor.send({ type: 'assign.requested', authors: [someAuthor] })
  actor.send({ type: 'member.assigned', member: someAssignee, requestKey: 'key' })
  await rests()
  expect(enqueued).toEqual([{ key: 'key', work: { change: 'Assign', authors: [someAuthor], member: someAssignee } }])
})

test('none, and more than can be changed at once, are said to be so and nothing happens', () => {
  const { actor, told, enqueued } = start()
  actor.send({ type: 'change.requested', change: 'Ignore', authors: [], member: null, requestKey: 'key' })
  actor.send({ type: 'assign.requested', authors: [] })
  actor.send({ type: 'change.requested', change: 'Ignore', authors: tooManyAuthors, member: null, requestKey: 'key' })
  actor.send({ type: 'assign.requested', authors: tooManyAuthors })
  const { noAuthorSelected, tooManyAuthors: tooMany } = messages
  expect(told).toEqual([noAuthorSelected, noAuthorSelected, tooMany, tooMany])
  expect(enqueued).toEqual([])
})

test('as many as can be changed at once are changed', async () => {
  const { actor, enqueued, rests } = start()
  const authors = tooManyAuthors.slice(1)
  actor.send({ type: 'change.requested', change: 'Ignore', authors, member: null, requestKey: 'key' })
  await rests()
  expect(enqueued).toEqual([{ key: 'key', work: { change: 'Ignore', authors, member: null } }])
})

test('a selection goes on from the row that was chosen last, and from none when nothing is selected', () => {
  const { actor } = start()
  const anchor = () => actor.getSnapshot().context.anchor
  actor.send({ type: 'rows.selected', ids: [someAuthor.id, otherAuthor.id], anchor: otherAuthor.id })
  expect(anchor()).toBe(otherAuthor.id)
  actor.send({ type: 'rows.selected', ids: [someAuthor.id], anchor: null })
  expect(anchor()).toBe(otherAuthor.id)
  actor.send({ type: 'rows.selected', ids: [], anchor: someAuthor.id })
  expect(anchor()).toBeNull()
})

const told: Readonly<Record<string, string>> = {
  Assign: messages.authorSaved,
  Remove: messages.authorAssignmentsRemoved,
  Ignore: messages.authorIgnored,
  Unignore: messages.authorSaved,
}

test.each(authorChanges)('%s goes through the outbox, is held, and is told when it is done', async (change) => {
  const sent: SendRequest[] = []
  const notices: string[] = []
  const machine = outbox.provide({
    actors: {
      sendOperation: fromPromise(async ({ input }) => {
        sent.push(input)
        return { id: input.recordId, version: null }
      }),
      awaitMoment: fromPromise<number, { readonly moment: number }>(async ({ input }) => input.moment),
    },
  })
  const actor = createActor(machine)
  actor.on('notice.raised', ({ body }) => notices.push(body))
  actor.start()
  const work = { change, authors: [someAuthor], member: change === 'Assign' ? someAssignee : null }
  actor.send({ type: 'operation.enqueued', operation: authorDraftOf('key', work), heldUntil: 1000 })
  expect(authorOperationsOf(actor.getSnapshot().context.operations)).toEqual([
    { key: 'key', work, delivery: 'held', problem: null },
  ])
  await waitFor(actor, (state) => state.matches('empty'))
  expect(sent.map(({ payload }) => payload)).toEqual([work])
  expect(notices).toEqual([told[change]])
})

test('ignoring several is told otherwise than ignoring one', () => {
  const work = { change: 'Ignore', authors: [someAuthor, otherAuthor], member: null } as const
  expect(authorDraftOf('key', work).kind).toBe('authors.ignoreSelected')
  expect(authorWorkInWords(work)).toBe('Ignored: 2 authors')
  expect(authorWorkInWords({ change: 'Assign', authors: [someAuthor], member: someAssignee })).toBe(
    'Assigned to Maya Rahimi: Maya R <maya@laptop.test>',
  )
})
