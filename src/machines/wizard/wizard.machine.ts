import { assign, emit, setup } from 'xstate'
import type { FormExtent } from '#rules/form-fields.ts'
import { messages } from '#rules/messages.ts'
import { isProfileComplete, type ProfileFacts } from '#rules/profile-facts.ts'
import { isWizardStep, lastStep, nextStep, placement, stepBefore } from '#rules/wizard.ts'
import type { WizardStep } from '#rules/wizard-steps.ts'
import type { Emitted } from '../emitted.ts'
import type { FlowRestored, MachineMeta } from '../journal-meta.ts'
import { mustBeProvided } from '../must-be-provided.ts'

interface Context {
  readonly step: WizardStep
  /** The last step the person has been to; up to it every step can be opened. */
  readonly furthest: WizardStep
  /** What is complete, as the server said last; null before it did. */
  readonly facts: ProfileFacts | null
}

export type WizardEvent =
  | { readonly type: 'facts.arrived'; readonly facts: ProfileFacts }
  | { readonly type: 'next.requested' }
  | { readonly type: 'back.requested' }
  | { readonly type: 'step.opened'; readonly step: number }
  | { readonly type: 'exit.requested' }
  | { readonly type: 'exit.confirmed' }
  | { readonly type: 'exit.cancelled' }
  | { readonly type: 'continue.requested' }
  | FlowRestored

export interface SaveStepRequest {
  readonly step: WizardStep
  /** Next and Finish ask for the whole step; Save and exit saves what is there so far. */
  readonly extent: FormExtent
}

/** `refused` when the step's own forms keep the person there and say why; otherwise what is complete now. */
export type SaveStepAnswer = { readonly kind: 'saved'; readonly facts: ProfileFacts } | { readonly kind: 'refused' }

/**
 * Completing the profile in six steps (specification 2.6 and 4, Wizard; decisions A5 to A9).
 *
 * A first visit is placed by what is complete; afterwards the person finds the step they left. Next and Finish save the step and stay
 * where something is refused. Finishing with everything complete congratulates and leads into the portal.
 */
export const wizard = setup({
  types: {
    context: {} as Context,
    events: {} as WizardEvent,
    emitted: {} as Emitted,
    meta: {} as MachineMeta,
    tags: {} as 'busy' | 'question',
  },
  actors: { saveStep: mustBeProvided<SaveStepAnswer, SaveStepRequest>('saveStep') },
  guards: {
    isComplete: (_, params: { facts: ProfileFacts }) => isProfileComplete(params.facts),
    isRefused: (_, params: { answer: SaveStepAnswer }) => params.answer.kind === 'refused',
    isLastStep: ({ context }) => context.step === lastStep,
    isFinished: ({ context }, params: { answer: SaveStepAnswer }) =>
      context.step === lastStep && params.answer.kind === 'saved' && isProfileComplete(params.answer.facts),
    isAfterFirst: ({ context }) => context.step > 1,
    isReachable: ({ context }, params: { step: number }) => isWizardStep(params.step) && params.step <= context.furthest,
  },
  actions: {
    takeFacts: assign((_, params: { facts: ProfileFacts }) => ({ facts: params.facts })),
    place: assign((_, params: { facts: ProfileFacts }) => {
      const step = placement(params.facts) ?? 1
      return { facts: params.facts, step, furthest: step }
    }),
    takeAnswer: assign(({ context }, params: { answer: SaveStepAnswer }) => ({
      facts: params.answer.kind === 'saved' ? params.answer.facts : context.facts,
    })),
    goNext: assign(({ context }) => {
      const step = nextStep(context.step)
      return { step, furthest: step > context.furthest ? step : context.furthest }
    }),
    goBack: assign(({ context }) => ({ step: stepBefore(context.step) })),
    open: assign(({ context }, params: { step: number }) => ({
      step: isWizardStep(params.step) ? params.step : context.step,
    })),
    congratulate: emit({
      type: 'notice.raised' as const,
      status: 'success' as const,
      body: messages.profileCompleted,
    }),
    /** The step is saved, but what is complete now could not be read: the person tries again. */
    tellUnread: emit({ type: 'notice.raised' as const, status: 'error' as const, body: messages.profileLoadFailed }),
    leaveForPortal: emit({ type: 'navigation.requested' as const, to: '/team-member', replace: true }),
  },
}).createMachine({
  id: 'wizard',
  meta: { journal: { version: 2, life: 'device', secrets: [] } },
  context: { step: 1, furthest: 1, facts: null },
  initial: 'placing',
  states: {
    placing: {
      description: 'What is complete is being read, to find the step to begin with.',
      on: {
        'facts.arrived': [
          {
            guard: { type: 'isComplete', params: ({ event }) => event },
            target: 'finished',
            actions: { type: 'takeFacts', params: ({ event }) => event },
          },
          { target: 'filling', actions: { type: 'place', params: ({ event }) => event } },
        ],
      },
    },
    filling: {
      description: 'The person fills in a step.',
      on: {
        'facts.arrived': { actions: { type: 'takeFacts', params: ({ event }) => event } },
        'next.requested': { target: 'saving' },
        'back.requested': { guard: 'isAfterFirst', actions: 'goBack' },
        'step.opened': {
          guard: { type: 'isReachable', params: ({ event }) => event },
          actions: { type: 'open', params: ({ event }) => event },
        },
        'exit.requested': { target: 'confirmingExit' },
      },
    },
    saving: {
      description: 'The step is being saved on the server.',
      tags: 'busy',
      invoke: {
        id: 'saveStep',
        src: 'saveStep',
        input: ({ context }) => ({ step: context.step, extent: 'whole' as const }),
        onDone: [
          { guard: { type: 'isRefused', params: ({ event }) => ({ answer: event.output }) }, target: 'filling' },
          {
            guard: { type: 'isFinished', params: ({ event }) => ({ answer: event.output }) },
            target: 'finished',
            actions: [{ type: 'takeAnswer', params: ({ event }) => ({ answer: event.output }) }, 'congratulate'],
          },
          {
            guard: 'isLastStep',
            target: 'incomplete',
            actions: { type: 'takeAnswer', params: ({ event }) => ({ answer: event.output }) },
          },
          {
            target: 'filling',
            actions: [{ type: 'takeAnswer', params: ({ event }) => ({ answer: event.output }) }, 'goNext'],
          },
        ],
        onError: { target: 'filling', actions: 'tellUnread' },
      },
    },
    incomplete: {
      description: 'The last step is saved, and something of an earlier one is still missing; the list says what.',
      on: {
        'facts.arrived': { actions: { type: 'takeFacts', params: ({ event }) => event } },
        'next.requested': { target: 'saving' },
        'back.requested': { target: 'filling', actions: 'goBack' },
        'step.opened': {
          guard: { type: 'isReachable', params: ({ event }) => event },
          target: 'filling',
          actions: { type: 'open', params: ({ event }) => event },
        },
        'exit.requested': { target: 'confirmingExit' },
      },
    },
    confirmingExit: {
      description: 'The portal asks whether to save the progress for later.',
      tags: 'question',
      on: {
        'exit.confirmed': { target: 'savingForLater' },
        'exit.cancelled': { target: 'filling' },
        'flow.restored': { target: 'filling' },
      },
    },
    savingForLater: {
      description: 'What is there so far is being saved on the server.',
      tags: 'busy',
      invoke: {
        id: 'saveForLater',
        src: 'saveStep',
        input: ({ context }) => ({ step: context.step, extent: 'soFar' as const }),
        onDone: [
          { guard: { type: 'isRefused', params: ({ event }) => ({ answer: event.output }) }, target: 'filling' },
          { target: 'exited', actions: { type: 'takeAnswer', params: ({ event }) => ({ answer: event.output }) } },
        ],
        onError: { target: 'filling', actions: 'tellUnread' },
      },
    },
    exited: {
      description: 'The progress is saved; the person can close the page, log out, or go on.',
      on: {
        'facts.arrived': { actions: { type: 'takeFacts', params: ({ event }) => event } },
        'continue.requested': { target: 'filling' },
      },
    },
    finished: {
      description: 'Nothing is missing from the profile: the portal leads on, and congratulates whoever has just finished it.',
      type: 'final',
      entry: 'leaveForPortal',
    },
  },
})
