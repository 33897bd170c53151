import { messages } from '#rules/messages.ts'
import { someFacts } from '#view-models/problem-report/some-facts.ts'
import { refusal, silence } from '../testing/fixtures.ts'
import { doneEvent, errorEvent, type PathPlan } from '../testing/path-plan.ts'
import { problemReport } from './problem-report.machine.ts'

const reportId = '7c0e6e54-0d3e-4f5e-8a53-0a5d5f1f7a09'
const tooMany = refusal('Too many attempts. Please try again in 60 seconds.', 'RATE_LIMITED')

interface Facts {
  readonly isSignedIn: boolean
  readonly leftOut: readonly string[]
  readonly sentence: string
}

export const problemReportPlan: PathPlan = {
  name: 'problem-report',
  machine: problemReport,
  starts: [{ words: 'Open a page', input: undefined }],
  events: [
    {
      event: { type: 'report.requested', facts: JSON.stringify(someFacts), isSignedIn: true },
      words: `Press ${messages.reportProblem}`,
    },
    { event: { type: 'part.toggled', part: 'typed' }, words: `Leave out ${messages.reportTyped}` },
    { event: { type: 'sentence.changed', sentence: 'It stayed grey' }, words: 'Type a sentence' },
    { event: { type: 'send.requested', requestKey: 'key-1' }, words: `Press ${messages.reportSend}` },
    { event: { type: 'save.requested', file: 'problem-report.json' }, words: `Press ${messages.reportSave}` },
    { event: { type: 'cancel.requested' }, words: 'Press Close' },
    { event: doneEvent('send', reportId), words: 'The server keeps the report' },
    { event: errorEvent('send', tooMany), words: 'The server takes no more reports today' },
    { event: errorEvent('send', silence), words: 'No answer comes from the server' },
  ],
  facts: ({ isSignedIn, leftOut, sentence }: Facts) => [isSignedIn, ...leftOut, sentence].join(),
  // A part is left out once, and one sentence is typed.
  possible: (state, event) => {
    const { leftOut, sentence }: Facts = state.context
    if (event.type === 'part.toggled') return leftOut.length === 0
    if (event.type === 'sentence.changed') return sentence === ''
    return true
  },
}
