import { expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import type { Failure } from '../failure.ts'
import { refusal, silence } from '../testing/fixtures.ts'
import { accessRequest, type RequestAccess } from './access-request.machine.ts'

it.each<[string, Failure, 'requested' | 'idle']>([
  ['it was asked for elsewhere', refusal('You have asked already.', 'CONFLICT'), 'requested'],
  ['it cannot be asked for', refusal('There is no such course.', 'NOT_FOUND'), 'idle'],
  ['no answer came', silence, 'idle'],
])('is open for another try unless it was asked for: %s', async (_, failure, state) => {
  const requestAccess = fromPromise<void, RequestAccess>(async () => {
    throw failure
  })
  const input = { kind: 'course', id: 'course-1', isRequested: false } as const
  const actor = createActor(accessRequest.provide({ actors: { requestAccess } }), { input })
  const said: string[] = []
  actor.on('notice.raised', ({ status }) => said.push(status))
  actor.start()
  actor.send({ type: 'access.requested', requestKey: 'key-1' })
  await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))
  expect(actor.getSnapshot().value).toBe(state)
  expect(said).toEqual(['error'])
})
