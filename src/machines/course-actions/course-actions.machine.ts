import { assertEvent, assign, emit, setup } from 'xstate'
import { messages } from '#rules/messages.ts'
import type { Emitted } from '../emitted.ts'
import { type Failure, failureText, toFailure } from '../failure.ts'
import { errorOf } from '../fragments.ts'
import type { MachineMeta } from '../journal-meta.ts'
import { mustBeProvided } from '../must-be-provided.ts'
import { begunRequest, failedRequest } from '../request.ts'

export interface CourseActionsInput {
  readonly roadMapId: string
  readonly courseId: string
  readonly isFavorite: boolean
  /** Where the lessons are. */
  readonly lessons: string
}

interface Context extends CourseActionsInput {
  /** What the server has; `isFavorite` is what the person wants and sees. */
  readonly savedFavorite: boolean
  /** What is on its way to the server, under this key. */
  readonly sent: { readonly isFavorite: boolean; readonly requestKey: string }
  readonly failure: Failure | null
  /** Of starting the course. */
  readonly requestKey: string
}

export type CourseActionsEvent =
  | { readonly type: 'start.requested'; readonly requestKey: string }
  | { readonly type: 'favorite.toggled'; readonly requestKey: string }

export interface StartCourse {
  readonly roadMapId: string
  readonly courseId: string
  readonly requestKey: string
}

export interface SetFavorite extends StartCourse {
  readonly isFavorite: boolean
}

const flow = setup({
  types: {
    context: {} as Context,
    input: {} as CourseActionsInput,
    events: {} as CourseActionsEvent,
    emitted: {} as Emitted,
    meta: {} as MachineMeta,
    tags: {} as 'starting' | 'outlivesScreen',
  },
  actors: {
    startCourse: mustBeProvided<void, StartCourse>('startCourse'),
    setFavorite: mustBeProvided<void, SetFavorite>('setFavorite'),
  },
  guards: {
    isWantedOtherwise: ({ context: { isFavorite, sent } }) => isFavorite !== sent.isFavorite,
  },
  actions: {
    beginStart: assign(({ context, event }) => {
      assertEvent(event, 'start.requested')
      return begunRequest(context, event.requestKey)
    }),
    rememberStartFailure: assign(({ context, event }) => failedRequest(context, errorOf(event))),
    openLessons: emit(({ context }) => ({ type: 'navigation.requested' as const, to: context.lessons, replace: false })),
    toggle: assign(({ context, event }) => {
      assertEvent(event, 'favorite.toggled')
      return { isFavorite: !context.isFavorite, sent: { isFavorite: !context.isFavorite, requestKey: event.requestKey } }
    }),
    toggleMeanwhile: assign(({ context }) => ({ isFavorite: !context.isFavorite })),
    rememberSaved: assign(({ context }) => ({ savedFavorite: context.sent.isFavorite })),
    /** A key belongs to one wish: the opposite one gets a key that follows from it. */
    sendOpposite: assign(({ context: { isFavorite, sent } }) => ({
      sent: { isFavorite, requestKey: `${sent.requestKey}-${isFavorite}` },
    })),
    rollBack: assign(({ context }) => ({ isFavorite: context.savedFavorite })),
    tellStartFailure: emit(({ context: { failure } }) => ({
      type: 'notice.raised' as const,
      status: 'error' as const,
      body: failure === null ? messages.genericError : failureText(failure),
    })),
    tellFavoriteFailure: emit(({ event }) => ({
      type: 'notice.raised' as const,
      status: 'error' as const,
      body: `${messages.favoriteNotSaved} ${failureText(toFailure(errorOf(event)))}`,
    })),
  },
})

/** What a person does with a course of a roadmap (specification 2.9, Course detail): start it, and keep it as a favourite. */
export const courseActions = flow.createMachine({
  id: 'course-actions',
  meta: { journal: { version: 1, life: 'tab', secrets: [] } },
  context: ({ input }) => ({
    ...input,
    savedFavorite: input.isFavorite,
    sent: { isFavorite: input.isFavorite, requestKey: '' },
    failure: null,
    requestKey: '',
  }),
  type: 'parallel',
  states: {
    start: {
      initial: 'ready',
      states: {
        ready: {
          description: 'The course can be started.',
          on: { 'start.requested': { target: 'starting', actions: 'beginStart' } },
        },
        starting: {
          description: 'The start is on its way to the server.',
          tags: 'starting',
          invoke: {
            id: 'startCourse',
            src: 'startCourse',
            input: ({ context: { roadMapId, courseId, requestKey } }) => ({ roadMapId, courseId, requestKey }),
            onDone: { target: 'started', actions: 'openLessons' },
            onError: { target: 'ready', actions: ['rememberStartFailure', 'tellStartFailure'] },
          },
        },
        started: {
          description: 'The course is started; its lessons open.',
          tags: 'starting',
        },
      },
    },
    favorite: {
      initial: 'settled',
      states: {
        settled: {
          description: 'The heart shows what the server has.',
          on: { 'favorite.toggled': { target: 'saving', actions: 'toggle' } },
        },
        saving: {
          description: 'The heart shows what the person wants; that is on its way to the server, also when the page is left.',
          tags: 'outlivesScreen',
          invoke: {
            id: 'setFavorite',
            src: 'setFavorite',
            input: ({ context: { roadMapId, courseId, sent } }) => ({ roadMapId, courseId, ...sent }),
            onDone: [
              {
                guard: 'isWantedOtherwise',
                target: 'saving',
                reenter: true,
                actions: ['rememberSaved', 'sendOpposite'],
              },
              { target: 'settled', actions: 'rememberSaved' },
            ],
            onError: { target: 'settled', actions: ['rollBack', 'tellFavoriteFailure'] },
          },
          on: { 'favorite.toggled': { actions: 'toggleMeanwhile' } },
        },
      },
    },
  },
})
