import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createVault } from '#journal/vault.ts'
import { everyFormOnce, hostileAddress, paths, secret } from '../../../tests/support/hostile-addresses.ts'
import { rounds } from '../../../tests/support/soak.ts'
import { takeAddressSecrets } from './address-secrets.ts'

const origin = 'https://portal.example'

/** Opens a malformed address: every secret in it is gone from the bar and the history, and what is left belongs to the portal. */
const expectCleaned = (address: string): void => {
  const location = new URL(`${origin}${address}`)
  const left: string[] = []
  const history = { replaceState: (_state: unknown, _unused: string, next: string) => left.push(next) }
  const vault = createVault()
  const found = takeAddressSecrets(vault, { location, history } as unknown as Window)
  const here = new URL(left.at(-1) ?? location.href, origin)
  expect(here.origin).toBe(origin)
  expect(here.href).not.toContain(secret)
  expect(left.length).toBeLessThanOrEqual(1)
  for (const handle of found.values()) expect(handle.sealed).not.toContain(secret)
}

describe('malformed addresses', { timeout: 300_000 }, () => {
  it.each(paths)('of %s: always this origin, no secret left', (path) => {
    fc.assert(fc.property(hostileAddress(path), expectCleaned), { numRuns: rounds(1_000, 100_000) })
  })

  it('those that a browser opens in the tests of faults, too', () => {
    expect(everyFormOnce.filter((address) => address.includes(secret))).toHaveLength(everyFormOnce.length)
    for (const address of everyFormOnce) expectCleaned(address)
  })
})
