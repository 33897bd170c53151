import { silence } from '../testing/fixtures.ts'
import { doneEvent, errorEvent, type PathPlan } from '../testing/path-plan.ts'
import { outboxAdoption } from './outbox-adoption.machine.ts'

export const outboxAdoptionPlan: PathPlan = {
  name: 'outbox-adoption',
  machine: outboxAdoption,
  starts: [{ words: 'Open the portal where another page left an outbox', input: { outboxKey: 'outbox:left@member' } }],
  events: [
    { event: { type: 'lock.granted' }, words: 'The other page is gone' },
    {
      event: { type: 'xstate.after.lockTimeout.outbox-adoption.claiming.requestingLock' },
      words: 'The other page keeps its outbox',
    },
    { event: errorEvent('holdLock', silence), words: 'Its lock cannot be asked for' },
    { event: doneEvent('openLeft', true), words: 'Something in it is still to be sent' },
    { event: doneEvent('openLeft', false), words: 'Nothing in it is left' },
    { event: errorEvent('openLeft', silence), words: 'It cannot be read' },
  ],
}
