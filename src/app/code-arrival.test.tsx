import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { importArrived } from './code-arrival.ts'

/** Links that have not been answered yet, in the order in which the page asked for them. */
const links = (): readonly HTMLLinkElement[] => [...document.head.querySelectorAll<HTMLLinkElement>('link:not([data-answered])')]

const asked = (): readonly (string | null)[] => links().map((link) => link.getAttribute('href'))

const answer = (address: string, type: 'load' | 'error'): void => {
  const link = links().find((one) => one.getAttribute('href') === address)
  if (link === undefined) throw new Error(`${address} was not asked for`)
  link.dataset.answered = ''
  link.dispatchEvent(new Event(type))
}

beforeEach(() => void vi.spyOn(performance, 'now').mockReturnValue(100))

afterEach(() => {
  vi.restoreAllMocks()
  document.head.replaceChildren()
  vi.unstubAllGlobals()
})

it('imports nothing before every file has arrived, and each file is fetched once', async () => {
  const load = vi.fn(async () => 'code')
  const first = importArrived(load, ['assets/once-a.js', 'assets/once-b.js'])
  expect(asked()).toEqual(['/assets/once-a.js', '/assets/once-b.js'])
  answer('/assets/once-a.js', 'load')
  await Promise.resolve()
  expect(load).not.toHaveBeenCalled()
  answer('/assets/once-b.js', 'load')
  expect(await first).toBe('code')
  const second = importArrived(load, ['assets/once-b.js', 'assets/once-c.js'])
  expect(asked()).toEqual(['/assets/once-c.js'])
  answer('/assets/once-c.js', 'load')
  expect(await second).toBe('code')
})

it('does not import code that did not arrive, and asks for it again the next time, in another way', async () => {
  const load = vi.fn(async () => 'code')
  const first = importArrived(load, ['assets/away.js'])
  answer('/assets/away.js', 'error')
  await expect(first).rejects.toThrow(new TypeError('/assets/away.js did not arrive'))
  expect(document.head.childElementCount).toBe(0)
  const answers = [() => Promise.reject(new TypeError('Failed to fetch')), async () => new Response('gone', { status: 404 })]
  const fetched = vi.fn(async (_address: string) => (await answers.shift()?.()) ?? new Response('export {}'))
  vi.stubGlobal('fetch', fetched)
  await expect(importArrived(load, ['assets/away.js'])).rejects.toThrow(TypeError)
  await expect(importArrived(load, ['assets/away.js'])).rejects.toThrow(TypeError)
  expect(load).not.toHaveBeenCalled()
  expect(await importArrived(load, ['assets/away.js'])).toBe('code')
  expect(fetched.mock.calls).toEqual([['/assets/away.js'], ['/assets/away.js'], ['/assets/away.js']])
  expect(document.head.childElementCount).toBe(0)
})

it('imports once more for each failed preload that the browser may take for it', async () => {
  const files = ['assets/first.js', 'assets/second.js']
  const failing = importArrived(async () => 'code', files)
  for (const file of files) answer(`/${file}`, 'error')
  await expect(failing).rejects.toThrow(TypeError)
  vi.stubGlobal('fetch', async () => new Response('export {}'))
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new TypeError('kept')).mockResolvedValueOnce('code')
  expect(await importArrived(load, files)).toBe('code')
  const never = vi.fn<() => Promise<string>>().mockRejectedValue(new TypeError('broken'))
  await expect(importArrived(never, files)).rejects.toThrow('broken')
  expect(never.mock.calls.length).toBeGreaterThanOrEqual(3)
})

it.each([
  ['long after the network has last brought code', () => vi.spyOn(performance, 'now').mockReturnValue(3_100)],
  ['without network', () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)],
])('preloads nothing %s: a browser may keep that it failed', async (when, arrange) => {
  arrange()
  const fetched = vi.fn(async (_address: string) => new Response('export {}'))
  vi.stubGlobal('fetch', fetched)
  const file = `assets/${when.length}.js`
  expect(await importArrived(async () => 'code', [file])).toBe('code')
  expect(fetched.mock.calls).toEqual([[`/${file}`]])
  expect(asked()).toEqual([])
})

it('preloads again for as long as the network goes on bringing code, however long that takes', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(10_000)
  vi.stubGlobal('fetch', async (_address: string) => new Response('export {}'))
  expect(await importArrived(async () => 'code', ['assets/fetched.js'])).toBe('code')
  for (const time of [12_900, 15_800]) {
    now.mockReturnValue(time)
    const late = importArrived(async () => 'code', [`assets/at-${time}.js`])
    expect(asked()).toEqual([`/assets/at-${time}.js`])
    answer(`/assets/at-${time}.js`, 'load')
    expect(await late).toBe('code')
  }
  now.mockReturnValue(18_800)
  expect(await importArrived(async () => 'code', ['assets/after-a-pause.js'])).toBe('code')
  expect(asked()).toEqual([])
})

it('fetches a script as a module is fetched, so that the import finds it, and a style sheet as one', () => {
  void importArrived(async () => 'code', ['assets/kind.js', 'assets/kind.css'])
  const [script, styles] = links()
  expect(script).toMatchObject({ rel: 'preload', as: 'script', crossOrigin: '' })
  expect(styles).toMatchObject({ rel: 'stylesheet' })
})

it('imports at once what needs no file that is not there yet', async () => {
  expect(await importArrived(async () => 'code')).toBe('code')
})
