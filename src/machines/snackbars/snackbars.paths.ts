import type { PathPlan } from '../testing/path-plan.ts'
import { type Snackbar, snackbars } from './snackbars.machine.ts'

export const snackbarsPlan: PathPlan = {
  name: 'snackbars',
  machine: snackbars,
  starts: [{ words: 'Be on any page', input: undefined }],
  events: [
    { event: { type: 'snackbar.raised', id: 'c', body: 'Sent', status: 'success' }, words: 'Something else is sent' },
    { event: { type: 'snackbar.raised', id: 'a', body: 'Saved', status: 'success' }, words: 'Something is saved' },
    { event: { type: 'snackbar.raised', id: 'b', body: 'Saved', status: 'success' }, words: 'The same is saved again' },
    { event: { type: 'snackbar.replaced', id: 'b', body: 'Saved' }, words: 'Wait 200 ms' },
    { event: { type: 'snackbar.elapsed', id: 'a' }, words: 'Wait 5 s' },
    { event: { type: 'snackbar.dismissed', id: 'a' }, words: 'Close the message' },
    { event: { type: 'snackbar.dropped', id: 'a' }, words: 'Wait 200 ms until the message is gone' },
    { event: { type: 'queue.held' }, words: 'Point at the messages' },
    { event: { type: 'queue.released' }, words: 'Point elsewhere' },
  ],
  possible: (state, event) => {
    const { items, waiting } = state.context as { items: readonly Snackbar[]; waiting: readonly Snackbar[] }
    const shown = items.filter(({ show }) => show)
    const isShown = shown.some(({ id }) => id === event.id)
    switch (event.type) {
      case 'snackbar.raised': {
        const isNew = [...items, ...waiting].every(({ id }) => id !== event.id)
        // Somebody who points at the message that is replaced points at nothing then.
        const isPointedAt = !state.matches('held') || shown.some(({ body }) => body !== event.body)
        // What 'c' stands for can be done once, before all else.
        return isNew && isPointedAt && (event.id !== 'c' || items.length === 0)
      }
      case 'snackbar.replaced':
        return waiting.some(({ id }) => id === event.id)
      case 'snackbar.dropped':
        return !isShown && items.some(({ id }) => id === event.id) && waiting.length === 0
      case 'snackbar.elapsed':
        return isShown && shown.length === 1
      case 'snackbar.dismissed':
        return isShown
      default:
        return shown.length > 0
    }
  },
  facts: (context: { items: readonly Snackbar[]; waiting: readonly Snackbar[] }) =>
    `${context.items
      .slice(0, 3)
      .map((item) => `${item.id}${item.show}`)
      .join()} ${context.waiting.length}`,
}
