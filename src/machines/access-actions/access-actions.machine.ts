import { assertEvent, assign, emit, enqueueActions, not, setup } from 'xstate'
import { messages } from '#rules/messages.ts'
import { type AccessAction, type AccessState, actionsOn, allows } from '#rules/tool-access.ts'
import type { Emitted } from '../emitted.ts'
import { failureText, toFailure } from '../failure.ts'
import { errorOf } from '../fragments.ts'
import type { FlowRestored, MachineMeta } from '../journal-meta.ts'
import { mustBeProvided } from '../must-be-provided.ts'

/** An access as the actions see it. */
export interface ActedAccess extends AccessState {
  readonly id: string
  readonly memberId: string
  /** In words, 'Grafana for Maya Rahimi'. */
  readonly words: string
}

/** What is to be done with an access. */
export interface StagedAction {
  readonly id: string
  readonly memberId: string
  readonly words: string
  readonly action: AccessAction
}

/** What came of it: null when it was done, else why not. */
export interface ActionOutcome extends StagedAction {
  readonly problem: string | null
}

interface Context {
  /** In the order in which they are carried out. */
  readonly staged: readonly StagedAction[]
  /** Ids of the rows that are chosen. */
  readonly selected: readonly string[]
  /** What is left of what is being carried out. */
  readonly queue: readonly StagedAction[]
  /** Of the last time, in order. */
  readonly outcomes: readonly ActionOutcome[]
  /** With which each action of this time is sent, so that a repeated one happens once. */
  readonly requestKey: string
}

export type AccessActionsEvent =
  /** The list came: what an access does not allow any more is dropped. */
  | { readonly type: 'list.arrived'; readonly accesses: readonly ActedAccess[] }
  /** `action` null takes it back. */
  | { readonly type: 'action.chosen'; readonly access: ActedAccess; readonly action: AccessAction | null }
  | { readonly type: 'rows.selected'; readonly ids: readonly string[] }
  /** For every access of these that allows it. */
  | { readonly type: 'bulk.chosen'; readonly accesses: readonly ActedAccess[]; readonly action: AccessAction }
  | { readonly type: 'staged.cleared' | 'apply.requested' | 'review.closed' }
  | { readonly type: 'apply.confirmed'; readonly requestKey: string }
  | FlowRestored

export interface ApplyAction extends StagedAction {
  readonly requestKey: string
}

const nothing: Context = { staged: [], selected: [], queue: [], outcomes: [], requestKey: '' }

const staging = ({ id, memberId, words }: ActedAccess, action: AccessAction): StagedAction => ({ id, memberId, words, action })

/** An access has one staged action; a changed mind keeps its place. */
const withStaged = (all: readonly StagedAction[], one: StagedAction): readonly StagedAction[] =>
  all.some(({ id }) => id === one.id) ? all.map((other) => (other.id === one.id ? one : other)) : [...all, one]

const notice = (status: 'success' | 'warning' | 'error', body: string) => ({ type: 'notice.raised' as const, status, body })

const isRequest = ({ action }: StagedAction): boolean => action === 'RequestGrant' || action === 'RequestRevoke'

const summaryOf = (outcomes: readonly ActionOutcome[]): readonly [status: 'success' | 'warning' | 'error', body: string] => {
  const failed = outcomes.filter(({ problem }) => problem !== null).length
  const applied = outcomes.length - failed
  const body = messages.actionsApplied.replace('{n}', String(applied)).replace('{m}', String(failed))
  return [failed === 0 ? 'success' : applied === 0 ? 'error' : 'warning', body]
}

/**
 * Granting, revoking and asking for accesses (specification 2.8 and 4, Access; decisions B): actions are staged row by row or for chosen
 * rows, shown once more, and carried out one after the other. One that fails stops none; it stays staged, with what is in its way.
 */
export const accessActions = setup({
  types: {
    context: {} as Context,
    events: {} as AccessActionsEvent,
    emitted: {} as Emitted,
    meta: {} as MachineMeta,
    tags: {} as 'busy' | 'nothingToKeep' | 'outlivesScreen' | 'question',
  },
  actors: { applyAction: mustBeProvided<void, ApplyAction>('applyAction') },
  guards: {
    hasStaged: ({ context }) => context.staged.length > 0,
    isLast: ({ context }) => context.queue.length <= 1,
  },
  actions: {
    dropImpossible: assign(({ context, event }) => {
      assertEvent(event, 'list.arrived')
      const byId = new Map(event.accesses.map((access) => [access.id, access]))
      const staged = context.staged.filter(({ id, action }) => {
        const access = byId.get(id)
        return access !== undefined && allows(access, action)
      })
      return { staged, selected: context.selected.filter((id) => byId.has(id)) }
    }),
    stage: assign(({ context, event }) => {
      assertEvent(event, 'action.chosen')
      const { access, action } = event
      if (action === null) return { staged: context.staged.filter(({ id }) => id !== access.id), outcomes: [] }
      return allows(access, action) ? { staged: withStaged(context.staged, staging(access, action)), outcomes: [] } : {}
    }),
    stageAll: assign(({ context, event }) => {
      assertEvent(event, 'bulk.chosen')
      const allowed = event.accesses.filter((access) => actionsOn(access).includes(event.action))
      const staged = allowed.reduce((all, access) => withStaged(all, staging(access, event.action)), context.staged)
      return { staged, selected: [], outcomes: [] }
    }),
    select: assign(({ event }) => {
      assertEvent(event, 'rows.selected')
      return { selected: event.ids }
    }),
    clear: assign({ staged: [], outcomes: [] }),
    begin: assign(({ context, event }) => {
      assertEvent(event, 'apply.confirmed')
      return { queue: context.staged, outcomes: [], requestKey: event.requestKey }
    }),
    /** What was done is not staged any more; what was not done stays, with the reason. */
    note: assign(({ context, event }) => {
      const [done, ...queue] = context.queue
      if (done === undefined) return {}
      const error = errorOf(event)
      const problem = error === undefined ? null : failureText(toFailure(error))
      const staged = problem === null ? context.staged.filter(({ id }) => id !== done.id) : context.staged
      return { queue, staged, outcomes: [...context.outcomes, { ...done, problem }] }
    }),
    tellNothingChosen: emit(notice('error', messages.noActionSelected)),
    tellOutcome: enqueueActions(({ context: { outcomes }, enqueue }) => {
      enqueue.emit(notice(...summaryOf(outcomes)))
      if (outcomes.some((one) => one.problem === null && isRequest(one)))
        enqueue.emit(notice('success', messages.accessNotificationSent))
    }),
  },
}).createMachine({
  id: 'access-actions',
  meta: { journal: { version: 1, life: 'device', secrets: [] } },
  context: nothing,
  initial: 'idle',
  on: { 'list.arrived': { actions: 'dropImpossible' } },
  states: {
    idle: {
      description: 'The line manager looks at the accesses; nothing is to be done with them.',
      tags: 'nothingToKeep',
      always: { guard: 'hasStaged', target: 'choosing' },
      on: {
        'action.chosen': { actions: 'stage' },
        'rows.selected': { actions: 'select' },
        'bulk.chosen': { actions: 'stageAll' },
        'apply.requested': { actions: 'tellNothingChosen' },
      },
    },
    choosing: {
      description: 'Something is to be done with accesses; it is kept on this device until it is applied or taken back.',
      always: { guard: not('hasStaged'), target: 'idle' },
      on: {
        'action.chosen': { actions: 'stage' },
        'rows.selected': { actions: 'select' },
        'bulk.chosen': { actions: 'stageAll' },
        'staged.cleared': { actions: 'clear' },
        'apply.requested': { target: 'reviewing' },
      },
    },
    reviewing: {
      description: 'The line manager sees what will be done, and in which order.',
      tags: 'question',
      on: {
        'apply.confirmed': { target: 'applying', actions: 'begin' },
        'review.closed': { target: 'choosing' },
        'flow.restored': { target: 'choosing' },
      },
    },
    applying: {
      description: 'The actions are carried out, one after the other.',
      tags: ['busy', 'outlivesScreen'],
      invoke: {
        id: 'applyAction',
        src: 'applyAction',
        input: ({ context: { queue, requestKey } }) => {
          const [next] = queue
          if (next === undefined) throw new Error('Nothing is left to be applied')
          return { ...next, requestKey: `${requestKey}/${next.id}` }
        },
        onDone: [
          { guard: 'isLast', target: 'choosing', actions: ['note', 'tellOutcome'] },
          { target: 'applying', reenter: true, actions: 'note' },
        ],
        onError: [
          { guard: 'isLast', target: 'choosing', actions: ['note', 'tellOutcome'] },
          { target: 'applying', reenter: true, actions: 'note' },
        ],
      },
    },
  },
})
