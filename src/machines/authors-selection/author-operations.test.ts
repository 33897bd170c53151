import { describe, expect, it } from 'vitest'
import type { AuthorChange } from '#rules/authors.ts'
import { newOperation } from '../outbox/operation-steps.ts'
import { withDelivery } from '../testing/operations.ts'
import { type AuthorWork, authorDraftOf, authorOperationsOf, authorWorkInWords, authorWorkOf } from './author-operations.ts'

const one = { id: 'author-1', author: 'maya <maya@demo.test>' }
const other = { id: 'author-2', author: 'tom <tom@demo.test>' }
const maya = { id: 'member-1', name: 'Maya Rahimi' }
const ignoring: AuthorWork = { change: 'Ignore', authors: [one], member: null }

describe('a change of authors', () => {
  it.each<[AuthorChange, readonly (typeof one)[], string]>([
    ['Assign', [one], 'authors.assign'],
    ['Assign', [one, other], 'authors.assign'],
    ['Remove', [one, other], 'authors.remove'],
    ['Ignore', [one], 'authors.ignore'],
    ['Ignore', [one, other], 'authors.ignoreSelected'],
    ['Unignore', [one, other], 'authors.unignore'],
  ])('%s %j is sent as %s', (change, authors, kind) => {
    const work = { change, authors, member: change === 'Assign' ? maya : null }
    expect(authorDraftOf('key-1', work)).toEqual({
      key: 'key-1',
      kind,
      effect: 'save',
      recordId: 'authors/key-1',
      version: null,
      payload: work,
    })
  })

  it.each<[AuthorWork, string]>([
    [{ change: 'Assign', authors: [one, other], member: maya }, 'Assigned to Maya Rahimi: 2 authors'],
    [{ change: 'Remove', authors: [one], member: null }, 'Assignment removed: maya <maya@demo.test>'],
    [ignoring, 'Ignored: maya <maya@demo.test>'],
    [{ change: 'Unignore', authors: [], member: null }, 'Taken in again: 0 authors'],
    [{ change: 'Ignore', authors: Array.from({ length: 1200 }, () => one), member: null }, 'Ignored: 1,200 authors'],
  ])('%# is said as %s', (work, words) => {
    expect(authorWorkInWords(work)).toBe(words)
  })

  it('is found in the outbox among those of other features, with what became of it', () => {
    const operation = (key: string) => newOperation(authorDraftOf(key, ignoring))
    const refusal = { code: 'CONFLICT', message: 'Somebody was faster.', field: null } as const
    const operations = [
      operation('1'),
      withDelivery(operation('2'), 'sending'),
      { ...withDelivery(operation('3'), { refused: 'rejected' }), refusal },
      withDelivery(operation('4'), 'conflict'),
      withDelivery(operation('5'), 'done'),
      withDelivery(operation('6'), 'dropped'),
      { ...operation('7'), kind: 'lessons.complete' },
    ]
    expect(authorOperationsOf(operations)).toEqual([
      { key: '1', work: ignoring, delivery: 'waiting', problem: null },
      { key: '2', work: ignoring, delivery: 'sending', problem: null },
      { key: '3', work: ignoring, delivery: 'refused', problem: 'Somebody was faster.' },
      { key: '4', work: ignoring, delivery: 'refused', problem: null },
    ])
    expect(authorWorkOf({ kind: 'lessons.complete', payload: null })).toBeNull()
  })
})
