import { Client } from '@urql/core'
import { createStandInFiles } from '#mock/files.ts'
import { createStandIn, type Scenario } from '#mock/stand-in.ts'
import type { MockedGateway } from './system.ts'

/**
 * What stands in for the gateway in `npm run dev:mock` and in tests: its schema filled with examples, and its files, without a server.
 *
 * @param scenario what differs from a signed-in team member whose operations all succeed
 */
export const createMockedGateway = (scenario: Scenario = {}): MockedGateway => {
  const { exchange, store } = createStandIn(scenario)
  return {
    mockedExchange: exchange,
    mockedClient: new Client({ url: '/graphql', exchanges: [exchange] }),
    mockedFiles: createStandInFiles(store),
  }
}
