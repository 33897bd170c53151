/** The whole portal in jsdom on the mocked gateway, for tests of its screens. */
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { IDBFactory } from 'fake-indexeddb'
import { onTestFinished, vi } from 'vitest'
import type { Scenario } from '#mock/stand-in.ts'
import { App } from '../App.tsx'
import '#journal/testing/indexed-db.ts'
import { createMockedGateway } from '../mocked-gateway.ts'
import { createSystem, type System } from '../system.ts'

interface Opening {
  /** What the mocked gateway does. */
  readonly scenario?: Scenario
  /** Whether the scenario's person is signed in on this device. */
  readonly signedIn?: boolean
}

/** Makes this page the first on a device of its own. @param signedIn whether somebody is signed in on it */
export const takeDevice = (address: string, signedIn: boolean): void => {
  localStorage.clear()
  sessionStorage.clear()
  vi.stubGlobal('indexedDB', new IDBFactory())
  // Other pages of this file's tests are not tabs of the same person.
  vi.stubGlobal('BroadcastChannel', undefined)
  window.scrollTo = () => {}
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
  if (signedIn) {
    localStorage.setItem('portal.idToken', 'stored')
    localStorage.setItem('portal.refreshToken', 'stored')
  }
  window.history.replaceState(null, '', address)
}

/** Waits until the system knows who is signed in. */
export const started = (system: System): Promise<void> =>
  waitFor(() => {
    if (system.session.getSnapshot().matches('starting')) throw new Error('The session has not started')
  })

/**
 * Opens an address as a browser would, on a device of its own.
 *
 * @returns the simulated person, and the system behind the page
 */
export const openPortal = async (address: string, { scenario = {}, signedIn = false }: Opening = {}) => {
  takeDevice(address, signedIn)
  const system = createSystem(createMockedGateway(scenario))
  render(<App system={system} />)
  await started(system)
  return { user: userEvent.setup({ delay: null }), system }
}

/**
 * Keeps the answers of one operation on their way, however long a test takes to look at what shows meanwhile.
 *
 * @returns the scenario's `answers`, and what lets them arrive
 */
export const holdAnswers = (operation: string, isHeld = () => true) => {
  let letGo = (): void => undefined
  const arrival = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const answer = (_variables: unknown, usual: () => unknown) => (isHeld() ? arrival.then(usual) : usual())
  return { answers: { [operation]: answer }, letGo }
}

/** The state a screen's flow is in, as it writes it into the page. */
export const flowState = (flow: string): unknown => {
  const text = document.querySelector(`[data-flow="${flow}"]`)?.getAttribute('data-state')
  return text == null ? null : JSON.parse(text)
}

/** Goes to an address as a link inside the portal does. */
export const goTo = (address: string): void =>
  act(() => {
    window.history.pushState(null, '', address)
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }))
  })

/** Waits for the address to become this one. */
export const expectAddress = (address: string): Promise<void> =>
  waitFor(() => {
    const { pathname, search, hash } = window.location
    if (`${pathname}${search}${hash}` !== address) throw new Error(`The address is ${pathname}${search}${hash}, not ${address}`)
  })

/** Waits for a message to be said to a screen reader. */
export const expectSaid = async (text: string): Promise<void> => {
  await waitFor(() => {
    const said = [...screen.getByRole('log').children].map((child) => child.textContent)
    if (!said.includes(text)) throw new Error(`Said so far: ${said.join(' | ')}`)
  })
}
