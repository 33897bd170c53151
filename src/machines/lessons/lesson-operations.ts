import type { Operation, OperationDraft } from '../outbox/operation.ts'
import { deliveryOf } from '../outbox/operation-steps.ts'
import type { lessonKinds } from './lesson-kinds.ts'

const kind = 'lessons.complete' satisfies keyof typeof lessonKinds

/** A lesson where it is read. */
export interface LessonPlace {
  readonly roadMapId: string
  readonly courseId: string
  readonly stepId: string
}

/** Marking a lesson as completed. @param recordId the step's id in its place */
export const completionOf = (key: string, recordId: string, place: LessonPlace): OperationDraft<keyof typeof lessonKinds> => ({
  key,
  kind,
  effect: 'save',
  recordId,
  version: null,
  payload: place,
})

/** What became of marks that the server may not have yet, by the id of the step in its place. */
export type Completions = ReadonlyMap<string, { readonly operation: Operation; readonly isRefused: boolean }>

/** The lessons that were marked as completed, among the operations of the outbox. */
export const completionsIn = (operations: readonly Operation[]): Completions =>
  new Map(
    operations
      .filter((one) => one.kind === kind && deliveryOf(one) !== 'dropped')
      .map((operation) => {
        const delivery = deliveryOf(operation)
        return [operation.recordId, { operation, isRefused: delivery === 'refused' || delivery === 'conflict' }]
      }),
  )
