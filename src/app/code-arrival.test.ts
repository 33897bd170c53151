import { afterEach, expect, it, vi } from 'vitest'
import { importArrived } from './code-arrival.ts'

const served = () => new Response('export {}')

/** A network of which each request's answer is the next of a list; what it was asked for. */
const networkOf = (...answers: readonly (() => Response)[]): readonly string[] => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    const answer = answers[asked.length]
    asked.push(address)
    if (answer === undefined) throw new Error('One request more than expected')
    return answer()
  })
  return asked
}

const offline = (): never => {
  throw new TypeError('Failed to fetch')
}

afterEach(() => void vi.unstubAllGlobals())

it('imports nothing before every file has arrived, and each file is fetched once', async () => {
  const asked = networkOf(served, served, served)
  const load = vi.fn(async () => 'code')
  const first = importArrived(load, ['assets/once-a.js', 'assets/once-b.js'])
  expect(load).not.toHaveBeenCalled()
  expect(await first).toBe('code')
  expect(await importArrived(load, ['assets/once-b.js', 'assets/once-c.js'])).toBe('code')
  expect(asked).toEqual(['/assets/once-a.js', '/assets/once-b.js', '/assets/once-c.js'])
})

it('does not import code that did not arrive, and asks for it again the next time', async () => {
  const asked = networkOf(offline, served)
  const load = vi.fn(async () => 'code')
  await expect(importArrived(load, ['assets/away.js'])).rejects.toThrow(new TypeError('/assets/away.js did not arrive'))
  expect(load).not.toHaveBeenCalled()
  expect(await importArrived(load, ['assets/away.js'])).toBe('code')
  expect(asked).toHaveLength(2)
})

it('takes an address that is served no more for code that did not arrive', async () => {
  networkOf(() => new Response('gone', { status: 404 }))
  await expect(importArrived(async () => 'code', ['assets/gone.js'])).rejects.toThrow(TypeError)
})

it('imports at once what needs no file that is not there yet', async () => {
  networkOf()
  expect(await importArrived(async () => 'code')).toBe('code')
})
