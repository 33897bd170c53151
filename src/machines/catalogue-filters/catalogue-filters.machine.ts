import { assertEvent, assign, emit, setup } from 'xstate'
import { linkTo } from '#rules/paths.ts'
import { type DurationName, searchText } from '#rules/training.ts'
import { areSameCriteria, type CatalogueCriteria, noCriteria, writeCriteria } from '#view-models/catalogue.ts'
import type { Emitted } from '../emitted.ts'
import { type Failure, failureText } from '../failure.ts'
import { failureActions } from '../fragments.ts'
import type { MachineMeta } from '../journal-meta.ts'
import { mustBeProvided } from '../must-be-provided.ts'

/** Whose address follows the criteria. */
export type CatalogueName = 'Courses' | 'Assessments'

interface Context {
  readonly catalogue: CatalogueName
  readonly criteria: CatalogueCriteria
  /** What stands in the search box, which may not have been searched for yet. */
  readonly typed: string
  /** Pages of the result that are shown. */
  readonly pages: number
  readonly hasMore: boolean
  readonly failure: Failure | null
}

export interface CatalogueInput {
  readonly catalogue: CatalogueName
  /** What the address says. */
  readonly criteria: CatalogueCriteria
}

export type CatalogueFiltersEvent =
  | { readonly type: 'panel.opened' }
  | { readonly type: 'panel.closed' }
  | { readonly type: 'text.typed'; readonly text: string }
  /** By Enter, the magnifier, or emptying the box. */
  | { readonly type: 'text.searched' }
  | { readonly type: 'skills.chosen'; readonly skillIds: readonly string[] }
  | { readonly type: 'duration.chosen'; readonly duration: DurationName | null }
  | { readonly type: 'levels.chosen'; readonly levels: readonly string[] }
  | { readonly type: 'criteria.cleared' }
  /** Back, Forward or a link led to an address with these. */
  | { readonly type: 'address.followed'; readonly criteria: CatalogueCriteria }
  | { readonly type: 'more.requested' }
  | { readonly type: 'retry.requested' }
  | { readonly type: 'alert.dismissed' }

/** One page of what meets the criteria, from 1. */
export interface CatalogueSearch {
  readonly criteria: CatalogueCriteria
  readonly page: number
}

/** What the machine hears of an answer; the entries themselves are with the client's cache. */
export interface CatalogueAnswer {
  readonly hasMore: boolean
}

const criteriaAfter = ({ criteria, typed }: Context, event: CatalogueFiltersEvent): CatalogueCriteria => {
  switch (event.type) {
    case 'text.searched':
      return { ...criteria, text: searchText(typed) }
    case 'skills.chosen':
      return { ...criteria, skillIds: event.skillIds }
    case 'duration.chosen':
      return { ...criteria, duration: event.duration }
    case 'levels.chosen':
      return { ...criteria, levels: event.levels }
    case 'criteria.cleared':
      return noCriteria
    default:
      return criteria
  }
}

const flow = setup({
  types: {
    context: {} as Context,
    input: {} as CatalogueInput,
    events: {} as CatalogueFiltersEvent,
    emitted: {} as Emitted,
    meta: {} as MachineMeta,
    tags: {} as 'busy',
  },
  actors: { search: mustBeProvided<CatalogueAnswer, CatalogueSearch>('search') },
  guards: {
    isOther: ({ context, event }) => {
      assertEvent(event, 'address.followed')
      return !areSameCriteria(context.criteria, event.criteria)
    },
    hasMore: ({ context }) => context.hasMore,
  },
  actions: {
    type: assign(({ event }) => {
      assertEvent(event, 'text.typed')
      return { typed: event.text }
    }),
    choose: assign(({ context, event }) => {
      const criteria = criteriaAfter(context, event)
      const takesText = event.type === 'text.searched' || event.type === 'criteria.cleared'
      return { criteria, pages: 1, typed: takesText ? criteria.text : context.typed }
    }),
    follow: assign(({ event }) => {
      assertEvent(event, 'address.followed')
      return { criteria: event.criteria, typed: event.criteria.text, pages: 1 }
    }),
    tellAddress: emit(({ context: { catalogue, criteria } }) => ({
      type: 'navigation.requested' as const,
      to: `${linkTo(catalogue)}${writeCriteria(criteria)}`,
      replace: false,
    })),
    showOneMore: assign(({ context }) => ({ pages: context.pages + 1 })),
    rememberAnswer: assign((_, params: CatalogueAnswer) => ({ hasMore: params.hasMore, failure: null })),
    tellFailure: emit(({ context: { failure } }) => ({
      type: 'notice.raised' as const,
      status: 'error' as const,
      body: failure === null ? '' : failureText(failure),
    })),
  },
}).extend({ actions: failureActions<Context, CatalogueFiltersEvent>() })

const searchAgain = { target: '.searching', actions: ['choose', 'tellAddress'] } as const

/**
 * Filtering the catalogues of courses and of assessments (specification 2.9 and 4, Filters). Every change of the criteria searches at
 * once and takes the place of the search before it, so that the last one wins in whatever order the answers come; the criteria live in
 * the address (decisions B).
 */
export const catalogueFilters = flow.createMachine({
  id: 'catalogue-filters',
  meta: { journal: { version: 1, life: 'tab', secrets: [] } },
  context: ({ input }) => ({ ...input, typed: input.criteria.text, pages: 1, hasMore: false, failure: null }),
  type: 'parallel',
  states: {
    panel: {
      initial: 'closed',
      states: {
        closed: {
          description: 'The filter panel is closed.',
          on: { 'panel.opened': { target: 'open' } },
        },
        open: {
          description: 'The filter panel lies over the dimmed page.',
          on: { 'panel.closed': { target: 'closed' } },
        },
      },
    },
    results: {
      initial: 'searching',
      on: {
        'text.typed': { actions: 'type' },
        'text.searched': searchAgain,
        'skills.chosen': searchAgain,
        'duration.chosen': searchAgain,
        'levels.chosen': searchAgain,
        'criteria.cleared': searchAgain,
        'address.followed': { guard: 'isOther', target: '.searching', actions: 'follow' },
      },
      states: {
        searching: {
          description: 'The server is asked for what meets the criteria.',
          tags: ['busy'],
          invoke: {
            id: 'search',
            src: 'search',
            input: ({ context: { criteria } }) => ({ criteria, page: 1 }),
            onDone: { target: 'shown', actions: { type: 'rememberAnswer', params: ({ event }) => event.output } },
            onError: { target: 'failed', actions: 'rememberFailure' },
          },
        },
        shown: {
          description: 'What meets the criteria is shown, or that nothing does.',
          on: { 'more.requested': { guard: 'hasMore', target: 'searchingMore' } },
        },
        searchingMore: {
          description: 'What was found is shown, and the server is asked for the next page of it.',
          invoke: {
            id: 'searchMore',
            src: 'search',
            input: ({ context: { criteria, pages } }) => ({ criteria, page: pages + 1 }),
            onDone: {
              target: 'shown',
              actions: ['showOneMore', { type: 'rememberAnswer', params: ({ event }) => event.output }],
            },
            onError: { target: 'shown', actions: ['rememberFailure', 'tellFailure'] },
          },
        },
        failed: {
          description: 'The search failed.',
          initial: 'told',
          on: { 'retry.requested': { target: 'searching' } },
          states: {
            told: {
              description: 'An alert says so, which can be dismissed.',
              on: { 'alert.dismissed': { target: 'dismissed' } },
            },
            dismissed: { description: 'The alert is gone; the search can be tried again.' },
          },
        },
      },
    },
  },
})
