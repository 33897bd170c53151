import { assign, setup } from 'xstate'
import { messages } from '#rules/messages.ts'
import { composeReport, factsOf, textOfReport } from '#view-models/problem-report/compose.ts'
import type { ReportPart } from '#view-models/problem-report/report.ts'
import { type Failure, failureText } from '../failure.ts'
import type { MachineMeta } from '../journal-meta.ts'
import { mustBeProvided } from '../must-be-provided.ts'
import { begunRequest, failedRequest } from '../request.ts'

interface Known {
  /** What the page knows, `ReportFacts` as text: a journal within the journal would be walked again with every event. */
  readonly facts: string
  /** Whether somebody is signed in, in whose name it can be sent. */
  readonly isSignedIn: boolean
}

interface Context extends Known {
  readonly leftOut: readonly ReportPart[]
  readonly sentence: string
  /** Name of the file that it was saved as. */
  readonly file: string
  readonly requestKey: string
  /** What names a sent report to support. */
  readonly reference: string
  readonly failure: Failure | null
}

export type ProblemReportEvent =
  | (Known & { readonly type: 'report.requested' })
  | { readonly type: 'part.toggled'; readonly part: ReportPart }
  | { readonly type: 'sentence.changed'; readonly sentence: string }
  | { readonly type: 'send.requested'; readonly requestKey: string }
  | { readonly type: 'save.requested'; readonly file: string }
  | { readonly type: 'cancel.requested' }

const nothing: Context = {
  facts: '',
  isSignedIn: false,
  leftOut: [],
  sentence: '',
  file: '',
  requestKey: '',
  reference: '',
  failure: null,
}

/** The report as it is shown, saved and sent. */
export const selectReportText = ({ context: { facts, leftOut, sentence } }: { readonly context: Context }): string =>
  textOfReport(composeReport(factsOf(facts), { leftOut, sentence: sentence.trim() }))

/**
 * Reporting a problem (docs/problem-reports.md).
 *
 * The page gathers what it knows, the person sees exactly what would be sent, leaves parts of it out, adds a sentence, and sends it or
 * saves it as a file. A report that could not be sent is still there.
 */
export const problemReport = setup({
  types: {
    context: {} as Context,
    events: {} as ProblemReportEvent,
    meta: {} as MachineMeta,
    tags: {} as 'busy' | 'open',
  },
  actors: {
    /** Gives the browser the file. Never rejects: what becomes of it there, the browser tells nobody. */
    saveFile: mustBeProvided<void, { readonly text: string; readonly file: string }>('saveFile'),
    /** Gives what names the report to support. */
    send: mustBeProvided<string, { readonly text: string; readonly requestKey: string }>('send'),
  },
  guards: { isSignedIn: ({ context }) => context.isSignedIn },
  actions: {
    forget: assign(() => nothing),
    setFacts: assign((_, { facts, isSignedIn }: Known) => ({ facts, isSignedIn })),
    /** Another report than the one that may have been sent already. */
    togglePart: assign(({ context: { leftOut } }, { part }: { part: ReportPart }) => ({
      leftOut: leftOut.includes(part) ? leftOut.filter((one) => one !== part) : [...leftOut, part],
      requestKey: '',
      failure: null,
    })),
    setSentence: assign((_, { sentence }: { sentence: string }) => ({
      sentence: sentence.slice(0, messages.reportSentenceMax),
      requestKey: '',
      failure: null,
    })),
    beginRequest: assign(({ context }, { requestKey }: { requestKey: string }) => begunRequest(context, requestKey)),
    rememberFailure: assign(({ context }, { error }: { error: unknown }) => failedRequest(context, error)),
    setFile: assign((_, { file }: { file: string }) => ({ file, failure: null })),
    setReference: assign((_, { reference }: { reference: string }) => ({ reference })),
  },
}).createMachine({
  id: 'problem-report',
  meta: { journal: { version: 1, life: 'tab', secrets: [] } },
  context: nothing,
  initial: 'closed',
  states: {
    closed: {
      description: 'Nobody reports a problem.',
      entry: 'forget',
      on: { 'report.requested': { target: 'composing', actions: { type: 'setFacts', params: ({ event }) => event } } },
    },
    composing: {
      tags: 'open',
      initial: 'unsent',
      on: {
        'part.toggled': { target: '.unsent', actions: { type: 'togglePart', params: ({ event }) => event } },
        'sentence.changed': { target: '.unsent', actions: { type: 'setSentence', params: ({ event }) => event } },
        'send.requested': {
          guard: 'isSignedIn',
          target: 'sending',
          actions: { type: 'beginRequest', params: ({ event }) => event },
        },
        'save.requested': { target: '.saved', actions: { type: 'setFile', params: ({ event }) => event } },
        'cancel.requested': 'closed',
      },
      states: {
        unsent: { description: 'The report is shown as it would be sent; parts can be left out and a sentence added.' },
        saved: {
          description: 'The browser has the report as a file whose name is shown; it can still be changed and sent.',
          invoke: {
            id: 'saveFile',
            src: 'saveFile',
            input: ({ context }) => ({ text: selectReportText({ context }), file: context.file }),
          },
        },
        failed: { description: 'The report did not arrive; it says why, is still there, and can be sent again or saved.' },
      },
    },
    sending: {
      description: 'The report is on its way.',
      tags: ['busy', 'open'],
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ context }) => ({ text: selectReportText({ context }), requestKey: context.requestKey }),
        onDone: { target: 'sent', actions: { type: 'setReference', params: ({ event }) => ({ reference: event.output }) } },
        onError: { target: 'composing.failed', actions: { type: 'rememberFailure', params: ({ event }) => event } },
      },
    },
    sent: {
      description: 'The report has arrived; its reference is shown.',
      tags: 'open',
      on: { 'cancel.requested': 'closed' },
    },
  },
})

/** Why it was not sent, in words; null for nothing. */
export const selectReportFailure = ({ context: { failure } }: { readonly context: Context }): string | null =>
  failure === null ? null : failureText(failure)
