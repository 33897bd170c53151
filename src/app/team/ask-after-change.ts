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
    /** Queries on their way, and whether a change was confirmed since they were asked; one that was given up stays until it is asked again. */
    const asked = new Map<number, boolean>()
    return mapExchange({
      onOperation: ({ kind, key }) => {
        if (kind === 'query') asked.set(key, false)
      },
      onResult: (result) => {
        const { operation } = result
        const { key, kind, context } = operation
        if (kind === 'mutation' && result.data && isOf(changes, operation)) for (const one of asked.keys()) asked.set(one, true)
        const stale = asked.get(key)
        asked.delete(key)
        if (!stale) return result
        input.client.reexecuteOperation({ ...operation, context: { ...context, requestPolicy: 'network-only' } })
        return { ...result, stale }
      },
    })(input)
  }
