import { fireEvent, render, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { chunkLoadTimeout, lazyScreen } from './lazy-screen.tsx'
import type { reloadFromServer } from './reload.ts'
import { ScreenBoundary } from './ScreenBoundary.tsx'

const { reload } = vi.hoisted(() => ({ reload: vi.fn<typeof reloadFromServer>() }))
vi.mock('./reload.ts', async (original) => ({ ...(await original<object>()), reloadFromServer: reload }))
vi.mock('./ScreenFallback.tsx', () => ({ ScreenFallback: () => <p>Loading</p> }))

beforeEach(() => {
  sessionStorage.clear()
  reload.mockReset()
  reload.mockImplementation(async (mayReload = () => true) => (mayReload() ? 'reloading' : 'kept'))
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const Hello = () => <p>Hello</p>
const open = (Screen: ComponentType) =>
  render(
    <ScreenBoundary resetKey="/">
      <Screen />
    </ScreenBoundary>,
  )
const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))

/** The page after a reload, about to make the same screen: what the tab remembers outlives the page, and its screens are numbered anew. */
const nextPage = async () => {
  const [remembered = ''] = Object.values(sessionStorage)
  vi.resetModules()
  const again = await import('./lazy-screen.tsx')
  const number = Number.parseInt(String(remembered), 10)
  for (let made = 1; made < number; made += 1) again.lazyScreen(gone)
  return again
}

describe('a screen whose code is fetched when it is shown', () => {
  it('shows itself', async () => {
    open(lazyScreen(async () => Hello))
    await screen.findByText('Hello')
    expect(reload).not.toHaveBeenCalled()
  })

  it('loads the page anew when its code is gone, and shows no error meanwhile', async () => {
    open(lazyScreen(gone))
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
    expect(screen.queryByText('Loading')).not.toBeNull()
    expect(screen.queryByText('An error has occurred!')).toBeNull()
  })

  it('shows its error view, not a second reload, when its code is gone again', async () => {
    const Screen = lazyScreen(gone)
    const { unmount } = open(Screen)
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
    unmount()
    const again = await nextPage()
    open(again.lazyScreen(gone))
    await screen.findByText('An error has occurred!')
    expect(reload).toHaveBeenCalledTimes(1)
    expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy()
  })

  it('says at once when there is no server to load from, and after Retry again', async () => {
    reload.mockResolvedValue('unreachable')
    open(lazyScreen(gone))
    const told = 'An error has occurred! The server cannot be reached. Please check your connection.'
    await screen.findByText(told)
    expect(sessionStorage).toHaveLength(0)
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(2))
    await screen.findByText(told)
    expect(screen.getByRole('button', { name: 'Retry' }).getAttribute('aria-disabled')).toBeNull()
  })

  it('remembers no reload of a page that is left before the server has answered', async () => {
    reload.mockReturnValue(new Promise<never>(() => {}))
    open(lazyScreen(gone))
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
    expect(sessionStorage).toHaveLength(0)
  })

  it('does not reload where the tab cannot remember it', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    open(lazyScreen(gone))
    await screen.findByText('An error has occurred!')
    expect(await reload.mock.results[0]?.value).toBe('kept')
  })

  it('forgets its reload once it loads', async () => {
    const { unmount } = open(lazyScreen(gone))
    await vi.waitFor(() => expect(sessionStorage).toHaveLength(1))
    unmount()
    const again = await nextPage()
    open(again.lazyScreen(async () => Hello))
    await screen.findByText('Hello')
    expect(sessionStorage).toHaveLength(0)
  })

  it('counts as gone when its code has not come after 120 s', async () => {
    vi.useFakeTimers()
    expect(chunkLoadTimeout).toBe(120_000)
    open(lazyScreen(() => new Promise<never>(() => {})))
    await vi.advanceTimersByTimeAsync(119_999)
    expect(reload).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(reload).toHaveBeenCalledTimes(1)
  })
})
