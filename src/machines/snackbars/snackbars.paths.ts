import type { PathPlan } from '../testing/path-plan.ts'
import { type Snackbar, snackbars } from './snackbars.machine.ts'

export const snackbarsPlan: PathPlan = {
  name: 'snackbars',
  machine: snackbars,
  starts: [{ words: 'Be on any page', input: undefined }],
  events: [
    { event: { type: 'snackbar.raised', id: 'a', body: 'Saved', status: 'success' }, words: 'Something is saved' },
    { event: { type: 'snackbar.raised', id: 'b', body: 'Saved', status: 'success' }, words: 'The same is saved again' },
    { event: { type: 'snackbar.replaced', id: 'b', body: 'Saved' }, words: 'Wait 200 ms' },
    { event: { type: 'snackbar.elapsed', id: 'a' }, words: 'Wait 5 s' },
    { event: { type: 'snackbar.dismissed', id: 'a' }, words: 'Close the message' },
    { event: { type: 'snackbar.dropped', id: 'a' }, words: 'Wait 200 ms until the message is gone' },
    { event: { type: 'queue.held' }, words: 'Point at the messages' },
    { event: { type: 'queue.released' }, words: 'Point elsewhere' },
  ],
  facts: (context: { items: readonly Snackbar[]; waiting: readonly Snackbar[] }) =>
    `${context.items
      .slice(0, 2)
      .map((item) => `${item.id}${item.show}`)
      .join()} ${context.waiting.length}`,
}
