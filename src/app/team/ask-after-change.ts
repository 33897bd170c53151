import { type Exchange, mapExchange, type Operation } from '@urql/core'
import type { FieldNode, OperationDefinitionNode } from 'graphql'

type Fields = Readonly<Record<string, unknown>>

/** The portal's documents are one operation each, and its mutations name fields alone. */
const isOf = (fields: Fields, { query }: Operation): boolean =>
  (query.definitions[0] as OperationDefinitionNode).selectionSet.selections.some(
    (field) => (field as FieldNode).name.value in fields,
  )

/**
 * Asks again what was on its way when the server confirmed a change: it may have been answered from before the change, and the cache, which
 * the change makes ask, does not ask what is on its way already.
 *
 * @param changes by their names: mutations that change more than they answer with
 */
export const askAfterChange =
  (changes: Fields): Exchange =>
  (input) => {
    /**
     * Queries on their way as they were asked: what an answer carries has been made into a request already, and would not become one
     * again. And whether a change was confirmed since; one that was given up stays until it is asked again.
     */
    const asked = new Map<number, { readonly operation: Operation; isStale: boolean }>()
    return mapExchange({
      onOperation: (operation) => {
        if (operation.kind === 'query') asked.set(operation.key, { operation, isStale: false })
      },
      onResult: (result) => {
        const { operation } = result
        if (operation.kind === 'mutation' && result.data && isOf(changes, operation))
          for (const query of asked.values()) query.isStale = true
        const query = asked.get(operation.key)
        asked.delete(operation.key)
        if (query?.isStale !== true) return result
        const { context } = query.operation
        input.client.reexecuteOperation({ ...query.operation, context: { ...context, requestPolicy: 'network-only' } })
        return { ...result, stale: true }
      },
    })(input)
  }
