import { mostAuthors } from '#rules/authors.ts'
import { doneEvent, type PathPlan } from '../testing/path-plan.ts'
import type { AuthorWork } from './author-operations.ts'
import { authorsSelection } from './authors-selection.machine.ts'

const id = (last: string) => `7c0e6e54-0d3e-4f5e-8a53-0a5d5f1f7${last}`

/** The authors of the paths' list, and somebody whose their commits can be. */
export const someAuthor = { id: id('d01'), author: 'Maya R <maya@laptop.test>' }
export const otherAuthor = { id: id('d02'), author: 'Robot <robot@ci.test>' }
export const someAssignee = { id: id('a01'), name: 'Maya Rahimi' }

/** More authors than can be changed at once. */
export const tooManyAuthors = Array.from({ length: mostAuthors + 1 }, (_, index) => ({
  id: `7c0e6e54-0d3e-4f5e-8a53-${String(index).padStart(12, '0')}`,
  author: `Author ${String(index).padStart(5, '0')} <author@many.test>`,
}))

interface Facts {
  readonly selected: readonly string[]
  readonly work: AuthorWork
}

const both = [someAuthor, otherAuthor]

export const authorsSelectionPlan: PathPlan = {
  name: 'authors-selection',
  machine: authorsSelection,
  starts: [{ words: 'Open the authors', input: undefined }],
  events: [
    { event: { type: 'rows.selected', ids: both.map((one) => one.id), anchor: null }, words: 'Select all' },
    { event: { type: 'rows.selected', ids: [], anchor: null }, words: 'Select none' },
    { event: { type: 'assign.requested', authors: [] }, words: 'Press Assign selected without a selection' },
    { event: { type: 'assign.requested', authors: both }, words: 'Press Assign selected' },
    { event: { type: 'assign.cancelled' }, words: 'Press Cancel' },
    { event: { type: 'member.assigned', member: someAssignee, requestKey: 'key-1' }, words: 'Choose a member, press Assign' },
    {
      event: { type: 'change.requested', change: 'Ignore', authors: [], member: null, requestKey: 'key-2' },
      words: 'Press Ignore selected without a selection',
    },
    {
      event: { type: 'change.requested', change: 'Ignore', authors: both, member: null, requestKey: 'key-3' },
      words: 'Press Ignore selected',
    },
    { event: doneEvent('enqueueChange'), words: 'The outbox takes it' },
  ],
  facts: ({ selected, work }: Facts) => [selected.length, work.authors.length, work.change, work.member === null].join(),
  possible: (state, event) => {
    const { selected }: Facts = state.context
    if (event.type === 'rows.selected') return (event.ids.length === 0) === selected.length > 0
    if (event.type === 'assign.requested' || event.type === 'change.requested')
      return (event.authors.length === 0) === (selected.length === 0)
    return true
  },
}
