import { assign, setup } from 'xstate'
import type { MachineMeta } from '../journal-meta.ts'

interface Context {
  /** The step that was read last; null before the first. */
  readonly stepId: string | null
  /** How far its page was scrolled, in px. */
  readonly top: number
}

export type LessonPlaceEvent =
  | { readonly type: 'step.opened'; readonly stepId: string }
  /** The page came to rest. */
  | { readonly type: 'page.scrolled'; readonly top: number }

/** Where somebody is in the lessons of a course, kept on the device: whoever comes back reads on from there. */
export const lessonPlace = setup({
  types: { context: {} as Context, events: {} as LessonPlaceEvent, meta: {} as MachineMeta },
  guards: {
    isAnother: ({ context }, { stepId }: { stepId: string }) => context.stepId !== stepId,
  },
  actions: {
    rememberStep: assign((_, { stepId }: { stepId: string }) => ({ stepId, top: 0 })),
    rememberTop: assign((_, { top }: { top: number }) => ({ top })),
  },
}).createMachine({
  id: 'lesson-place',
  meta: { journal: { version: 1, life: 'device', secrets: [] } },
  context: { stepId: null, top: 0 },
  initial: 'reading',
  states: {
    reading: {
      description: 'The person reads; the step and how far they are is remembered.',
      on: {
        'step.opened': {
          guard: { type: 'isAnother', params: ({ event }) => event },
          actions: { type: 'rememberStep', params: ({ event }) => event },
        },
        'page.scrolled': { actions: { type: 'rememberTop', params: ({ event }) => event } },
      },
    },
  },
})
