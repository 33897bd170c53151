import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'

/**
 * What the router of whoever registers the calls must do: let long parameters through, so that the contract judges them, and match paths
 * whatever their case, with and without a slash at their end (decisions E).
 */
export const routerOptions = { maxParamLength: 1000, caseSensitive: false, ignoreTrailingSlash: true } as const

const refusals: Readonly<Record<number, string>> = { 414: 'The address is too long.' }

/** Refuses an address that no route can be looked up for, with the envelope of every other refusal. */
export const refuseAddress = (error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void => {
  const statusCode = error.statusCode ?? 400
  void reply
    .code(statusCode)
    .header('cache-control', 'no-store')
    .send({ statusCode, message: refusals[statusCode] ?? 'The address cannot be read.' })
}
