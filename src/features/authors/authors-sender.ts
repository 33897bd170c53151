import { Authors_changeDocument } from '#generated/features/authors/authors.ts'
import { authorWorkOf } from '#machines/authors-selection/author-operations.ts'
import { withoutConflict } from '../shared/outbox/without-conflict.ts'
import { expectData, underKey } from '../shared/services/expect-data.ts'
import type { OperationSender } from '../shared/services/services.ts'

/** Sends changes of commit authors. They have no versions: of two windows the later one stands. */
export const authorsSender: OperationSender = {
  send: async (client, request) => {
    const work = authorWorkOf(request)
    if (work === null) throw new Error(`The authors do not send '${request.kind}'`)
    const { change, authors, member } = work
    const input = { authors: authors.map(({ author }) => author), change, memberId: member?.id ?? null }
    await client
      .mutation(Authors_changeDocument, { input }, underKey(request.key))
      .toPromise()
      .then(expectData)
      .catch(withoutConflict)
    return { id: request.recordId, version: null }
  },
  readRemote: async () => null,
}
