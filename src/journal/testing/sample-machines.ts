import { of, throwError } from 'rxjs'
import {
  assign,
  emit,
  fromCallback,
  fromEventObservable,
  fromObservable,
  fromPromise,
  fromTransition,
  sendParent,
  sendTo,
  setup,
  stopChild,
} from 'xstate'

const pending = fromPromise<string, { draft: string; key: string }>(() => new Promise(() => undefined))
const journal = { version: 1, life: 'device', secrets: ['password'] } as const

/** A draft that is submitted by an effect with its idempotency key in context, with delays and a history state. */
export const draftForm = setup({
  types: {
    context: {} as { draft: string; key: string; saved: string | null; failures: number },
    events: {} as
      | { type: 'text.changed'; text: string }
      | { type: 'submit.requested'; key: string }
      | { type: 'help.opened' }
      | { type: 'help.closed' }
      | { type: 'finished' },
    input: {} as { draft: string },
    tags: {} as 'busy',
  },
  actors: { save: pending },
  delays: { noticeDelay: 5_000 },
  guards: { hasText: ({ context }) => context.draft.trim() !== '' },
}).createMachine({
  id: 'draft-form',
  meta: { journal },
  context: ({ input }) => ({ draft: input.draft, key: '', saved: null, failures: 0 }),
  initial: 'form',
  states: {
    form: {
      initial: 'editing',
      on: { 'help.opened': 'help', finished: 'end' },
      states: {
        editing: {
          on: {
            'text.changed': { actions: assign({ draft: ({ event }) => event.text }) },
            'submit.requested': { guard: 'hasText', target: 'saving', actions: assign({ key: ({ event }) => event.key }) },
          },
        },
        saving: {
          tags: 'busy',
          invoke: {
            id: 'save',
            src: 'save',
            input: ({ context }) => ({ draft: context.draft, key: context.key }),
            onDone: { target: 'saved', actions: assign({ saved: ({ event }) => event.output ?? '' }) },
            onError: { target: 'editing', actions: assign({ failures: ({ context }) => context.failures + 1 }) },
          },
        },
        saved: { entry: emit({ type: 'notice.raised' }), after: { noticeDelay: 'editing' } },
        past: { type: 'history', history: 'deep' },
      },
    },
    help: { on: { 'help.closed': 'form.past' } },
    end: { type: 'final' },
  },
})

const step = setup({
  types: {
    context: {} as { count: number; ceiling: number },
    events: {} as { type: 'counted' } | { type: 'asked' },
    input: {} as { ceiling: number },
    output: {} as { total: number },
  },
  actors: { check: pending },
}).createMachine({
  id: 'step',
  context: ({ input }) => ({ count: 0, ceiling: input.ceiling }),
  output: ({ context }) => ({ total: context.count }),
  initial: 'counting',
  states: {
    counting: {
      invoke: {
        src: 'check',
        input: { draft: 'x', key: 'y' },
        onDone: 'counting.proved',
        onError: { actions: assign({ count: 0 }) },
      },
      always: { guard: ({ context }) => context.count >= context.ceiling, target: 'full' },
      on: {
        counted: { actions: assign({ count: ({ context }) => context.count + 1 }) },
        asked: { actions: sendParent(({ context }) => ({ type: 'answered', count: context.count })) },
      },
      initial: 'requested',
      states: { requested: {}, proved: {} },
    },
    full: { type: 'final' },
  },
})

/** Children of every kind: an invoked machine whose snapshots are followed, spawned ones that are stopped, a reducer and a callback. */
export const family = setup({
  types: {
    context: {} as {
      answer: number
      seen: number
      total: number | null
      spawned: readonly string[]
      trouble: number
      children: number
    },
    events: {} as
      | { type: 'counted' }
      | { type: 'asked' }
      | { type: 'answered'; count: number }
      | { type: 'child.added'; id: string }
      | { type: 'child.prodded'; id: string }
      | { type: 'child.removed'; id: string }
      | { type: 'restarted' }
      | { type: 'rang'; loud: boolean },
  },
  actors: {
    step,
    tally: fromTransition((sum: { n: number }, event: { type: string }) => (event.type === 'counted' ? { n: sum.n + 1 } : sum), {
      n: 0,
    }),
    bell: fromCallback<{ type: 'rang'; loud: boolean }>(({ receive, sendBack }) => {
      receive((event) => {
        if (event.loud) throw new Error('too loud')
        sendBack({ type: 'asked' })
      })
    }),
  },
}).createMachine({
  id: 'family',
  meta: { journal: { ...journal, life: 'tab' } },
  context: { answer: 0, seen: 0, total: null, spawned: [], trouble: 0, children: 0 },
  type: 'parallel',
  states: {
    steps: {
      initial: 'running',
      states: {
        running: {
          invoke: {
            id: 'step',
            src: 'step',
            input: { ceiling: 4 },
            onSnapshot: { actions: assign({ seen: ({ event }) => event.snapshot.context.count }) },
            onDone: { target: 'over', actions: assign({ total: ({ event }) => event.output.total }) },
          },
          on: {
            counted: { actions: sendTo('step', { type: 'counted' }) },
            asked: { actions: [sendTo('step', { type: 'asked' }), sendTo('step', { type: 'counted' })] },
          },
        },
        over: { on: { restarted: 'running' } },
      },
    },
    spawned: {
      invoke: { id: 'tally', src: 'tally' },
      on: {
        counted: { actions: sendTo('tally', { type: 'counted' }) },
        answered: { actions: assign({ answer: ({ event }) => event.count }) },
        'child.added': {
          guard: ({ context, event }) => !context.spawned.includes(event.id),
          actions: assign({
            spawned: ({ context, event, spawn }) => {
              spawn('step', { id: event.id, input: { ceiling: 2 } })
              return [...context.spawned, event.id]
            },
          }),
        },
        'child.prodded': {
          actions: [
            sendTo(({ event, self }) => self.getSnapshot().children[event.id] ?? self, { type: 'counted' }),
            assign({ children: ({ self }) => Object.keys(self.getSnapshot().children).length }),
          ],
        },
        'child.removed': {
          actions: [
            stopChild(({ event }) => event.id),
            assign({ spawned: ({ context, event }) => context.spawned.filter((id) => id !== event.id) }),
          ],
        },
      },
    },
    bell: {
      initial: 'hanging',
      states: {
        hanging: {
          invoke: { id: 'bell', src: 'bell', onError: { actions: assign({ trouble: ({ context }) => context.trouble + 1 }) } },
          on: { rang: { actions: sendTo('bell', ({ event }) => event) }, restarted: { target: 'hanging', reenter: true } },
        },
      },
    },
  },
})

/** Streams as children: one whose values the machine follows, one whose events it receives, one that fails. */
export const streams = setup({
  types: {
    context: {} as { last: number; heard: number; failure: unknown },
    events: {} as { type: 'opened' } | { type: 'closed' } | { type: 'beat' },
  },
  actors: {
    numbers: fromObservable(() => of(1, 2, 3)),
    beats: fromEventObservable(() => of({ type: 'beat' }, { type: 'beat' })),
    broken: fromObservable<number, void>(() => throwError(() => new Error('no signal'))),
  },
}).createMachine({
  id: 'streams',
  meta: { journal: { ...journal, life: 'tab' } },
  context: { last: 0, heard: 0, failure: null },
  initial: 'shut',
  on: { beat: { actions: assign({ heard: ({ context }) => context.heard + 1 }) } },
  states: {
    shut: { on: { opened: 'open' } },
    open: {
      invoke: [
        { id: 'numbers', src: 'numbers', onSnapshot: { actions: assign({ last: ({ event }) => event.snapshot.context ?? 0 }) } },
        { id: 'beats', src: 'beats' },
        { id: 'broken', src: 'broken', onError: { actions: assign({ failure: ({ event }) => event.error }) } },
      ],
      on: { closed: 'shut', opened: { target: 'open', reenter: true } },
    },
  },
})
