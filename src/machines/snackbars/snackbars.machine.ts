import { assign, enqueueActions, setup } from 'xstate'
import type { NoticeStatus } from '../emitted.ts'
import type { MachineMeta } from '../journal-meta.ts'

/** Milliseconds a message stays, unless it says otherwise (specification 9). */
export const snackbarTimeout = 5000
/** Milliseconds between hiding a message and dropping or replacing it (specification 9). */
export const snackbarRemovalDelay = 200
/** Messages kept at most (specification 9). */
export const snackbarLimit = 10

/** A snackbar message (specification 3). */
export interface Snackbar {
  readonly id: string
  readonly body: string
  readonly status: NoticeStatus
  /** Text of its button; null for none. */
  readonly button: string | null
  /** Milliseconds it stays. */
  readonly timeout: number
  /** False while it is leaving. */
  readonly show: boolean
}

interface Context {
  /** Newest first. */
  readonly items: readonly Snackbar[]
  /** Messages that wait until their twin with the same body has left. */
  readonly waiting: readonly Snackbar[]
}

export type SnackbarEvent =
  | {
      readonly type: 'snackbar.raised'
      readonly id: string
      readonly body: string
      readonly status: NoticeStatus
      readonly button?: string | null
      readonly timeout?: number
    }
  | { readonly type: 'snackbar.dismissed'; readonly id: string }
  | { readonly type: 'snackbar.elapsed'; readonly id: string }
  | { readonly type: 'snackbar.dropped'; readonly id: string }
  | { readonly type: 'snackbar.replaced'; readonly id: string; readonly body: string }
  | { readonly type: 'queue.held' }
  | { readonly type: 'queue.released' }

const clockOf = (id: string): string => `elapse:${id}`

const fromEvent = (event: Extract<SnackbarEvent, { type: 'snackbar.raised' }>): Snackbar => ({
  id: event.id,
  body: event.body,
  status: event.status,
  button: event.button ?? null,
  timeout: event.timeout ?? snackbarTimeout,
  show: true,
})

/**
 * The queue of short messages at the edge of the screen (specification 4, Snackbars).
 *
 * A new message comes first. A message whose body is already shown hides its twin and takes its place 200 ms later. At most
 * ten are kept. Pointing at the queue or focusing it holds the clock, so that a slow reader loses nothing; when the last message
 * has been closed there is nothing left to point at.
 */
export const snackbars = setup({
  types: { context: {} as Context, events: {} as SnackbarEvent, meta: {} as MachineMeta },
  guards: {
    isTwin: ({ context }, params: { body: string }) => context.items.some((item) => item.body === params.body),
    isNothingLeft: ({ context }) => context.waiting.length === 0 && context.items.every((item) => !item.show),
    isShown: ({ context }, params: { id: string }) => context.items.some((item) => item.id === params.id && item.show),
  },
  actions: {
    show: enqueueActions(({ context, enqueue }, params: { snackbar: Snackbar }) => {
      const items = [params.snackbar, ...context.items]
      for (const lost of items.slice(snackbarLimit)) enqueue.cancel(clockOf(lost.id))
      enqueue.assign({ items: items.slice(0, snackbarLimit) })
    }),
    hideTwin: enqueueActions(({ context, enqueue }, params: { snackbar: Snackbar }) => {
      const { id, body } = params.snackbar
      enqueue.assign({
        items: context.items.map((item) => (item.body === body ? { ...item, show: false } : item)),
        waiting: [...context.waiting.filter((one) => one.body !== body), params.snackbar],
      })
      // The clock of an earlier one goes on, or a message that comes again and again would never be seen.
      if (context.waiting.some((one) => one.body === body)) return
      enqueue.raise({ type: 'snackbar.replaced', id, body }, { delay: snackbarRemovalDelay })
    }),
    replaceTwin: assign(({ context }, params: { body: string }) => ({
      items: [
        ...context.waiting.filter((one) => one.body === params.body),
        ...context.items.filter((item) => item.body !== params.body),
      ].slice(0, snackbarLimit),
      waiting: context.waiting.filter((one) => one.body !== params.body),
    })),
    startClock: enqueueActions(({ context, enqueue }, params: { body: string }) => {
      const item = context.items.find((one) => one.body === params.body)
      if (item) enqueue.raise({ type: 'snackbar.elapsed', id: item.id }, { id: clockOf(item.id), delay: item.timeout })
    }),
    startAllClocks: enqueueActions(({ context, enqueue }) => {
      for (const item of context.items.filter((one) => one.show)) {
        enqueue.raise({ type: 'snackbar.elapsed', id: item.id }, { id: clockOf(item.id), delay: item.timeout })
      }
    }),
    stopAllClocks: enqueueActions(({ context, enqueue }) => {
      for (const item of context.items) enqueue.cancel(clockOf(item.id))
    }),
    hideAndDrop: enqueueActions(({ context, enqueue }, params: { id: string }) => {
      enqueue.cancel(clockOf(params.id))
      enqueue.assign({ items: context.items.map((item) => (item.id === params.id ? { ...item, show: false } : item)) })
      enqueue.raise({ type: 'snackbar.dropped', id: params.id }, { delay: snackbarRemovalDelay })
    }),
    drop: assign(({ context }, params: { id: string }) => ({ items: context.items.filter((item) => item.id !== params.id) })),
  },
}).createMachine({
  id: 'snackbars',
  meta: { journal: { version: 1, life: 'tab', secrets: [] } },
  context: { items: [], waiting: [] },
  initial: 'running',
  on: {
    'snackbar.dismissed': {
      guard: { type: 'isShown', params: ({ event }) => ({ id: event.id }) },
      actions: { type: 'hideAndDrop', params: ({ event }) => ({ id: event.id }) },
    },
    'snackbar.dropped': { actions: { type: 'drop', params: ({ event }) => ({ id: event.id }) } },
  },
  states: {
    running: {
      description: 'Messages leave by themselves when their time is over.',
      on: {
        'snackbar.raised': [
          {
            guard: { type: 'isTwin', params: ({ event }) => ({ body: event.body }) },
            actions: { type: 'hideTwin', params: ({ event }) => ({ snackbar: fromEvent(event) }) },
          },
          {
            actions: [
              { type: 'show', params: ({ event }) => ({ snackbar: fromEvent(event) }) },
              { type: 'startClock', params: ({ event }) => ({ body: event.body }) },
            ],
          },
        ],
        'snackbar.replaced': {
          actions: [
            { type: 'replaceTwin', params: ({ event }) => ({ body: event.body }) },
            { type: 'startClock', params: ({ event }) => ({ body: event.body }) },
          ],
        },
        'snackbar.elapsed': {
          guard: { type: 'isShown', params: ({ event }) => ({ id: event.id }) },
          actions: { type: 'hideAndDrop', params: ({ event }) => ({ id: event.id }) },
        },
        'queue.held': { target: 'held' },
      },
    },
    held: {
      description: 'Somebody points at the queue or has its focus: nothing leaves by itself.',
      entry: 'stopAllClocks',
      exit: 'startAllClocks',
      always: { guard: 'isNothingLeft', target: 'running' },
      on: {
        'snackbar.raised': [
          {
            guard: { type: 'isTwin', params: ({ event }) => ({ body: event.body }) },
            actions: { type: 'hideTwin', params: ({ event }) => ({ snackbar: fromEvent(event) }) },
          },
          { actions: { type: 'show', params: ({ event }) => ({ snackbar: fromEvent(event) }) } },
        ],
        'snackbar.replaced': { actions: { type: 'replaceTwin', params: ({ event }) => ({ body: event.body }) } },
        'queue.released': { target: 'running' },
      },
    },
  },
})
