import { GraphQLError } from 'graphql'

/** An error as the gateway would send it. */
export const refusal = (code: string, message: string, field?: string): GraphQLError =>
  new GraphQLError(message, { extensions: field === undefined ? { code } : { code, field } })
