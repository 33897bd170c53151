import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { applyStoredTheme } from '#ui/theme-choice.ts'
import { App } from './App.tsx'
import { markStates } from './mark-states.ts'
import { createSystem } from './system.ts'

applyStoredTheme()

/** `npm run dev:mock` shows the whole interface without a server. */
const mockedClient = async () =>
  import.meta.env.VITE_MOCK ? (await import('./mocked-client.ts')).createMockedClient() : undefined

const root = document.getElementById('root')
if (root !== null) {
  const client = await mockedClient()
  const system = createSystem(client)
  markStates(system)
  createRoot(root).render(
    <StrictMode>
      <App system={system} />
    </StrictMode>,
  )
  const whenIdle = globalThis.requestIdleCallback ?? ((task: () => void) => setTimeout(task, 200))
  whenIdle(() => system.prepareCalls())
}
