import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, StrictMode } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { Provider } from 'urql'
import { ServicesContext } from '#features/shared/services/services.ts'
import type { Scenario } from '#mock/stand-in.ts'
import { createMockedGateway } from '../mocked-gateway.ts'
import { Snackbars } from '../shell/Snackbars.tsx'
import { createSystem, type MockedGateway } from '../system.ts'
import { SystemContext } from '../system-context.ts'
import { createTeamClient } from '../team/team-client.ts'
import { started, takeDevice } from './open-portal.tsx'

/**
 * Shows a part of a signed-in page on the mocked gateway, as the page would: strict, with the cache, and with the messages.
 *
 * @param part the part
 * @param scenario what the mocked gateway does
 * @param instead parts of the mocked gateway that behave otherwise
 * @returns the simulated person, the system, and the page's way to show something else
 */
export const openPart = async (
  part: ReactNode,
  scenario: Scenario = {},
  instead: Partial<MockedGateway> = {},
  address = '/team-member/profile',
) => {
  takeDevice(address, true)
  const system = createSystem({ ...createMockedGateway(scenario), ...instead })
  await started(system)
  const { client } = createTeamClient(
    system.tokens,
    system.renewableSession,
    system.session.getSnapshot().context.user.id,
    system.mockedExchange,
  )
  system.provideTeamClient(client)
  const page = (shown: ReactNode) => (
    <StrictMode>
      <SystemContext value={system}>
        <ServicesContext value={system.services}>
          <BrowserRouter>
            <Provider value={client}>{shown}</Provider>
            <Snackbars />
          </BrowserRouter>
        </ServicesContext>
      </SystemContext>
    </StrictMode>
  )
  const { rerender } = render(page(part))
  return { user: userEvent.setup({ delay: null, applyAccept: false }), system, show: (other: ReactNode) => rerender(page(other)) }
}
