import { Client } from '@urql/core'
import { createMockExchange } from '#mock/mock-exchange.ts'
import { createMockFiles } from '#mock/mock-files.ts'
import { createWorld, type MockScenario } from '#mock/world.ts'

/**
 * What stands in for the gateway in `npm run dev:mock` and in tests: the schema with believable data and its files, no server.
 *
 * @param scenario what differs from a signed-in team member whose operations all succeed
 */
export const createMockedGateway = (scenario: Partial<MockScenario> = {}) => {
  const world = createWorld(scenario)
  return {
    mockedClient: new Client({ url: '/graphql', exchanges: [createMockExchange(scenario, world)] }),
    mockedFiles: createMockFiles(world),
  }
}
