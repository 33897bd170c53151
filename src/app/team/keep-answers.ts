import { type Exchange, mapExchange } from '@urql/core'

/**
 * Leaves a screen what it has when asking again finds no network: the failed answer carries the data of the one before. What the
 * server itself refused carries nothing.
 */
export const keepAnswers = (): Exchange => {
  const last = new Map<number, unknown>()
  return mapExchange({
    onOperation: ({ kind, key }) => {
      if (kind === 'teardown') last.delete(key)
    },
    onResult: (result) => {
      const { operation, data, error } = result
      if (operation.kind !== 'query') return result
      if (error?.networkError) return { ...result, data: data ?? last.get(operation.key) }
      last.set(operation.key, data)
      return result
    },
  })
}
