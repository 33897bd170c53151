import type {
  AnyVariables,
  Client,
  CombinedError,
  DocumentInput,
  OperationContext,
  OperationResult,
  OperationResultSource,
} from '@urql/core'
import type { GraphQLError } from 'graphql'
import { type Failure, toFailure, withReference } from '#machines/failure.ts'

/**
 * The failure of an answer that is not the portal's own. With 502 to 504 something before the portal says that it does not reach it.
 *
 * @param status of the answer; undefined when none came
 */
export const failureOfStatus = (status: number | undefined): Failure => ({
  kind: status === undefined || (status > 501 && status < 505) ? 'unreachable' : 'failed',
})

/** The failure that an error of the gateway tells. */
export const failureTold = ({
  message,
  extensions: { code, field, reference },
}: Pick<GraphQLError, 'message' | 'extensions'>): Failure =>
  toFailure(
    code === 'UPSTREAM'
      ? { kind: 'failed', reference }
      : { kind: 'refused', code, field, message: withReference(message, reference) },
  )

/** An operation's error as the plain failure that machines keep; without one the answer was unusable. */
export const failureOf = (error: CombinedError | undefined): Failure => {
  const first = error?.graphQLErrors[0]
  if (first === undefined) return error === undefined ? { kind: 'failed' } : failureOfStatus(error.response?.status)
  return failureTold(first)
}

/**
 * The data of an answered operation.
 *
 * @throws Failure when the server refused, failed, or could not be reached
 */
export const expectData = <Data>(result: OperationResult<Data>): Data => {
  if (result.error !== undefined || result.data === undefined) throw failureOf(result.error)
  return result.data
}

declare const considered: unique symbol
/** What comes of a mutation that is sent twice; only `underKey` and `repeatable` say so. */
export type Repetition = Partial<OperationContext> & { readonly [considered]: true }

/** Sends the request under a key, so that a repeated request happens once. */
export const underKey = (key: string): Repetition =>
  ({ fetchOptions: { headers: { 'idempotency-key': key } } }) as Partial<OperationContext> as Repetition

/** Sends the request without a key: sent twice, it does no more than once, or is meant twice. */
export const repeatable = {} as Partial<OperationContext> as Repetition

/** The gateway's client as features have it: a mutation that says nothing of being sent twice does not compile. */
export type PortalClient = Omit<Client, 'mutation' | 'executeMutation'> & {
  mutation<Data, Variables extends AnyVariables = AnyVariables>(
    document: DocumentInput<Data, Variables>,
    variables: Variables,
    repetition: Repetition,
  ): OperationResultSource<OperationResult<Data, Variables>>
}
