import { assign, setup } from 'xstate'
import type { MachineMeta } from '../journal-meta.ts'

interface Context {
  /** Ids, the newest last. */
  readonly ids: readonly string[]
}

export type FavoriteAssessmentsEvent = { readonly type: 'favorite.toggled'; readonly assessmentId: string }

/** Favourite assessments, which stay on the device (specification 2.9; decisions B, Favourites): nobody else is told. */
export const favoriteAssessments = setup({
  types: { context: {} as Context, events: {} as FavoriteAssessmentsEvent, meta: {} as MachineMeta },
  actions: {
    toggle: assign(({ context: { ids }, event: { assessmentId } }) => ({
      ids: ids.includes(assessmentId) ? ids.filter((id) => id !== assessmentId) : [...ids, assessmentId],
    })),
  },
}).createMachine({
  id: 'favorite-assessments',
  meta: { journal: { version: 1, life: 'device', secrets: [], follows: true } },
  context: { ids: [] },
  initial: 'keeping',
  states: {
    keeping: {
      description: 'The person marks assessments as favourites and takes marks away.',
      on: { 'favorite.toggled': { actions: 'toggle' } },
    },
  },
})

interface Reader {
  readonly context: Context
}

/** Whether an assessment is a favourite. */
export const selectIsFavorite =
  (assessmentId: string) =>
  ({ context }: Reader): boolean =>
    context.ids.includes(assessmentId)
