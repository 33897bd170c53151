import { expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { messages } from '#rules/messages.ts'
import { silence } from '../testing/fixtures.ts'
import { courseActions, type SetFavorite } from './course-actions.machine.ts'
import { courseInput } from './course-actions.paths.ts'

/** A course whose heart is answered when the test says so. */
const open = () => {
  const sent: SetFavorite[] = []
  const waiting: Array<{ resolve: () => void; reject: (error: unknown) => void }> = []
  const told: string[] = []
  const actor = createActor(
    courseActions.provide({
      actors: {
        setFavorite: fromPromise<void, SetFavorite>(
          ({ input }) =>
            new Promise((resolve, reject) => {
              sent.push(input)
              waiting.push({ resolve: () => resolve(), reject })
            }),
        ),
      },
    }),
    { input: courseInput },
  )
  actor.on('notice.raised', ({ body }) => told.push(body))
  actor.start()
  const answer = async (how: 'resolve' | 'reject') => {
    const next = waiting.shift()
    if (how === 'resolve') next?.resolve()
    else next?.reject(silence)
    await new Promise((resolve) => setTimeout(resolve, 0))
  }
  let keys = 0
  const toggle = () => {
    keys += 1
    actor.send({ type: 'favorite.toggled', requestKey: `key-${keys}` })
  }
  return { actor, sent, told, answer, toggle, isFavorite: () => actor.getSnapshot().context.isFavorite }
}

test('the heart shows the wish at once, and what the server has after a failure, with a message', async () => {
  const { toggle, answer, isFavorite, told } = open()
  toggle()
  expect(isFavorite()).toBe(true)
  await answer('reject')
  expect(isFavorite()).toBe(false)
  expect(told).toEqual([`${messages.favoriteNotSaved} ${messages.serverUnreachable}`])
})

test('the last wish wins, however often the heart is pressed while the first is on its way, each wish under a key of its own', async () => {
  const { actor, toggle, answer, isFavorite, sent } = open()
  for (let press = 0; press < 4; press += 1) toggle()
  expect(isFavorite()).toBe(false)
  await answer('resolve')
  expect(sent.map((one) => one.isFavorite)).toEqual([true, false])
  expect(new Set(sent.map((one) => one.requestKey)).size).toBe(2)
  toggle()
  await answer('resolve')
  await answer('reject')
  // What the server took before is what shows.
  expect(isFavorite()).toBe(false)
  expect(sent.map((one) => one.isFavorite)).toEqual([true, false, true])
  expect(actor.getSnapshot().value).toEqual({ start: 'ready', favorite: 'settled' })
})

test('the last wish is saved although the page is left: the flow goes on until the server has it', async () => {
  const { actor, toggle, answer, sent } = open()
  const goesOn = () => actor.getSnapshot().hasTag('outlivesScreen')
  expect(goesOn()).toBe(false)
  toggle()
  toggle()
  expect(goesOn()).toBe(true)
  await answer('resolve')
  expect(goesOn()).toBe(true)
  await answer('resolve')
  expect(goesOn()).toBe(false)
  expect(sent.map((one) => one.isFavorite)).toEqual([true, false])
})
