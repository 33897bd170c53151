import { type CatalogueCriteria, isEmptyCriteria, noCriteria } from '#view-models/catalogue.ts'
import { silence } from '../testing/fixtures.ts'
import { doneEvent, errorEvent, type PathPlan } from '../testing/path-plan.ts'
import { type CatalogueInput, catalogueFilters } from './catalogue-filters.machine.ts'

/** Skills that can be chosen. */
export const skillsToChoose = [
  { id: '5b0e6e54-0d3e-4f5e-8a53-0a5d5f1f7f01', name: 'Rust' },
  { id: '5b0e6e54-0d3e-4f5e-8a53-0a5d5f1f7f02', name: 'SQL' },
] as const

interface Facts {
  readonly criteria: CatalogueCriteria
  readonly typed: string
  readonly hasMore: boolean
}

export const catalogueFiltersPlan: PathPlan = {
  name: 'catalogue-filters',
  machine: catalogueFilters,
  starts: [
    { words: 'Open the courses', input: { catalogue: 'Courses', criteria: noCriteria } satisfies CatalogueInput },
    {
      words: 'Open the assessments by a link with two levels',
      input: { catalogue: 'Assessments', criteria: { ...noCriteria, levels: ['Easy', 'Hard'] } } satisfies CatalogueInput,
    },
  ],
  events: [
    { event: { type: 'panel.opened' }, words: 'Press Filter' },
    { event: { type: 'panel.closed' }, words: 'Press beside the panel' },
    { event: { type: 'text.typed', text: ' sql ' }, words: 'Type into the search box' },
    { event: { type: 'text.searched' }, words: 'Press Enter in the search box' },
    { event: { type: 'skills.chosen', skillIds: [skillsToChoose[1].id] }, words: 'Choose a skill' },
    { event: { type: 'duration.chosen', duration: 'short' }, words: 'Choose a duration' },
    { event: { type: 'duration.chosen', duration: null }, words: 'Take the chosen duration out by its chip' },
    { event: { type: 'levels.chosen', levels: ['Hard'] }, words: 'Take the first level out by its chip' },
    { event: { type: 'criteria.cleared' }, words: 'Press Clear all' },
    { event: { type: 'address.followed', criteria: noCriteria }, words: 'Go back to the address without criteria' },
    { event: { type: 'more.requested' }, words: 'Press Show more' },
    { event: { type: 'retry.requested' }, words: 'Press Retry' },
    { event: { type: 'alert.dismissed' }, words: 'Dismiss the alert' },
    { event: doneEvent('search', { hasMore: true }), words: 'The server answers, and has more' },
    { event: doneEvent('search', { hasMore: false }), words: 'The server answers with all there is' },
    { event: errorEvent('search', silence), words: 'No answer comes from the server' },
    { event: doneEvent('searchMore', { hasMore: false }), words: 'The server answers with the rest' },
    { event: errorEvent('searchMore', silence), words: 'No answer with the next page comes' },
  ],
  facts: ({ criteria, typed, hasMore }: Facts) => JSON.stringify([criteria, typed !== criteria.text, hasMore]),
  possible: (state, event) => {
    const { criteria, typed }: Facts = state.context
    const isOpen = state.matches({ panel: 'open' })
    switch (event.type) {
      // What lies under the panel cannot be pressed.
      case 'text.typed':
        return !isOpen && typed === ''
      case 'text.searched':
        return !isOpen && typed !== criteria.text
      case 'skills.chosen':
        return isOpen && criteria.skillIds.length === 0
      case 'duration.chosen':
        return event.duration === null ? !isOpen && criteria.duration !== null : isOpen && criteria.duration === null
      case 'levels.chosen':
        return !isOpen && criteria.levels.length > 1
      case 'criteria.cleared':
        // It stands beside the chips; a text has a button of its own in its box.
        return !isOpen && !isEmptyCriteria({ ...criteria, text: '' })
      case 'address.followed':
        // The address before is the one without criteria where exactly one was chosen.
        return !isOpen && criteria.text !== '' && criteria.skillIds.length === 0 && criteria.duration === null
      case 'more.requested':
      case 'retry.requested':
      case 'alert.dismissed':
        return !isOpen
      default:
        return true
    }
  },
}
