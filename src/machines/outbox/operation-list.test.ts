import { describe, expect, it } from 'vitest'
import { localIdOf } from '#rules/record-id.ts'
import type { OperationEvent } from './operation.machine.ts'
import type { Operation, OperationDraft } from './operation.ts'
import {
  nextOperation,
  nextRelease,
  type Operations,
  sendingOperation,
  withDiscarded,
  withDone,
  withNetworkLost,
  withOperation,
  withReleased,
  withResent,
  withSetAside,
  withStep,
} from './operation-list.ts'
import { deliveryOf, isWatched, newOperation, stepped } from './operation-steps.ts'
import { serverFailed } from './refusals.ts'

const draftOf = (key: string, recordId: string, effect: OperationDraft['effect'] = 'save'): OperationDraft => ({
  key,
  kind: 'notes.saveNote',
  effect,
  recordId,
  version: 1,
  payload: null,
})

const remote = { id: 'a', version: 9, payload: null }
const sending: OperationEvent = { type: 'sending.began' }
const refusedWith = (code: typeof serverFailed | 'VALIDATION'): OperationEvent => ({
  type: 'refusal.received',
  refusal: { code, message: 'No.', field: null },
})
const rejected = [sending, refusedWith('VALIDATION')]
const unclear = [sending, refusedWith(serverFailed)]
const conflict: readonly OperationEvent[] = [sending, { type: 'conflict.found', refusal: null, remote }]

const after = (operation: Operation, events: readonly OperationEvent[]): Operation => events.reduce(stepped, operation)
const save = (key: string, recordId: string, events: readonly OperationEvent[] = []) =>
  after(newOperation(draftOf(key, recordId)), events)
const removal = (key: string, recordId: string, events: readonly OperationEvent[] = []) =>
  after(newOperation(draftOf(key, recordId, 'remove')), events)
const held = (key: string, recordId: string, until: number, effect: OperationDraft['effect'] = 'remove') =>
  newOperation(draftOf(key, recordId, effect), until)

const shown = (operations: Operations) => operations.map((one) => `${one.key} ${one.recordId} ${deliveryOf(one)}`)
const fresh = localIdOf('key-0')

describe('one operation more', () => {
  it.each<[string, Operations, Operation, readonly string[]]>([
    ['is the last one', [save('1', 'a')], save('2', 'b'), ['1 a waiting', '2 b waiting']],
    [
      'takes the place of an edit that was not sent',
      [save('1', 'a'), save('2', 'b')],
      save('3', 'a'),
      ['3 a waiting', '2 b waiting'],
    ],
    [
      'takes the place of the last of them',
      [save('1', 'a', rejected), save('2', 'a')],
      save('3', 'a'),
      ['1 a refused', '3 a waiting'],
    ],
    ['waits behind one being sent', [save('1', 'a', [sending])], save('2', 'a'), ['1 a sending', '2 a waiting']],
    ['waits behind one that may have happened', [save('1', 'a', unclear)], save('2', 'a'), ['1 a refused', '2 a waiting']],
    ['takes over a conflict', [save('1', 'a', conflict)], save('2', 'a'), ['2 a conflict']],
    [
      'takes the place of a removal that is held',
      [held('1', 'a', 5), held('2', 'b', 5)],
      save('3', 'a'),
      ['2 b held', '3 a waiting'],
    ],
    ['stays behind a removal that waits', [removal('1', 'a')], save('2', 'a'), ['1 a waiting', '2 a waiting']],
    ['touches nothing while it can be undone', [save('1', 'a')], held('2', 'a', 5), ['1 a waiting', '2 a held']],
    ['is a removal in the place of edits', [save('1', 'a'), save('2', 'b')], removal('3', 'a'), ['2 b waiting', '3 a waiting']],
    [
      'is a removal of what is being sent',
      [save('1', fresh, [sending])],
      removal('2', fresh),
      [`1 ${fresh} sending`, `2 ${fresh} waiting`],
    ],
    ['is the removal of what the server never saw', [save('1', fresh), save('2', 'b')], removal('3', fresh), ['2 b waiting']],
  ])('%s', (_, operations, added, expected) => {
    expect(shown(withOperation(operations, added))).toEqual(expected)
  })

  it('has what the server had in the conflict that it takes over', () => {
    const [one] = withOperation([save('1', 'a', conflict)], save('2', 'a'))
    expect(one?.remote).toEqual(remote)
  })
})

describe('the list', () => {
  it('loses an operation that is over, and no other', () => {
    expect(shown(withStep([save('1', 'a', [sending]), save('2', 'a', [sending])], '1', { type: 'answer.received' }))).toEqual([
      '2 a sending',
    ])
  })

  it('knows the one being sent', () => {
    expect(sendingOperation([save('1', 'a'), save('2', 'b', [sending])])?.key).toBe('2')
    expect(sendingOperation([save('1', 'a')])).toBeUndefined()
  })

  it('sends the first waiting one that nothing of its record stands before', () => {
    expect(nextOperation([save('1', 'a', rejected), save('2', 'a'), save('3', 'b')])?.key).toBe('3')
    expect(nextOperation([save('1', 'a', rejected), save('2', 'a')])).toBeNull()
    expect(nextOperation([save('1', 'a'), save('2', 'b')])?.key).toBe('1')
  })

  it('sends again what the server failed at, of one record', () => {
    const operations = [save('1', 'a', unclear), save('2', 'a', rejected), save('3', 'b', unclear)]
    expect(shown(withResent(operations, 'a'))).toEqual(['1 a waiting', '2 a refused', '3 b refused'])
  })

  it('waits for the network with all that is to be sent, and nobody looks at it any more', () => {
    const operations = [save('1', 'a', [sending]), save('2', 'b'), save('3', 'c', rejected), held('4', 'd', 5)]
    const lost = withNetworkLost(operations)
    expect(shown(lost)).toEqual(['1 a waiting', '2 b waiting', '3 c refused', '4 d held'])
    expect(lost.map(isWatched)).toEqual([false, false, true, true])
  })

  it('lets later operations know what the server calls their record', () => {
    const operations = [save('1', fresh, [sending]), save('2', fresh), save('3', 'b')]
    const [done] = operations
    if (done === undefined) throw new Error('There is one')
    expect(withDone(operations, done, { id: 'a', version: 2 })).toMatchObject([
      { key: '2', recordId: 'a', version: 2 },
      { key: '3', recordId: 'b', version: 1 },
    ])
    expect(shown(withDone(operations, done, null))).toEqual([`2 ${fresh} waiting`, '3 b waiting'])
  })
})

describe('what is held', () => {
  const operations = [held('1', 'a', 20), save('2', 'b'), held('3', 'c', 10)]

  it('goes when its moment has come, last', () => {
    expect(nextRelease(operations)).toBe(10)
    expect(nextRelease([save('2', 'b')])).toBeNull()
    expect(shown(withReleased(operations, 9))).toEqual(shown(operations))
    expect(shown(withReleased(operations, 10))).toEqual(['1 a held', '2 b waiting', '3 c waiting'])
    expect(shown(withReleased(operations, 20))).toEqual(['2 b waiting', '1 a waiting', '3 c waiting'])
  })

  it('takes what was done to its record along', () => {
    expect(shown(withReleased([save('1', 'a'), held('2', 'a', 10)], 10))).toEqual(['2 a waiting'])
    expect(shown(withReleased([save('1', fresh), held('2', fresh, 10)], 10))).toEqual([])
  })
})

describe('an operation that the server did not do', () => {
  it('gives way to what was done to its record meanwhile', () => {
    const operations = [save('1', 'a', [sending]), save('2', 'b'), save('3', 'a')]
    expect(shown(withSetAside(operations, '1', refusedWith('VALIDATION')))).toEqual(['3 a waiting', '2 b waiting'])
    const [first] = withSetAside(operations, '1', { type: 'conflict.found', refusal: null, remote })
    expect(first).toMatchObject({ key: '3', remote })
  })

  it('stays when it may have happened, and what comes after it waits', () => {
    const operations = [save('1', 'a', [sending]), save('2', 'a')]
    expect(shown(withSetAside(operations, '1', refusedWith(serverFailed)))).toEqual(['1 a refused', '2 a waiting'])
    expect(shown(withSetAside(operations, 'gone', refusedWith('VALIDATION')))).toEqual(shown(operations))
  })

  it('is discarded, with what could not be without it', () => {
    const created = [save('1', fresh, rejected), save('2', fresh), save('3', 'b')]
    expect(shown(withDiscarded(created, '1'))).toEqual(['3 b waiting'])
    const known = [save('1', 'a', rejected), save('2', 'a')]
    expect(shown(withDiscarded(known, '1'))).toEqual(['2 a waiting'])
    const gone = [removal('1', fresh, unclear), save('2', fresh)]
    expect(shown(withDiscarded(gone, '1'))).toEqual([`2 ${fresh} waiting`])
    expect(shown(withDiscarded([save('1', 'a', [sending])], '1'))).toEqual(['1 a sending'])
    expect(shown(withDiscarded(known, 'gone'))).toEqual(shown(known))
  })
})
