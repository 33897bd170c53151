import type { AnyVariables, DocumentInput, OperationContext, OperationResult } from '@urql/core'
import { filter, pipe, take, toPromise } from 'wonka'
import type { PortalClient } from './expect-data.ts'
import { isFromServer } from './is-from-server.ts'

/**
 * Asks the server, whatever the cache has. A screen that reads the same question from the cache alone meanwhile is told what the cache has,
 * and so is everybody who waits for the same question: here only the server's own answer counts.
 *
 * @param context what the operation carries besides
 */
export const askServer = <Data, Variables extends AnyVariables>(
  client: PortalClient,
  document: DocumentInput<Data, Variables>,
  variables: Variables,
  context: Partial<OperationContext> = {},
): Promise<OperationResult<Data, Variables>> =>
  pipe(
    client.query(document, variables, { ...context, requestPolicy: 'network-only' }),
    filter((result) => isFromServer(result) && !result.hasNext),
    take(1),
    toPromise,
  )
