import { Client } from '@urql/core'
import { createMockExchange } from '#mock/mock-exchange.ts'

/** The client of `npm run dev:mock`: the schema with believable data, no server. */
export const createMockedClient = (): Client => new Client({ url: '/graphql', exchanges: [createMockExchange()] })
