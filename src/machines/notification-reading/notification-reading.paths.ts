import { silence } from '../testing/fixtures.ts'
import { doneEvent, errorEvent, type PathPlan } from '../testing/path-plan.ts'
import { notificationReading, type ReadNotifications } from './notification-reading.machine.ts'

/** Ids of two notifications that are not read. */
export const unreadIds = ['5b0e6e54-0d3e-4f5e-8a53-0a5d5f1f7e01', '5b0e6e54-0d3e-4f5e-8a53-0a5d5f1f7e02'] as const

export const notificationReadingPlan: PathPlan = {
  name: 'notification-reading',
  machine: notificationReading,
  starts: [{ words: 'Open the notifications with two that are not read', input: undefined }],
  events: [
    { event: { type: 'read.requested', what: { id: unreadIds[0] } }, words: 'Press Mark as read on the first' },
    { event: { type: 'read.requested', what: { id: unreadIds[1] } }, words: 'Press Mark as read on the second' },
    { event: { type: 'read.requested', what: 'all' }, words: 'Press Mark all as read' },
    { event: doneEvent('markRead'), words: 'The server keeps it' },
    { event: errorEvent('markRead', silence), words: 'No answer comes from the server' },
  ],
  facts: ({ waiting }: { waiting: readonly ReadNotifications[] }) => JSON.stringify(waiting),
  // One that is on its way has no button to press, and each is marked once in a path.
  possible: ({ context: { waiting } }, event) =>
    event.type !== 'read.requested' ||
    (waiting.length < 2 && !waiting.some((one: ReadNotifications) => JSON.stringify(one) === JSON.stringify(event.what))),
}
