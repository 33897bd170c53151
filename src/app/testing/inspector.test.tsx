import { createBrowserInspector, type StatelyInspectionEvent } from '@statelyai/inspect'
import { afterEach, expect, it, vi } from 'vitest'
import type { InspectionEvent } from 'xstate'
import { createFlows } from '#journal/flows.ts'
import { createJournal } from '#journal/journal.ts'
import { snackbars } from '#machines/snackbars/snackbars.machine.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

/** What the inspector's window is told of flows, in its own protocol. */
const tell = async (act: (flows: ReturnType<typeof createFlows>) => void): Promise<readonly StatelyInspectionEvent[]> => {
  const told: StatelyInspectionEvent[] = []
  const inspectorWindow = {
    postMessage: (message: StatelyInspectionEvent) => told.push(message),
    closed: false,
  } as unknown as Window
  vi.spyOn(window, 'open').mockReturnValue(inspectorWindow)
  const { inspect, stop } = createBrowserInspector()
  // The window says that it is there, as stately.ai does.
  window.dispatchEvent(new MessageEvent('message', { data: { type: '@statelyai.connected' } }))
  act(
    createFlows({
      journal: createJournal(),
      onEmitted: () => undefined,
      inspect: (event: InspectionEvent) => inspect.next?.(event),
    }),
  )
  await vi.waitFor(() => expect(told.map(({ type }) => type)).toContain('@xstate.event'))
  stop()
  return told
}

it('the Stately inspector is told of a flow: its chart, its events and its states', async () => {
  const told = await tell((flows) => {
    flows.open('snackbars', snackbars).send({ type: 'snackbar.raised', id: 'one', status: 'info', body: 'Hello' })
  })
  const actor = told.find((event) => event.type === '@xstate.actor')
  expect(actor).toMatchObject({ type: '@xstate.actor', name: 'snackbars', _version: expect.any(String) })
  const { definition } = actor as { definition?: string }
  expect(Object.keys(JSON.parse(definition ?? '{}').states).sort()).toEqual(Object.keys(snackbars.states).sort())
  expect(told).toContainEqual(
    expect.objectContaining({ type: '@xstate.event', event: expect.objectContaining({ type: 'snackbar.raised' }) }),
  )
  const snapshots = told.filter((event) => event.type === '@xstate.snapshot')
  expect(snapshots.at(-1)).toMatchObject({ snapshot: { status: 'active' } })
})
