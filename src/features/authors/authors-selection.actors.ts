import { fromPromise } from 'xstate'
import { authorDraftOf } from '#machines/authors-selection/author-operations.ts'
import { authorsSelection } from '#machines/authors-selection/authors-selection.machine.ts'
import { authorUndoTime } from '#rules/authors.ts'
import { defineFlow } from '../shared/flows/use-flow.ts'
import { outboxOf } from '../shared/outbox/outbox.ts'

/** A change of authors goes to the outbox, which holds it for a while in which it can be undone. */
export const authorsSelectionFlow = defineFlow(authorsSelection, (services) =>
  authorsSelection.provide({
    actors: {
      enqueueChange: fromPromise(async ({ input: { key, work } }) => {
        outboxOf(services).enqueue(authorDraftOf(key, work), services.now() + authorUndoTime)
      }),
    },
  }),
)
