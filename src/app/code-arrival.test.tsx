import { afterEach, expect, it, vi } from 'vitest'
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

afterEach(() => document.head.replaceChildren())

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

it('does not import code that did not arrive, and asks for it again the next time', async () => {
  const load = vi.fn(async () => 'code')
  const first = importArrived(load, ['assets/away.js'])
  answer('/assets/away.js', 'error')
  await expect(first).rejects.toThrow(new TypeError('/assets/away.js did not arrive'))
  expect(load).not.toHaveBeenCalled()
  expect(document.head.childElementCount).toBe(0)
  const second = importArrived(load, ['assets/away.js'])
  answer('/assets/away.js', 'load')
  expect(await second).toBe('code')
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
