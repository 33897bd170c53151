import { expect, it } from 'vitest'
import type { Operation } from '../outbox/operation.ts'
import { newOperation } from '../outbox/operation-steps.ts'
import { withDelivery } from '../testing/operations.ts'
import { completionOf, completionsIn } from './lesson-operations.ts'

const place = { roadMapId: 'roadmap', courseId: 'course', stepId: 'step' }
const mark = completionOf('key-1', 'roadmap:course:step', place)

it('a mark says which lesson it is of', () => {
  expect(mark).toEqual({
    key: 'key-1',
    kind: 'lessons.complete',
    effect: 'save',
    recordId: 'roadmap:course:step',
    version: null,
    payload: place,
  })
})

it('marks are known by their lesson, among what else waits, with what became of them', () => {
  const at = (recordId: string, delivery: Operation['state']['delivery'], kind: string = mark.kind) =>
    withDelivery(newOperation({ ...mark, kind, recordId }), delivery)
  const waiting = at('one', { waiting: 'unsent' })
  const refused = at('two', { refused: 'rejected' })
  const conflict = at('three', 'conflict')
  const operations = [waiting, refused, conflict, at('four', 'dropped'), at('five', 'sending', 'authors.ignore')]
  expect([...completionsIn(operations)]).toEqual([
    ['one', { operation: waiting, isRefused: false }],
    ['two', { operation: refused, isRefused: true }],
    ['three', { operation: conflict, isRefused: true }],
  ])
})
