import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import type { InspectionEvent } from 'xstate'
import { densityChoice } from '#ui/density-choice.ts'
import { onRecoverableError } from '#ui/late.tsx'
import { themeChoice } from '#ui/theme-choice.ts'
import { App } from './App.tsx'
import { deviceStorage } from './device-storage.ts'
import { markStates } from './mark-states.ts'
import { createSystem } from './system.ts'

themeChoice.apply()
densityChoice.apply()

/** `npm run dev:mock` shows the whole interface without a server. */
const mockedGateway = async () =>
  import.meta.env.VITE_MOCK ? (await import('./mocked-gateway.ts')).createMockedGateway() : undefined

/** In development, `?inspect` in the address shows every running machine in the Stately inspector, in a window of its own. */
const inspector = async () => {
  if (!import.meta.env.DEV || !new URLSearchParams(location.search).has('inspect')) return undefined
  const { inspect } = (await import('@statelyai/inspect')).createBrowserInspector()
  return (event: InspectionEvent) => inspect.next?.(event)
}

const root = document.getElementById('root')
if (root !== null) {
  const system = createSystem({ ...(await mockedGateway()), inspect: await inspector() })
  markStates(system)
  createRoot(root, { onRecoverableError }).render(
    <StrictMode>
      <App system={system} />
    </StrictMode>,
  )
  // Somebody watches in another window, which has put this there: docs/flows.md.
  if (deviceStorage.getItem('portal.flowsWatched'))
    void import('./tell-flows.ts').then(({ tellFlows }) => tellFlows(system.flows))
  const whenIdle = globalThis.requestIdleCallback ?? ((task: () => void) => setTimeout(task, 200))
  whenIdle(() => system.prepareCalls())
}
