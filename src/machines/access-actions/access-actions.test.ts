import { expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { messages } from '#rules/messages.ts'
import { type ApplyAction, accessActions } from './access-actions.machine.ts'
import { someGrantedAccess, somePlannedAccess } from './access-actions.paths.ts'

const start = (applyAction: (input: ApplyAction) => Promise<void>) => {
  const told: string[] = []
  const actor = createActor(accessActions.provide({ actors: { applyAction: fromPromise(({ input }) => applyAction(input)) } }))
  actor.on('notice.raised', ({ body }) => told.push(body))
  actor.start()
  const apply = async () => {
    actor.send({ type: 'apply.requested' })
    actor.send({ type: 'apply.confirmed', requestKey: 'key' })
    await waitFor(actor, (state) => state.matches('idle') || state.matches('choosing'))
  }
  return { actor, told, apply, context: () => actor.getSnapshot().context }
}

test('actions are carried out in their order, each under a key of its own; one that fails stops none and stays', async () => {
  const sent: string[] = []
  const { actor, told, apply, context } = start(async ({ id, action, requestKey }) => {
    sent.push(`${action} ${requestKey}`)
    if (id === somePlannedAccess.id) throw { kind: 'refused', code: 'CONFLICT', message: messages.accessRevoked, field: null }
  })
  actor.send({ type: 'action.chosen', access: somePlannedAccess, action: 'Grant' })
  actor.send({ type: 'action.chosen', access: someGrantedAccess, action: 'RequestRevoke' })
  await apply()
  expect(sent).toEqual([`Grant key/${somePlannedAccess.id}`, `RequestRevoke key/${someGrantedAccess.id}`])
  expect(told).toEqual(['1 actions applied, 1 failed.', messages.accessNotificationSent])
  expect(context().outcomes.map(({ problem }) => problem)).toEqual([messages.accessRevoked, null])
  expect(context().staged.map(({ id }) => id)).toEqual([somePlannedAccess.id])
})

test('a changed mind keeps its place, and what the access does not allow is not staged', () => {
  const { actor, context } = start(async () => {})
  actor.send({ type: 'action.chosen', access: somePlannedAccess, action: 'Grant' })
  actor.send({ type: 'action.chosen', access: someGrantedAccess, action: 'Revoke' })
  actor.send({ type: 'action.chosen', access: somePlannedAccess, action: 'RequestGrant' })
  actor.send({ type: 'action.chosen', access: someGrantedAccess, action: 'Grant' })
  expect(context().staged.map(({ action }) => action)).toEqual(['RequestGrant', 'Revoke'])
})

test('for chosen rows an action is staged where it is allowed', () => {
  const { actor, context } = start(async () => {})
  const accesses = [somePlannedAccess, someGrantedAccess]
  actor.send({ type: 'rows.selected', ids: accesses.map(({ id }) => id) })
  actor.send({ type: 'bulk.chosen', accesses, action: 'Grant' })
  expect(context()).toMatchObject({ selected: [], staged: [{ id: somePlannedAccess.id, action: 'Grant' }] })
})

test('what another window did meanwhile is not staged any more', () => {
  const { actor, context } = start(async () => {})
  actor.send({ type: 'action.chosen', access: somePlannedAccess, action: 'Grant' })
  actor.send({ type: 'list.arrived', accesses: [{ ...somePlannedAccess, grantedOn: '2026-11-20T08:00:00.000Z' }] })
  expect(context().staged).toEqual([])
  expect(actor.getSnapshot().matches('idle')).toBe(true)
})

test('nothing chosen is said', () => {
  const { actor, told } = start(async () => {})
  actor.send({ type: 'apply.requested' })
  expect(told).toEqual([messages.noActionSelected])
})
