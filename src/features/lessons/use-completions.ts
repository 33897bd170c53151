import { useEffect, useState } from 'react'
import type { Lessons_stepFragment } from '#generated/features/lessons/lessons.ts'
import { completionOf, completionsIn } from '#machines/lessons/lesson-operations.ts'
import { useOutbox } from '../shared/outbox/use-outbox.ts'
import { useServices } from '../shared/services/services.ts'

type Step = Lessons_stepFragment

/**
 * Which steps are completed: what the server says, and what the person has marked, whether the server has it yet or not. A mark that was
 * refused is none.
 */
export const useCompletions = (roadMapId: string, courseId: string) => {
  const { newKey } = useServices()
  const { outbox, view } = useOutbox()
  // What was marked, here or on a page that is gone: it stays marked between the server's answer and the course that is asked for anew,
  // also when the course was read before the mark arrived there.
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set())
  const completions = completionsIn(view.operations)
  const pending = [...completions.keys()].join()
  useEffect(() => {
    if (pending !== '') setMarked((ids) => new Set([...ids, ...pending.split(',')]))
  }, [pending])
  const mark = (id: string) => setMarked((ids) => new Set([...ids, id]))
  const refusedOf = (step: Step) => {
    const found = completions.get(step.id)
    return found?.isRefused === true && !step.isCompleted ? found.operation : undefined
  }
  return {
    isCompleted: (step: Step): boolean =>
      step.isCompleted || (refusedOf(step) === undefined && (completions.has(step.id) || marked.has(step.id))),
    /** Why a mark was refused; undefined when it was not. */
    refusedOf,
    /** Whether a mark waits for the network. */
    isWaiting: (step: Step): boolean => !step.isCompleted && view.isOffline && completions.get(step.id)?.isRefused === false,
    complete: (step: Step): void => {
      const refused = refusedOf(step)
      if (refused === undefined)
        outbox.enqueue(completionOf(newKey(), step.id, { roadMapId, courseId, stepId: step.stepId }), null)
      else outbox.retry(refused.key)
      mark(step.id)
    },
    /** A step that the server completes by itself: an assessment whose time is over. */
    noteCompleted: (step: Step): void => mark(step.id),
  }
}
