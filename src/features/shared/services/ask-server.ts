import type { AnyVariables, DocumentInput, OperationContext, OperationResult } from '@urql/core'
import type { PortalClient } from './expect-data.ts'

/**
 * Asks the server, whatever the cache has. A screen that reads the same question from the cache alone meanwhile is told that there is nothing,
 * and so is everybody who waits for the same question: what comes with neither data nor an error is asked for once more.
 *
 * @param context what the operation carries besides
 */
export const askServer = async <Data, Variables extends AnyVariables>(
  client: PortalClient,
  document: DocumentInput<Data, Variables>,
  variables: Variables,
  context: Partial<OperationContext> = {},
): Promise<OperationResult<Data, Variables>> => {
  const ask = () => client.query(document, variables, { ...context, requestPolicy: 'network-only' }).toPromise()
  const result = await ask()
  // The cache says null of what it does not have.
  return (result.data ?? null) === null && result.error === undefined ? ask() : result
}
