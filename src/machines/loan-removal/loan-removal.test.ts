import { expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { refusal, silence } from '../testing/fixtures.ts'
import { loanRemoval, type RemoveLoan } from './loan-removal.machine.ts'

/** Asks for a removal, confirmed under a fresh key, which ends in each of these ways, one after the other. */
const removing = async (asked: readonly string[], failures: readonly unknown[]): Promise<readonly RemoveLoan[]> => {
  const sent: RemoveLoan[] = []
  const removeLoan = fromPromise<void, RemoveLoan>(async ({ input }) => {
    sent.push(input)
    const failure = failures[sent.length - 1]
    if (failure !== undefined) throw failure
  })
  const actor = createActor(loanRemoval.provide({ actors: { removeLoan } })).start()
  for (const [index, loanId] of asked.entries()) {
    actor.send({ type: 'removal.requested', loanId, amount: '900.00 AUD' })
    actor.send({ type: 'removal.confirmed', requestKey: `key-${index}` })
    await expect.poll(() => actor.getSnapshot().matches('idle')).toBe(true)
  }
  return sent
}

it('a removal without an answer, asked for once more, is the same request', async () => {
  expect(await removing(['one', 'one', 'one'], [silence, silence])).toEqual([
    { loanId: 'one', requestKey: 'key-0' },
    { loanId: 'one', requestKey: 'key-0' },
    { loanId: 'one', requestKey: 'key-0' },
  ])
})

it('of another loan, after a refusal, and after it happened it is a new one', async () => {
  const keysOf = async (...given: Parameters<typeof removing>) => (await removing(...given)).map(({ requestKey }) => requestKey)
  expect(await keysOf(['one', 'other'], [silence])).toEqual(['key-0', 'key-1'])
  expect(await keysOf(['one', 'one'], [refusal('It was answered.', 'CONFLICT')])).toEqual(['key-0', 'key-1'])
  expect(await keysOf(['one', 'one', 'one'], [silence])).toEqual(['key-0', 'key-0', 'key-2'])
})

it('somebody who thinks better of another removal does not make the first one new', async () => {
  const sent: string[] = []
  const removeLoan = fromPromise<void, RemoveLoan>(async ({ input }) => {
    sent.push(input.requestKey)
    throw silence
  })
  const actor = createActor(loanRemoval.provide({ actors: { removeLoan } })).start()
  const confirm = async (requestKey: string) => {
    actor.send({ type: 'removal.confirmed', requestKey })
    await expect.poll(() => actor.getSnapshot().matches('idle')).toBe(true)
  }
  actor.send({ type: 'removal.requested', loanId: 'one', amount: '900.00 AUD' })
  await confirm('first')
  actor.send({ type: 'removal.requested', loanId: 'other', amount: '80.00 AUD' })
  actor.send({ type: 'removal.cancelled' })
  actor.send({ type: 'removal.requested', loanId: 'one', amount: '900.00 AUD' })
  await confirm('second')
  expect(sent).toEqual(['first', 'first'])
})
