import type { AnyEventObject, AnyStateMachine } from 'xstate'
import { flowFacts } from '#features/problem-report/flow-facts.ts'
import { createFlows } from '#journal/flows.ts'
import { createJournal } from '#journal/journal.ts'
import { loanRequest } from '#machines/loan-form/loan-form.machine.ts'
import { session } from '#machines/session/session.machine.ts'
import { shell } from '#machines/shell/shell.machine.ts'
import { inertActors } from '#machines/testing/path-plan.ts'
import { guestUser } from '#rules/user-info.ts'
import { type Choice, composeReport, textOfReport } from '#view-models/problem-report/compose.ts'
import { someFacts } from '#view-models/problem-report/some-facts.ts'

const borrower = {
  ...guestUser,
  id: '8b0e6e54-0d3e-4f5e-8a53-0a5d5f1f7001',
  isAuthenticated: true,
  fullName: 'Mara Lindholm',
  userName: 'mara@example.org',
  roles: 'Teammember',
  email: 'mara@example.org',
  emailVerified: true,
}

const choice = { id: '5b0e6e54-0d3e-4f5e-8a53-0a5d5f1f7c01', name: 'Harbour control', currency: 'AUD' }
const typed = (field: string, value: string) => ({ type: 'field.changed', field, value })

/** A report of somebody on a phone who asked for a loan, with what they chose to leave out. */
export const someReport = (choices: Partial<Choice> = {}): string => {
  const flows = createFlows({ journal: createJournal(), onEmitted: () => undefined })
  const run = (key: string, machine: AnyStateMachine, events: readonly object[]): void => {
    const actor = flows.open(key, inertActors(machine))
    for (const event of events) actor.send(event as AnyEventObject)
  }
  run('session', session, [{ type: 'xstate.done.actor.restoreSession', output: borrower, actorId: 'restoreSession' }])
  run('shell', shell, [
    { type: 'route.changed', path: '/team-member/dashboard' },
    { type: 'route.changed', path: '/team-member/loans' },
  ])
  run(`loan-form@${borrower.id}`, loanRequest, [
    { type: 'choices.arrived', choices: [choice] },
    { type: 'form.opened', base: null, values: { installment: '3', proposedPaymentDate: '2026-12-01' } },
    ...['9', '90', '900'].map((amount) => typed('amount', amount)),
    typed('description', 'A boat for the harbour'),
    { type: 'save.requested', requestKey: 'key-1' },
    {
      type: 'xstate.error.actor.saveLoan',
      error: { kind: 'refused', message: 'This loan is closed.', code: 'CONFLICT', field: null },
      actorId: 'saveLoan',
    },
  ])
  const facts = {
    ...someFacts,
    ...flowFacts(flows),
    device: { ...someFacts.device, window: { width: 390, height: 844, pixelRatio: 3 } },
    page: { address: '/team-member/loans', connection: null },
  }
  return textOfReport(composeReport(facts, { leftOut: [], sentence: 'It would not let me ask for the loan.', ...choices }))
}
