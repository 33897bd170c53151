import { describe, expect, it } from 'vitest'
import { hashSecret, newToken, parseToken } from './bearer-token.ts'

const memberId = '7b1c2f0e-4a4d-4c0f-9d55-0d5a5c0c3f11'

describe('a token', () => {
  it('has 256 bits of its own beside whose it is, no bit of which is always the same', () => {
    const secrets = Array.from({ length: 500 }, () => parseToken(newToken(memberId).text)?.secret ?? Buffer.alloc(0))
    expect(new Set(secrets.map((secret) => secret.toString('hex'))).size).toBe(500)
    for (let bit = 0; bit < 256; bit += 1) {
      const values = new Set(secrets.map((secret) => ((secret[bit >> 3] ?? 0) >> (bit & 7)) & 1))
      expect(values.size, `bit ${bit}`).toBe(2)
    }
  })

  it('is kept as a hash that does not tell it', () => {
    const { text, hash } = newToken(memberId)
    const parsed = parseToken(text)
    expect(parsed).toMatchObject({ memberId, hash })
    expect(hashSecret(parsed?.secret ?? Buffer.alloc(0))).toEqual(hash)
    for (const form of ['hex', 'base64', 'base64url'] as const) expect(text).not.toContain(hash.toString(form))
  })

  it.each(['', 'x', 'A'.repeat(63), 'A'.repeat(65), `${'A'.repeat(63)}=`, ` ${'A'.repeat(63)}`])('is not %j', (text) => {
    expect(parseToken(text)).toBeNull()
  })
})
