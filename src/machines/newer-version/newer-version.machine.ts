import { setup } from 'xstate'
import type { MachineMeta } from '../journal-meta.ts'
import { mustBeProvided } from '../must-be-provided.ts'

export type NewerVersionEvent = { readonly type: 'version.found' } | { readonly type: 'reload.requested' }

/**
 * Whether the server has a newer version of the portal than this page is of. The page says so and goes on as it is, for as long as the
 * person likes: it is loaded anew when they ask for it, and a form with unsaved changes asks first.
 */
export const newerVersion = setup({
  types: { events: {} as NewerVersionEvent, meta: {} as MachineMeta, tags: {} as 'busy' | 'found' },
  actors: {
    /** Has `version.found` sent when there is a newer one, until the actor is stopped. */
    watchVersion: mustBeProvided<void, void>('watchVersion'),
    /** Loads the page anew; settles when it stays, since nobody answers or the person keeps it. Never rejects. */
    reload: mustBeProvided<void, void>('reload'),
  },
}).createMachine({
  id: 'newer-version',
  meta: { journal: { version: 1, life: 'tab', secrets: [] } },
  initial: 'current',
  states: {
    current: {
      description: 'No newer version is known.',
      invoke: { id: 'watchVersion', src: 'watchVersion' },
      on: { 'version.found': 'found' },
    },
    found: {
      description: 'A newer version is ready, and the page says so.',
      tags: 'found',
      on: { 'reload.requested': 'reloading' },
    },
    reloading: {
      description: 'The page is loaded anew, unless the person keeps it.',
      tags: ['busy', 'found'],
      invoke: { id: 'reload', src: 'reload', onDone: 'found' },
    },
  },
})
