import { parseOptions } from '@node-rs/argon2'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'

const verified: string[] = []
// Files share what has been imported, so the watched library is fetched anew, and not left to the next file.
vi.resetModules()
vi.doMock('@node-rs/argon2', async (importOriginal) => {
  const original = await importOriginal<typeof import('@node-rs/argon2')>()
  return {
    ...original,
    verify: (hash: string, password: string) => {
      verified.push(hash)
      return original.verify(hash, password)
    },
  }
})
const { hashPassword, verifyPassword } = await import('./password.ts')
afterAll(() => {
  vi.doUnmock('@node-rs/argon2')
  vi.resetModules()
})
beforeEach(() => {
  verified.length = 0
})

describe('a password', () => {
  it('is hashed with argon2id, 19 MiB and two passes, with a salt of its own', async () => {
    const [one, other] = await Promise.all([hashPassword('the same'), hashPassword('the same')])
    expect(one).toMatch(/^\$argon2id\$/)
    expect(parseOptions(one)).toMatchObject({ memoryCost: 19_456, timeCost: 2, parallelism: 1 })
    expect(one).not.toBe(other)
  })

  it.each(['Portal-demo-1', '👩‍👩‍👧‍👦 contraseña', ' spaces ', 'x'.repeat(1024)])(
    '%j matches its own hash only',
    async (password) => {
      const hash = await hashPassword(password)
      expect(await verifyPassword(hash, password)).toBe(true)
      expect(await verifyPassword(hash, `${password}x`)).toBe(false)
    },
  )

  it('costs the same work when there is no account: one verification of a hash of the same cost', async () => {
    const hash = await hashPassword('Portal-demo-1')
    expect(await verifyPassword(hash, 'wrong')).toBe(false)
    expect(await verifyPassword(null, 'wrong')).toBe(false)
    expect(verified).toHaveLength(2)
    const [known = '', unknown = ''] = verified
    expect(parseOptions(unknown)).toEqual(parseOptions(known))
  })
})
