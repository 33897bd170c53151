import { createRequest, type DocumentInput, type OperationContext } from '@urql/core'
import type { PortalClient } from '../services/expect-data.ts'
import type { Services } from '../services/services.ts'
import { type AnswerTime, type ServerTime, serverTime } from './server-clock.ts'

/** As many of the newest answers tell how far the server's clock is from this device's. */
const remembered = 8

const noted = new WeakMap<Services, readonly AnswerTime[]>()

const note = (services: Services, time: AnswerTime): void => {
  noted.set(services, [...(noted.get(services) ?? []), time].slice(-remembered))
}

/** The server's time, by the answers that were noted; the device's own before there is one. */
export const serverTimeOf = (services: Services): ServerTime =>
  serverTime(noted.get(services) ?? [], { now: services.now(), ticks: performance.now() })

/** Has the client note when the server answers a call, by its clock and by this device's: goes into the call's context. */
export const timed = (
  services: Services,
  client: PortalClient,
  kind: 'query' | 'mutation',
  document: DocumentInput,
): Pick<OperationContext, 'fetch'> => {
  const send = client.createRequestOperation(kind, createRequest(document, {})).context.fetch ?? fetch
  return {
    fetch: async (input, init) => {
      const [sentAt, sentTicks] = [services.now(), performance.now()]
      const answer = await send(input, init)
      const date = Date.parse(answer.headers.get('date') ?? '')
      if (date > 0) note(services, { date, sentAt, receivedAt: services.now(), sentTicks, ticks: performance.now() })
      return answer
    },
  }
}
